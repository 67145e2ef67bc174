"""The button of moments. PURE."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.display.token import Token

Reviewing = Literal["", "f", "x", "a", "s"]


class Moments(Token, tag="mo", frozen=True):
    """Look again at one's own decisions of a game that is over."""

    what: Reviewing = ""
    """Tell what it is; find them, or stop that; ask one, or show what is better there."""
    index: Annotated[int, Meta(ge=0, le=9)] = 0
