"""The button of a group's months. PURE."""

from bot.display.buttons import Switching


class Months(Switching, tag="mn", frozen=True):
    """Say whether this group is told each month who played, and who won."""
