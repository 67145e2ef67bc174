"""Which tables the clock looks at: all that are due, in its own shards, each once."""

from collections.abc import Iterable
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.store.agenda import AT_ONCE, LEASE, OFTEN, Agenda
from bot.store.client import text_of
from bot.store.sharded import due_key, shard_of
from bot.table.commands import Leave, Start
from bot.table.hours import LOBBY_LIFE
from bot.table.values import DAY, Phase, Place
from tests.bot.service.evening import EVERY, Evening, do_due
from tests.bot.tables import ANNA, BORIS, NOON, PEOPLE, lobby, resign, stop


def due_of(table: str) -> str:
    return due_key(shard_of(table))


async def looked_through(evening: Evening) -> None:
    """As by a worker that takes all shards."""
    for shard in EVERY:
        async for tables in evening.store.places.pages(shard):
            await evening.store.agenda.note_missing(shard, tables)


async def noted(redis: Redis) -> dict[str, float]:
    """When which table is to be looked at, of all shards."""
    found: dict[bytes, float] = {}
    for shard in EVERY:
        there: Any = await redis.zrange(due_key(shard), 0, -1, withscores=True)
        found.update(there)
    return {text_of(id): moment for id, moment in found.items()}


async def test_table_that_cannot_be_read_stops_no_other_clock(
    evening: Evening, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    live = await evening.table()
    for broken in ("0", "zzzz"):  # before and behind it in the agenda
        await redis.hset(f"{{t:{broken}}}", mapping={"revision": 1, "commit": "x", "table": "{"})
        await redis.zadd(due_of(broken), {broken: NOON + DAY + (1 if broken == "0" else -1)})
    evening.time = NOON + DAY + 1
    await do_due(evening.service, EVERY)
    assert (await evening.service.find(live.table.id)).table.late
    assert "the clock of table 0" in caplog.text
    assert "the clock of table zzzz" in caplog.text


async def test_table_that_cannot_be_read_is_looked_at_no_more_often_than_others(
    evening: Evening, redis: Redis
) -> None:
    """It was claimed each minute for ever, and so would be ten thousand of them."""
    await redis.hset("{t:0}", mapping={"revision": 1, "commit": "x", "table": "{"})
    await redis.zadd(due_of("0"), {"0": NOON})
    await do_due(evening.service, EVERY)
    assert await noted(redis) == {"0": NOON + OFTEN}


async def test_work_of_a_clock_that_dies_is_done_by_the_next(evening: Evening) -> None:
    live = await evening.table()
    agenda = evening.store.agenda
    assert await agenda.claim_due(NOON + DAY, EVERY) == {live.table.id: False}
    assert await agenda.claim_due(NOON + DAY, EVERY) == {}
    evening.time = NOON + DAY + LEASE
    await do_due(evening.service, EVERY)
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
    await redis.delete(due_of(live.table.id), *(f"sat:{person.id}" for person in PEOPLE))
    evening.time = NOON + DAY
    await looked_through(evening)
    await do_due(evening.service, EVERY)
    assert await evening.store.agenda.tables_of(BORIS.id) == (live.table.id,)
    assert (await evening.service.find(live.table.id)).table.late


async def test_neither_a_start_nor_a_change_makes_anything_due_later(
    evening: Evening, redis: Redis
) -> None:
    """A worker that restarted often, or a lively chat, silenced reminders for all."""
    live = await evening.table()
    await redis.zadd(due_of(live.table.id), {live.table.id: NOON + 120})
    await looked_through(evening)
    assert await noted(redis) == {live.table.id: NOON + 120}
    await evening.do(live, PEOPLE[2], resign)
    assert await noted(redis) == {live.table.id: NOON + 120}
    evening.time = NOON + 120
    await do_due(evening.service, EVERY)
    assert await noted(redis) == {live.table.id: NOON + 120 + OFTEN}


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
    first = await evening.store.agenda.claim_due(NOON, EVERY)
    second = await evening.store.agenda.claim_due(NOON, EVERY)
    assert len(first) == len(second) == AT_ONCE
    assert not first.keys() & second.keys()
    assert await evening.store.places.open_tables() == tuple(sorted(tables))
    assert (await noted(redis)).keys() == tables


def in_shard(shard: int) -> list[str]:
    """Ids of tables that belong to a shard."""
    return [id for id in (f"{n:05}" for n in range(9999)) if shard_of(id) == shard]


async def due_now(evening: Evening, tables: Iterable[str]) -> None:
    for id in tables:
        await evening.store.agenda.look(id, evening.time, evening.time)


async def test_clock_looks_at_tables_of_its_own_shards_only(evening: Evening) -> None:
    """Others' it would only have left a note for."""
    ours, others = in_shard(3)[:5], in_shard(4)[:5]
    await due_now(evening, ours + others)
    agenda = evening.store.agenda
    assert (await agenda.claim_due(NOON, [3])).keys() == set(ours)
    assert await agenda.claim_due(NOON, []) == {}
    assert (await agenda.claim_due(NOON, [4, 3])).keys() == set(others)


async def test_flood_in_one_shard_keeps_no_other_waiting(evening: Evening) -> None:
    await due_now(evening, in_shard(0)[: 2 * AT_ONCE])
    evening.time += 1  # by now the flood has waited longer
    late = {id for shard in range(1, 5) for id in in_shard(shard)[:2]}
    await due_now(evening, late)
    claims = await evening.store.agenda.claim_due(evening.time, EVERY)
    assert late < claims.keys()
    assert len(claims) == AT_ONCE  # what the others leave is for the flood


async def test_each_of_more_shards_than_are_looked_at_at_once_has_its_turn(redis: Redis) -> None:
    shards = 2 * AT_ONCE + 22
    agenda = Agenda(redis, shards=shards)
    tables = [f"{n:05}" for n in range(8 * shards)]
    for id in tables:
        await agenda.look(id, NOON, NOON)
    there = {shard_of(id, shards) for id in tables}
    for _ in range(4):
        claims = await agenda.claim_due(NOON, range(shards))
        there -= {shard_of(id, shards) for id in claims}
    assert not there


async def test_table_noted_by_a_worker_that_slept_through_a_raise_is_moved(redis: Redis) -> None:
    """It did not know yet that there are more shards; the table is looked at, once."""
    former, agenda = Agenda(redis), Agenda(redis, shards=41)
    id = next(id for id in in_shard(3) if shard_of(id, 41) != 3)
    await former.look(id, NOON, NOON)
    assert await agenda.claim_due(NOON, [3]) == {id: False}
    assert await agenda.claim_due(NOON + LEASE, [3]) == {}
    assert await agenda.claim_due(NOON + LEASE, [shard_of(id, 41)]) == {id: True}


async def test_what_a_clock_has_noted_that_was_ahead_is_looked_at_in_its_order(
    redis: Redis,
) -> None:
    """Nobody looked there for as long as it was ahead. Other shards do not feel it."""
    agenda, (ours, others) = Agenda(redis), (in_shard(3)[:40], in_shard(4)[:1])
    await agenda.claim_due(NOON + OFTEN, [3])
    for n, id in enumerate(ours):
        await agenda.look(id, NOON + OFTEN + 60 * n, NOON + OFTEN)
    await agenda.look(others[0], NOON + OFTEN, NOON)
    looked_at: list[str] = []
    for second in range(60):
        looked_at += await agenda.claim_due(NOON + second, [3, 4], 1)
    assert looked_at == ours


async def test_clocks_that_differ_by_seconds_make_nothing_due_sooner(redis: Redis) -> None:
    agenda, id = Agenda(redis), in_shard(3)[0]
    await agenda.look(id, NOON + 60, NOON)
    for second in range(50):
        for ahead in (5, 0):
            assert await agenda.claim_due(NOON + second + ahead, [3]) == {}
