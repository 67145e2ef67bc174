"""Records the tables whose messages in Telegram are fully synced (a dirty check by version), so
that a worker that takes over reconciles only the others.

Two more fields of the hash t:<table>:

    touches    how often its records of messages, or wishes for them, have changed
    synced     commit, touches and release at which all its messages were right

A table is synced as long as these are the same, so no mark ever has to be cleared: each change of
the table has another commit, every other change that concerns its messages is a touch, in the same
script, and code that would show it otherwise is another release. A record that is written late, by
a worker that had slept, or never, makes the table unsure at worst; and unsure tables are checked.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextvars import Context
from functools import lru_cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from bot.store.client import AnyRedis, Attempt, executed
from bot.store.tables import table_key
from bot.texts.frame import Frame

_PAUSE = 1.0
"""Seconds for which synced tables are gathered, to be written in one round trip."""
_AT_ONCE = 100
"""Tables written in one script, which blocks the store meanwhile."""
_SOURCES = (".ftl", ".py", ".toml")
_log = logging.getLogger(__name__)

_MARK = """
for i, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then redis.call('HSET', key, 'synced', ARGV[i]) end
end
"""
"""KEYS: tables. ARGV: the state at which each is synced. A table that was deleted does not come
back."""


class SyncedTables:
    """Records which tables are in sync, and finds the others."""

    def __init__(self, redis: AnyRedis, release: str) -> None:
        self._redis = redis
        self._mark = redis.register_script(_MARK)
        self._release = release
        self._resting: dict[str, str] = {}
        """Tables that are still to be written down."""
        self._writing: asyncio.Task[None] | None = None

    def note(self, table: str, commit: bytes, touches: int) -> None:
        """Note that all of a table is synced as of a commit, and of its `touches` counter."""
        self._resting[table] = self._at(commit, touches)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_soon(), context=Context())

    async def write(self) -> None:
        """Write what was noted. It may get lost: then the next worker compares once more."""
        with Attempt(_log, "what is noted of synced tables"):
            while some := list(self._resting)[:_AT_ONCE]:
                await self._write({table: self._resting.pop(table) for table in some})

    async def unsure(self, tables: Sequence[str]) -> list[str]:
        """Return those of some tables that may be out of sync."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for table in tables:
                pipe.hmget(table_key(table), "commit", "touches", "synced")
            found = await executed(pipe) if tables else []
        return [
            table
            for table, (commit, touches, synced) in zip(tables, found, strict=True)
            if not (commit and synced and synced.decode() == self._at(commit, int(touches or 0)))
        ]

    async def _write_soon(self) -> None:
        await asyncio.sleep(_PAUSE)
        await self.write()

    async def _write(self, resting: dict[str, str]) -> None:
        keys, synced = list(map(table_key, resting)), list(resting.values())
        await self._mark(keys, synced)

    def _at(self, commit: bytes, touches: int) -> str:
        return f"{commit.decode()} {touches} {self._release}"


def release(frame: Frame) -> str:
    """Return a digest of everything besides the table that decides what it shows."""
    packages = frozenset(("bot", "games", "render", *(g.package for g in frame.games.values())))
    told = f"{_digest_of(packages)} {frame.username} {frame.shares}"
    return blake2b(told.encode(), digest_size=6).hexdigest()


@lru_cache
def _digest_of(packages: frozenset[str]) -> str:
    digest = blake2b()
    for source in sorted(set(_sources(packages))):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _sources(packages: Iterable[str]) -> Iterable[Path]:
    for package in packages:
        spec = find_spec(package)
        for place in (spec and spec.submodule_search_locations) or ():
            yield from (path for path in Path(place).rglob("*") if path.suffix in _SOURCES)
