"""Calls those who want it, once a lobby has opened."""

import asyncio
from html import escape

from msgspec.structs import replace

from bot.display.values import reply
from bot.features.calling.shown import off
from bot.service.notices import Notice
from bot.service.table_service import TableService
from bot.table.values import NOBODY, Live
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
    names = [_mention(*one) for one, reader in found if reader and not reader.is_silent]
    if not names or not await store.rings.may_tell(table.place.chat, NOBODY, "call"):
        return
    listed = service.frame.listed(table.language, names)
    said = service.frame.say(table.language, Message("call", {"names": listed}))
    calling = reply(table.place, said, off(service.frame, table.language))
    service.messenger.sender.say(replace(calling, silent=False))


def _mention(user: int, name: str) -> str:
    return f'<a href="tg://user?id={user}">{escape(name)}</a>'
