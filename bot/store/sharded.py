"""Indexes of tables by shard, so that a worker reads only those of its own shards.

    open:<n>      set of tables that stand somewhere and whose end has not been shown: `places`
    {due}:<n>     sorted set of tables that are open, by when to look at them: `agenda`

Which shard a table belongs to follows from its id and the number of shards. Where that has grown,
and in a store from before there were any (`open`, `due`), all is moved to where it belongs by now:
put in before it is taken out, so that a crash in between costs nothing but doing it again.
"""

from collections.abc import AsyncIterator, Iterable
from typing import Any
from zlib import crc32

from bot.store.client import AnyRedis, executed, text_of

SHARDS = 16
"""At least; `ingest.sharding` tells how all workers of a store come to the same number."""
PAGE = 100
"""Tables that are read at once, roughly."""


def shard_of(lane: str, shards: int = SHARDS) -> int:
    """Return the shard that a table or another lane belongs to, when there are so many."""
    return crc32(lane.encode()) % shards


def open_key(shard: int) -> str:
    """Return the key of the tables of a shard that are open."""
    return f"open:{shard}"


def due_key(shard: int) -> str:
    """Return the key of the moments of a shard: those of all are in one slot of a cluster, so that
    a clock asks once for all that it owns.
    """
    return f"{{due}}:{shard}"


async def count_open(redis: AnyRedis, shards: int) -> int:
    """Return how many tables stand somewhere."""
    pipe = redis.pipeline(transaction=False)
    for shard in range(shards):
        pipe.scard(open_key(shard))
    return sum(await executed(pipe))


async def pages(redis: AnyRedis, key: str) -> AsyncIterator[tuple[str, ...]]:
    """Yield the tables of a set by and by, so that others are served in between; some may come
    twice.
    """
    cursor = None
    while cursor != 0:
        cursor, found = await redis.sscan(key, cursor or 0, count=PAGE)
        yield tuple(map(text_of, found))


async def regroup(redis: AnyRedis, shards: int, shard: int | None = None) -> None:
    """Give what one shard holds to those that it belongs to by now, when there are so many.

    :param shard: None for what was kept before there were shards.
    """
    source = "open" if shard is None else open_key(shard)
    async for page in pages(redis, source):
        for to, tables in _strays(page, shards, shard):
            await redis.sadd(open_key(to), *tables)
            await redis.srem(source, *tables)
    source = "due" if shard is None else due_key(shard)
    async for moments in _moments(redis, source):
        for to, tables in _strays(moments, shards, shard):
            await redis.zadd(due_key(to), {id: moments[id] for id in tables}, lt=True)
            await redis.zrem(source, *tables)


async def _moments(redis: AnyRedis, key: str) -> AsyncIterator[dict[str, float]]:
    cursor = None
    while cursor != 0:
        found: Any
        cursor, found = await redis.zscan(key, cursor or 0, count=PAGE)
        yield {text_of(id): moment for id, moment in found}


def _strays(
    tables: Iterable[str], shards: int, shard: int | None
) -> Iterable[tuple[int, list[str]]]:
    """Return the tables that belong to other shards, by shard."""
    found: dict[int, list[str]] = {}
    for id in tables:
        if (to := shard_of(id, shards)) != shard:
            found.setdefault(to, []).append(id)
    return found.items()
