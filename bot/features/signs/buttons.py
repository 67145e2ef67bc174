"""Buttons of signs. PURE."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.display.token import Token


class Sign(Token, tag="sg", frozen=True):
    """Make a sign to the others at a table of people."""

    sign: Annotated[int, Meta(ge=-1, le=9)] = 0
    """From 1 on; 0 to see them all, -1 to leave them."""


class Mute(Token, tag="mu", frozen=True):
    """Say whether the presser sees no signs at this table."""

    answer: Literal["y", "n"]
