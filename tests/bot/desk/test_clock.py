"""The clock on a real store: everything due is done once, whoever looks and however often."""

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from random import Random
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as StoreAwayError

from bot.desk import clock
from bot.desk.clock import do_due, keep_time
from bot.desk.delivery import promise
from bot.desk.desk import Desk
from bot.display.values import Focus
from bot.store.agenda import AT_ONCE, LEASE, OFTEN, Agenda
from bot.store.client import text_of
from bot.store.profiles import Profile
from bot.store.sharded import due_key, shard_of
from bot.store.store import Store
from bot.table.commands import Agree, Leave, Start
from bot.table.hours import LOBBY_LIFE, Habits
from bot.table.values import DAY, HOUR, Chair, Live, Matter, Phase, Place, User, position, to_act
from tests.bot.desk.evening import EVERY, Evening
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    PEOPLE,
    decide,
    lobby,
    resign,
    stop,
    user_at,
)
from tests.bot.teams import gathered


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


def awaited(live: Live) -> User:
    return user_at(live, to_act(ALL, live)[0])


async def test_time_is_up_on_the_second_and_stays_so(evening: Evening) -> None:
    live = await evening.table()
    await evening.until(NOON + DAY - 1)
    assert not (await evening.desk.find(live.table.id)).table.late
    await evening.until(NOON + DAY)
    late = await evening.desk.find(live.table.id)
    assert late.table.late
    await evening.until(NOON + 3 * DAY)
    assert await evening.desk.find(live.table.id) == late


async def test_who_is_awaited_is_reminded_once_in_his_private_chat(evening: Evening) -> None:
    live = await evening.table(12 * HOUR)
    await evening.until(NOON + 6 * HOUR - 1)
    assert evening.courier.said == []
    await evening.until(NOON + 12 * HOUR)
    (said,) = evening.courier.said
    assert said.place == Place(awaited(live).id)
    assert not said.silent
    assert said.keyboard[0][0].token


async def test_reminder_leads_to_the_board_where_messages_have_addresses(evening: Evening) -> None:
    await evening.table(12 * HOUR)
    evening.courier.board = (Place(-1001234, 5), 77)
    await evening.until(NOON + 7 * HOUR)
    assert evening.courier.said[0].keyboard[0][0].url == "https://t.me/c/1234/5/77"


async def test_habits_of_the_person_decide(evening: Evening) -> None:
    live = await evening.table(7 * DAY)
    daily = Profile(reachable=True, habits=Habits("daily", 0))
    await evening.store.profiles.remember(awaited(live).id, daily)
    await evening.until(NOON + 5 * DAY + HOUR)
    assert len(evening.courier.said) == 5


async def test_each_of_a_team_is_reminded_by_his_own_habits(evening: Evening) -> None:
    await evening.table(12 * HOUR, gathered(*PEOPLE))
    never = Profile(reachable=True, habits=Habits("never", 0))
    await evening.store.profiles.remember(BORIS.id, never)
    await evening.until(NOON + 12 * HOUR)
    reminded = [said.place for said in evening.courier.said]
    assert reminded == [Place(ANNA.id), Place(CLARA.id)]


async def test_who_has_left_a_team_sits_there_no_more_and_is_not_reminded(
    evening: Evening, store: Store
) -> None:
    live = await evening.table(12 * HOUR, gathered(*PEOPLE))
    sitting = [await store.agenda.tables_of(user.id) for user in PEOPLE]
    assert sitting == [(live.table.id,)] * 3
    await evening.do(live, CLARA, resign)
    assert await store.agenda.tables_of(CLARA.id) == ()
    await evening.until(NOON + 12 * HOUR)
    reminded = [said.place for said in evening.courier.said]
    assert reminded == [Place(ANNA.id), Place(BORIS.id)]


async def test_who_cannot_be_written_to_is_not_reminded(evening: Evening) -> None:
    live = await evening.table(12 * HOUR)
    await evening.store.profiles.remember(awaited(live).id, Profile(reachable=False))
    await evening.until(NOON + 12 * HOUR)
    assert evening.courier.said == []
    assert (await evening.desk.find(live.table.id)).table.late


async def test_next_person_is_reminded_in_his_turn(evening: Evening) -> None:
    live = await evening.table(12 * HOUR)
    await evening.until(NOON + 7 * HOUR)
    before = await evening.desk.find(live.table.id)
    seat = to_act(ALL, before)[0]
    after = await evening.store.tables.save(decide(before, seat, Random(1), evening.time), before)
    await evening.store.agenda.note(after.table, before.table, evening.time)
    await evening.store.profiles.remember(
        awaited(after).id, Profile(reachable=True, habits=Habits(offset=-7 * 60))
    )
    await evening.until(NOON + 13 * HOUR)
    assert [said.place.chat for said in evening.courier.said] == [
        awaited(before).id,
        awaited(after).id,
    ]


async def test_two_clocks_do_everything_once(evening: Evening, store: Store) -> None:
    live = await evening.table(12 * HOUR)
    evening.time = NOON + 9 * HOUR
    await asyncio.gather(*(do_due(evening.desk, EVERY) for _ in range(5)))
    assert len(evening.courier.said) == 1
    evening.time = NOON + 12 * HOUR
    await asyncio.gather(*(do_due(evening.desk, EVERY) for _ in range(5)))
    after = await evening.desk.find(live.table.id)
    assert after.revision == live.revision + 2
    assert len(evening.courier.said) == 1


