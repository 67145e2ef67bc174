"""The button of moments. PURE."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.display.token import Token

Reviewing = Literal["", "f", "x", "a", "s"]


class Moments(Token, tag="mo", frozen=True):
    """Look again at one's own decisions in a finished game."""

    what: Reviewing = ""
    """Explain the review; start it, or stop it; ask a decision again, or show a better move."""
    index: Annotated[int, Meta(ge=0, le=9)] = 0
