"""All keys have a prefix; those of releases before it get one (docs/adr/0096)."""

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot import __version__
from bot.display.pages.privacy import KEPT
from bot.ingest.leases import Leases, Worker
from bot.process import starting
from bot.process.starting import adopt_keys
from bot.store.backup import back_up, empty, size
from bot.store.client import AnyRedis, connect, executed
from bot.store.embedded import EmbeddedServer
from bot.store.prefix import Prefix
from bot.store.release import Unfit, admit
from tests.bot.store.test_backup import content, fill
from tests.e2e.clusters import running_cluster

YOUNGER = {"day", "seek", "shun", "challenge", "defaults"}
"""Kinds of keys that never stood without a prefix."""

BARE = Prefix()


@pytest.fixture
async def server(embedded: EmbeddedServer) -> AsyncIterator[AnyRedis]:
    """The same store, seen without a prefix, as former releases see it."""
    async with connect(embedded.url, prefix=BARE) as server:
        yield server


async def use(redis: AnyRedis) -> None:
    """Write and read in all the ways in which the bot does."""
    await fill(redis)
    pipe = redis.pipeline(transaction=False)
    pipe.set("{a}1", 1)
    pipe.hset("{a}2", "field", 2)
    await executed(pipe)
    found: Any = await redis.mget("{a}1", "{a}3")
    assert found == [b"1", None]
    script = redis.register_script("return redis.call('HGET', KEYS[1], ARGV[1])")
    assert await script(keys=["{a}2"], args=["field"]) == b"2"
    await redis.xadd("{a}4", {"k": "v"})
    ((_, entries),) = await redis.execute_command("XREAD", "COUNT", 1, "STREAMS", "{a}4", "0")
    assert len(entries) == 1
    assert await redis.delete("{a}1", "{a}2", "{a}4") == 3


async def names(server: AnyRedis) -> list[bytes]:
    return [key async for key in server.scan_iter()]


async def test_all_keys_have_it(redis: Redis, server: AnyRedis) -> None:
    await use(redis)
    kept = await names(server)
    assert len(kept) > 10
    assert [key for key in kept if not key.startswith(b"nastolka:")] == []


async def test_nobody_sees_what_has_another_prefix(
    redis: Redis, server: AnyRedis, embedded: EmbeddedServer
) -> None:
    """Neither do copies, nor what empties a store."""
    async with connect(f"{embedded.url}?prefix=other") as other:
        await use(redis)
        await use(other)
        assert len(await names(server)) == 2 * len(await names(redis))
        before = await content(redis)
        tally = await back_up(other, __version__, BytesIO())
        assert tally.tables == 2
        await empty(other)
        assert await content(redis) == before
        assert (await size(other)).keys == 0


async def test_keys_of_a_cluster_have_it_and_keys_of_one_table_stay_together(
    tmp_path: Path,
) -> None:
    with running_cluster(tmp_path) as cluster:
        async with connect(cluster.url) as nodes, connect(cluster.url, prefix=BARE) as server:
            await use(nodes)
            many = [f"told:{n}" for n in range(50)]
            for key in many:
                await nodes.set(key, 1)
            assert await nodes.delete(*many) == len(many)
            assert all(key.startswith(b"nastolka:") for key in await names(server))
            await empty(nodes)
            await nodes.delete("lease:1")
            await fill(server)
            before = await content(server)
            await adopt_keys(cluster.url)
            await expect_adopted(nodes, before)


async def expect_adopted(redis: AnyRedis, before: dict[bytes, Any]) -> None:
    """What was not ours stays where it was; leases run out there."""
    strange = (b"a list", b"a hash", b"lease:1")
    assert await content(redis) == {k: v for k, v in before.items() if k not in strange}


async def test_keys_of_a_former_release_get_it_once(
    redis: Redis, server: AnyRedis, embedded: EmbeddedServer
) -> None:
    await fill(server)
    before = await content(server)
    await adopt_keys(embedded.url)
    await expect_adopted(redis, before)
    assert b"a list" in await names(server)
    await admit(redis, __version__)
    await server.set("p:1", "of another program")
    await adopt_keys(embedded.url)
    assert await server.exists("p:1")


async def test_what_was_cut_off_is_done_again(
    redis: Redis, server: AnyRedis, embedded: EmbeddedServer
) -> None:
    """Somebody was killed when half of it was done; then two come at once."""
    await fill(server)
    before = await content(server)
    moved = [key for key in before if key.startswith((b"{t:", b"at:"))]
    for key in moved:
        await server.rename(key, b"nastolka:" + key)
    await asyncio.gather(adopt_keys(embedded.url), adopt_keys(embedded.url))
    await expect_adopted(redis, before)


@pytest.mark.parametrize("former", ["", "0.1.0"])
async def test_former_release_does_not_start_on_it_again(
    server: AnyRedis, embedded: EmbeddedServer, former: str
) -> None:
    """Neither on a new store, which it would find empty."""
    if former:
        await admit(server, former)
        await fill(server)
    await adopt_keys(embedded.url)
    with pytest.raises(Unfit, match="prefix"):
        await admit(server, "0.1.0")


async def test_nothing_is_moved_under_a_bot_that_is_at_work(
    server: AnyRedis, embedded: EmbeddedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(server)
    before = await content(server)
    await Leases(server, Worker("elsewhere", 1, "run"), workers="workers").workers()
    monkeypatch.setattr(starting, "LEASE", -1.0)
    with pytest.raises(Unfit, match="stop it first"):
        await adopt_keys(embedded.url)
    after = await content(server)
    assert {key: after[key] for key in before} == before


async def test_nothing_is_moved_for_a_bot_with_a_prefix_of_its_own(
    server: AnyRedis, embedded: EmbeddedServer
) -> None:
    await fill(server)
    before = await content(server)
    await adopt_keys(f"{embedded.url}?prefix=other")
    assert await content(server) == before


async def test_all_kinds_of_keys_are_known_that_there_were(
    server: AnyRedis, embedded: EmbeddedServer
) -> None:
    """By what /privacy knows of; `workers` is waited for, leases run out, others are younger."""
    ids = {"t": "{t:ab12}:log", "b": "b:{-100}:until", "due": "{due}:3", "inbox": "{inbox:3}:dead"}
    ids |= {"f": "f:0a1b", "poll": "poll:5", "votes": "votes:5", "past": "past:-100:version"}
    whole = {"aside", "audit", "banned", "digests", "introduction", "poll-ends", "told"}
    for word in KEPT.keys() - {"lease", "shard", "release", "workers", *YOUNGER}:
        await server.set(ids.get(word, word if word in whole else f"{word}:7"), 1)
    await adopt_keys(embedded.url)
    assert {key for key in await names(server) if not key.startswith(b"nastolka:")} == {b"release"}


async def test_half_restored_store_is_left_alone(
    server: AnyRedis, embedded: EmbeddedServer
) -> None:
    await server.set("release", "restoring")
    with pytest.raises(Unfit, match="half restored"):
        await adopt_keys(embedded.url)
