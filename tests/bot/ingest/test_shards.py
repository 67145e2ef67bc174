"""Shards: one owner each, in order in each lane, taken over from the dead, poison put aside."""

import asyncio
import gc
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.exceptions import (
    BusyLoadingError,
    ClusterDownError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    ResponseError,
)
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from bot.ingest import inbox as inbox_module
from bot.ingest import shards as module
from bot.ingest.inbox import Entry, Inbox
from bot.ingest.leases import WORKERS, Worker
from bot.ingest.shards import TRIES
from bot.metrics import FAULTS
from bot.store.sharded import SHARDS, shard_of
from tests.bot.ingest.dealing import Notes, at_work, until, until_is, update

ELSEWHERE = Worker("another machine", 1, "a")
LONG = 600.0
"""Seconds: no lease runs out because a machine is busy elsewhere."""


pytestmark = pytest.mark.usefixtures("no_pause")


@pytest.fixture
def reading(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The shards of which news are read: what was left there is dealt with, one by one."""
    read, reading = inbox.read, set[int]()

    async def noted(shard: int, *rest: Any) -> list[Entry]:
        reading.add(shard)
        return await read(shard, *rest)

    monkeypatch.setattr(inbox, "read", noted)
    return reading


async def test_lane_keeps_its_order_and_lanes_run_side_by_side(
    inbox: Inbox, redis: Redis, reading: set[int]
) -> None:
    notes = Notes()
    notes.gates[1] = asyncio.Event()
    async with at_work(inbox, redis, notes):
        await until(lambda: len(reading) == SHARDS)
        same_shard = next(str(n) for n in range(-2, -999, -1) if shard_of(str(n)) == shard_of("-1"))
        await inbox.put([update(1), update(2), update(3, same_shard), update(4, "another")])
        await until(lambda: sorted(notes.done) == [3, 4])
        assert 2 not in notes.begun
        notes.gates[1].set()
        await until(lambda: notes.done[2:] == [1, 2])
    assert await inbox.lengths() == (0, 0)


async def test_what_changes_nothing_leaves_by_and_by_and_keeps_nobody_waiting(
    inbox: Inbox, redis: Redis, reading: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is waited for once for many choices: docs/adr/0050. A stop lets them go at once."""
    monkeypatch.setattr(inbox_module, "_SOON", LONG)
    notes = Notes()
    notes.selections |= {1, 3, 4}
    async with at_work(inbox, redis, notes):
        await until(lambda: len(reading) == SHARDS)
        await inbox.put([update(1), update(2), update(3), update(4, "another")])
        await until(lambda: sorted(notes.done) == [1, 2, 3, 4])
        await until_is(inbox, 3)
    assert await inbox.lengths() == (0, 0)


async def test_store_that_is_away_hears_of_what_has_left_when_it_is_back(
    inbox: Inbox, redis: Redis, reading: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_SOON", "_AWAY"):
        monkeypatch.setattr(inbox_module, name, 0.0)
    make, tries = inbox._scripts.each, list[int]()

    async def away_once(*steps: Any) -> list[Any]:
        tries.append(len(steps))
        if len(tries) == 1:
            raise RedisConnectionError("away")
        return await make(*steps)

    monkeypatch.setattr(inbox._scripts, "each", away_once)
    notes = Notes()
    notes.selections |= {1}
    async with at_work(inbox, redis, notes):
        await until(lambda: len(reading) == SHARDS)
        await inbox.put([update(1)])
        await until(lambda: len(tries) == 2)
        await until_is(inbox, 0)


async def test_update_that_fails_is_tried_again_and_then_dead(
    inbox: Inbox, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    notes, faults = Notes(), FAULTS._value.get()
    notes.faults[1] = [RuntimeError("a bug") for _ in range(99)]
    notes.faults[2] = [RuntimeError("bad luck")]
    async with at_work(inbox, redis, notes):
        await inbox.put([update(1), update(2), update(3)])
        await until(lambda: notes.done == [2, 3])
    assert [entry.update for entry in await inbox.dead()] == [1]
    assert notes.again >= {1, 2}
    assert "dead letter" in caplog.text
    assert FAULTS._value.get() == faults + TRIES + 1


async def test_store_that_is_away_makes_no_dead_letters(inbox: Inbox, redis: Redis) -> None:
    notes = Notes()
    notes.faults[1] = [RedisConnectionError("away") for _ in range(TRIES * 3)]
    async with at_work(inbox, redis, notes):
        await inbox.put([update(1)])
        await until(lambda: notes.done == [1])
    assert await inbox.lengths() == (0, 0)
    assert notes.again == {1}


async def test_error_of_the_store_that_would_stay_is_buried(inbox: Inbox, redis: Redis) -> None:
    """As when a key is of another type: it is a bug, and the store is there."""
    notes = Notes()
    notes.faults[1] = [ResponseError("WRONGTYPE") for _ in range(99)]
    async with at_work(inbox, redis, notes):
        await inbox.put([update(1), update(2)])
        await until(lambda: notes.done == [2])
    assert [entry.update for entry in await inbox.dead()] == [1]


@pytest.mark.parametrize(
    "error",
    [
        *(BusyLoadingError("LOADING"), ReadOnlyError("READONLY"), OutOfMemoryError("OOM")),
        *(ClusterDownError("CLUSTERDOWN"), RedisTimeoutError(), ConnectionResetError()),
        NoScriptError("NOSCRIPT"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_store_that_comes_back_is_waited_for(
    inbox: Inbox, redis: Redis, error: Exception
) -> None:
    notes = Notes()
    notes.faults[1] = [error] * (TRIES * 2)
    async with at_work(inbox, redis, notes):
        await inbox.put([update(1)])
        await until(lambda: notes.done == [1])
    assert await inbox.dead() == []


async def test_store_that_dies_twice_in_a_row_ends_no_worker(
    inbox: Inbox, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taught a script, killed before it was asked for it: the library asks no third time."""
    taught = 0
    load = redis.script_load

    async def load_and_die(script: bytes) -> str:
        nonlocal taught
        taught += 1
        sha = await load(script)
        if taught <= 3:
            await redis.script_flush()
        return sha

    monkeypatch.setattr(redis, "script_load", load_and_die)
    notes = Notes()
    async with at_work(inbox, redis, notes):
        await until(lambda: len(notes.taken) == SHARDS)
    assert taught > 3


async def test_nobody_waits_for_the_store_while_the_shard_is_given_away(
    inbox: Inbox, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    notes = Notes()
    notes.faults[1] = [RedisConnectionError("away")] * 1_000_000
    async with at_work(inbox, redis, notes):
        await inbox.put([update(1)])
        await until(lambda: len(notes.begun) > 1)
    assert [entry.update for entry in await inbox.left(shard_of("-1"))] == [1]
    assert "something unfinished" not in caplog.text


async def test_update_that_never_ends_is_not_waited_for(
    inbox: Inbox, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.01)
    notes = Notes()
    notes.gates[1] = asyncio.Event()
    async with at_work(inbox, redis, notes):
        await inbox.put([update(1), update(2)])
        await until(lambda: 2 in notes.done)
    assert [entry.update for entry in await inbox.dead()] == [1]


async def test_stop_finishes_what_is_begun_and_leaves_the_rest(inbox: Inbox, redis: Redis) -> None:
    notes, shard = Notes(), shard_of("-1")
    notes.gates[1] = asyncio.Event()

    async def end_when_all_else_has_stopped() -> None:
        await until(lambda: notes.taken == [shard])
        notes.gates[1].set()

    async with at_work(inbox, redis, notes):
        await inbox.put([update(1), update(2)])
        await until(lambda: notes.begun == [1] and len(notes.taken) == SHARDS)
        ending = asyncio.create_task(end_when_all_else_has_stopped())
    await ending
    assert notes.done == [1]
    assert notes.taken == []
    assert [e.update for e in await inbox.left(shard)] == [2]
    assert [key async for key in redis.scan_iter("lease:*")] == []
    assert await redis.zcard(WORKERS) == 0


# What the dead have left


async def test_connection_that_is_cut_off_at_a_stop_is_no_fault(
    inbox: Inbox, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that had just come and was asked to go wrote a traceback into the log."""
    begun, told = asyncio.Event(), list[dict[str, Any]]()

    async def connecting(*asked: Any) -> list[Entry]:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            raise AttributeError  # as the library does whose connection is still being made
        return []

    monkeypatch.setattr(inbox, "read", connecting)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    async with at_work(inbox, redis, Notes()):
        await begun.wait()
    gc.collect()
    assert told == []


async def test_poison_that_kills_is_put_aside_and_its_neighbours_are_dealt_with(
    inbox: Inbox, redis: Redis
) -> None:
    """Each kill leaves one try on the entry that was being dealt with, and on no other."""
    shard = shard_of("-1")
    await inbox.put([update(n) for n in range(1, 10)])
    entries = await inbox.left(shard)
    for _ in range(TRIES):  # as workers do that are killed by the first of what is left
        await inbox.begin(shard, entries[0].id)
    notes = Notes()
    async with at_work(inbox, redis, notes):
        await until(lambda: notes.done == list(range(2, 10)))
    assert [entry.update for entry in await inbox.dead()] == [1]
    assert notes.again == set(range(2, 10))


async def test_worker_that_is_killed_while_an_answer_is_slow_is_not_killed_by_its_update(
    inbox: Inbox, redis: Redis
) -> None:
    """A soak killed five workers, one after the other, while Telegram took 8 s for an answer: a
    press that had harmed nobody was a dead letter.
    """
    shard = shard_of("-1")
    await inbox.put([update(1)])
    (entry,) = await inbox.left(shard)
    for _ in range(TRIES - 1):
        await inbox.begin(shard, entry.id)
    notes = Notes()
    notes.gates[1] = asyncio.Event()
    notes.outlives = True
    async with at_work(inbox, redis, notes):
        await until(lambda: notes.outlived == [1])
        assert await inbox.begin(shard, entry.id) == 1
        notes.gates[1].set()
        await until(lambda: notes.done == [1])


async def test_what_is_left_is_dealt_with_one_after_another(inbox: Inbox, redis: Redis) -> None:
    lanes = [lane for lane in map(str, range(-1, -200, -1)) if shard_of(lane) == shard_of("-1")]
    await inbox.put([update(n, lane) for n, lane in enumerate(lanes)])
    notes = Notes()
    notes.gates[0] = asyncio.Event()
    async with at_work(inbox, redis, notes):
        await until(lambda: notes.begun == [0])
        for _ in range(20):
            await asyncio.sleep(0)
        assert notes.begun == [0]
        notes.gates[0].set()
        await until(lambda: notes.done == list(range(len(lanes))))
