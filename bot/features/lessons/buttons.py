"""The button of lessons. PURE."""

from typing import Annotated

from msgspec import Meta

from bot.display.token import Token


class Learn(Token, tag="4", frozen=True):
    """Show a step of a lesson, or answer it; without a lesson, list all lessons."""

    lesson: str = ""
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    answer: str = ""
