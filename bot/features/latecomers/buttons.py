"""Buttons of late comers. PURE."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from bot.display.token import Token


class AskToJoin(Token, tag="la", frozen=True):
    """Ask the players whether one may play on in a computer's place."""

    is_for_outsiders: ClassVar[bool] = True


class AnswerLatecomer(Token, tag="ln", frozen=True):
    """Agree that somebody takes a computer's seat, or not; the one who asks takes the question
    back.
    """

    is_for_outsiders: ClassVar[bool] = True
    answer: Literal["y", "n"]
    name: Annotated[int, Meta(ge=0, le=10**12)]
    """Of the question: an old button answers no other one."""
