"""Chats whose messages vanish by themselves: what stands there comes anew before that, without a
sound, about once a day at most. Where messages live for less than a day people bring it by /board
or /hand.
"""

from bot.service.table_service import TableService
from bot.table.seating import present
from bot.table.showing import Show
from bot.table.values import DAY, HOUR, NOBODY, Live, Phase, Table, User

_BEFORE = HOUR
"""Seconds before a message vanishes by which another comes."""


def _chats(table: Table) -> frozenset[int]:
    """Return the chats where messages of a table may stand."""
    people = frozenset(table.people[chair].user for chair in present(table))
    return (people | {table.place.chat}) - {NOBODY}


async def kept_in_sight(service: TableService, live: Live) -> int | None:
    """Bring what stands of a running game anew where it is about to vanish; return when the next
    message is, None for never.
    """
    if live.table.phase is not Phase.RUNNING:
        return None
    moments = []
    for chat in _chats(live.table):
        profile = await service.store.profiles.of(chat)
        if profile.timer < DAY or not (chat < 0 or profile.reachable):
            continue
        posted = await service.messenger.boards.posted(live.table.id, chat)
        if posted is None:
            continue
        moment = posted + profile.timer - _BEFORE
        if moment <= service.now:
            await _brought(service, live, chat)
            moment = service.now + profile.timer - _BEFORE
        moments.append(moment)
    return min(moments, default=None)


async def _brought(service: TableService, live: Live, chat: int) -> None:
    """Bring a group's board anew, or all that stands in a private chat."""
    if chat < 0:
        await service.change(live.table.id, User(NOBODY, "", ""), Show())
    else:
        await service.messenger.boards.keep_in_sight(live.table.id, chat)
