"""The button of high contrast. PURE."""

from bot.display.buttons import Switching


class Contrast(Switching, tag="hc", frozen=True):
    """Set whether the pictures of this chat are in high contrast."""
