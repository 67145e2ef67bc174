"""What somebody is told at their first look after a while (docs/adr/0095)."""

from bot.display.board.since import is_long, since_own
from bot.handlers.taps import Tap
from bot.table.seating import chair_of
from bot.table.values import Live


def told_first(tap: Tap, live: Live) -> str | None:
    """Return what has happened to the presser since their own last move, if that was long ago."""
    chair = chair_of(live.table, tap.user.id)
    if chair is None or not is_long(live.table, chair, tap.service.now):
        return None
    return since_own(tap.service.frame, live, chair, tap.user.language) or None
