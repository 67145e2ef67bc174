"""Outages of the bot: when it was not there for people (`bot.table.outages` says what for).

heartbeat    string: when the bot last heard from Telegram, by the clock of the process that did
outages      list: "<start> <end>", oldest first

An outage begins when Telegram was last heard, which a bot that is well does all the time: its long
poll is answered within half a minute. So whatever kept it from that is one: a process that was
killed or stopped, a network that was cut, a machine that slept; and hours by which a clock was put
forward, for nobody knows whether they have been.
"""

from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis

from bot.store.client import executed, text_of
from bot.store.fence import steady
from bot.table.outages import Outage

HEARTBEAT = 10.0
"""Seconds between heartbeats that are stored."""
SHORT = 30
"""Seconds: Telegram may be silent for as long."""
_KEPT = 1000
_HEARTBEAT, _OUTAGES = "heartbeat", "outages"


class Outages:
    """The latest outages, for all code that reads tables."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """:param now: the clock; None where no process is at work that could be away."""
        self.all: tuple[Outage, ...] = ()
        """Oldest first."""
        self._now = now
        self._stored: tuple[Outage, ...] = ()
        self._heard: int | None = None
        self._heard_at = self._stores_at = steady()

    async def load(self, redis: Redis) -> None:
        """Load the outages so far, and when the bot was last there."""
        found: Any = await redis.lrange(_OUTAGES, 0, -1)
        self.all = self._stored = tuple(Outage(*map(int, text_of(one).split())) for one in found)
        last = await redis.get(_HEARTBEAT)
        self._heard = int(last) if last else None
        self.answer()

    def answer(self) -> None:
        """Note that the store has answered: without it nobody is served, whatever Telegram says."""
        self._stores_at = steady()

    def hear(self) -> None:
        """Note that the bot is there: Telegram has answered. If it was away, that is over.

        Called before anything is done with what Telegram tells.
        """
        if self._now is None or steady() - self._stores_at > SHORT:
            return
        now, last = int(self._now()), self._heard
        if last is not None and now - last > SHORT:
            self.all = (*self.all, Outage(last, now))[-_KEPT:]
        elif last is not None and now < last:  # the clock was put back: nothing lies ahead of it
            cut = (Outage(one.start, min(one.end, now)) for one in self.all)
            self.all = tuple(one for one in cut if one.start < one.end)
        self._heard, self._heard_at = now, steady()

    def is_away(self) -> bool:
        """Tell whether people cannot reach the bot, or its clock has just been put forward: then
        nothing is due until Telegram is heard again.
        """
        if self._now is None or self._heard is None:
            return False
        return max(self._now() - self._heard, steady() - self._heard_at) > SHORT

    async def save(self, redis: Redis) -> None:
        """Store when the bot was last there, and the outages that have been noticed."""
        if self._heard is None:
            return
        pipe = redis.pipeline(transaction=True)
        if self.all != self._stored:
            pipe.delete(_OUTAGES)
            if self.all:
                pipe.rpush(_OUTAGES, *(f"{start} {end}" for start, end in self.all))
        pipe.set(_HEARTBEAT, self._heard)
        await executed(pipe)
        self._stored = self.all
