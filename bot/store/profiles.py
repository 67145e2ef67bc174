"""Profiles of users and chats: language, settings and everything else that is remembered
independently of a table.

p:<user or chat>       hash: the facts of a `Profile`: text as it is, else JSON, with 1 and 0 for
                       true and false
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.client import AnyRedis, Script, text_of
from bot.table.days_off import Absence
from bot.table.habits import Habits
from bot.table.parts import Choice
from bot.table.values import Settings

_READ = "return redis.call('HMGET', KEYS[1], unpack(ARGV))"
"""KEYS: profile. ARGV: facts."""


class Profile(Settings, frozen=True):
    """The settings of a user or a chat."""

    language: str | None = None
    reachable: bool = False
    habits: Habits = Habits()
    recent: tuple[Choice, ...] = ()
    """How a group has played, each game once, the last one first."""
    pins: bool = True
    """Whether a group wants the board of a running game pinned."""
    may_pin: bool = False
    """Whether we may pin there and delete the line that says so, as far as Telegram has told."""
    album: bool = True
    """Whether a group keeps all boards of a running game: those that played before could not
    choose, and keep them."""
    album_told: bool = False
    """Whether it knows of that setting: it was told, or began with it."""
    levels: bool = False
    """Whether a group wants to be told its people's levels."""
    months: bool = False
    """Whether a group wants to be told each month who played."""
    hours: tuple[int, ...] = ()
    """How often somebody has pressed a button in each hour of UTC's day, until they say by which
    clock they live."""
    is_hour_asked: bool = False
    """Whether somebody was asked by which clock they live."""
    timer: int = 0
    """Seconds after which messages of the chat vanish by themselves; 0: they stay."""
    soon: bool = False
    """Whether somebody wants to be told that they are next."""
    accompanied: bool = True
    """Whether somebody wants tips in their first games."""
    tips: tuple[str, ...] = ()
    """Ids of the tips that they have had: each is shown once."""
    nick: str = ""
    """The nickname that strangers see; empty: the first name."""
    away: tuple[Absence, ...] = ()
    """Days away of this year, and those that are planned."""


_TEXTS = ("language", "nick")
Fact = (
    str
    | bool
    | int
    | Habits
    | tuple[Choice, ...]
    | tuple[str, ...]
    | tuple[int, ...]
    | tuple[Absence, ...]
)


class Profiles:
    """Reads and writes profiles: of users (positive ids) and chats (negative ids)."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def of(self, id: int) -> Profile:
        """Return the profile of a user or a chat."""
        facts: Any = await self._redis.hmget(_key(id), *Profile.__struct_fields__)
        return read(facts)

    async def remember(self, id: int, profile: Profile) -> None:
        """Store the profile of a user or a chat."""
        facts = {name: getattr(profile, name) for name in profile.__struct_fields__}
        await self.change(id, **facts | {"language": profile.language or ""})

    async def change(self, id: int, **facts: Fact) -> None:
        """Store some facts of a profile; others may be written at the same time."""
        assert facts.keys() <= {*Profile.__struct_fields__}
        items = [word for name, fact in facts.items() for word in (name, _encoded_fact(fact))]
        await self._redis.hset(_key(id), items=items)

    async def move(self, old: int, new: int) -> None:
        """Move the profile of a chat to the chat that it has become; facts that the new chat has
        already stay. Idempotent: after a crash in between it may be done again.
        """
        facts: Any = await self._redis.hgetall(_key(old))
        for name, fact in facts.items():
            await self._redis.hsetnx(_key(new), name, fact)
        await self.forget(old)

    async def forget(self, id: int) -> None:
        """Delete what is remembered of a user or a chat."""
        await self._redis.delete(_key(id))


def reading(id: int) -> Script:
    """Return the script that reads a profile: `read` parses its answer."""
    return Script(_READ, (_key(id),), Profile.__struct_fields__)


def read(facts: Sequence[bytes | None]) -> Profile:
    """Parse a profile as stored."""
    known = {
        name: text_of(fact) if name in _TEXTS else msgspec.json.decode(fact)
        for name, fact in zip(Profile.__struct_fields__, facts, strict=True)
        if fact
    }
    return msgspec.convert(known, Profile, strict=False)


def _encoded_fact(fact: object) -> str:
    if isinstance(fact, str):
        return fact
    return msgspec.json.encode(int(fact) if isinstance(fact, bool) else fact).decode()


def _key(id: int) -> str:
    return f"p:{id}"
