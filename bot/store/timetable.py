"""Sorted sets of people or groups by the second in which each is told something next.

digests   people who get a daily list of the tables that wait for them
months    groups that are told each month who played

Who is due is handed out once: the next time is noted in the same step, at the same time of day. A
worker that dies before it has told them anything leaves them without it this time.
"""

from collections.abc import Callable
from typing import Any

from bot.store.client import AnyRedis
from bot.table.values import DAY

AT_ONCE = 50
"""People who are told something side by side."""

_CLAIM = """
local now, next, later = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local day, most = tonumber(ARGV[4]), ARGV[5]
local function note(found, from)
  local ids = {}
  for i = 1, #found, 2 do
    redis.call('ZADD', KEYS[1], from + day - (from - found[i + 1]) % day, found[i])
    ids[#ids + 1] = tonumber(found[i])
  end
  return ids
end
local far = '(' .. later + day
note(redis.call('ZRANGEBYSCORE', KEYS[1], far, '+inf', 'WITHSCORES', 'LIMIT', 0, most), later)
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'WITHSCORES', 'LIMIT', 0, most)
return note(due, next)
"""
"""KEYS: a timetable. ARGV: now; the seconds after which the next time comes, and the one after that
(what is noted for a day or more after it was noted by a clock that was ahead); seconds of a day;
how many at most. Returns people, or groups."""


class Timetable:
    """Reads and writes one of them."""

    def __init__(
        self, redis: AnyRedis, key: str, after: Callable[[int], int], most: int = AT_ONCE
    ) -> None:
        """:param after: (a moment) -> the second after which the next time comes.
        :param most: how many are told side by side.
        """
        self._redis = redis
        self._key = key
        self._after = after
        self._most = most
        self._claim = redis.register_script(_CLAIM)

    async def note(self, id: int, moment: int) -> None:
        """Tell somebody then, and from then on again and again."""
        await self._redis.zadd(self._key, {str(id): moment})

    async def forget(self, id: int) -> None:
        """Tell somebody nothing any more."""
        await self._redis.zrem(self._key, id)

    async def move(self, old: int, new: int) -> None:
        """Follow a group to the chat that it has become."""
        if (moment := await self._redis.zscore(self._key, str(old))) is not None:
            await self._redis.zadd(self._key, {str(new): moment})
            await self.forget(old)

    async def claim_due(self, now: int) -> list[int]:
        """Return who is to be told now: each is given to one who asks, whatever clocks say that
        were set back by less than the time until the next.
        """
        next = self._after(now)
        args = [now, next, self._after(next + DAY), DAY, self._most]
        found: Any = await self._claim(keys=[self._key], args=args)
        return list(found)
