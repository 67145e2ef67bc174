"""Alerts: sends the operator a private message when something needs attention.

A short message, at most one an hour:

    told       string: that somebody was told; expires after an hour
    told:dead  string: of how many dead letters
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from prometheus_client import REGISTRY

from bot.display.values import reply
from bot.memory import memory
from bot.service.clock import Work
from bot.service.table_service import TableService
from bot.store.client import AnyRedis
from bot.table.values import HOUR, MINUTE, Place
from games.core.message import Message

MANY = 500
"""Updates that wait: more than ever are under way at once."""
SCARCE = 10
"""Per cent of memory or disk that are free, and should be more."""


class Signs(Struct, frozen=True):
    """How the bot is."""

    faults: int = 0
    """Since this process was started."""
    refusals: int = 0
    dead: int = 0
    """Dead letters kept."""
    waiting: int = 0
    """Updates that are still to be dealt with."""
    memory: int = 100
    """Per cent that are free."""
    disk: int = 100


def worries(now: Signs, before: Signs) -> Iterator[Message]:
    """Yield a warning for each sign that crosses its bound.

    :param before: the signs when the operator was told last.
    """
    if now.faults > before.faults:
        yield Message("operator-faults", {"count": now.faults - before.faults})
    if now.refusals > before.refusals:
        yield Message("operator-refusals", {"count": now.refusals - before.refusals})
    if now.dead > before.dead:
        yield Message("operator-dead", {"count": now.dead - before.dead})
    if now.waiting > MANY:
        yield Message("operator-waiting", {"count": now.waiting})
    if now.memory < SCARCE:
        yield Message("operator-memory", {"share": now.memory})
    if now.disk < SCARCE:
        yield Message("operator-disk", {"share": now.disk})


class Alarm:
    """Looks after the bot."""

    def __init__(self, service: TableService, redis: AnyRedis, folder: Path, chat: int) -> None:
        """:param folder: on the disk that must not fill up.
        :param chat: the operator's.
        """
        self._service = service
        self._redis = redis
        self._folder = folder
        self._chat = chat
        self._told: Signs | None = None

    @property
    def work(self) -> Work:
        """Look once a minute."""
        return Work("the alarm", lambda *_: self.look(), MINUTE)

    async def look(self) -> None:
        """Tell the operator new worries, unless they were told something within the last hour."""
        now = await self._signs()
        before = self._told or now  # signs from before the start are no news
        self._told = replace(before, dead=await self._update_known_dead(now.dead))
        worry = list(worries(now, self._told))
        if not worry or not await self._redis.set("told", 1, nx=True, ex=HOUR):
            return
        self._told = now
        await self._redis.set("told:dead", now.dead)
        language = await self._service.language_of(self._chat, None)
        say = self._service.frame.say
        lines = [say(language, "operator-title"), *(f"• {say(language, one)}" for one in worry)]
        self._service.messenger.sender.say(reply(Place(self._chat), "\n".join(lines)))

    async def _update_known_dead(self, dead: int) -> int:
        """Return the number of dead letters that the operator knows of, whoever reported them."""
        known = await self._redis.get("told:dead")
        if known is None or int(known) > dead:  # they have deleted some: others will be news
            await self._redis.set("told:dead", dead)
            return dead
        return int(known)

    async def _signs(self) -> Signs:
        load = await self._service.store.operating.load()
        disk = shutil.disk_usage(self._folder)
        return Signs(
            faults=_count("nastolka_faults_total"),
            refusals=_count("nastolka_refusals_total"),
            dead=load.dead,
            waiting=load.waiting,
            memory=int(100 * there.share) if (there := memory()) else 100,
            disk=100 * disk.free // disk.total,
        )


def _count(name: str) -> int:
    return int(REGISTRY.get_sample_value(name) or 0)
