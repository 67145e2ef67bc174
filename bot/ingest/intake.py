"""Takes updates in: they are in the inbox before Telegram is told that they were received.

While the store keeps nothing - it is away, or a replica, or its disk is full - Telegram holds on to
the updates and brings them again. A person who presses a button meanwhile is told to wait.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from telegram import Bot
from telegram.error import TelegramError

from bot.ingest.inbox import Entry, Inbox
from bot.ingest.updates import Incoming, Press, press_of
from bot.metrics import RECEIVED
from bot.store.client import STORE_AWAY
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame

_PATIENCE = 3.0
"""Seconds within which the store must answer."""
_MOST = 1000
"""Presses of which it is remembered that they are answered."""
_log = logging.getLogger(__name__)


class Intake:
    """Puts updates into the inbox."""

    def __init__(self, inbox: Inbox, bot: Bot, frame: Frame) -> None:
        self._inbox = inbox
        self._bot = bot
        self._frame = frame
        self._told = dict[str, None]()
        """Presses that were answered, and come again."""
        self._answers = set[asyncio.Task[None]]()

    async def __call__(self, updates: Sequence[Incoming]) -> bool:
        """Put updates into the inbox; known ones are skipped. False when they cannot be kept now:
        Telegram is to bring them again.
        """
        entries = [Entry(update.lane, update.id, update.body) for update in updates]
        try:
            RECEIVED.inc(await asyncio.wait_for(self._inbox.put(entries), _PATIENCE))
        except (*STORE_AWAY, TimeoutError) as error:
            _log.warning("updates cannot be kept, Telegram will bring them again: %s", error)
            self._ask_to_wait(filter(None, map(press_of, updates)))
            return False
        return True

    def _ask_to_wait(self, presses: "filter[Press]") -> None:
        for press in presses:
            if press.id not in self._told:
                self._told[press.id] = None
                answer = asyncio.create_task(self._answer(press))
                self._answers.add(answer)
                answer.add_done_callback(self._answers.discard)
        while len(self._told) > _MOST:
            del self._told[next(iter(self._told))]

    async def _answer(self, press: Press) -> None:
        said = self._frame.say(spoken(press.language), "store-away")
        with suppress(TelegramError):  # it is gone by now, or Telegram is away, too
            await self._bot.answer_callback_query(press.id, said)
