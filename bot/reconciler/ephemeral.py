"""Hands and lenses shown in the group to one person alone, as Telegram's ephemeral messages.

A server that does not know them would ignore the field that makes a message ephemeral, and show the
hand to all. So a server is tested before it gets a secret: by a message without content, whose
answer must confirm that it went to one person only. A convenience only (docs/adr/0035): such
messages may not arrive and do not stay; the private chat has the hand all the same, and takes over
whenever something goes wrong.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from cachetools import LRUCache
from msgspec.structs import replace
from telegram import Bot, Message
from telegram.error import RetryAfter, TelegramError

from bot.display.values import Listener, Surface, reply
from bot.metrics import fault
from bot.reconciler.api import calls
from bot.reconciler.api.calls import Photo
from bot.reconciler.api.photos import Photos, Undrawn
from bot.reconciler.api.replies import Job, Replies
from bot.reconciler.api.retry import Lost, seconds
from bot.store.client import Attempt
from bot.store.rate_limits import Priority, RateLimited, RateLimiter
from bot.texts.frame import Frame

_log = logging.getLogger(__name__)
_MOST = 1000
_NOTHING = 0
_PROBE = 3.0
"""Seconds for which a press waits for the answer to a first message."""


class EphemeralMessages:
    """Sends ephemeral messages if the Bot API server supports them, and tracks them."""

    def __init__(self, bot: Bot, photos: Photos, limiter: RateLimiter) -> None:
        self._bot = bot
        self._photos = photos
        self._limiter = limiter
        self._can: bool | None = None
        """Whether the server knows such messages; None while nobody has found out."""
        self._probes: set[asyncio.Task[None]] = set()
        self._last: LRUCache[tuple[int, int], int] = LRUCache(_MOST)
        """By chat and user, the number of the ephemeral message there, for the latest `_MOST`;
        `_NOTHING` once it is gone. A message whose number is lost, as after a restart, stays until
        its app removes it."""

    async def can(self, listener: Listener, hint: str) -> bool:
        """Tell whether the server supports ephemeral messages; probed once. The caller does not
        wait for a slow answer, which serves later callers.

        :param hint: HTML that tells nothing, for everybody may see it.
        """
        if self._can is None:
            is_late = asyncio.Event()
            probing = asyncio.create_task(self._prove(listener, hint, is_late))
            self._probes.add(probing)
            probing.add_done_callback(self._probes.discard)
            await asyncio.wait([probing], timeout=_PROBE)
            is_late.set()
        return bool(self._can)

    async def _prove(self, listener: Listener, hint: str, is_late: asyncio.Event) -> None:
        """Test the server by a message without content, which is deleted if nothing follows it.
        Inconclusive while the store is away.
        """
        with Attempt(_log, "the proof that one person alone can be shown something"):
            await self.show(reply(listener.place, hint), replace(listener, in_place=False))
            where = (listener.place.chat, listener.user)
            if is_late.is_set() and (number := self._last.get(where)):
                await self.take_away(number, listener)

    async def show(self, surface: Surface, listener: Listener) -> bool:
        """Show a surface to one person alone, replacing the former one; False when it is not seen:
        then the former one is deleted, too, for it may announce this one.

        Call `can` first: a server that does not know such messages would show the secret to
        everybody.
        """
        if is_shown := await self._send_or_log(surface, listener):
            return is_shown
        former = self._last.pop((listener.place.chat, listener.user), None)
        if self._can and former:
            await self._delete(former, listener)
        return False

    async def take_away(self, number: int, listener: Listener) -> bool:
        """Delete what one person alone sees, on their request; False when it may still be there:
        reported once, however often they ask.

        A restart forgets messages, so one that is not known here may exist.
        """
        where = (listener.place.chat, listener.user)
        may_stand = self._last.get(where, number) == number
        self._last[where] = _NOTHING
        return await self._delete(number, listener) or not may_stand

    async def _send_or_log(self, surface: Surface, listener: Listener) -> bool:
        try:
            message = await self._send(surface, listener)
        except RateLimited:
            return False
        except RetryAfter as error:
            await self._limiter.back_off(listener.place.chat, seconds(error.retry_after))
            return False
        except (Lost, TelegramError) as error:
            _log.warning(
                "something is not shown to one alone in %d: %s", listener.place.chat, error
            )
            return False
        except Undrawn:
            fault(_log, "what is for one alone in %d cannot be drawn", listener.place.chat)
            return False
        self._can = _number(message) is not None
        await (self._replace(message, listener) if self._can else self._take_back(message))
        return self._can

    async def _send(self, surface: Surface, listener: Listener) -> Message:
        to: dict[str, object] = {"receiver_user_id": listener.user}
        if listener.press:
            to["callback_query_id"] = listener.press
        if listener.in_place:
            to["replace_callback_query_message"] = True
        asked: dict[str, object] = {"ephemeral_message_parameters": to}
        if listener.command:  # a bot that is no admin has to name what it answers
            asked["reply_parameters"] = {"ephemeral_message_id": listener.command}
        async with self._limiter.permit(listener.place.chat, Priority.REPLY) as permit:

            async def send_surface(photo: Photo | None) -> Message:
                async with permit():
                    return await calls.send(self._bot, surface, photo, asked)

            message, photo = await self._photos.sent_with(surface, permit, send_surface)
        await self._photos.sent(surface, photo, message)
        return message

    async def _replace(self, message: Message, listener: Listener) -> None:
        """Delete the former message: it may be far above, where an edit is not seen."""
        where = (listener.place.chat, listener.user)
        former, number = self._last.get(where), _number(message)
        assert number is not None
        self._last[where] = number
        if former and former != number:  # numbers are given again
            await self._delete(former, listener)

    async def _delete(self, number: int, listener: Listener) -> bool:
        """Delete a message; False when that fails: it may have expired."""
        gone = {
            "chat_id": listener.place.chat,
            "receiver_user_id": listener.user,
            "ephemeral_message_id": number,
        }
        with suppress(TelegramError):
            await self._bot.do_api_request("deleteEphemeralMessage", api_kwargs=gone)
            return True
        return False

    async def _take_back(self, message: Message) -> None:
        """Delete a message that everybody has seen, and never try this server again."""
        _log.warning("this server shows to all what is for one: hands go to private chats only")
        with suppress(TelegramError):
            await self._bot.delete_message(message.chat.id, message.message_id)


class EphemeralDelivery:
    """Sends ephemeral messages from a queue for each reader, so that no handler waits."""

    def __init__(
        self,
        frame: Frame,
        messages: EphemeralMessages,
        replies: Replies,
        hear: Callable[[Surface, int], Awaitable[Surface]],
    ) -> None:
        """:param hear: returns a message as its reader wants to read it."""
        self._frame = frame
        self._hear = hear
        self._messages = messages
        self._replies = replies

    async def can_show(self, listener: Listener, language: str) -> bool:
        """Tell whether somebody can be shown something in the group that nobody else sees."""
        return await self._messages.can(listener, self._frame.say(language, "whisper-hint"))

    def show(self, surface: Surface, listener: Listener, instead: Job) -> "asyncio.Future[bool]":
        """Show something in the group to one person alone; if that fails, call `instead`. Return
        what tells whether it is shown; that never comes where too much waits for this person.
        """
        is_shown: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def show_or_fall_back() -> None:
            if not is_shown.done():
                heard = await self._hear(surface, listener.user)
                is_shown.set_result(await self._messages.show(heard, listener))
            if not is_shown.result():
                await instead()

        self._replies.add(listener.user, show_or_fall_back)
        return is_shown

    def delete(self, number: int, listener: Listener, instead: Job) -> None:
        """Delete a message that one person alone sees in the group; if it fails, call `instead`."""

        async def delete_or_fall_back() -> None:
            if not await self._messages.take_away(number, listener):
                await instead()

        self._replies.add(listener.user, delete_or_fall_back)


def _number(message: Message) -> int | None:
    """Return the number of an ephemeral message; None for one that everybody sees.

    The library does not know the field yet.
    """
    number = message.api_kwargs.get("ephemeral_message_id")
    return number if message.message_id == 0 and isinstance(number, int) else None
