"""Which table is to be looked at when, and who sits where.

    due            sorted set: tables that are open, by the second in which to look at them
    of:<user>      set: tables at which a user sits

Both are hints: what is true stands in the tables, and `note` makes the hints from one. Every open
table is looked at once in `OFTEN` at least, so that no lost hint is lost for long.
"""

from typing import Any

from redis.asyncio import Redis, RedisCluster

from bot.hours import deadline
from bot.table import HOUR, Table, is_open, present

OFTEN = HOUR
"""Seconds: a table is looked at so often, whatever happens."""
LEASE = 60
"""Seconds after which a table is looked at again by somebody else, if who does it now dies."""

_CLAIM = """
local due = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not due or tonumber(due) > tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
return 1
"""
"""KEYS: due. ARGV: table, now, when the lease ends."""


class Agenda:
    """Reads and writes the hints."""

    def __init__(self, redis: Redis | RedisCluster) -> None:
        self._redis = redis
        self._claim = redis.register_script(_CLAIM)

    async def note(self, table: Table, before: Table | None, now: int) -> None:
        """Follow a change of a table."""
        await self._seat(table, before)
        if is_open(table):
            ends = deadline(table)
            await self.look(table.id, None if table.late else ends, now)
        else:
            await self.forget(table.id)

    async def look(self, table: str, moment: int | None, now: int) -> None:
        """Have a table looked at then, or in `OFTEN` if that is earlier."""
        often = now + OFTEN
        await self._redis.zadd("due", {table: often if moment is None else min(moment, often)})

    async def forget(self, table: str) -> None:
        """Have a table looked at no more."""
        await self._redis.zrem("due", table)

    async def claim_due(self, now: int) -> tuple[str, ...]:
        """Return the tables that are to be looked at now: each is given to one who asks."""
        found = await self._redis.zrangebyscore("due", "-inf", now)
        tables = [_text(table) for table in found]
        return tuple([t for t in tables if await self._claim(["due"], [t, now, now + LEASE])])

    async def tables_of(self, user: int) -> tuple[str, ...]:
        """Return the tables at which a user sits."""
        found = await self._redis.smembers(f"of:{user}")
        return tuple(sorted(map(_text, found)))

    async def _seat(self, table: Table, before: Table | None) -> None:
        now, then = _users(table), _users(before) if before else frozenset()
        for user in now - then:
            await self._redis.sadd(f"of:{user}", table.id)
        for user in then - now:
            await self._redis.srem(f"of:{user}", table.id)


def _users(table: Table) -> frozenset[int]:
    """Return who sits at a table that is open."""
    seats = present(table) if is_open(table) else ()
    return frozenset(table.people[seat].user for seat in seats)


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)
