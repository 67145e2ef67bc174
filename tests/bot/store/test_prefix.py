"""All keys have a prefix (docs/adr/0083)."""

from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import pytest
from redis.asyncio import Redis

from bot import __version__
from bot.store.backup import back_up, empty, size
from bot.store.client import AnyRedis, Prefix, connect, executed
from bot.store.embedded import EmbeddedServer
from tests.bot.store.test_backup import content, fill

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
    server: Any = redis
    ((_, entries),) = await server.execute_command("XREAD", "COUNT", 1, "STREAMS", "{a}4", "0")
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
