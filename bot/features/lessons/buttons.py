"""The button of lessons. PURE."""

from typing import Annotated

from msgspec import Meta

from bot.display.token import Token


class Learn(Token, tag="4", frozen=True):
    """Show a step of a lesson, or answer it; without a lesson, list the games' lessons, or those of
    expansions.
    """

    lesson: str = ""
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    answer: str = ""
    """`BACK` shows the step, or the list, in the same message."""


BACK = "back"
EXPANSIONS = "more"
"""As the answer of a list: the lessons of expansions."""
