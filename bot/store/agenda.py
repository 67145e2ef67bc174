"""Index of deadlines (which table is to be looked at when) and of people (who sits at which
tables).

    {due}:<shard>  sorted set: tables that are open, by the second in which to look at them
    {due}:clocks   hash: of each of those the second in which it was looked through last, roughly
    sat:<user>     sorted set: tables that know a user; where they sit, at infinity; where they are
                   known besides, far ahead; tables that are over by the second of their end

Both are hints: what is true stands in the tables, and `note` makes the hints from one. Every open
table is looked at once in `OFTEN` at least, so that no lost hint is lost for long.
"""

from collections.abc import Collection, Sequence
from math import inf
from typing import Any

from redis.asyncio import Redis, RedisCluster

from bot.store.client import text_of
from bot.store.scripts import DONE, Script, ScriptRunner
from bot.store.sharded import SHARDS, due_key, regroup, shard_of
from bot.table.hours import due
from bot.table.seating import awaited_guests, present
from bot.table.values import DAY, HOUR, NOBODY, Table, is_open

OFTEN = HOUR
"""Seconds: a table is looked at so often, whatever happens."""
AT_ONCE = 64
"""Tables that one worker looks at side by side."""
LEASE = 60
"""Seconds after which a table is looked at again by somebody else, if who does it now dies."""

_SKEW = 10
"""Seconds by which clocks may differ; and between notes of what time it is."""
_CLOCKS = "{due}:clocks"

