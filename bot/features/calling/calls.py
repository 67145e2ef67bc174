"""Calls those who want it, once a lobby has opened."""

import asyncio
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.display.values import reply
from bot.features.calling.shown import off
from bot.service.notices import Notice
from bot.service.people import fresh_names
from bot.service.table_service import TableService
from bot.table.values import NOBODY, Live, Table
from bot.texts.frame import fenced, mention_of
from games.core.message import Message

CALL = Notice(rings=True, in_group=True)


async def call(service: TableService, live: Live, user: int) -> None:
    """Mention in a new lobby the people who want to be called, except its host and people in their
    quiet hours; once an hour at most, however often lobbies are opened and cancelled.
    """
    table, store = live.table, service.store
    if not table.place.is_group or live.revision > 1:
        return
    people = await store.callings.people(table.place.chat)
    sitting = {user, *(person.user for person in table.people)}
    others = {id: name for id, name in people.items() if id not in sitting}
    readers = await asyncio.gather(*(service.reader(CALL, id, table.language) for id in others))
    found = zip(others.items(), readers, strict=True)
    awake = [one for one, reader in found if reader and not reader.is_silent]
    names = [mention_of(id, fenced(name)) for id, name in _people_with_names(service, table, awake)]
    if not names or not await store.rings.claim(table.place.chat, NOBODY, "call"):
        return
    listed = service.frame.listed(table.language, names)
    said = service.frame.say(table.language, Message("call", {"names": listed}))
    calling = reply(table.place, said, off(service.frame, table.language))
    service.messenger.sender.say(replace(calling, silent=False))


def _people_with_names(
    service: TableService, table: Table, people: Sequence[tuple[int, str]]
) -> Iterator[tuple[int, str]]:
    """Yield users with their names, "Player 2" for a name of which nothing is seen."""
    free = fresh_names(service.frame, table.language, {name for _, name in people})
    for id, name in people:
        yield id, name or next(free)
