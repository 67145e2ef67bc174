"""Boards of chats whose messages vanish by themselves: they come anew before that, without a sound,
about once a day at most. Where messages live for less than a day people bring them by /board.
"""

from collections.abc import Iterator

from bot.service.table_service import TableService
from bot.table.seating import readers
from bot.table.showing import Show
from bot.table.values import DAY, HOUR, NOBODY, Live, Phase, Table, User

_BEFORE = HOUR
"""Seconds before a board vanishes by which another comes."""


def _chats(table: Table) -> Iterator[tuple[int, int]]:
    """Yield the chats where a table's board stands, each with the user who reads it there alone."""
    if table.place.is_circle:
        yield from ((person.user, person.user) for person in readers(table))
    else:
        yield table.place.chat, NOBODY


async def kept_in_sight(service: TableService, live: Live) -> int | None:
    """Bring the boards of a running game anew that are about to vanish; return when the next one
    is, None for never.
    """
    if live.table.phase is not Phase.RUNNING:
        return None
    moments = []
    for chat, reader in _chats(live.table):
        timer = (await service.store.profiles.of(chat)).timer
        if timer < DAY:
            continue
        posted = await service.messenger.boards.posted(live.table.id, chat)
        if posted is None:
            continue
        moment = posted + timer - _BEFORE
        if moment <= service.now:
            await service.change(live.table.id, User(reader, "", ""), Show())
            moment = service.now + timer - _BEFORE
        moments.append(moment)
    return min(moments, default=None)
