"""Matchmaking: lets people wait for somebody to play with, and makes the tables of those who have
found each other (docs/adr/0101).
"""

import asyncio
import secrets
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from itertools import islice
from typing import Any

from msgspec.structs import replace

from bot.display.lobby.seeking import found_nobody, sits_at_three
from bot.display.values import Keyboard, reply
from bot.service.clock import going_on
from bot.service.delivery import promising
from bot.service.names import named
from bot.service.sitting import sat_down
from bot.service.table_service import TableService
from bot.store.past import PAGE
from bot.store.seekers import Hall
from bot.store.tables import StoreConflict
from bot.table.circles import free_letter, neighbours
from bot.table.commands import Start
from bot.table.matchmaking import (
    Party,
    Wish,
    apart,
    gathered,
    has_deserted,
    is_over,
    parties,
)
from bot.table.skill import skills
from bot.table.values import DAY, Live, Phase, Place, Refused, Table, User
from bot.texts.catalogues import spoken
from bot.waiting import waited

PULSE = 2.0
"""Seconds between looks at who waits: of several who come meanwhile the nearest in skill meet."""
AT_ONCE = 32
"""Tables that a worker makes side by side: presses need the store meanwhile."""
LEASE = 10
"""Seconds after which any worker makes a table that somebody else was to make."""


async def ask(service: TableService, user: User, game: str, clock: int, message: int) -> Wish:
    """Let somebody wait for others, from now on for this alone; return what they wait for.

    :param game: empty for any.
    :param message: in their private chat, by which they ask.
    :raises Refused: when they have left too many tables, sit at too many, or have found somebody
        by this message.
    """
    store, now = service.store, service.now
    ids = await store.agenda.tables_since(user.id, now - DAY)
    lives = [live for id in ids if (live := await store.readable(id))]
    tables = [live.table for live in lives]
    if has_deserted(tables, user.id):
        raise Refused("refused-deserter")
    free_letter(neighbours(lives, user.id, ""), user.id)
    alias = replace(user, name="", username="")  # strangers know no more
    wish = Wish(alias, game, clock, now, message)
    shuns = await store.seekers.shunned(user.id) | apart(tables, user.id)
    wish = replace(wish, shuns=shuns, skills=await _skills(service, user.id))
    if not await store.seekers.ask(wish):
        raise Refused("refused-outdated")
    return wish


async def _skills(service: TableService, user: int) -> dict[str, float]:
    """Return how well somebody has played lately."""
    async for page in service.store.past.played(user):
        assert len(page) <= PAGE
        return dict(skills(page, user))
    return {}


async def shun(service: TableService, user: int, other: int) -> None:
    """Let somebody play with another no more, also while they wait."""
    await service.store.seekers.shun(user, other, service.now)
    await service.store.seekers.change(user, lambda wish: _shunning(wish, other))


def _shunning(wish: Wish, other: int) -> Wish:
    return replace(wish, shuns=wish.shuns | {other})


async def keep_matching(service: TableService, stopping: asyncio.Event) -> None:
    """Bring people together until `stopping` is set."""
    while not stopping.is_set():
        await going_on(_take_turn(service, stopping), "matchmaking")
        await waited(stopping, PULSE)


async def _take_turn(service: TableService, stopping: asyncio.Event) -> None:
    """Look at who waits, unless another worker has just begun to; tell all workers the time."""
    await service.store.seekers.time(service.now)
    if await service.store.seekers.takes_turn(PULSE / 2):
        await match_all(service, stopping)


async def match_all(service: TableService, stopping: asyncio.Event | None = None) -> None:
    """Make tables of all who have found each other, and of those whom another worker has left
    without; tell who has waited in vain. Return early once `stopping` is set.
    """
    hall, now = await service.store.seekers.look(), service.now
    late = [(id, party) for id, party in hall.found.items() if abs(now - party.since) > LEASE]
    await _each(complete(service, id, party) for id, party in late)
    waiting = await _let_in(service, hall, await service.store.seekers.time(now))
    found = parties(service.frame.games, waiting, now)
    while some := [*islice(found, AT_ONCE)]:
        await _each(_match(service, secrets.token_hex(5), party, hall) for party in some)
        if stopping and stopping.is_set():
            return


async def _each(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all; whatever one raises, the others are done."""
    await asyncio.gather(*(going_on(work, "a match") for work in works))


async def _let_in(service: TableService, hall: Hall, now: int) -> list[Wish]:
    """Return who may be matched; who is banned waits no more, nor who has waited too long."""
    banned = await service.store.operating.banned() if hall.waiting else frozenset[int]()
    left = []
    for user, wish in hall.waiting.items():
        if user in banned:
            await service.store.seekers.give_up(user, hall)
        elif is_over(wish, now):
            await _send_away(service, wish, hall, found_nobody(service.frame, wish))
        else:
            left.append(wish)
    return left


async def _send_away(
    service: TableService, wish: Wish, hall: Hall, told: tuple[str, Keyboard]
) -> None:
    """Let somebody wait no more, and tell them why."""
    if await service.store.seekers.give_up(wish.user.id, hall):  # no other worker has told them
        said = reply(Place(wish.user.id), *told)
        service.messenger.sender.delete(wish.user.id, wish.message)
        service.messenger.sender.say(replace(said, silent=False))


async def _match(service: TableService, id: str, party: Party, hall: Hall) -> None:
    full = [wish for wish in party.wishes if await _has_sat_down(service, wish.user.id)]
    for wish in full:
        await _send_away(service, wish, hall, sits_at_three(service.frame, wish))
    if not full and await service.store.seekers.find(id, party, hall):
        await complete(service, id, party)


async def _has_sat_down(service: TableService, user: int) -> bool:
    """Tell whether somebody sits at as many tables by now as there are letters."""
    ids = await service.store.agenda.tables_of(user)
    lives = [live for id in ids if (live := await service.store.readable(id))]
    try:
        free_letter(neighbours(lives, user, ""), user)
    except Refused:
        return True
    return False


async def complete(service: TableService, id: str, party: Party) -> None:
    """Make the table of people who have found each other, and begin its game; what of it is done
    already is not done again.
    """
    with promising() as promises:
        table = await _stood(service, id, party)
        for person in (one for one in table.people if one.lettered):
            _, beside = await _sat_down(service, Live(table), person.user)
            await service.tell_apart(person.user, beside)
        starter = User(table.host, "", table.language)
        with suppress(Refused):  # it has begun
            await service.change(id, starter, Start(service.seed(), service.today, service.now))
        service.messenger.show(id)
        for wish in party.wishes:
            service.messenger.sender.delete(wish.user.id, wish.message)
        await asyncio.gather(*promises)
    await service.store.seekers.done(id)


async def _stood(service: TableService, id: str, party: Party) -> Table:
    """Return the lobby of a table, or what has become of it."""
    store = service.store
    live = await store.tables.load(id)
    if live is None:
        try:
            live = await store.tables.save(Live(await _gathered(service, id, party)), None)
        except StoreConflict:  # another worker was faster
            live = await service.find(id)
    table = live.table
    if table.phase is Phase.LOBBY:
        await store.places.claim(table.place, id, None)
        await store.agenda.note(table, None, service.now)
    return table


async def _gathered(service: TableService, id: str, party: Party) -> Table:
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
    """Return a wish with what its person has set meanwhile."""
    profile = await service.store.profiles.of(wish.user.id)
    user = replace(
        wish.user,
        alias=profile.nick or wish.user.alias,
        language=spoken(profile.language or wish.user.language),
        aloud=profile.aloud,
        tips=profile.tips if profile.accompanied else None,
    )
    return replace(wish, user=user)
