"""One process works, the others stand by: the lock, its fence, and the time without a worker."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from bot.store import fence, outages, worker_lock
from bot.store.client import STORE_AWAY, connect, executed
from bot.store.embedded import EmbeddedServer
from bot.store.fence import Fence, guard, steady
from bot.store.outages import HEARTBEAT, SHORT, Outages
from bot.store.store import Store
from bot.store.worker_lock import LIFE, WorkerLock, release_if_dead
from bot.table.outages import Outage
from bot.table.values import DAY, HOUR
from tests.bot.stores import saved
from tests.bot.tables import ALL, ANNA, NOON, lobby


class Process:
    """One of several, each on another machine."""

    def __init__(self, redis: Redis, url: str, name: str) -> None:
        self.time = float(NOON)
        self.fence, self.outages = Fence(), Outages(lambda: self.time)
        self.lock = WorkerLock(redis, self.fence, self.outages, name)
        self.redis = connect(url, fence=self.fence)
        self.store = Store(self.redis, ALL, outages=self.outages)


@pytest.fixture
async def processes(redis: Redis, embedded: EmbeddedServer) -> AsyncIterator[list[Process]]:
    found = [Process(redis, embedded.url, f"machine{n}/1/run") for n in range(3)]
    yield found
    for process in found:
        await process.redis.aclose()


@asynccontextmanager
async def lapsed(redis: Redis, process: Process) -> AsyncIterator[None]:
    """As after a process was stopped for longer than the lock lasts, before it looks again."""
    await redis.delete("worker")
    yield
    process.fence.until = 0


async def test_one_works_at_a_time(processes: list[Process]) -> None:
    first, second, third = (process.lock for process in processes)
    assert [await lock.take() for lock in (first, second, third)] == [True, False, False]
    await first.renew()
    await first.release()
    assert [await lock.take() for lock in (third, second)] == [True, False]


async def test_process_that_woke_up_after_another_has_taken_over_writes_nothing(
    processes: list[Process], redis: Redis
) -> None:
    """Stopped between a check and the write (SIGSTOP, a machine that pauses), it does not know that
    its lock has lapsed: the store refuses it, whichever way it writes.
    """
    former, heir, _ = processes
    assert await former.lock.take()
    live = await saved(former.store, lobby("gifts", ANNA))
    script = former.redis.register_script("return redis.call('SET', KEYS[1], ARGV[1])")
    assert await script(keys=["by script"], args=["1"])
    await redis.delete("worker")
    assert await heir.lock.take()
    assert former.fence.holds
    before = {key: await redis.dump(key) async for key in redis.scan_iter()}
    pipe = former.redis.pipeline(transaction=False)
    pipe.set("by pipeline", 1)
    for write in (
        former.redis.set("by command", 1),
        former.redis.zadd("due", {live.table.id: 1}),
        script(keys=["by script"], args=["2"]),
        former.store.tables.save(live, live),
        executed(pipe),
    ):
        former.fence.is_lost = False
        with pytest.raises(STORE_AWAY):
            await write
    assert {key: await redis.dump(key) async for key in redis.scan_iter()} == before
    assert await former.redis.get("by script") == b"1"
    await heir.redis.set("by command", 1)


async def test_standby_says_once_that_it_stands_by(
    processes: list[Process], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_lock, "POLL", 0.001)
    ours, standby, _ = processes
    assert await ours.lock.take()
    stopping, looks = asyncio.Event(), 0

    def beat() -> None:
        nonlocal looks
        looks += 1
        if looks == 3:
            stopping.set()

    with caplog.at_level("INFO"):
        assert not await standby.lock.wait(stopping, beat)
    assert [record.message for record in caplog.records] == [
        "another process of this bot is at work: this one stands by"
    ]


async def test_process_that_was_refused_stands_by(processes: list[Process], redis: Redis) -> None:
    former, heir, _ = processes
    assert await former.lock.take()
    await redis.delete("worker")
    assert await heir.lock.take()
    with pytest.raises(STORE_AWAY):
        await former.redis.set("key", 1)
    await asyncio.wait_for(former.lock.keep(lambda: None), 30)
    assert former.fence.is_lost
    assert not former.fence.holds
    with pytest.raises(STORE_AWAY):
        await former.redis.set("key", 1)


async def test_commands_answer_the_same_with_a_fence(
    processes: list[Process], redis: Redis
) -> None:
    """What writes is sent as a script, and read as the command's own answer."""
    ours, _, _ = processes
    assert await ours.lock.take()
    for client in (redis, ours.redis):
        await redis.delete("a", "b", "c", "d")
        assert await client.set("a", "1", nx=True, ex=5) is True
        assert await client.set("a", "1", nx=True) is None
        assert await client.hset("b", mapping={"x": "1", "y": "2"}) == 2
        assert await client.zadd("c", {"x": 1.5}) == 1
        assert await client.expire("c", 9) is True
        assert await client.rpush("d", "x", "y") == 2
        assert await client.ltrim("d", 0, 0) is True
        assert await client.delete("a", "b") == 2
        assert await client.zscore("c", "x") == 1.5


