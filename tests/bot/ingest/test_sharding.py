"""More shards from one start to the next: no update is lost, none overtakes another of its lane."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from bot.ingest import sharding
from bot.ingest.inbox import SHOW, UPDATE, Entry, Inbox
from bot.ingest.leases import WORKERS, Leases, Worker
from bot.ingest.sharding import agreed
from bot.ingest.shards import Outnumbered, Shards
from bot.store.client import connect, text_of
from bot.store.embedded import EmbeddedServer
from bot.store.sharded import due_key, open_key, shard_of
from bot.store.store import Store
from bot.table.values import Place
from tests.bot.ingest.dealing import Notes, at_work, until
from tests.bot.tables import ALL

ELSEWHERE = Worker("another machine", 1, "a")
LANES = tuple(map(str, range(-1, -41, -1)))
MORE = 41
"""No multiple of what there was: nearly every lane moves."""


@pytest.fixture
async def waiting(embedded: EmbeddedServer) -> AsyncIterator[Redis]:
    async with connect(embedded.url, 30, 100) as waiting:
        assert isinstance(waiting, Redis)
        yield waiting


def update(id: int) -> Entry:
    return Entry(LANES[id % len(LANES)], UPDATE, b"{}", id)


async def waiting_ids(inbox: Inbox) -> list[int | None]:
    left = [await inbox.left(shard) for shard in range(inbox.shards)]
    return sorted((entry.update for shard in left for entry in shard), key=str)


async def at_start(redis: Redis, wanted: int, home: str = "a") -> int:
    """What a worker that starts finds, which goes at once."""
    leases = Leases(redis, replace(ELSEWHERE, home=home))
    number = await agreed(redis, leases, wanted)
    await leases.leave()
    return number


# What is agreed


async def test_number_only_grows(redis: Redis) -> None:
    assert [await at_start(redis, n) for n in (16, 40, 16, 64, 40)] == [16, 40, 40, 64, 64]


async def test_workers_of_different_settings_agree_on_what_is_in_use(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is raised when nobody is at work; who comes later takes it as it is, larger or not."""
    monkeypatch.setattr(sharding, "_PATIENCE", 0.2)
    first = Leases(redis, replace(ELSEWHERE, home="b"))
    assert await agreed(redis, first, 20) == 20
    assert await at_start(redis, 64) == 20
    assert "20 shards are in use, not 64" in caplog.text
    await first.leave()
    assert await at_start(redis, 64) == 64


async def test_workers_that_start_together_agree(redis: Redis) -> None:
    workers = [Leases(redis, replace(ELSEWHERE, home=home)) for home in "bcdef"]
    assert await asyncio.gather(*(agreed(redis, worker, 64) for worker in workers)) == [64] * 5


