"""Outages of the bot, as the store knows them (`bot.table.outages` says what for).

heartbeat    string: when the bot was last at work, by the clock of the process that was
outages      list: "<start> <end>", oldest first
"""

from typing import Any

from redis.asyncio import Redis

from bot.store.client import executed, text_of
from bot.table.outages import Outage

HEARTBEAT = 10.0
"""Seconds between heartbeats."""
SHORT = 30
"""Seconds: a restart is no outage."""
_KEPT = 100
_HEARTBEAT, _OUTAGES = "heartbeat", "outages"


class Outages:
    """The latest outages, for all code that reads tables."""

    def __init__(self) -> None:
        self.all: tuple[Outage, ...] = ()
        """Oldest first."""

    async def load(self, redis: Redis) -> None:
        """Load the outages so far."""
        found: Any = await redis.lrange(_OUTAGES, 0, -1)
        self.all = tuple(Outage(*map(int, text_of(one).split())) for one in found)

    async def beat(self, redis: Redis, now: int, rested: float | None) -> None:
        """Note that the bot is at work; if it was away for long, from when till now.

        :param rested: seconds since the last heartbeat of this process, whatever clocks say; None
            for its first.
        """
        last = await redis.get(_HEARTBEAT)
        lost = now - int(last) if last else 0
        if rested is not None and rested < SHORT:  # a clock was set
            lost = 0
        pipe = redis.pipeline(transaction=True)
        if lost > SHORT:
            self.all = (*self.all, Outage(now - lost, now))[-_KEPT:]
            pipe.rpush(_OUTAGES, f"{now - lost} {now}")
            pipe.ltrim(_OUTAGES, -_KEPT, -1)
        pipe.set(_HEARTBEAT, now)
        await executed(pipe)
