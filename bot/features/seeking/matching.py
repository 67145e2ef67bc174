"""Matchmaking: lets people wait for somebody to play with, and makes the tables of those who have
found each other (docs/adr/0101).
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from itertools import islice
from typing import Any

from msgspec.structs import replace

from bot.display.values import Keyboard, reply
from bot.features.seeking.shown import found_nobody, sits_at_three
from bot.features.seeking.store import Hall
from bot.features.seeking.table import Party, Wish, gathered, is_over, parties
from bot.service.clock import going_on
from bot.service.notices import Notice
from bot.service.people import named, preferring
from bot.service.sitting import sat_down
from bot.service.table_service import TableService
from bot.store.tables import StoreConflict
from bot.table.circles import free_letter, neighbours
from bot.table.gathering import Start
from bot.table.values import Live, Place, Refused, Table, User, is_gathering
from bot.texts.frame import Frame

_Saying = Callable[[Frame, Wish], tuple[str, Keyboard]]
AT_ONCE = 32
"""Tables that are made side by side: presses need the store meanwhile."""
SENT_AWAY = Notice(rings=True)
LATE = 10
"""Seconds after which a table is made that was to be made before."""


async def match_all(service: TableService, stopping: asyncio.Event | None = None) -> None:
    """Make tables of all who have found each other, and of those whom a former worker has left
    without; tell who has waited in vain. Return early once `stopping` is set.
    """
    hall, now = await service.store.seekers.look(), service.now
    late = [(id, party) for id, party in hall.found.items() if abs(now - party.since) > LATE]
    await _each(complete(service, id, party) for id, party in late)
    waiting = await _let_in(service, hall, now)
    found = parties(service.frame.games, waiting, now)
    while some := [*islice(found, AT_ONCE)]:
        await _each(_match(service, secrets.token_hex(5), party, hall) for party in some)
        if stopping and stopping.is_set():
            return


async def _each(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all; whatever one raises, the others are done."""
    await asyncio.gather(*(going_on(work, "a match") for work in works))


async def _let_in(service: TableService, hall: Hall, now: int) -> list[Wish]:
    """Return the wishes that may be matched; people who are banned or have waited too long leave
    the queue.
    """
    banned = await service.store.operating.banned() if hall.waiting else frozenset[int]()
    left = []
    for user, wish in hall.waiting.items():
        if user in banned:
            await service.store.seekers.give_up(user, hall)
        elif is_over(wish, now):
            await _send_away(service, wish, hall, found_nobody)
        else:
            left.append(wish)
    return left


async def _send_away(service: TableService, wish: Wish, hall: Hall, why: _Saying) -> None:
    """Take somebody out of the queue, and tell them why."""
    if await service.store.seekers.give_up(wish.user.id, hall):  # else they are told already
        _take_away(service, wish)
        wish = await _up_to_date(service, wish)
        user = wish.user
        if reader := await service.reader(SENT_AWAY, user.id, user.language):
            said = reply(Place(user.id), *why(service.frame, wish))
            service.messenger.sender.say(reader.hears(said))


def _take_away(service: TableService, wish: Wish) -> None:
    """Delete the message in which somebody was waiting, if they have asked by one."""
    if wish.message > 0:
        service.messenger.sender.delete(wish.user.id, wish.message)


async def _match(service: TableService, id: str, party: Party, hall: Hall) -> None:
    may = [await _keep_or_send_away(service, wish, hall) for wish in party.wishes]
    if all(may) and await service.store.seekers.find(id, party, hall):
        await complete(service, id, party)


async def _keep_or_send_away(service: TableService, wish: Wish, hall: Hall) -> bool:
    """Take a matched person who cannot play any more out of the queue; return whether they can."""
    user = wish.user.id
    if not (await service.store.profiles.of(user)).reachable:
        await service.store.seekers.give_up(user, hall)
        return False
    if await _has_sat_down(service, user):
        await _send_away(service, wish, hall, sits_at_three)
        return False
    return True


async def _has_sat_down(service: TableService, user: int) -> bool:
    """Tell whether somebody sits at as many tables by now as there are letters."""
    ids = await service.store.agenda.open_tables_of(user)
    lives = [live for id in ids if (live := await service.store.readable(id))]
    try:
        free_letter(neighbours(lives, user, ""), user)
    except Refused:
        return True
    return False


async def complete(service: TableService, id: str, party: Party) -> None:
    """Make the table of a matched party, and begin its game. Idempotent: steps that are done
    already are not repeated.
    """
    table = await _stood(service, id, party)
    for person in (one for one in table.people if one.lettered):
        _, beside = await _sat_down(service, Live(table), person.user)
        await service.tell_apart(person.user, beside)
    starter = User(table.host, "", table.language)
    with suppress(Refused):  # it has begun
        await service.change(id, starter, Start(service.seed(), service.today, service.now))
    service.messenger.show(id)
    for wish in party.wishes:
        _take_away(service, wish)
    await service.store.seekers.done(id)


async def _stood(service: TableService, id: str, party: Party) -> Table:
    """Return the lobby of a party's table, or the table that it has become."""
    store = service.store
    live = await store.tables.load(id)
    if live is None:
        try:
            live = await store.tables.save(Live(await _gathered_table(service, id, party)), None)
        except StoreConflict:  # it is made again, after a lost answer
            live = await service.find(id)
    table = live.table
    if is_gathering(table):
        await store.places.claim(table.place, id, None)
        await store.agenda.note(table, None, service.now)
    return table


async def _gathered_table(service: TableService, id: str, party: Party) -> Table:
    """Return the table as its people are known by now, each called by a letter of their own."""
    wishes = [await _up_to_date(service, wish) for wish in party.wishes]
    live = Live(gathered(service.frame.games, id, replace(party, wishes=tuple(wishes))))
    for wish in wishes:
        live, _ = await _sat_down(service, live, wish.user.id)
    return named(service.frame, live.table)


async def _sat_down(service: TableService, live: Live, user: int) -> tuple[Live, tuple[Table, ...]]:
    """Let somebody sit down even if they have sat down at a third table since they were found: the
    others wait for them.
    """
    try:
        return await sat_down(service.store, live, user)
    except Refused:
        return live, ()


async def _up_to_date(service: TableService, wish: Wish) -> Wish:
    """Return a wish with the settings that its person has changed since."""
    profile = await service.store.profiles.of(wish.user.id)
    return replace(wish, user=preferring(wish.user, profile))
