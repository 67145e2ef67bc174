"""Index of finished games, for each chat and person, and of the people who opted out of statistics.

past:<chat or user>    sorted set: tables, by the second in which their game ended
past:<...>:version     a word that changes with any of these games
past:<chat>:moved      the chat that it has become
aside                  set of users who have opted out of statistics

The games themselves stand in their tables, for as long as those are kept; their statistics in the
field `played` of the table, so that they expire with it.
"""

import secrets
from collections.abc import AsyncIterator, Collection, Mapping
from typing import Any

import msgspec

from bot.store.client import AnyRedis, executed, text_of
from bot.store.tables import table_key
from bot.table.played import Played, played
from bot.table.values import NOBODY, Games, Live, Table

PAGE = 200
"""Games that are read at once: in between others are served."""
_ASIDE = "aside"


class Past:
    """Reads and writes them."""

    def __init__(self, redis: AnyRedis, games: Games, seconds: int = 0) -> None:
        """:param seconds: how long finished tables are kept; 0 for ever."""
        self._redis = redis
        self._games = games
        self._seconds = seconds

    async def note(self, live: Live) -> None:
        """Add a finished game, and drop earlier ones that are no longer kept."""
        table, kept = live.table, played(self._games, live)
        await self._redis.hset(table_key(table.id), "played", msgspec.msgpack.encode(kept))
        for key in await self._keys(table):
            await self._redis.zadd(key, {table.id: table.since})
            if self._seconds:
                await self._redis.zremrangebyscore(key, "-inf", table.since - self._seconds)
                await self._redis.expire(key, self._seconds)
            await self._renew_version(key)

    async def of(self, owner: int, start: int = 0, count: int = 0) -> tuple[str, ...]:
        """Return the tables of a chat or a user, the latest first.

        :param count: the most to return; 0 for all.
        """
        found: Any = await self._redis.zrevrange(_key(owner), start, start + count - 1)
        return tuple(map(text_of, found))

    async def has(self, owner: int, table: str) -> bool:
        """Tell whether a chat or a user has played a game to its end."""
        return await self._redis.zscore(_key(owner), table) is not None

    async def played(self, owner: int) -> AsyncIterator[tuple[Played, ...]]:
        """Yield the statistics of the games of a chat or a user, page by page, the latest game
        first.
        """
        ids = await self.of(owner)
        for start in range(0, len(ids), PAGE):
            async with self._redis.pipeline(transaction=False) as pipe:
                for id in ids[start : start + PAGE]:
                    pipe.hget(table_key(id), "played")
                found = await executed(pipe)
            kept = (_PLAYED.decode(blob) for blob in found if blob)
            yield tuple(one for one in kept if one is not None)

    async def step_aside(self, user: int, *, counts: bool) -> None:
        """Write down whether somebody is to be in statistics."""
        await (self._redis.srem if counts else self._redis.sadd)(_ASIDE, user)

    async def aside(self, users: Collection[int]) -> frozenset[int]:
        """Return which of some users are in nobody's statistics."""
        if not users:
            return frozenset()
        asked = sorted(users)
        found = await self._redis.smismember(_ASIDE, asked)
        return frozenset(user for user, is_aside in zip(asked, found, strict=True) if is_aside)

    async def told(self, user: int, day: str) -> Mapping[str, object]:
        """Tell somebody whether they have opted out; their games are told with their tables."""
        return {"left_out_of_statistics": user in await self.aside((user,))}

    async def count(self, owner: int) -> int:
        """Return how many they are."""
        return int(await self._redis.zcard(_key(owner)))

    async def move(self, old: int, new: int) -> None:
        """Move the index of a chat to the chat that it has become."""
        ended: Any = await self._redis.zrange(_key(old), 0, -1, withscores=True)
        if ended:  # tables that end meanwhile, or cannot be read, name the old one to their end
            await self._redis.set(_moved_key(_key(old)), new, ex=self._seconds or None)
            await self._redis.zadd(_key(new), dict(ended))
            if self._seconds:
                await self._redis.expire(_key(new), self._seconds)
            await self.forget(old)
            await self._renew_version(_key(new))

    async def forget_move(self, old: int) -> None:
        """Forget what a chat has become, if it has become another."""
        await self._redis.delete(_moved_key(_key(old)))

    async def version(self, owner: int) -> str:
        """Return the version of a chat's or user's finished games, which changes with any of them.
        Read it before the games: changes meanwhile are then seen the next time.
        """
        found = await self._redis.get(_version(_key(owner)))
        return text_of(found) if found else ""

    async def _renew_version(self, key: str) -> None:
        await self._redis.set(_version(key), secrets.token_hex(4), ex=self._seconds or None)

    async def _keys(self, table: Table) -> list[str]:
        """Return the keys of those who have played at a table; of a chat, as it is called now."""
        chat = await self._redis.get(_moved_key(_key(table.place.chat)))
        owners = {int(chat or table.place.chat), *(person.user for person in table.people)}
        return [_key(owner) for owner in sorted(owners - {NOBODY})]

    async def strike(self, table: Table) -> None:
        """Forget that a game was played."""
        for key in await self._keys(table):
            await self._redis.zrem(key, table.id)
            await self._renew_version(key)

    async def forget_person(self, user: int, day: str) -> None:
        """Forget what somebody has played, and that they have opted out."""
        await self.forget(user)
        await self.step_aside(user, counts=True)

    async def forget(self, owner: int) -> None:
        """Forget what a chat or a user has played."""
        for key in (_key(owner), _version(_key(owner))):
            await self._redis.delete(key)


_PLAYED = msgspec.msgpack.Decoder(Played | None)


def _key(owner: int) -> str:
    return f"past:{owner}"


def _version(key: str) -> str:
    return f"{key}:version"


def _moved_key(key: str) -> str:
    return f"{key}:moved"
