"""The summary at a person's first look after some hours (docs/adr/0095)."""

from bot.display.board.recap import LONG, is_long, since_own
from bot.handlers.taps import Tap
from bot.table.seating import chair_of
from bot.table.values import Live


async def told_first(tap: Tap, live: Live) -> str | None:
    """Return the events since the presser's own last move, if that was long ago and they have not
    had the summary lately.
    """
    service, chair = tap.service, chair_of(live.table, tap.user.id)
    if chair is None or not is_long(live.table, chair, service.now):
        return None
    told = since_own(service.frame, live, chair, tap.user.language)
    if told and await service.store.rings.claim(live.table.id, chair, "since", LONG):
        return told
    return None
