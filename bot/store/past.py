"""Which games were played to their end: in a chat, and by a person.

past:<chat or user>    sorted set: tables, by the second in which their game ended

What those games were stands in the tables, for as long as they are kept.
"""

from collections.abc import Iterator
from typing import Any

from bot.store.client import AnyRedis, text_of
from bot.table.values import NOBODY, Table


class Past:
    """Reads and writes them."""

    def __init__(self, redis: AnyRedis, seconds: int = 0) -> None:
        """:param seconds: how long tables are kept that are over; 0 is for ever."""
        self._redis = redis
        self._seconds = seconds

    async def note(self, table: Table) -> None:
        """Note a game that has ended; those before it that are kept no more are forgotten."""
        for key in _keys(table):
            await self._redis.zadd(key, {table.id: table.since})
            if self._seconds:
                await self._redis.zremrangebyscore(key, "-inf", table.since - self._seconds)
                await self._redis.expire(key, self._seconds)

    async def of(self, owner: int, start: int = 0, count: int = 0) -> tuple[str, ...]:
        """Return the tables of a chat or a user, the latest first.

        :param count: at most so many; 0 for all.
        """
        found: Any = await self._redis.zrevrange(_key(owner), start, start + count - 1)
        return tuple(map(text_of, found))

    async def count(self, owner: int) -> int:
        """Return how many they are."""
        return int(await self._redis.zcard(_key(owner)))

    async def move(self, old: int, new: int) -> None:
        """Give what is known of a chat to the one that it has become."""
        ended: Any = await self._redis.zrange(_key(old), 0, -1, withscores=True)
        if ended:
            await self._redis.zadd(_key(new), dict(ended))
            await self._redis.delete(_key(old))

    async def strike(self, table: Table) -> None:
        """Forget that a game was played."""
        for key in _keys(table):
            await self._redis.zrem(key, table.id)

    async def forget(self, owner: int) -> None:
        """Forget what a chat or a user has played."""
        await self._redis.delete(_key(owner))


def _keys(table: Table) -> Iterator[str]:
    owners = {table.place.chat, *(person.user for person in table.people)} - {NOBODY}
    yield from map(_key, sorted(owners))


def _key(owner: int) -> str:
    return f"past:{owner}"
