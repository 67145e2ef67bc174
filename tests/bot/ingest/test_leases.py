"""Leases: one holder each, given up by the dead at once, running out for all others."""

import asyncio

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.ingest import leases as module
from bot.ingest.leases import LEASE, WORKERS, Leases, Worker, this_worker
from bot.ingest.shards import POLLER

ELSEWHERE = Worker("another machine", 1, "a")


def leases(redis: Redis, worker: Worker = ELSEWHERE, **changes: object) -> Leases:
    return Leases(redis, replace(worker, **changes))


async def test_lease_has_one_holder_until_it_is_given_back(redis: Redis) -> None:
    first, second = leases(redis), leases(redis, home="b")
    assert await first.take(POLLER)
    assert await first.take(POLLER)
    assert not await second.take(POLLER)
    await second.give(POLLER)
    assert not await second.take(POLLER)
    await first.give(POLLER)
    assert await second.take(POLLER)


async def test_lease_runs_out(redis: Redis) -> None:
    await leases(redis).take(POLLER)
    assert 0 < await redis.pttl("lease:poller") <= LEASE * 1000


async def test_lease_is_held_until_it_can_have_run_out(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody may be asked while the store is away: what counts is when it was renewed last."""
    monkeypatch.setattr(module, "LEASE", 0.1)
    former, successor = leases(redis), leases(redis, home="b")
    assert not former.holds(POLLER)
    assert await former.take(POLLER)
    await asyncio.sleep(0.2)
    assert not former.holds(POLLER)
    monkeypatch.setattr(module, "LEASE", LEASE)
    assert await former.take(POLLER)
    assert former.holds(POLLER)
    await former.give(POLLER)
    assert await successor.take(POLLER)
    await former.renew(POLLER)
    assert (former.holds(POLLER), successor.holds(POLLER)) == (False, True)


async def test_lease_of_a_process_of_ours_that_has_ended_is_free_at_once(redis: Redis) -> None:
    process = await asyncio.create_subprocess_exec("true")
    dead = replace(this_worker(), pid=process.pid)
    await process.wait()
    assert await Leases(redis, dead).take(POLLER)
    assert await Leases(redis, this_worker()).take(POLLER)
    assert await redis.get("lease:poller") != str(dead).encode()


async def test_former_run_with_our_process_id_is_dead(redis: Redis) -> None:
    """In a container that was started again on the same machine, all have the id 1."""
    me = this_worker()
    assert await Leases(redis, replace(me, run="before")).take(POLLER)
    assert await Leases(redis, me).take(POLLER)


async def test_living_process_keeps_its_lease(redis: Redis) -> None:
    process = await asyncio.create_subprocess_exec("sleep", "60")
    assert await Leases(redis, replace(this_worker(), pid=process.pid)).take(POLLER)
    assert not await Leases(redis, this_worker()).take(POLLER)
    process.kill()
    await process.wait()


async def test_process_of_another_machine_is_not_taken_for_dead(redis: Redis) -> None:
    assert await leases(redis, pid=2**22).take(POLLER)
    assert not await Leases(redis, this_worker()).take(POLLER)


async def test_roll_call_counts_those_who_answer(redis: Redis) -> None:
    first, second = leases(redis), leases(redis, home="b")
    await first.workers()
    assert set(await second.workers()) == {str(ELSEWHERE), str(second.me)}
    await first.leave()
    assert await second.workers() == [str(second.me)]
    await redis.zadd(WORKERS, {"an old one/1/x": 1})
    assert await second.workers() == [str(second.me)]


AN_HOUR = 3_600_000
"""Milliseconds: by so much the server's clock was set back."""


async def test_lease_that_lasts_longer_than_any_is_made_for_is_void(redis: Redis) -> None:
    """Killed elsewhere, and the clock set back: nobody asked Telegram for updates for an hour."""
    assert await leases(redis).take(POLLER)
    await redis.pexpire("lease:poller", AN_HOUR)
    successor = leases(redis, home="b")
    assert await successor.take(POLLER)
    assert 0 < await redis.pttl("lease:poller") <= LEASE * 1000


async def test_who_counts_for_longer_than_anybody_answers_is_not_there(redis: Redis) -> None:
    """It had a share of the shards, and of those nobody took care."""
    there = leases(redis, home="b")
    seconds, _ = await redis.time()
    await redis.zadd(WORKERS, {str(ELSEWHERE): seconds * 1000 + AN_HOUR})
    assert await there.workers() == [str(there.me)]


async def test_what_nobody_has_who_is_at_work_is_known(redis: Redis) -> None:
    one, other = leases(redis), leases(redis, home="b")
    assert await one.take_all(("shard:0", "shard:1")) == {"shard:0", "shard:1"}
    both = (str(one.me), str(other.me))
    assert await other.untended(("shard:0", "shard:1", "shard:2"), both) == ["shard:2"]
    assert await other.untended(("shard:0", POLLER), both[1:]) == ["shard:0", POLLER]
