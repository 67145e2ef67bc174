"""A copy of a store is of one moment, whole, and makes any store what this one was (docs/adr/0083).

https://redis.io/docs/latest/commands/client-pause/
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hiredis import pack_command
from msgspec.structs import replace
from redis.asyncio import Redis

from bot import __version__
from bot.ingest.inbox import Entry, Inbox
from bot.store import backup
from bot.store.backup import BadCopy, TooSlow, back_up, empty, examined, restore, size
from bot.store.client import AnyRedis, connect
from bot.store.store import Store
from tests.bot.stores import saved
from tests.bot.tables import ALL, GROUP, PEOPLE, begun, moved
from tests.servers import redis_server

HOUR = 3600


@pytest.fixture
def file() -> BytesIO:
    return BytesIO()


@pytest.fixture
def debian(tmp_path: Path) -> Iterator[str]:
    with redis_server(tmp_path / "redis") as url:
        yield url


@pytest.fixture
async def other(debian: str) -> AsyncIterator[AnyRedis]:
    """A server of another make and release than the embedded one."""
    async with connect(debian) as redis:
        yield redis


async def fill(redis: AnyRedis) -> None:
    """Have a store keep something of each kind, and more of it than goes into one command."""
    store, inbox = Store(redis, ALL), Inbox(redis, redis)
    for game in ("carcassonne", "sealed"):
        new = begun(game, *PEOPLE)
        live = await saved(store, replace(new, table=replace(new.table, id=game)))
        live = await store.tables.save(moved(live, 1), live)
    await store.places.claim(GROUP, live.table.id, None)
    await inbox.put([Entry("lane", 1, b'{"a": "\xd1\x84\r\n"}')])
    await store.tables.expire(live.table.id, HOUR)
    many: Any = {f"{n}": n for n in range(2000)}
    await redis.zadd("sat:1", {**many, "here": float("inf"), "exact": 1764097200.1234567})
    await redis.rpush("a list", *many)
    await redis.hset("a hash", mapping=many)
    await redis.sadd("open", *many)
    await redis.set("worker", "somebody")


async def content(redis: AnyRedis) -> dict[bytes, Any]:
    """All that is kept, in a form that can be compared."""
    found = dict[bytes, Any]()
    async for key in redis.scan_iter():
        kind: Any = await redis.type(key)
        reads: dict[bytes, Any] = {
            b"string": redis.get,
            b"hash": redis.hgetall,
            b"set": redis.smembers,
            b"stream": redis.xrange,
            b"list": lambda key: redis.lrange(key, 0, -1),
            b"zset": lambda key: redis.zrange(key, 0, -1, withscores=True),
        }
        left = await redis.ttl(key)
        found[key] = (kind, await reads[kind](key), left > 0 and round(left / HOUR))
    return found


@pytest.mark.servers
async def test_copy_makes_another_server_what_this_one_was(
    redis: Redis, other: AnyRedis, file: BytesIO
) -> None:
    await fill(redis)
    told = await back_up(redis, __version__, file)
    file.seek(0)
    assert examined(file) == told
    assert (told.release, told.tables) == (__version__, 2)
    file.seek(0)
    await restore(other, file)
    expected = await content(redis)
    del expected[b"worker"]
    assert await content(other) == expected
    assert (await size(other)).keys == told.keys == len(expected)
    await empty(other)
    assert await content(other) == {}


@pytest.mark.servers
async def test_copy_is_of_one_moment(redis: Redis, other: AnyRedis, file: BytesIO) -> None:
    """Somebody writes all the time: what follows from something is never there without it."""
    await redis.mset({f"filler:{n}": n for n in range(1000)})
    written = 0

    async def write() -> None:
        nonlocal written
        while True:
            written += 1
            await redis.set("first", written)
            await redis.set("then", written)

    writing = asyncio.create_task(write())
    while written < 10:
        await asyncio.sleep(0)
    await back_up(redis, __version__, file)
    there = written
    while written == there:  # whoever had to wait goes on
        await asyncio.sleep(0)
    writing.cancel()
    file.seek(0)
    await restore(other, file)
    found: Any = await other.mget("first", "then")
    first, then = map(int, found)
    assert first - then in (0, 1)


async def test_server_that_may_have_gone_on_meanwhile_is_no_moment(
    redis: Redis, file: BytesIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PAUSE", 0.0)
    with pytest.raises(TooSlow):
        await back_up(redis, __version__, file)
    await redis.set("written", "again")


@pytest.mark.parametrize("cut", [0, 1, 30, 700, -1, -30])
async def test_copy_that_was_cut_off_is_refused(redis: Redis, file: BytesIO, cut: int) -> None:
    await fill(redis)
    await back_up(redis, __version__, file)
    with pytest.raises(BadCopy):
        examined(BytesIO(file.getvalue()[:cut]))


async def test_copy_that_has_changed_is_refused(redis: Redis, file: BytesIO) -> None:
    await redis.set("name", "Anna")
    await back_up(redis, __version__, file)
    with pytest.raises(BadCopy, match="has changed"):
        examined(BytesIO(file.getvalue().replace(b"Anna", b"Elsa")))


@pytest.mark.parametrize(
    "words",
    [("FLUSHALL", "ASYNC", "now"), ("EVAL", "return 1", "0"), ("ECHO", "nastolka", "9"), ("SET",)],
)
async def test_file_does_nothing_but_fill_a_store(words: tuple[str, ...], file: BytesIO) -> None:
    for command in (("ECHO", "nastolka", __version__), words, words):
        packed: Any = command
        file.write(pack_command(packed))
    file.seek(0)
    with pytest.raises(BadCopy):
        examined(file)


@pytest.mark.parametrize("said", [b"PNG\r\n\x1a\n", b"+OK\r\n", b"*1\r\n:3\r\n" * 2, b"*2\r\n" * 9])
def test_anything_else_is_no_copy(said: bytes) -> None:
    with pytest.raises(BadCopy):
        examined(BytesIO(said))
