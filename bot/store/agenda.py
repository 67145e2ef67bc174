"""Which table is to be looked at when, and who sits where.

    due            sorted set: tables that are open, by the second in which to look at them
    sat:<user>     sorted set: tables that know a user; where he sits, at infinity; where he is
                   known besides, far ahead; tables that are over by the second of their end

Both are hints: what is true stands in the tables, and `note` makes the hints from one. Every open
table is looked at once in `OFTEN` at least, so that no lost hint is lost for long.
"""

from collections.abc import Collection
from math import inf
from typing import Any

from redis.asyncio import Redis, RedisCluster

from bot.store.steps import DONE, Step, Steps
from bot.table.hours import due
from bot.table.seating import present
from bot.table.values import DAY, HOUR, NOBODY, Table, awaited_guests, is_open

OFTEN = HOUR
"""Seconds: a table is looked at so often, whatever happens."""
AT_ONCE = 64
"""Tables that one worker looks at in one go."""
LEASE = 60
"""Seconds after which a table is looked at again by somebody else, if who does it now dies."""

_CLAIM = """
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[3])
for i = 2, #due, 2 do
  redis.call('ZADD', KEYS[1], ARGV[2] - 0.5, due[i - 1])
  due[i] = tonumber(due[i]) % 1 > 0 and 1 or 0
end
return due
"""
"""KEYS: due. ARGV: now, when the leases end: half a second tells that from a moment that is noted;
how many at most. Returns tables, each with whether that was the end of a lease: who looked at it
before has not finished.
"""

_NOTE = f"""
redis.call('ZADD', KEYS[1], 'LT', ARGV[2], ARGV[1])
return {DONE}
"""
"""KEYS: due. ARGV: table, moment."""

_FORGET = f"""
redis.call('ZREM', KEYS[1], ARGV[1])
return {DONE}
"""
"""KEYS: due. ARGV: table."""


class Agenda:
    """Reads and writes the hints."""

    def __init__(self, redis: Redis | RedisCluster, seconds: int = 0) -> None:
        """:param seconds: how long tables are kept that are over; 0 is for ever."""
        self._redis = redis
        self._seconds = seconds
        self._steps = Steps(redis)
        self._claim = redis.register_script(_CLAIM)

    async def note(
        self, table: Table, before: Table | None, now: int, moment: int | None = None
    ) -> None:
        """Follow a change of a table: it may be looked at earlier, never later than noted.

        :param moment: when a computer moves there, if one is awaited.
        """
        await self.seat(table, before, now)
        await self._steps.make(self.noting(table, now, moment))

    def noting(self, table: Table, now: int, moment: int | None = None) -> Step:
        """Return the part of `note` that follows from every change."""
        if not is_open(table):
            return Step(_FORGET, ("due",), (table.id,))
        first = min((m for m in (due(table), moment) if m is not None), default=None)
        return Step(_NOTE, ("due",), (table.id, _moment(first, now)))

    async def note_missing(self, tables: Collection[str], now: int) -> None:
        """Have those looked at now of which nothing is noted; what is noted stays."""
        if tables:
            await self._redis.zadd("due", dict.fromkeys(tables, now), nx=True)

    async def look(self, table: str, moment: int | None, now: int) -> None:
        """Have a table looked at then, or in `OFTEN` if that is earlier: by who has just looked."""
        await self._redis.zadd("due", {table: _moment(moment, now)})

    async def forget(self, table: str) -> None:
        """Have a table looked at no more."""
        await self._redis.zrem("due", table)

    async def claim_due(self, now: int) -> dict[str, bool]:
        """Return tables that are to be looked at now: each is given to one who asks. With each
        comes whether somebody has begun to look at it before, and not come to an end.
        """
        found = await self._claim(["due"], [now, now + LEASE, AT_ONCE])
        return {_text(id): bool(again) for id, again in zip(found[::2], found[1::2], strict=True)}

    async def tables_of(self, user: int) -> tuple[str, ...]:
        """Return the tables at which a user sits."""
        found = await self._redis.zrangebyscore(_sat(user), inf, inf)
        return tuple(sorted(map(_text, found)))

    async def all_tables_of(self, user: int) -> tuple[str, ...]:
        """Return the tables that know a user: he sits there, has left, or the game is over."""
        return tuple(map(_text, await self._redis.zrange(_sat(user), 0, -1)))

    async def seat(self, table: Table, before: Table | None, now: int) -> None:
        """Note who sits where; without `before` of all, whatever is noted."""
        scores, known = _scores(table, now), _scores(before, now) if before else {}
        for user, score in scores.items():
            if known.get(user) != score or not is_open(table):
                await self._redis.zadd(_sat(user), {table.id: score})
                await self._let_go(user, now)
        for user in known.keys() - scores.keys():
            await self._redis.zrem(_sat(user), table.id)

    async def _let_go(self, user: int, now: int) -> None:
        """Forget the tables that are kept no more."""
        if not self._seconds:
            return
        await self._redis.zremrangebyscore(_sat(user), "-inf", now - self._seconds - DAY)
        if await self._redis.zcount(_sat(user), _AHEAD, inf):
            await self._redis.persist(_sat(user))
        else:
            await self._redis.expire(_sat(user), self._seconds + DAY)


def _moment(moment: int | None, now: int) -> int:
    return now + OFTEN if moment is None else min(moment, now + OFTEN)


_AHEAD = 1e12
"""A second that never comes."""


def _scores(table: Table, now: int) -> dict[int, float]:
    """Return how all who are known to a table stand to it, its host among them."""
    last = _AHEAD if is_open(table) else now
    sitting = {table.people[chair].user: inf for chair in present(table)} if is_open(table) else {}
    people = (*table.people, *awaited_guests(table))
    known = dict.fromkeys((table.host, *(person.user for person in people)), last)
    return {user: score for user, score in (known | sitting).items() if user != NOBODY}


def _sat(user: int) -> str:
    return f"sat:{user}"


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)
