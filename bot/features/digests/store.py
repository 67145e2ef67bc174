"""The people who get a daily list of the tables that wait for them, and when it is due next.

digests   sorted set: people by the second in which their list is due

A due list is handed out once: the next day is noted in the same step. A worker that dies before it
has sent a list leaves that day without one.
"""

from typing import Any

from bot.store.client import AnyRedis
from bot.table.values import DAY

AT_ONCE = 50
"""People whose lists are sent side by side."""

_KEY = "digests"
_CLAIM = """
local now, day, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local last = now + 2 * day
local ahead =
  redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. last, '+inf', 'WITHSCORES', 'LIMIT', 0, most)
for i = 1, #ahead, 2 do  -- noted by a clock that was ahead; the hour stays
  local over = math.ceil((ahead[i + 1] - last) / day)
  redis.call('ZADD', KEYS[1], ahead[i + 1] - over * day, ahead[i])
end
local found = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'WITHSCORES', 'LIMIT', 0, most)
local people = {}
for i = 1, #found, 2 do
  local days = math.floor((now - found[i + 1]) / day) + 1
  redis.call('ZADD', KEYS[1], found[i + 1] + days * day, found[i])
  people[#people + 1] = tonumber(found[i])
end
return people
"""
"""KEYS: digests. ARGV: now, seconds of a day, how many at most. Returns people."""


class Digests:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._claim = redis.register_script(_CLAIM)

    async def note(self, user: int, moment: int) -> None:
        """Send somebody a list then, and each day at that time."""
        await self._redis.zadd(_KEY, {str(user): moment})

    async def forget(self, user: int) -> None:
        """Send somebody no list any more."""
        await self._redis.zrem(_KEY, user)

    async def claim_due(self, now: int, most: int = AT_ONCE) -> list[int]:
        """Return people whose list is to be sent now: each is given to one who asks, once a day,
        whatever clocks say that were set back by less than a day.
        """
        found: Any = await self._claim(keys=[_KEY], args=[now, DAY, most])
        return list(found)
