"""Buttons of handing on a seat. PURE."""

from typing import ClassVar, Literal

from bot.display.buttons import Sitting
from bot.display.token import Token


class OfferSeat(Token, tag="1", frozen=True):
    """Let a friend play on in one's seat: holds the chair of the owner."""

    chair: Sitting
    question: Literal["", "q"] = ""
    """Whether the button is one of the question of /leave."""


class KeepSeat(Token, tag="2", frozen=True):
    """Take the offer back: the chair of the person who may."""

    chair: Sitting


class TakeOver(Token, tag="3", frozen=True):
    """Play on in a seat that is offered."""

    is_for_outsiders: ClassVar[bool] = True
    chair: Sitting
    word: str
    """Of the offer."""
