"""Which tables the clock looks at: all that are due, each once, and no others."""

from typing import Any

import pytest
from redis.asyncio import Redis

from bot.store.agenda import AGAIN, AT_ONCE, Agenda
from bot.store.client import text_of
from bot.table.gathering import Leave, Start
from bot.table.habits import Habits
from bot.table.hours import LOBBY_LIFE
from bot.table.values import DAY, HOUR, Phase, Place
from tests.bot.service.evening import Evening, do_due
from tests.bot.tables import ANNA, BORIS, NOON, PEOPLE, lobby, resign, stop


async def looked_through(evening: Evening) -> None:
    """As by a worker that has just taken over."""
    async for tables in evening.store.places.pages():
        await evening.store.agenda.note_missing(tables)


async def noted(redis: Redis) -> dict[str, float]:
    """When which table is to be looked at."""
    found: Any = await redis.zrange("due", 0, -1, withscores=True)
    return {text_of(id): moment for id, moment in found}


async def test_table_that_cannot_be_read_stops_no_other_clock(
    evening: Evening, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    live = await evening.table()
    for broken in ("0", "zzzz"):  # before and behind it in the agenda
        await redis.hset(f"t:{broken}", mapping={"revision": 1, "commit": "x", "table": "{"})
        await redis.zadd("due", {broken: NOON + DAY + (1 if broken == "0" else -1)})
    evening.time = NOON + DAY + 1
    await do_due(evening.service)
    assert (await evening.service.find(live.table.id)).table.late
    assert "the clock of table 0" in caplog.text
    assert "the clock of table zzzz" in caplog.text


async def test_table_that_cannot_be_read_is_looked_at_no_more_often_than_others(
    evening: Evening, redis: Redis
) -> None:
    """It was claimed each minute for ever, and so would be ten thousand of them."""
    await redis.hset("t:0", mapping={"revision": 1, "commit": "x", "table": "{"})
    await redis.zadd("due", {"0": NOON})
    await do_due(evening.service)
    assert await noted(redis) == {"0": NOON + HOUR}


async def test_work_of_a_clock_that_dies_is_done_by_the_next(evening: Evening) -> None:
    live = await evening.table()
    agenda = evening.store.agenda
    assert await agenda.claim_due(NOON + DAY) == {live.table.id: False}
    assert await agenda.claim_due(NOON + DAY) == {}
    evening.time = NOON + DAY + AGAIN
    await do_due(evening.service)
    assert (await evening.service.find(live.table.id)).table.late


async def test_lobby_is_closed_after_a_day_and_forgotten(evening: Evening, redis: Redis) -> None:
    live = await evening.gathering(lobby("gifts", *PEOPLE))
    await evening.until(NOON + LOBBY_LIFE)
    closed = await evening.service.find(live.table.id)
    assert closed.table.phase is Phase.EXPIRED
    assert await noted(redis) == {}
    assert await evening.store.agenda.tables_of(ANNA.id) == ()
    assert evening.messenger.shown[-1] == live.table.id


async def test_lost_hints_are_made_anew_from_the_tables(evening: Evening, redis: Redis) -> None:
    live = await evening.table()
    await redis.delete("due")
    evening.time = NOON + DAY
    await looked_through(evening)
    await do_due(evening.service)
    assert await evening.store.agenda.tables_of(BORIS.id) == (live.table.id,)
    assert (await evening.service.find(live.table.id)).table.late


async def test_neither_a_start_nor_a_change_makes_anything_due_later(
    evening: Evening, redis: Redis
) -> None:
    """A worker that restarted often, or a lively chat, silenced reminders for all."""
    live = await evening.table()
    await redis.zadd("due", {live.table.id: NOON + 120})
    await looked_through(evening)
    assert await noted(redis) == {live.table.id: NOON + 120}
    await evening.do(live, PEOPLE[2], resign)
    assert (await noted(redis))[live.table.id] <= NOON + 120
    evening.time = NOON + 120
    await do_due(evening.service)
    assert (await noted(redis))[live.table.id] > NOON + 120


async def test_tables_of_a_person_follow_him(evening: Evening) -> None:
    agenda = evening.store.agenda
    live = await evening.gathering(lobby("gifts", *PEOPLE))
    assert await agenda.tables_of(BORIS.id) == (live.table.id,)
    await evening.do(live, BORIS, Leave())
    assert await agenda.tables_of(BORIS.id) == ()
    await evening.do(live, ANNA, Start(1))
    clara = PEOPLE[2]
    assert await agenda.tables_of(clara.id) == (live.table.id,)
    await evening.do(live, clara, resign)
    assert await agenda.tables_of(clara.id) == ()
    assert await agenda.tables_of(ANNA.id) == ()  # two are needed: the game is over


async def test_stopped_table_is_looked_at_no_more(evening: Evening, redis: Redis) -> None:
    live = await evening.table()
    await evening.do(live, ANNA, stop)
    assert await noted(redis) == {}


async def test_clock_takes_some_of_many_that_are_due_and_leaves_the_rest_to_later(
    evening: Evening, redis: Redis
) -> None:
    """A table that nobody has noted is found by the next start, however many there are."""
    tables = {f"{n:04}" for n in range(1100)}
    for table in tables:
        await evening.store.places.claim(Place(-int(table) - 1), table, None)
    await looked_through(evening)
    first = await evening.store.agenda.claim_due(NOON)
    second = await evening.store.agenda.claim_due(NOON)
    assert len(first) == len(second) == AT_ONCE
    assert not first.keys() & second.keys()
    assert await evening.store.places.open_tables() == tuple(sorted(tables))
    assert (await noted(redis)).keys() == tables


async def looks(evening: Evening, until: int) -> int:
    """How often the clock looks at tables until then, coming by each half hour."""
    agenda, count = evening.store.agenda, 0
    claim = agenda.claim_due

    async def counted(*asked: int) -> dict[str, bool]:
        nonlocal count
        claims = await claim(*asked)
        count += len(claims)
        return claims

    object.__setattr__(agenda, "claim_due", counted)
    await evening.until(until)
    return count


async def test_table_at_which_nothing_is_due_is_not_looked_at(evening: Evening) -> None:
    """Each was looked at once an hour: a million tables were work for five workers."""
    for person in PEOPLE:
        await evening.store.profiles.change(person.id, habits=Habits("never", offset=0))
    live = await evening.table(clock=3 * DAY)
    await do_due(evening.service)  # a new table
    assert await looks(evening, NOON + DAY - 1) == 0
    assert await looks(evening, NOON + 3 * DAY) <= 4
    assert (await evening.service.find(live.table.id)).table.late


async def test_whoever_wants_to_be_reminded_from_now_on_is_reminded(evening: Evening) -> None:
    live = await evening.table(clock=0)
    for person in PEOPLE:
        await evening.service.remember(person.id, habits=Habits("never", offset=0))
    await evening.until(NOON + 3 * DAY)
    assert not evening.messenger.said
    for person in PEOPLE:
        await evening.service.remember(person.id, habits=Habits("daily", offset=0, quiet="none"))
    await evening.until(NOON + 3 * DAY + HOUR)
    assert (await evening.service.find(live.table.id)).table.reminded


async def test_move_during_a_look_is_not_noted_later_by_it(evening: Evening, redis: Redis) -> None:
    """Whoever has looked at a former revision does not know when something is due by now."""
    live = await evening.table(clock=DAY)
    await do_due(evening.service)
    found = await evening.service.find(live.table.id)
    before = await noted(redis)
    await evening.do(live, PEOPLE[2], resign)
    await evening.store.agenda.look(live.table.id, NOON + 9 * DAY, found.revision)
    assert (await noted(redis))[live.table.id] <= before[live.table.id]


async def test_what_a_clock_has_noted_that_was_ahead_is_looked_at_in_its_order(
    redis: Redis,
) -> None:
    """Nobody looked there for as long as it was ahead."""
    agenda, ids = Agenda(redis), [f"{n:05}" for n in range(40)]
    await agenda.claim_due(NOON + HOUR)
    for n, id in enumerate(ids):
        await agenda.look(id, NOON + HOUR + 60 * n)
    looked_at: list[str] = []
    for second in range(60):
        looked_at += await agenda.claim_due(NOON + second, 1)
    assert looked_at == ids


async def test_clocks_that_differ_by_seconds_make_nothing_due_sooner(redis: Redis) -> None:
    agenda = Agenda(redis)
    await agenda.look("00000", NOON + 60)
    for second in range(50):
        for ahead in (5, 0):
            assert await agenda.claim_due(NOON + second + ahead) == {}
