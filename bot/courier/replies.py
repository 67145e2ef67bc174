"""Answers to commands, and other things that are done once: in order in each chat. Nobody waits
for them, and a chat that is told to be quiet for a while keeps no other waiting.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Sequence

from telegram.error import RetryAfter, TelegramError

from bot.courier.retry import Lost, seconds
from bot.store.budget import Budget, Short

_log = logging.getLogger(__name__)
Job = Callable[[], Awaitable[object]]


class Replies:
    """A queue for each chat."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._queues: dict[int, deque[Job]] = defaultdict(deque)
        self.tasks: dict[int, asyncio.Task[None]] = {}
        """By chat; empty when all is said."""
        self._under_way: set[tuple[int, str]] = set()

    def add(self, chat: int, job: Job) -> None:
        """Do something as soon as the chat takes it."""
        self._queues[chat].append(job)
        if chat not in self.tasks:
            self.tasks[chat] = asyncio.create_task(self._work(chat))

    def add_once(self, chat: int, key: str, jobs: Sequence[Job]) -> None:
        """Do several things, unless those of the same key are still to be done there."""
        if (chat, key) in self._under_way:
            return
        self._under_way.add((chat, key))

        async def all_done() -> None:
            self._under_way.discard((chat, key))

        for job in (*jobs, all_done):
            self.add(chat, job)

    async def _work(self, chat: int) -> None:
        queue = self._queues[chat]
        while queue:
            if wait := await self._try(chat, queue[0]):
                await asyncio.sleep(wait)
            else:
                queue.popleft()
        del self._queues[chat], self.tasks[chat]

    async def _try(self, chat: int, job: Job) -> float:
        """Do it; return after how many seconds to try again, 0 for never."""
        try:
            await job()
        except Short as short:
            return short.seconds
        except RetryAfter as error:
            await self._budget.hush(chat, wait := seconds(error.retry_after))
            return wait
        except (Lost, TelegramError) as error:
            _log.warning("something is not said in %d: %s", chat, error)
        except Exception:
            _log.exception("a bug in an answer to %d", chat)
        return 0
