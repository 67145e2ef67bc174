"""The button of a group's album. PURE."""

from bot.display.buttons import Switching


class Album(Switching, tag="ab", frozen=True):
    """Say whether this group keeps all boards of a running game."""