async def test_what_was_missed_while_the_bot_was_down_is_made_up_for_by_day(
    evening: Evening,
) -> None:
    await evening.table(12 * HOUR)
    evening.time = NOON + 11 * HOUR
    await do_due(evening.desk, EVERY)
    assert evening.courier.said == []
    await evening.until(NOON + 20 * HOUR - 1)
    assert evening.courier.said == []
    await evening.until(NOON + 20 * HOUR)
    assert len(evening.courier.said) == 1


async def test_table_that_cannot_be_read_stops_no_other_clock(
    evening: Evening, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    live = await evening.table()
    for broken in ("0", "zzzz"):  # before and behind it in the agenda
        await redis.hset(f"{{t:{broken}}}", mapping={"revision": 1, "commit": "x", "table": "{"})
        await redis.zadd(due_of(broken), {broken: NOON + DAY + (1 if broken == "0" else -1)})
    evening.time = NOON + DAY + 1
    await do_due(evening.desk, EVERY)
    assert (await evening.desk.find(live.table.id)).table.late
    assert "the clock of table 0" in caplog.text
    assert "the clock of table zzzz" in caplog.text


async def test_work_of_a_clock_that_dies_is_done_by_the_next(evening: Evening) -> None:
    live = await evening.table()
    agenda = evening.store.agenda
    assert await agenda.claim_due(NOON + DAY, EVERY) == {live.table.id: False}
    assert await agenda.claim_due(NOON + DAY, EVERY) == {}
    evening.time = NOON + DAY + LEASE
    await do_due(evening.desk, EVERY)
    assert (await evening.desk.find(live.table.id)).table.late


async def test_lobby_is_closed_after_a_day_and_forgotten(evening: Evening, redis: Redis) -> None:
    live = await evening.gathering(lobby("gifts", *PEOPLE))
    await evening.until(NOON + LOBBY_LIFE)
    closed = await evening.desk.find(live.table.id)
    assert closed.table.phase is Phase.EXPIRED
    assert await noted(redis) == {}
    assert await evening.store.agenda.tables_of(ANNA.id) == ()
    assert evening.courier.shown[-1] == live.table.id


async def test_lost_hints_are_made_anew_from_the_tables(evening: Evening, redis: Redis) -> None:
    live = await evening.table()
    await redis.delete(due_of(live.table.id), *(f"sat:{person.id}" for person in PEOPLE))
    evening.time = NOON + DAY
    await looked_through(evening)
    await do_due(evening.desk, EVERY)
    assert await evening.store.agenda.tables_of(BORIS.id) == (live.table.id,)
    assert (await evening.desk.find(live.table.id)).table.late


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
    await do_due(evening.desk, EVERY)
    assert await noted(redis) == {live.table.id: NOON + 120 + OFTEN}


async def test_time_goes_on_after_a_bug(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await evening.table()
    evening.time = NOON + DAY
    monkeypatch.setattr(clock, "PULSE", 0.01)
    claim, stopping = evening.store.agenda.claim_due, asyncio.Event()
    bugs = [RuntimeError("a bug")]

    async def broken_once(now: int, shards: Sequence[int]) -> dict[str, bool]:
        if bugs:
            raise bugs.pop()
        stopping.set()
        return await claim(now, shards)

    monkeypatch.setattr(evening.store.agenda, "claim_due", broken_once)
    await keep_time(evening.desk, lambda: EVERY, stopping)
    assert (await evening.desk.find(live.table.id)).table.late
    assert "a bug in the clock" in caplog.text


async def test_table_knows_all_of_it_after_a_restart(evening: Evening, store: Store) -> None:
    live = await evening.table(12 * HOUR)
    await evening.until(NOON + 12 * HOUR)
    late = await evening.desk.find(live.table.id)
    chair = Chair(to_act(ALL, late)[0])
    guest = next(user for user in PEOPLE if user not in (ANNA, awaited(late)))
    voted = await evening.do(late, guest, Agree(Matter.REMOVE, chair, position(late.table)))
    assert voted.table.reminded
    assert await store.tables.load(live.table.id) == voted


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


async def test_habits_are_remembered(store: Store) -> None:
    assert (await store.profiles.of(5)).habits == Habits()
    profile = Profile("ru", True, Habits("daily", -90))
    await store.profiles.remember(5, profile)
    assert await store.profiles.of(5) == profile


async def test_note_that_gets_lost_is_put_again_when_the_lease_is_over(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever shows the table may be another worker: it was never told that the time is up."""
    live = await evening.table(clock=DAY)
    tried: list[str] = []

    async def put(table: str) -> None:
        tried.append(table)
        if len(tried) == 1:
            raise StoreAwayError

    def show(table: str, focus: Focus | None = None) -> None:
        promise(asyncio.ensure_future(put(table)))

    monkeypatch.setattr(evening.courier, "show", show)
    evening.time = NOON + DAY
    with pytest.raises(StoreAwayError):
        await do_due(evening.desk, EVERY)
    assert (await evening.desk.find(live.table.id)).table.late
    evening.time += LEASE + 1
    await do_due(evening.desk, EVERY)
    assert tried == [live.table.id, live.table.id]
    evening.time += LEASE + 1
    await do_due(evening.desk, EVERY)
    assert len(tried) == 2


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


async def test_moments_are_looked_for_as_soon_as_their_second_has_begun(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer's move waited half a second on average, until the clock came by."""
    pauses: list[float] = []

    async def pause(waiting: Coroutine[Any, Any, bool], seconds: float) -> None:
        waiting.close()
        pauses.append(seconds)
        stopping.set()

    stopping = asyncio.Event()
    monkeypatch.setattr(Desk, "moment", NOON + 0.75)
    monkeypatch.setattr(asyncio, "wait_for", pause)
    await keep_time(evening.desk, tuple, stopping)  # of no shards: the store is not asked
    assert pauses == [pytest.approx(0.25, abs=0.05)]
