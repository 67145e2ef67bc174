"""What somebody is told at their first look after a while (docs/adr/0095)."""

from bot.display.board.since import LONG, is_long, since_own
from bot.handlers.taps import Tap
from bot.table.seating import chair_of
from bot.table.values import Live


async def told_first(tap: Tap, live: Live) -> str | None:
    """Return what has happened to the presser since their own last move, if that was long ago and
    they have not been told lately.
    """
    service, chair = tap.service, chair_of(live.table, tap.user.id)
    if chair is None or not is_long(live.table, chair, service.now):
        return None
    told = since_own(service.frame, live, chair, tap.user.language)
    if told and await service.store.moments.claim_telling(live.table.id, chair, LONG):
        return told
    return None
