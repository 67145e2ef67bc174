"""The open streams of the page, by table.

When a table changes, its number here grows. A stream turns the number into a digest of its person's
view, and sends nothing else, because the table also changes by moves that they must not notice. For
all tables with streams in this worker the store is asked once a second.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager, suppress

from bot.store.client import Attempt
from bot.store.tables import Tables
from bot.waiting import waited

_log = logging.getLogger(__name__)
_PAUSE = 1.0
"""Seconds between looks at the store."""
_BEAT = 15.0
"""Seconds after which a stream sends something in any case, because proxies close silent
connections."""
_LONGEST = 900.0
"""Seconds of a stream; its page opens another."""
MOST, MOST_EACH = 500, 4
"""Streams of a worker, and of a person."""


class Crowded(Exception):
    """There are as many streams as there may be."""


class Audience:
    """Watches tables for those who look at them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._watched = Counter[str]()
        self._people = Counter[int]()
        self._known: dict[str, int] = {}
        self._changed = asyncio.Condition()
        self._closed = False

    @contextmanager
    def place(self, user: int) -> Iterator[None]:
        """Hold a place for a stream.

        :raises Crowded: when no place is free.
        """
        if self._people.total() >= MOST or self._people[user] >= MOST_EACH:
            raise Crowded
        self._people[user] += 1
        try:
            yield
        finally:
            self._people[user] -= 1
            self._people += Counter[int]()  # those who have none are forgotten

    async def versions(self, table: str) -> AsyncGenerator[int | None, None]:
        """Yield a table's number, again when it changes; None at each beat, whenever it changes:
        the beats must tell nothing of changes that somebody is not told of.
        """
        loop, said = asyncio.get_running_loop(), None
        beat = loop.time()
        end = beat + _LONGEST
        self._watched[table] += 1
        try:
            while not self._closed and loop.time() < end:
                now = self._known.get(table)
                if now != said:
                    yield now
                    said = now
                if loop.time() >= beat:
                    yield None
                    beat += _BEAT
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._other(table, said), beat - loop.time())
        finally:
            self._watched[table] -= 1
            if not self._watched[table]:
                del self._watched[table]
                self._known.pop(table, None)

    async def _other(self, table: str, said: int | None) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self._closed or self._known.get(table) != said)

    def close(self) -> None:
        """Let all streams end within a second: the server stops, and waits for them."""
        self._closed = True

    async def keep(self, stopping: asyncio.Event) -> None:
        """Look at the tables that are watched until `stopping` is set."""
        while not stopping.is_set():
            if self._watched:
                with Attempt(_log, "the news of the page"):
                    await self._look(tuple(self._watched))
            await waited(stopping, _PAUSE)
            if self._closed:
                async with self._changed:
                    self._changed.notify_all()

    async def _look(self, ids: tuple[str, ...]) -> None:
        found = await self._tables.revisions(ids)
        if {id: self._known.get(id) for id in found} != found:
            async with self._changed:
                self._known |= {id: number for id, number in found.items() if id in self._watched}
                self._changed.notify_all()
