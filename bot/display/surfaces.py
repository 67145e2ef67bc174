"""What each chat should show: a pure function of the table.

A surface is one live message: the lobby, the board in the group, a hand in a private chat. The
courier makes Telegram show it. A new `post` means a new message; everything else is an edit.
"""

from bot.display.board import board_surfaces
from bot.display.lobby import lobby_surface
from bot.display.values import NOTHING, Focuses, Reach, Surface
from bot.table.values import Live
from bot.texts.frame import Frame

_NO_FOCUSES: Focuses = {}
_ALL_THERE = Reach()


def surfaces(
    frame: Frame, live: Live, focuses: Focuses = _NO_FOCUSES, reach: Reach = _ALL_THERE
) -> tuple[Surface, ...]:
    """Return everything that the table shows anywhere, in the order in which to show it."""
    if live.play is None:
        return (lobby_surface(frame, live.table, focuses.get(None, NOTHING)),)
    return board_surfaces(frame, live, focuses, reach)
