"""Sitting down: limits the number of tables of a person, tells a table of their days away, and
assigns the letters by which tables of people are told apart in a private chat.
"""

import asyncio

from bot.features.holidays.days import planned, span_of, today_of
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.circles import free_letter, neighbours
from bot.table.days_off import Span
from bot.table.referee import handle
from bot.table.seating import chair_of
from bot.table.suspension import SetAway
from bot.table.values import NOBODY, Games, Live, Refused, Table, User, is_open, with_person

_MOST = 50
"""Tables at which one person may sit: all are shown when they shut or open their private chat."""


async def sat_down(store: Store, live: Live, user: int) -> tuple[Live, tuple[Table, ...]]:
    """Return a table at which somebody sits down, and their other tables of people that must be
    called by letters from now on.

    :raises Refused: when the user sits at too many tables, or somebody there does not want to play
        with them.
    """
    if user != NOBODY and await store.agenda.count(user) >= _MOST:
        raise Refused("refused-many-tables")
    if live.table.place.is_circle and await _is_shunned(store, live.table, user):
        raise Refused("refused-table-full")  # which is all that they are told
    chair = chair_of(live.table, user)
    if chair is None:
        return live, ()
    if not live.table.place.is_circle:
        return live, ()
    ids = await store.agenda.open_tables_of(user)
    found = [await store.readable(id) for id in ids]
    beside = neighbours((one for one in found if one), user, live.table.id)
    slot = free_letter(beside, user)
    after = with_person(live, chair, slot=slot, lettered=bool(beside))
    return after, tuple(table for table in beside if not _is_lettered(table, user))


async def with_days_away(games: Games, store: Store, before: Table, after: Live, now: int) -> Live:
    """Return a table that knows the days away of all who have sat down since: what others have
    thought before stays as it is. The referee notes them, for votes are counted again by them.
    """
    known = {person.user for person in before.people}
    for person in after.table.people:
        if person.user in known or person.user == NOBODY:
            continue
        span = span_away(await store.profiles.of(person.user), person.language, now)
        if span is not None and is_open(after.table):
            away = SetAway(Span(max(span.start, now), span.end))
            after = handle(games, after, User(person.user, "", ""), away, now)
    return after


def span_away(profile: Profile, language: str, now: int) -> Span | None:
    """Return when somebody is away, by the days that they have planned; None if they are not.

    :param language: of the person at the table, if they have set none.
    """
    if not profile.away:
        return None
    zone = profile.habits.clock(profile.language or language)
    return span_of(planned(profile.away, today_of(now, zone)), zone)


async def _is_shunned(store: Store, table: Table, user: int) -> bool:
    others = {person.user for person in table.people} - {NOBODY, user}
    shunned = await asyncio.gather(*map(store.seekers.shunned, others))
    return any(user in one for one in shunned)


def _is_lettered(table: Table, user: int) -> bool:
    return any(person.lettered for person in table.people if person.user == user)
