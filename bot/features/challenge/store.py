"""Stores the results of challenges, for some days, and streaks.

challenge:<day>:<game>        sorted set: users by their results
challenge:<day>:<game>:seed   the seed of the deal, the same for everybody who begins that day
challenge:streak:<user>       the number of the latest day, and the length of the streak by then

A result is noted once: the first one stays, however often the end of a game is reported.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from bot.features.challenge.table import DAYS, Standing, number_of
from bot.store.client import AnyRedis, executed, text_of
from bot.table.values import DAY

_STREAK = """
local last, count = string.match(redis.call('GET', KEYS[1]) or '0 0', '(%d+) (%d+)')
local day = tonumber(ARGV[1])
if day <= tonumber(last) then return 0 end
count = day == last + 1 and count + 1 or 1
redis.call('SET', KEYS[1], string.format('%d %d', day, count), 'EX', ARGV[2])
return 1
"""
"""KEYS: streak. ARGV: number of the day of a challenge, seconds. A day that is ended after a later
day changes nothing."""


class Challenges:
    """Reads and writes results and streaks."""

    def __init__(self, redis: AnyRedis, games: Collection[str]) -> None:
        self._redis = redis
        self._games = sorted(games)
        self._count_on = redis.register_script(_STREAK)

    async def seed(self, day: str, game: str, fresh: int) -> int:
        """Return the seed of a day's deal: the first `fresh` that was offered for it."""
        key = f"{_key(day, game)}:seed"
        await self._redis.set(key, fresh, nx=True, ex=2 * DAY)
        return int(await self._redis.get(key) or fresh)

    async def note(self, day: str, game: str, user: int, reached: int) -> None:
        """Note a user's result, unless one is noted already, and count the day in their streak."""
        key = _key(day, game)
        await self._redis.zadd(key, {str(user): reached}, nx=True)
        await self._redis.expire(key, DAYS * DAY)
        await self._count_on(keys=[_streak(user)], args=[number_of(day), 3 * DAY])

    async def of(self, day: str, game: str, users: Sequence[int]) -> dict[int, int]:
        """Return the results of those among `users` who have ended the challenge."""
        if not users:
            return {}
        found: Any = await self._redis.zmscore(_key(day, game), list(map(str, users)))
        pairs = zip(users, found, strict=True)
        return {user: int(reached) for user, reached in pairs if reached is not None}

    async def standing(self, day: str, game: str, user: int) -> Standing | None:
        """Return a user's standing; None while nobody has ended the challenge."""
        key = _key(day, game)
        count, mine = await self._redis.zcard(key), await self._redis.zscore(key, user)
        if not count:
            return None
        best, median = [await self._at(key, rank) for rank in (0, count // 2)]
        if mine is None:
            return Standing(count, best, median)
        ahead = await self._redis.zcount(key, f"({mine}", "+inf")
        behind = await self._redis.zcount(key, "-inf", f"({mine}")
        return Standing(count, best, median, int(mine), ahead, behind)

    async def _at(self, key: str, rank: int) -> int:
        """Return the result at a rank; the best has rank 0."""
        found: Any = await self._redis.zrevrange(key, rank, rank, withscores=True)
        return int(found[0][1]) if found else 0

    async def streak(self, user: int, day: str) -> int:
        """Return the number of days in a row, up to this day or the day before, on which a user has
        ended a challenge.
        """
        found = await self._redis.get(_streak(user))
        last, count = map(int, text_of(found).split()) if found else (0, 0)
        return count if last >= number_of(day) - 1 else 0

    async def told(self, user: int, day: str) -> Mapping[str, object]:
        """Tell a user their results and their streak."""
        reached, streak = await self.reached(user, day), await self.streak(user, day)
        return {"challenges": reached, "days_in_a_row": streak}

    async def reached(self, user: int, day: str) -> dict[str, dict[str, int]]:
        """Return a user's results on the days that are kept, by day and game."""
        asked = [(one, game) for one in _days(day) for game in self._games]
        async with self._redis.pipeline(transaction=False) as pipe:
            for one, game in asked:
                pipe.zscore(_key(one, game), user)
            scores = await executed(pipe)
        found: dict[str, dict[str, int]] = {}
        for (one, game), score in zip(asked, scores, strict=True):
            if score is not None:
                found.setdefault(one, {})[game] = int(score)
        return found

    async def forget_person(self, user: int, day: str) -> None:
        """Delete a user's results on the days that are kept, and their streak."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for one in _days(day):
                for game in self._games:
                    pipe.zrem(_key(one, game), user)
            pipe.delete(_streak(user))
            await executed(pipe)


def _days(day: str) -> list[str]:
    """Return the days whose results may be kept, and tomorrow, because clocks differ: a game that
    is ended days later has its day's results kept for as long again.
    """
    last = date.fromisoformat(day) + timedelta(days=1)
    return [(last - timedelta(days=back)).isoformat() for back in range(2 * DAYS + 2)]


def _key(day: str, game: str) -> str:
    return f"challenge:{day}:{game}"


def _streak(user: int) -> str:
    return f"challenge:streak:{user}"
