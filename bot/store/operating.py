"""What the operators of the bot have done: whom it leaves alone, and their audit log; and what they
want to know of the last day.

banned    set: chats and people that get no answer
audit     list: what admins have done, as they wrote it, the latest first: "<time> <who> <what>"
{day}:people:<hour>   HyperLogLog of those who were heard in an hour; gone after a day
{day}:faults:<hour>   string: how many bugs there were in it; likewise
"""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from bot.store.client import AnyRedis, executed, text_of
from bot.store.sharded import open_key
from bot.table.values import DAY, HOUR

MOST = 1000
"""Lines that are kept."""


class State(Struct, frozen=True):
    """How much there is, of all workers."""

    tables: int
    waiting: int
    dead: int
    workers: int
    banned: int
    people: int
    """Of the last day, roughly."""
    faults: int
    """Of the last day."""


class Operating:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis, shards: int) -> None:
        self._redis = redis
        self._shards = shards

    async def banned(self) -> frozenset[int]:
        """Return the chats and people that are left alone."""
        found: Any = await self._redis.smembers("banned")
        return frozenset(map(int, found))

    async def ban(self, id: int, *, banned: bool) -> None:
        """Leave a chat or a person alone from now on, or no longer."""
        await (self._redis.sadd("banned", id) if banned else self._redis.srem("banned", id))

    async def note(self, now: int, admin: int, what: str) -> None:
        """Write down what an admin does."""
        moment = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
        await self._redis.lpush("audit", f"{moment} {admin} {what}")
        await self._redis.ltrim("audit", 0, MOST - 1)

    async def noted(self, count: int) -> list[str]:
        """Return what was done last, the latest first."""
        found: Any = await self._redis.lrange("audit", 0, count - 1)
        return list(map(text_of, found))

    async def hear(self, now: int, people: Collection[int], faults: int) -> None:
        """Count who was heard, and new bugs."""
        pipe = self._redis.pipeline(transaction=False)
        if people:
            pipe.pfadd(_day("people", now), *people)
            pipe.expire(_day("people", now), DAY + HOUR)
        if faults:
            pipe.incrby(_day("faults", now), faults)
            pipe.expire(_day("faults", now), DAY + HOUR)
        await executed(pipe)

    async def people(self, now: int) -> int:
        """Return how many people were heard in the last day, within a hundredth or so."""
        return int(await self._redis.pfcount(*_days("people", now)))

    async def _faults(self, now: int) -> int:
        return sum(int(count or 0) for count in await self._redis.mget(_days("faults", now)))

    async def state(self, now: int) -> State:
        """Count what there is."""
        pipe = self._redis.pipeline(transaction=False)
        for shard in range(self._shards):
            pipe.scard(open_key(shard))
            pipe.xlen(f"{{inbox:{shard}}}")
            pipe.xlen(f"{{inbox:{shard}}}:dead")
        pipe.zcard("{workers}")
        pipe.scard("banned")
        *counts, workers, banned = await executed(pipe)
        tables, waiting, dead = (sum(counts[n::3]) for n in range(3))
        day = (await self.people(now), await self._faults(now))
        return State(tables, waiting, dead, workers, banned, *day)


def _day(what: str, now: int) -> str:
    return f"{{day}}:{what}:{now // HOUR}"


def _days(what: str, now: int) -> list[str]:
    """Return the keys of the last day, an hour each."""
    return [_day(what, now - hours * HOUR) for hours in range(DAY // HOUR)]
