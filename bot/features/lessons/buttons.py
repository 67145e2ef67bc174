"""The button of lessons. PURE."""

from typing import Annotated

from msgspec import Meta

from bot.display.token import Token


class Learn(Token, tag="4", frozen=True):
    """Teach a game: which lesson, which of its steps, what is answered; or show all lessons."""

    lesson: str = ""
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    answer: str = ""
