"""What the operators of the bot have done: whom it leaves alone, and their audit log.

banned    set: chats and people that get no answer
audit     list: what admins have done, as they wrote it, the latest first: "<time> <who> <what>"
"""

from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from bot.store.client import AnyRedis, executed, text_of
from bot.store.sharded import open_key

MOST = 1000
"""Lines that are kept."""


class State(Struct, frozen=True):
    """How much there is, of all workers."""

    tables: int
    waiting: int
    dead: int
    workers: int
    banned: int


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

    async def state(self) -> State:
        """Count what there is."""
        pipe = self._redis.pipeline(transaction=False)
        for shard in range(self._shards):
            pipe.scard(open_key(shard))
            pipe.xlen(f"{{inbox:{shard}}}")
            pipe.xlen(f"{{inbox:{shard}}}:dead")
        pipe.zcard("workers")
        pipe.scard("banned")
        *counts, workers, banned = await executed(pipe)
        tables, waiting, dead = (sum(counts[n::3]) for n in range(3))
        return State(tables, waiting, dead, workers, banned)