async def test_worker_waits_for_who_may_be_dead_as_long_as_he_counts(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed worker of another machine is known to be dead when its lease has expired."""
    monkeypatch.setattr(sharding, "_PATIENCE", 600.0)  # however busy this machine is
    monkeypatch.setattr(sharding, "LEASE", 600)
    await redis.zadd(WORKERS, {str(ELSEWHERE): ((await redis.time())[0] + 500) * 1000})
    starting = asyncio.create_task(at_start(redis, 64, "b"))
    while not await redis.zscore(WORKERS, str(ELSEWHERE)):
        await asyncio.sleep(0)
    assert not starting.done()
    await redis.zadd(WORKERS, {str(ELSEWHERE): 1})
    assert await starting == 64


async def test_who_came_to_work_before_the_clock_was_set_back_keeps_nobody_from_a_raise(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharding, "_PATIENCE", 600.0)
    await redis.zadd(WORKERS, {str(ELSEWHERE): ((await redis.time())[0] + 3600) * 1000})
    assert await asyncio.wait_for(at_start(redis, 64, "b"), 60) == 64


async def test_worker_that_slept_through_a_raise_is_to_be_started_anew(
    redis: Redis, waiting: Redis
) -> None:
    shards, notes = Shards(Inbox(redis, waiting), Leases(redis)), Notes()
    assert await shards.share(notes)
    await redis.delete(WORKERS)  # as if it had been stopped for long
    assert await at_start(redis, 40) == 40
    with pytest.raises(Outnumbered):
        await shards.share(notes)
    await shards.close()


async def test_store_that_comes_back_empty_is_told_by_those_at_work(
    redis: Redis, waiting: Redis
) -> None:
    """Who started then took the number that a new store has, and read half of the shards only."""
    at_work_on = await at_start(redis, MORE)
    leases, notes = Leases(redis, replace(ELSEWHERE, home="b")), Notes()
    shards = Shards(Inbox(redis, waiting, at_work_on), leases)
    assert await shards.share(notes)
    await redis.flushall()
    early = await at_start(redis, 16)
    newcomer = Shards(Inbox(redis, waiting, early), Leases(redis))
    assert await shards.share(notes)
    assert await at_start(redis, 16, "c") == MORE
    with pytest.raises(Outnumbered):
        await newcomer.share(notes)
    await newcomer.close()
    await shards.close()


# What waits


async def test_what_waits_is_dealt_with_once_and_in_order(redis: Redis, waiting: Redis) -> None:
    former = Inbox(redis, waiting)
    await former.put([update(n) for n in range(200)])
    assert await at_start(redis, MORE) == MORE
    inbox = Inbox(redis, waiting, MORE)
    await inbox.put([update(n) for n in range(200, 240)])
    async with at_work(inbox, redis, notes := Notes()):
        await until(lambda: len(notes.done) >= 240)
    assert sorted(notes.done) == list(range(240))
    for lane in range(len(LANES)):
        of_lane = [id for id in notes.done if id % len(LANES) == lane]
        assert of_lane == sorted(of_lane)
    assert await inbox.lengths() == (0, 0)


async def test_entries_lie_where_their_lanes_belong(redis: Redis, waiting: Redis) -> None:
    former, inbox = Inbox(redis, waiting), Inbox(redis, waiting, MORE)
    await former.put([*(update(n) for n in range(80)), Entry("0123456789", SHOW, b"null")])
    await at_start(redis, MORE)
    for shard in range(MORE):
        assert all(inbox.shard_of(entry.lane) == shard for entry in await inbox.left(shard))
    assert await inbox.lengths() == (81, 0)


async def test_update_that_is_delivered_again_is_known_to_all(redis: Redis, waiting: Redis) -> None:
    """Taken in, dealt with, and not confirmed to Telegram before the bot was stopped."""
    former = Inbox(redis, waiting)
    await former.put([update(n) for n in range(100)])
    for shard in range(former.shards):
        for entry in await former.left(shard):
            await former.done(shard, entry.id, tried=False)
    await at_start(redis, MORE)
    assert await Inbox(redis, waiting, MORE).put([update(n) for n in range(101)]) == 1


async def raise_and_be_killed(redis: Redis, command: str, after: int) -> None:
    """Raise the number of shards on another machine, until `after` such commands were made."""
    send, sent = getattr(redis, command), 0

    async def until_killed(*arguments: object, **rest: object) -> object:
        nonlocal sent
        sent += 1
        if sent > after:
            raise RedisConnectionError("killed")
        return await send(*arguments, **rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(redis, command, until_killed)
        with pytest.raises(RedisConnectionError):
            await at_start(redis, MORE)
    await redis.delete(WORKERS)  # it has expired


@pytest.mark.parametrize(("command", "after"), [("xadd", 7), ("xdel", 7), ("zadd", 7)])
async def test_raise_that_is_killed_is_finished_by_the_next(
    redis: Redis, waiting: Redis, command: str, after: int
) -> None:
    """Whatever the next is set to, nothing is lost; some may be there twice, and are known then by
    the tables' marks.
    """
    await Inbox(redis, waiting).put([update(n) for n in range(80)])
    await raise_and_be_killed(redis, command, after)
    assert await at_start(redis, 16) == MORE
    inbox = Inbox(redis, waiting, MORE)
    assert set(await waiting_ids(inbox)) == set(range(80))
    for shard in range(MORE):
        left = await inbox.left(shard)
        assert all(inbox.shard_of(entry.lane) == shard for entry in left)
        for lane in {entry.lane for entry in left}:
            first = dict.fromkeys(entry.update for entry in left if entry.lane == lane)
            assert list(first) == sorted(first, key=lambda id: id or 0)


# What is kept of tables


TABLES = {f"{n:010x}": 1000.0 + n for n in range(300)}
"""Tables, more than a page of them, by when they are to be looked at."""


async def stand(redis: Redis, shards: int) -> None:
    store = Store(redis, ALL, shards=shards)

    async def put(table: str) -> None:
        await store.places.claim(Place(-1 - int(table, 16)), table, None)
        await store.agenda.look(table, int(TABLES[table]), 0)

    await asyncio.gather(*map(put, TABLES))


async def kept(redis: Redis, shards: int) -> tuple[dict[str, int], dict[str, tuple[int, float]]]:
    """In which shard a table is open, and in which it is due when; each is in one only."""
    opens: list[tuple[str, int]] = []
    dues: list[tuple[str, tuple[int, float]]] = []
    for shard in range(shards):
        opens += [(text_of(id), shard) for id in await redis.smembers(open_key(shard))]
        found: Any = await redis.zrange(due_key(shard), 0, -1, withscores=True)
        dues += [(text_of(id), (shard, moment)) for id, moment in found]
    assert (len(dict(opens)), len(dict(dues))) == (len(opens), len(dues))
    return dict(opens), dict(dues)


def belong(shards: int) -> tuple[dict[str, int], dict[str, tuple[int, float]]]:
    return (
        {table: shard_of(table, shards) for table in TABLES},
        {table: (shard_of(table, shards), moment) for table, moment in TABLES.items()},
    )


async def test_tables_belong_to_more_shards_with_all_that_is_noted_of_them(redis: Redis) -> None:
    await stand(redis, 16)
    assert await kept(redis, 16) == belong(16)
    await at_start(redis, MORE)
    assert await kept(redis, MORE) == belong(MORE)


async def test_store_from_before_tables_had_shards_is_moved_at_the_start(redis: Redis) -> None:
    """It was one set and one sorted set for all tables."""
    await redis.sadd("open", *TABLES)
    await redis.zadd("due", TABLES)
    await at_start(redis, MORE)
    assert await kept(redis, MORE) == belong(MORE)
    assert await redis.exists("open", "due") == 0


@pytest.mark.parametrize("command", ["sadd", "srem", "zadd", "zrem"])
@pytest.mark.parametrize("is_old", [True, False], ids=["from before", "from 16"])
async def test_move_of_tables_that_is_killed_is_finished_by_the_next(
    redis: Redis, command: str, *, is_old: bool
) -> None:
    """Nothing is lost in between; and what has been noted meanwhile is not put off."""
    if is_old:
        await redis.sadd("open", *TABLES)
        await redis.zadd("due", TABLES)
    else:
        await stand(redis, 16)
    await raise_and_be_killed(redis, command, 9)
    assert await at_start(redis, 16) == MORE
    assert await kept(redis, MORE) == belong(MORE)


async def test_raise_that_goes_on_after_another_that_was_killed_forgets_no_table(
    redis: Redis,
) -> None:
    """What it had put into shards that there were not before lay there, and nobody looked."""
    await stand(redis, 16)
    await Inbox(redis, redis).put([update(n) for n in range(80)])
    await raise_and_be_killed(redis, "zrem", 200)
    assert await at_start(redis, MORE + 11) == MORE + 11
    assert await kept(redis, MORE + 11) == belong(MORE + 11)
    assert set(await waiting_ids(Inbox(redis, redis, MORE + 11))) == set(range(80))
