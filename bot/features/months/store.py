"""The groups that are told each month who played, and when that is due next.

months   sorted set: groups by the second in which their month is due

A due month is handed out once: the next one is noted in the same step, at the same time of day. A
worker that dies before it has sent a month leaves the group without that one.
"""

from typing import Any

from bot.features.months.calendar import first_of_next
from bot.store.client import AnyRedis
from bot.table.values import DAY

AT_ONCE = 20
"""Groups whose months are reckoned side by side."""

_KEY = "months"
_CLAIM = """
local now, next, far = ARGV[1], tonumber(ARGV[2]), ARGV[3]
local day, most = tonumber(ARGV[4]), tonumber(ARGV[5])
local function again(found)
  local groups = {}
  for i = 1, #found, 2 do
    redis.call('ZADD', KEYS[1], next + found[i + 1] % day, found[i])
    groups[#groups + 1] = tonumber(found[i])
  end
  return groups
end
again(redis.call('ZRANGEBYSCORE', KEYS[1], far, '+inf', 'WITHSCORES', 'LIMIT', 0, most))
return again(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'WITHSCORES', 'LIMIT', 0, most))
"""
"""KEYS: months. ARGV: now, the first of the next month, from when on a month can only have been
noted by a clock that was ahead, seconds of a day, how many at most. Returns groups."""


class Months:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._claim = redis.register_script(_CLAIM)

    async def note(self, chat: int, moment: int) -> None:
        """Tell a group its month then, and each month at that time of the first day."""
        await self._redis.zadd(_KEY, {str(chat): moment})

    async def forget(self, chat: int) -> None:
        """Tell a group no month any more."""
        await self._redis.zrem(_KEY, chat)

    async def move(self, old: int, new: int) -> None:
        """Follow a group to the chat that it has become."""
        if (moment := await self._redis.zscore(_KEY, str(old))) is not None:
            await self._redis.zadd(_KEY, {str(new): moment})
            await self.forget(old)

    async def claim_due(self, now: int, most: int = AT_ONCE) -> list[int]:
        """Return groups whose month is to be told now: each is given to one who asks, once a month,
        whatever clocks say that were set back by less than a month.
        """
        args = [now, first_of_next(now), first_of_next(now, 2) + DAY, DAY, most]
        found: Any = await self._claim(keys=[_KEY], args=args)
        return list(found)