async def test_whoever_cannot_renew_stops_writing_before_the_lock_lapses(
    processes: list[Process], redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the machine's own steady clock, whatever the wall clock says."""
    ours, _, _ = processes
    assert await ours.lock.take()
    await ours.redis.set("key", 1)
    begun = steady()
    monkeypatch.setattr(fence, "steady", lambda: begun + LIFE - 0.5)
    assert not ours.fence.holds
    with pytest.raises(STORE_AWAY):
        await ours.redis.set("key", 2)
    assert await redis.get("key") == b"1"


async def test_worker_goes_on_after_a_lapse_if_nobody_has_taken_over(
    processes: list[Process], redis: Redis
) -> None:
    """As when the store was away for a minute: nobody else could come either."""
    ours, other, _ = processes
    assert await ours.lock.take()
    async with lapsed(redis, ours):
        pass
    await ours.lock.renew()
    assert ours.fence.holds
    assert not await other.lock.take()
    await ours.redis.set("key", 1)


async def test_store_that_has_lost_its_data_is_worked_on_by_one_who_takes_it_anew(
    processes: list[Process], redis: Redis
) -> None:
    ours, other, _ = processes
    assert await ours.lock.take()
    await redis.flushall()
    await ours.lock.renew()
    assert ours.fence.is_lost
    assert await other.lock.take()


async def test_number_comes_once_though_a_fail_over_loses_the_last_write(
    processes: list[Process], redis: Redis
) -> None:
    """A replica that takes over may not know of the last take-over. The process that did that one
    must not have the number of the next.
    """
    former, first, second = processes
    assert await former.lock.take()
    before = await redis.get("fence")
    await redis.delete("worker")
    assert await first.lock.take()
    await redis.delete("worker")
    await asyncio.sleep(0.002)
    await redis.set("fence", before or b"")
    assert await second.lock.take()
    assert int(second.fence.number) > int(first.fence.number) > int(former.fence.number)


async def test_numbers_go_up_though_the_clock_of_the_store_goes_back(
    processes: list[Process], redis: Redis
) -> None:
    await redis.set("fence", 9_000_000_000_000)
    assert await processes[0].lock.take()
    assert processes[0].fence.number == "9000000000001"
    assert await redis.get("fence") == b"9000000000001"


async def test_worker_that_was_killed_on_this_machine_is_known_to_be_dead(
    redis: Redis, processes: list[Process]
) -> None:
    gone = await asyncio.create_subprocess_exec("true")
    await gone.wait()
    await redis.set("worker", f"{worker_lock._home()}/{gone.pid}/run")
    assert await processes[0].lock.take()
    await redis.set("worker", f"{worker_lock._home()}/{os.getppid()}/run", px=5000)
    assert not await processes[1].lock.take()
    assert not await release_if_dead(redis)


async def test_lock_of_a_server_whose_clock_was_set_back_is_void(
    redis: Redis, processes: list[Process]
) -> None:
    await redis.set("worker", "elsewhere/1/run", px=3_600_000)
    assert await processes[0].lock.take()


async def test_guard_leaves_a_script_its_keys_and_arguments(
    redis: Redis, processes: list[Process]
) -> None:
    ours, _, _ = processes
    assert await ours.lock.take()
    told = ours.redis.register_script("return {#KEYS, #ARGV, KEYS[1], ARGV[2]}")
    assert await told(keys=["a"], args=["b", "c"]) == [1, 2, b"nastolka:a", b"c"]
    assert "local" not in guard("return 1")


# Time without a worker


async def test_time_without_a_worker_is_an_outage(processes: list[Process]) -> None:
    """From the last heartbeat, which a worker that was killed has left."""
    first, second, third = processes
    assert await first.lock.take()
    await first.redis.delete("worker")
    second.time = NOON + 4 * DAY
    assert await second.lock.take()
    assert second.outages.all == (Outage(NOON, NOON + 4 * DAY),)
    await second.lock.release()
    third.time = NOON + 4 * DAY + SHORT
    assert await third.lock.take()
    assert third.outages.all == second.outages.all


async def test_hours_by_which_a_clock_is_put_forward_are_an_outage(
    processes: list[Process],
) -> None:
    """A machine boots with the time of its last stop, and gets the right one seconds later."""
    first, second, _ = processes
    assert await first.lock.take()
    await first.redis.delete("worker")
    second.time = NOON + 5
    assert await second.lock.take()
    assert not list(second.outages.all)
    second.time = NOON + 8 * HOUR
    assert second.outages.is_away()  # nothing is due until it is known
    second.outages.hear()
    assert not second.outages.is_away()
    assert second.outages.all == (Outage(NOON + 5, NOON + 8 * HOUR),)


async def test_clock_that_is_put_back_leaves_no_outage_ahead_of_it(
    processes: list[Process], redis: Redis
) -> None:
    """Nor does a worker count as away whose clock is behind that of the one before it."""
    first, second, _ = processes
    assert await first.lock.take()
    first.time = NOON + 3 * HOUR
    first.outages.hear()
    first.time = NOON + HOUR
    first.outages.hear()
    assert first.outages.all == (Outage(NOON, NOON + HOUR),)
    first.time = NOON - HOUR
    first.outages.hear()
    assert not list(first.outages.all)
    await first.lock.release()
    assert await redis.lrange("outages", 0, -1) == []
    second.time = NOON - 2 * HOUR
    assert await second.lock.take()
    assert not list(second.outages.all)


@pytest.mark.parametrize("seconds", [60, 120, 200, 240])
async def test_time_without_telegram_is_an_outage(processes: list[Process], seconds: int) -> None:
    """The worker was there all the time, and nobody could reach it."""
    ours, heir, _ = processes
    assert await ours.lock.take()
    ours.time += seconds
    await ours.lock.renew()
    assert ours.outages.is_away()
    assert not list(ours.outages.all)
    ours.outages.hear()
    assert ours.outages.all == (Outage(NOON, NOON + seconds),)
    await ours.lock.release()
    heir.time = ours.time + SHORT
    assert await heir.lock.take()
    assert heir.outages.all == ours.outages.all


async def test_time_without_the_store_is_an_outage(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Telegram answers, but nothing that it tells can be kept."""
    ours, _, _ = processes
    assert await ours.lock.take()
    begun = steady()
    ours.time += 120
    monkeypatch.setattr(outages, "steady", lambda: begun + 120)
    ours.outages.hear()
    assert ours.outages.is_away()
    await ours.lock.renew()
    ours.outages.hear()
    assert ours.outages.all == (Outage(NOON, NOON + 120),)


async def test_a_worker_that_was_killed_was_there_until_telegram_was_heard_last(
    processes: list[Process],
) -> None:
    first, second, _ = processes
    assert await first.lock.take()
    first.time += 20
    first.outages.hear()
    first.lock._beaten = steady() - HEARTBEAT
    await first.lock.renew()
    first.time += 25  # a long poll later
    await first.redis.delete("worker")
    second.time = NOON + 2 * DAY
    assert await second.lock.take()
    assert second.outages.all == (Outage(NOON + 20, NOON + 2 * DAY),)
