"""Sends somebody once a day, silently, the list of the tables that wait for them, at an hour of
their own, instead of reminders; and each rematch to which they are invited, once.
"""

from collections.abc import Sequence
from html import escape

from bot.display.tables_of import is_called, table_name
from bot.display.values import Button, Keyboard, reply
from bot.features.again.table import LIFE
from bot.handlers.door import way_of
from bot.handlers.pages.mine import overview
from bot.service.clock import tell_due
from bot.service.notices import Notice
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.gathering import is_rematch
from bot.table.habits import DIGEST, next_digest
from bot.table.relations import language_of
from bot.table.seating import awaited_guests
from bot.table.suspension import is_out
from bot.table.values import HOUR, Live, Place, Table, User, is_open
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame
from games.core.message import Message

LIST = Notice(lambda profile: profile.habits.reminders == DIGEST)
_APART = 9 * HOUR
"""Seconds from one list to the next at least: a clock that is learnt, or guessed from another
language, may be that far from the one that was reckoned with before.
"""


async def send_due(service: TableService) -> None:
    """Send the lists that are due now."""
    await tell_due(service, service.store.digests, LIST, _send)


async def _send(service: TableService, id: int) -> None:
    found = [await service.store.readable(one) for one in await service.store.agenda.tables_of(id)]
    tables = [read_by(one, id) for one in found if one and is_open(one.table)]
    await _note_next(service, id, tables)
    waiting = [one for one in tables if await _is_listed(service, one, id)]
    again = await _rematches(service, id)
    told = [*waiting, *again]
    if told and (reader := await service.reader(LIST, id, language_of(told[0].table, id))):
        said: list[str] = []
        rows: Keyboard = ()
        if waiting:
            text, rows = await overview(service, waiting, User(id, "", reader.language))
            said = [service.frame.say(reader.language, "digest"), text]
        for one in again:
            line, join = _invitation(service.frame, one.table, id, reader.language)
            said, rows = [*said, line], (*rows, (join,))
        service.messenger.sender.say(reader.hears(reply(Place(id), "\n".join(said), rows)))


async def _note_next(service: TableService, id: int, tables: Sequence[Live]) -> None:
    """Note when somebody's next list comes, by the language of a table if they have chosen none.
    It is reckoned anew each time: by the clock on the wall, two days differ by an hour where summer
    time begins.
    """
    profile = await service.store.profiles.of(id)
    language = profile.language or (language_of(tables[0].table, id) if tables else "")
    next_one = next_digest(profile.habits, spoken(language), service.now + _APART)
    await service.store.digests.note(id, next_one)


async def _is_listed(service: TableService, live: Live, id: int) -> bool:
    """Tell whether somebody should move at a table, in a chat that takes our messages."""
    if not is_called(service.frame, live, id) or is_out(live.table, id, service.now):
        return False
    return live.table.place.chat not in await service.messenger.chats.unreachable(live.table.id)


def _invitation(frame: Frame, table: Table, user: int, language: str) -> tuple[str, Button]:
    """Say that a rematch waits for somebody, with the way to a seat there."""
    name = table_name(frame, table, language)
    line = frame.say(language, Message("digest-rematch", {"table": escape(name)}))
    link = frame.deep_link(f"join_{way_of(table, user)}")
    return line, Button(
        frame.say(language, Message("button-digest-rematch", {"table": name})), url=link
    )


async def _rematches(service: TableService, id: int) -> list[Live]:
    """Return the lobbies of rematches to which somebody is invited, each once."""
    store, found = service.store, []
    for one in await store.agenda.tables_since(id, service.now + 1):
        live = await store.readable(one)
        if live is None or not is_rematch(live.table):
            continue
        is_invited = id in {guest.user for guest in awaited_guests(live.table)}
        if is_invited and await store.rings.claim(one, id, "again", LIFE):
            found.append(live)
    return found
