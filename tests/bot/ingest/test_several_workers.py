"""Shards that several workers share: one owner each, also where a lease is lost or given away."""

import asyncio

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.ingest import shards as module
from bot.ingest.inbox import Inbox
from bot.ingest.leases import Leases, Worker
from bot.ingest.shards import Shards
from bot.store.sharded import SHARDS, shard_of
from tests.bot.ingest.dealing import LONG, Notes, at_work, until, update

ELSEWHERE = Worker("another machine", 1, "a")
pytestmark = pytest.mark.usefixtures("no_pause")


async def test_workers_share_and_nothing_is_done_twice(inbox: Inbox, redis: Redis) -> None:
    first, second, third = Notes(), Notes(), Notes()
    async with (
        at_work(inbox, redis, first, replace(ELSEWHERE, home="b")),
        at_work(inbox, redis, second, replace(ELSEWHERE, home="c")),
        at_work(inbox, redis, third, replace(ELSEWHERE, home="d")),
    ):
        everybody = (first, second, third)

        def is_shared() -> bool:
            owned = [shard for notes in everybody for shard in notes.taken]
            is_fair = all(0 < len(notes.taken) <= 6 for notes in everybody)
            return is_fair and sorted(owned) == list(range(SHARDS))

        await until(is_shared)
        await inbox.put([update(n, str(-n)) for n in range(1, 101)])
        await until(lambda: sum(len(notes.done) for notes in everybody) >= 100)
    assert sorted(id for notes in everybody for id in notes.done) == list(range(1, 101))
    assert all(notes.done for notes in everybody)


async def test_one_leads_at_a_time(inbox: Inbox, redis: Redis) -> None:
    async with at_work(inbox, redis, Notes(), replace(ELSEWHERE, home="b")) as first:
        await until(lambda: first.leads)
        async with at_work(inbox, redis, Notes(), replace(ELSEWHERE, home="c")) as second:
            await until(lambda: len(second._owned) > 0)
            assert (first.leads, second.leads) == (True, False)
        assert first.leads
    async with at_work(inbox, redis, Notes(), replace(ELSEWHERE, home="d")) as third:
        await until(lambda: third.leads)


@pytest.mark.parametrize("lease", ["poller", "shard:3"])
async def test_worker_is_not_well_while_nobody_who_is_at_work_has_what_there_is_to_do(
    inbox: Inbox, redis: Redis, lease: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The leases could be renewed, so all was said to be well, and no update came in."""
    await redis.set(f"lease:{lease}", str(ELSEWHERE))
    beats, shards = list[int](), Shards(inbox, Leases(redis))
    holding = asyncio.create_task(shards.hold(Notes(), lambda: beats.append(1)))
    await until(lambda: f"nobody who is at work has {lease}" in caplog.text)
    assert not beats
    await redis.delete(f"lease:{lease}")
    await until(lambda: bool(beats))
    await shards.close()
    await holding


async def test_lost_lease_is_the_end_of_the_work_on_a_shard(
    inbox: Inbox, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a process has been stopped for longer than its leases last."""
    notes = Notes()
    async with at_work(inbox, redis, notes):
        await until(lambda: len(notes.taken) == SHARDS)
        await redis.set("lease:shard:3", str(ELSEWHERE))
        await until(lambda: 3 not in notes.taken)
    assert "shard 3 is lost" in caplog.text


async def test_shards_given_away_are_nobody_elses_before_all_that_is_begun_has_ended(
    inbox: Inbox, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given one after another, without renewing, leases ran out: two workers owned a shard."""
    monkeypatch.setattr(module, "_GRACE", LONG)
    first, second = Notes(), Notes()
    lanes = {shard_of(str(n)): str(n) for n in range(-999, 0)}
    first.gates = {shard: asyncio.Event() for shard in lanes}
    async with at_work(inbox, redis, first, replace(ELSEWHERE, home="b")) as giver:
        await inbox.put([update(shard, lane) for shard, lane in lanes.items()])
        await until(lambda: len(first.begun) == SHARDS)
        async with at_work(inbox, redis, second, replace(ELSEWHERE, home="c")) as taker:
            await until(lambda: len(giver._giving) == SHARDS // 2)
            await renewed(redis)
            assert giver.leads
            assert not taker.leads
            assert (len(first.taken), second.taken) == (SHARDS, [])
            for gate in first.gates.values():
                gate.set()
            await until(lambda: len(first.taken) == len(second.taken) == SHARDS // 2)
            assert sorted(first.taken + second.taken) == list(range(SHARDS))
    assert sorted(first.done) == list(range(SHARDS))
    assert second.done == []


async def renewed(redis: Redis) -> None:
    """Wait until the lease of each shard has been renewed, whatever is just being given away."""
    leases = [f"lease:shard:{shard}" for shard in range(SHARDS)]
    for lease in leases:
        await redis.expire(lease, int(LONG) // 2)
    async with asyncio.timeout(60):
        while min([await redis.ttl(lease) for lease in leases]) <= LONG // 2:
            await asyncio.sleep(0.005)
