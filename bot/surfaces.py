"""What each chat should show: a pure function of the table.

A surface is one live message: the lobby, the board in the group, a hand in a private chat. The
courier makes Telegram show it. A new `post` means a new message; everything else is an edit.
"""

from bot.board import board_surfaces
from bot.frame import Frame
from bot.lobby import lobby_surface
from bot.shown import Focus, Surface
from bot.table import Live


def surfaces(frame: Frame, live: Live, focus: Focus | None = None) -> tuple[Surface, ...]:
    """Return everything that the table shows anywhere, in the order in which to show it."""
    looked_at = focus or Focus()
    if live.play is None:
        return (lobby_surface(frame, live.table, looked_at),)
    return board_surfaces(frame, live, looked_at)
