"""Answers to commands: sent once, in order in each chat. Nobody waits for them, and a chat that is
told to be quiet for a while keeps no other waiting.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable

from telegram.error import RetryAfter, TelegramError

from bot.courier.calls import seconds
from bot.shown import Surface

_log = logging.getLogger(__name__)


class Replies:
    """A queue for each chat."""

    def __init__(self, post: Callable[[Surface], Awaitable[object]]) -> None:
        self._post = post
        self._queues: dict[int, deque[Surface]] = defaultdict(deque)
        self.tasks: dict[int, asyncio.Task[None]] = {}
        """By chat; empty when all is said."""

    def say(self, surface: Surface) -> None:
        """Send a message as soon as the chat takes it."""
        chat = surface.place.chat
        self._queues[chat].append(surface)
        if chat not in self.tasks:
            self.tasks[chat] = asyncio.create_task(self._work(chat))

    async def _work(self, chat: int) -> None:
        queue = self._queues[chat]
        while queue:
            try:
                await self._post(queue[0])
            except RetryAfter as error:
                await asyncio.sleep(seconds(error.retry_after))
                continue
            except TelegramError as error:
                _log.warning("an answer to %s is not sent: %s", queue[0].place, error)
            except Exception:
                _log.exception("a bug in an answer to %s", queue[0].place)
            queue.popleft()
        del self._queues[chat], self.tasks[chat]
