"""Answers to commands, and other messages that are sent once: a queue for each chat, in order,
within the rate limit. Nobody waits for them; a chat that has to wait keeps no other waiting.

They are kept in memory only: a process that is killed forgets them. The person asks again.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context

from telegram.error import RetryAfter, TelegramError

from bot.reconciler.api.retry import Lost, seconds
from bot.store.client import Attempt
from bot.store.rate_limits import RateLimited, RateLimiter

_log = logging.getLogger(__name__)
Job = Callable[[], Awaitable[object]]
_MOST = 8
"""The most answers queued in a chat: it allows ten a minute, and nobody waits longer."""
_AWAY = 3.0
"""Seconds between attempts while the store is unavailable."""


class Replies:
    """A queue of answers for each chat."""

    def __init__(self, limiter: RateLimiter) -> None:
        self._limiter = limiter
        self._queues: dict[int, deque[Job]] = defaultdict(deque)
        self.tasks: dict[int, asyncio.Task[None]] = {}
        """By chat; empty when all is said."""
        self._under_way: set[tuple[int, str]] = set()

    def add(self, chat: int, job: Job) -> None:
        """Queue a job for a chat; dropped when too many wait there."""
        self._add_all(chat, [job])

    def _add_all(self, chat: int, jobs: Sequence[Job]) -> bool:
        queue = self._queues[chat]
        if len(queue) >= _MOST:
            _log.info("too many answers wait in %d", chat)
            return False
        queue.extend(jobs)
        if chat not in self.tasks:
            # It outlives the update that has asked for it: its lines in the log are not that one's.
            self.tasks[chat] = asyncio.create_task(self._work(chat), context=Context())
        return True

    def add_once(self, chat: int, key: str, jobs: Sequence[Job]) -> None:
        """Queue several jobs, unless jobs of the same key are still queued there."""
        if (chat, key) in self._under_way:
            return

        async def all_done() -> None:
            self._under_way.discard((chat, key))

        if self._add_all(chat, [*jobs, all_done]):
            self._under_way.add((chat, key))

    async def _work(self, chat: int) -> None:
        queue = self._queues[chat]
        try:
            while queue:
                if wait := await self._try(chat, queue[0]):
                    await asyncio.sleep(wait)
                else:
                    queue.popleft()
        finally:
            del self._queues[chat], self.tasks[chat]

    async def _try(self, chat: int, job: Job) -> float:
        """Run a job; return the seconds until the next attempt, 0 for none."""
        with Attempt(_log, f"an answer to {chat}") as attempt:
            try:
                await self._do(chat, job)
            except RateLimited as short:
                return short.seconds
            except (Lost, TelegramError) as error:
                _log.warning("something is not said in %d: %s", chat, error)
        return _AWAY if attempt.is_away else 0

    async def _do(self, chat: int, job: Job) -> None:
        """Run a job; on a 429 back off."""
        try:
            await job()
        except RetryAfter as error:
            await self._limiter.back_off(chat, wait := seconds(error.retry_after))
            raise RateLimited(wait) from error