_CLAIM = """
local keys, left, found = {}, tonumber(ARGV[3]), {}
local now, clocks = tonumber(ARGV[1]), KEYS[#KEYS]
for n = 1, #KEYS - 1 do
  keys[n] = n
  local last = tonumber(redis.call('HGET', clocks, KEYS[n]) or 0)
  if last - now > tonumber(ARGV[4]) then
    local ahead = redis.call('ZRANGEBYSCORE', KEYS[n], now, '+inf', 'WITHSCORES')
    for i = 1, #ahead, 2 do
      local soon = now + math.floor(i / 8) + ahead[i + 1] % 1
      redis.call('ZADD', KEYS[n], math.min(ahead[i + 1] - (last - now), soon), ahead[i])
    end
  end
  if math.abs(last - now) > tonumber(ARGV[4]) then redis.call('HSET', clocks, KEYS[n], now) end
end
while #keys > 0 and left > 0 do
  local share, more = math.ceil(left / #keys), {}
  for _, n in ipairs(keys) do
    local key = KEYS[n]
    local most = math.min(share, left)
    local due = redis.call('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, most)
    for i = 1, #due, 2 do
      redis.call('ZADD', key, ARGV[2] - 0.5, due[i])
      found[#found + 1] = n
      found[#found + 1] = due[i]
      found[#found + 1] = tonumber(due[i + 1]) % 1 > 0 and 1 or 0
    end
    left = left - #due / 2
    if #due == 2 * share then more[#more + 1] = n end
  end
  keys = more
end
return found
"""
"""KEYS: due, of each shard; clocks. ARGV: now, when the leases end: half a second tells that from a
moment that is noted; how many at most; by how many seconds clocks may differ.

Where a clock that is further behind comes to a shard, or the only one was set back, all that is
noted there is looked at within minutes, in its order: it may have been meant for much sooner. Each
shard has its share, and of what the others leave. Returns of each table the number of the key, the
table, and whether that was the end of a lease: who looked at it before has not finished.
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

    def __init__(self, redis: Redis | RedisCluster, seconds: int = 0, shards: int = SHARDS) -> None:
        """:param seconds: how long tables are kept that are over; 0 is for ever."""
        self._redis = redis
        self._seconds = seconds
        self._shards = shards
        self._scripts = ScriptRunner(redis)
        self._claim = redis.register_script(_CLAIM)
        self._pulse = 0

    async def note(
        self, table: Table, before: Table | None, now: int, moment: int | None = None
    ) -> None:
        """Follow a change of a table: it may be looked at earlier, never later than noted.

        :param moment: when a computer moves there, if one is awaited.
        """
        await self.seat(table, before, now)
        await self._scripts.make(self.noting(table, now, moment))

    def noting(self, table: Table, now: int, moment: int | None = None) -> Script:
        """Return the part of `note` that follows from every change."""
        if not is_open(table):
            return Script(_FORGET, (self._due(table.id),), (table.id,))
        first = min((m for m in (due(table), moment) if m is not None), default=None)
        return Script(_NOTE, (self._due(table.id),), (table.id, _moment(first, now)))

    async def note_missing(self, shard: int, tables: Collection[str]) -> None:
        """Have those of a shard looked at of which nothing is noted; what is noted stays."""
        if tables:
            await self._redis.zadd(due_key(shard), dict.fromkeys(tables, _LONG_AGO), nx=True)

    async def hurry(self, table: str) -> None:
        """Have a table looked at at once."""
        await self._scripts.make(Script(_NOTE, (self._due(table),), (table, _LONG_AGO)))

    async def look(self, table: str, moment: int | None, now: int) -> None:
        """Have a table looked at then, or in `OFTEN` if that is earlier: by who has just looked."""
        await self._redis.zadd(self._due(table), {table: _moment(moment, now)})

    async def forget(self, table: str) -> None:
        """Have a table looked at no more."""
        await self._redis.zrem(self._due(table), table)

    async def claim_due(
        self, now: int, shards: Sequence[int], most: int = AT_ONCE
    ) -> dict[str, bool]:
        """Return tables of some shards that are to be looked at now: each is given to one who asks.
        With each comes whether somebody has begun to look at it before, and not come to an end.
        """
        if not shards:
            return {}
        first = self._pulse % len(shards)  # where more are due than are taken: by turns
        self._pulse += most
        shards = (*shards[first:], *shards[:first])
        keys = (*map(due_key, shards), _CLOCKS)
        found = await self._claim(keys, [now, now + LEASE, most, _SKEW])
        numbers, ids, ends = found[::3], list(map(text_of, found[1::3])), map(bool, found[2::3])
        there = {id: shards[number - 1] for id, number in zip(ids, numbers, strict=True)}
        for shard in {shard for id, shard in there.items() if shard != self._shard(id)}:
            await regroup(self._redis, self._shards, shard)  # of one who slept through a raise
        return dict(zip(ids, ends, strict=True))

    async def tables_of(self, user: int) -> tuple[str, ...]:
        """Return the tables at which a user sits."""
        found: Any = await self._redis.zrangebyscore(_sat(user), inf, inf)
        return tuple(sorted(map(text_of, found)))

    async def tables_since(self, user: int, second: int) -> tuple[str, ...]:
        """Return the tables that know a user and are open, or were not over before a second."""
        found: Any = await self._redis.zrangebyscore(_sat(user), second, inf)
        return tuple(map(text_of, found))

    async def count(self, user: int) -> int:
        """Return at how many tables a user sits."""
        return int(await self._redis.zcount(_sat(user), inf, inf))

    async def all_tables_of(self, user: int) -> tuple[str, ...]:
        """Return the tables that know a user: they sit there, have left, or the game is over."""
        found: Any = await self._redis.zrange(_sat(user), 0, -1)
        return tuple(map(text_of, found))

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

    def _due(self, table: str) -> str:
        return due_key(self._shard(table))

    def _shard(self, table: str) -> int:
        return shard_of(table, self._shards)


def _moment(moment: int | None, now: int) -> int:
    return now + OFTEN if moment is None else min(moment, now + OFTEN)


_AHEAD = 1e12
"""A second that never comes."""
_LONG_AGO = 0
"""A second that has been."""


def _scores(table: Table, now: int) -> dict[int, float]:
    """Return how all who are known to a table stand to it, its host among them."""
    last = _AHEAD if is_open(table) else now
    sitting = {table.people[chair].user: inf for chair in present(table)} if is_open(table) else {}
    former = (one.person for one in table.former)
    people = (*table.people, *awaited_guests(table), *former)
    users = (person.user for person in people)
    known = dict.fromkeys((table.host, *users, *table.deserted), last)
    return {user: score for user, score in (known | sitting).items() if user != NOBODY}


def _sat(user: int) -> str:
    return f"sat:{user}"
