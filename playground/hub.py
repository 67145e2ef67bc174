"""Notification of waiters: long polls, presses and event streams wait here for changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from playground.world.changes import AnyChange

T = TypeVar("T")
KEPT = 5000


class Hub:
    """Remembers the latest changes and wakes those who wait for the next one."""

    def __init__(self) -> None:
        self.recent: deque[tuple[int, AnyChange]] = deque(maxlen=KEPT)
        self._waiting: set[asyncio.Future[None]] = set()
        self.closed = False

    def note(self, seq: int, change: AnyChange) -> None:
        """Hear of a change."""
        self.recent.append((seq, change))
        self.wake()

    def wake(self) -> None:
        """Let everybody who waits look again."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    def close(self) -> None:
        """End all waiting; the server stops."""
        self.closed = True
        self.wake()

    async def until(self, ready: Callable[[], T | None], seconds: float) -> T | None:
        """Return the result of `ready` as soon as it is not None; None when the seconds have
        passed.
        """
        deadline = asyncio.get_running_loop().time() + seconds
        while (found := ready()) is None and not self.closed:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0 or not await self._changed(left):
                return ready()
        return found

    async def follow(self, after: int, pause: float) -> AsyncIterator[tuple[int, AnyChange] | None]:
        """Yield changes numbered above `after` as they come; None whenever a pause has passed
        without any.
        """
        while not self.closed:
            news = [(seq, change) for seq, change in self.recent if seq > after]
            for seq, change in news:
                after = seq
                yield seq, change
            if not news and not await self._changed(pause):
                yield None

    async def _changed(self, seconds: float) -> bool:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        done, _ = await asyncio.wait([future], timeout=seconds)
        self._waiting.discard(future)
        return bool(done)
