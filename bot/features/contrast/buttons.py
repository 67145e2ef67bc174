"""The button of high contrast. PURE."""

from bot.display.token import Token


class Contrast(Token, tag="hc", frozen=True):
    """Set whether the pictures of this chat are in high contrast."""

    is_on: bool
