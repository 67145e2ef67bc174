"""The operators' bans, audit log and defaults of new groups; and the counts of the last day.

banned    set: chats and people that get no answer
upgraded  hash: supergroups, each with the group that it was before
copied    string: when the store was copied last (`nastolka backup`), in seconds since 1970
audit     list: commands of admins, as they typed them, the latest first: "<time> <who> <what>"
day:people:<hour>     HyperLogLog of people heard in an hour; gone after a day
day:faults:<hour>     string: how many bugs there were in it; likewise
day:waits:<hour>      sorted set: groups that waited for a board in it, by their longest wait in
                      seconds; likewise
defaults              hash: the defaults of new groups, the facts of `Defaults`
"""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from bot.store.client import AnyRedis, executed, text_of
from bot.table.values import DAY, HOUR

MOST = 1000
"""Lines that are kept."""
LONG = 5.0
"""Seconds that a board may take; groups that waited for longer are reported."""
_SLOWEST = 10
"""Groups of an hour that are kept."""


class Defaults(Struct, frozen=True):
    """Defaults of new groups."""

    language: str = ""
    """Empty: as who takes the bot in has set their Telegram."""
    clock: int = 0
    """Seconds for a move; 0 for no limit."""


class Load(NamedTuple):
    """What a store keeps, and what waits in it."""

    tables: int
    """Open ones."""
    waiting: int
    """Updates that are still to be dealt with."""
    dead: int
    """Dead letters."""
    copied: int
    """When the store was copied last, in seconds since 1970; 0 for never."""


class State(Struct, frozen=True):
    """How much there is."""

    tables: int
    waiting: int
    dead: int
    banned: int
    people: int
    """Of the last day, roughly."""
    faults: int
    """Of the last day."""
    slowest: tuple[tuple[int, int], ...]
    """Groups that waited long for a board in the last day, with their longest wait in seconds, the
    slowest first."""


class Operating:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._waits: dict[int, float] = {}
        """The longest of each group, not written down yet."""

    async def banned(self) -> frozenset[int]:
        """Return the chats and people that are left alone."""
        found: Any = await self._redis.smembers("banned")
        return frozenset(map(int, found))

    async def ban(self, id: int, *, banned: bool) -> frozenset[int]:
        """Leave a chat or a person alone from now on, or no longer; return the chat's ids: a group
        that was upgraded has two.
        """
        pairs = (await self.upgraded()).items()
        ids = frozenset((id, *(one for pair in pairs if id in pair for one in pair)))
        await (self._redis.sadd("banned", *ids) if banned else self._redis.srem("banned", *ids))
        return ids

    async def upgrade(self, old: int, new: int) -> None:
        """Record that a group has become a supergroup, which has another id. A ban follows it."""
        await self._redis.hset("upgraded", str(new), old)
        if await self._redis.sismember("banned", str(old)):
            await self._redis.sadd("banned", new)

    async def upgraded(self) -> dict[int, int]:
        """Return the groups that have become supergroups, by the id of the supergroup."""
        found: Any = await self._redis.hgetall("upgraded")
        return {int(new): int(old) for new, old in found.items()}

    async def note(self, now: int, admin: int, what: str) -> None:
        """Record an action of an admin."""
        moment = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
        await self._redis.lpush("audit", f"{moment} {admin} {what}")
        await self._redis.ltrim("audit", 0, MOST - 1)

    async def noted(self, count: int) -> list[str]:
        """Return the last actions of admins, the latest first."""
        found: Any = await self._redis.lrange("audit", 0, count - 1)
        return list(map(text_of, found))

    async def defaults(self) -> Defaults:
        """Return the defaults of new groups."""
        found: Any = await self._redis.hgetall("defaults")
        told = {text_of(name): text_of(fact) for name, fact in found.items()}
        return msgspec.convert(told, Defaults, strict=False)

    async def set_default(self, name: str, fact: str) -> None:
        """Have groups that are new begin with something."""
        assert name in Defaults.__struct_fields__
        await self._redis.hset("defaults", name, fact)

    def waited(self, group: int, seconds: float) -> None:
        """Note that a group has waited `LONG` for a board: the next `hear` writes it down."""
        self._waits[group] = max(seconds, self._waits.get(group, 0))

    async def hear(self, now: int, people: Collection[int], faults: int) -> None:
        """Count people heard, new bugs, and groups that waited for long."""
        pipe, waits = self._redis.pipeline(transaction=False), dict(self._waits)
        if people:
            pipe.pfadd(_day("people", now), *people)
            pipe.expire(_day("people", now), DAY + HOUR)
        if faults:
            pipe.incrby(_day("faults", now), faults)
            pipe.expire(_day("faults", now), DAY + HOUR)
        if waits:
            pipe.zadd(_day("waits", now), {str(g): s for g, s in waits.items()}, gt=True)
            pipe.zremrangebyrank(_day("waits", now), 0, -1 - _SLOWEST)
            pipe.expire(_day("waits", now), DAY + HOUR)
        await executed(pipe)
        self._waits = {g: s for g, s in self._waits.items() if s > waits.get(g, 0)}

    async def people(self, now: int) -> int:
        """Return how many people were heard in the last day, within a hundredth or so."""
        return int(await self._redis.pfcount(*_days("people", now)))

    async def _faults(self, now: int) -> int:
        return sum(int(count or 0) for count in await self._redis.mget(_days("faults", now)))

    async def _slowest(self, now: int) -> tuple[tuple[int, int], ...]:
        pipe, longest = self._redis.pipeline(transaction=False), dict[int, int]()
        for hour in _days("waits", now):
            pipe.zrange(hour, 0, -1, withscores=True)
        for hour in await executed(pipe):
            for group, seconds in hour:
                longest[int(group)] = max(round(seconds), longest.get(int(group), 0))
        slowest = sorted(longest, key=lambda group: longest[group], reverse=True)
        return tuple((group, longest[group]) for group in slowest[:_SLOWEST])

    async def load(self) -> Load:
        """Return what is kept and waits now."""
        pipe = self._redis.pipeline(transaction=False)
        pipe.scard("open")
        pipe.xlen("inbox")
        pipe.xlen("inbox:dead")
        pipe.get("copied")
        tables, waiting, dead, copied = await executed(pipe)
        return Load(tables, waiting, dead, int(copied or 0))

    async def note_copy(self, now: int) -> None:
        """Note that a copy of the store is complete."""
        await self._redis.set("copied", now)

    async def state(self, now: int) -> State:
        """Return the counts for the operator: tables, entries, bans, people, faults."""
        load = await self.load()
        banned = await self._redis.scard("banned")
        day = (await self.people(now), await self._faults(now))
        slowest = await self._slowest(now)
        return State(load.tables, load.waiting, load.dead, banned, *day, slowest)


def _day(what: str, now: int) -> str:
    return f"day:{what}:{now // HOUR}"


def _days(what: str, now: int) -> list[str]:
    """Return the keys of the last day, an hour each."""
    return [_day(what, now - hours * HOUR) for hours in range(DAY // HOUR)]
