"""Keyed queues: entries with the same key (a lane: a table, else a chat) are handled in order,
lanes in parallel.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.metrics import fault

T = TypeVar("T")
_log = logging.getLogger(__name__)


class KeyedQueues(Generic[T]):
    """A queue for each lane, as long as it has something to do."""

    def __init__(self, deal: Callable[[T], Awaitable[None]]) -> None:
        self._deal = deal
        self._queues: dict[str, deque[T]] = defaultdict(deque)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def add(self, lane: str, item: T) -> None:
        """Deal with something as soon as its lane is free."""
        self._queues[lane].append(item)
        if lane not in self._tasks:
            self._tasks[lane] = asyncio.create_task(self._work(lane))

    async def finish(self) -> None:
        """Finish what is begun; forget what is not."""
        for queue in self._queues.values():
            queue.clear()
        while tasks := tuple(self._tasks.values()):
            await asyncio.wait(tasks)

    async def _work(self, lane: str) -> None:
        queue = self._queues[lane]
        while queue:
            try:
                await self._deal(queue.popleft())
            except Exception:  # a bug of ours, in what deals: the lane goes on
                fault(_log, "a bug in lane %s", lane)
        del self._queues[lane], self._tasks[lane]
