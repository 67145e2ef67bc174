"""Messages that belong to no table, such as answers to commands: each in its chat's queue."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from telegram import Bot

from bot.display.values import Surface
from bot.reconciler.api import calls
from bot.reconciler.api.replies import Job, Replies
from bot.reconciler.surface_updates import SurfaceUpdater
from bot.store.rate_limits import Priority


class Sender:
    """Sends, changes and deletes messages that belong to no table."""

    def __init__(
        self,
        bot: Bot,
        updater: SurfaceUpdater,
        replies: Replies,
        note_panel: Callable[[Surface, int], Awaitable[None]],
        note_passing: Callable[[Surface, int], Awaitable[None]],
    ) -> None:
        """:param note_panel: records which message holds a lobby's options.
        :param note_passing: records which message goes by itself.
        """
        self._bot = bot
        self._updater = updater
        self._replies = replies
        self._note_panel = note_panel
        self._note_passing = note_passing

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """The tasks that still send messages; empty when all messages are out."""
        return tuple(self._replies.tasks.values())

    def say(self, surface: Surface) -> None:
        """Send a message."""
        self.do(surface.place.chat, lambda: self._updater.post(surface, Priority.REPLY))

    def say_once(self, key: str, surfaces: Sequence[Surface]) -> None:
        """Send messages to a chat unless those of the same key are still queued there."""
        jobs = [partial(self._say, surface) for surface in surfaces]
        self._replies.add_once(surfaces[0].place.chat, key, jobs)

    def rewrite(self, surface: Surface, message: int) -> None:
        """Change a message: text, buttons, picture."""
        self.do(surface.place.chat, lambda: self._updater.rewrite(surface, message))

    def delete(self, chat: int, message: int) -> None:
        """Delete a message, if it still exists; if it is too old, remove its buttons."""
        self.do(chat, lambda: calls.take_away(self._bot, chat, message))

    def do(self, chat: int, job: Job) -> None:
        """Run a task in a chat's queue."""
        self._replies.add(chat, job)

    async def _say(self, surface: Surface) -> None:
        """Send a message; record where an options panel stands."""
        message = await self._updater.post(surface, Priority.REPLY)
        if surface.options_of:
            self.do(surface.place.chat, partial(self._note_panel, surface, message.message_id))
        if surface.passes:
            await self._note_passing(surface, message.message_id)
