"""Long polling (getUpdates): updates are in the inbox before Telegram is told that they were
received. (The library's own poller confirms first: a crash would lose updates.)

The inbox recognises updates that are delivered again after a crash, and duplicates.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any
from urllib.parse import urlencode

from telegram import Bot
from telegram.error import Conflict, InvalidToken, TelegramError

from bot.ingest.updates import Incoming, incoming
from bot.seldom import SELDOM
from bot.waiting import waited

ALLOWED = (
    "message",
    "callback_query",
    "my_chat_member",
    "chat_member",
    "poll_answer",
    "poll",
    "inline_query",
    "chosen_inline_result",
)
"""The kinds of updates to receive; Telegram's default omits some."""
_WAIT = 25
"""Seconds of the long poll."""
_PAUSE = 1.0
"""Seconds between attempts while Telegram or the store is unavailable, or another process polls."""
_REVOKED = 300.0
"""Seconds for which Telegram must reject the token before it is believed: it has done so by mistake
(https://github.com/tdlib/telegram-bot-api/issues/77). At the start `getMe` checks the token."""

_log = logging.getLogger(__name__)
Put = Callable[[Sequence[Incoming]], Awaitable[bool]]
"""Returns when updates are safe; False when they cannot be kept."""


async def poll(
    bot: Bot, put: Put, stopping: asyncio.Event, beat: Callable[[], None], holds: Callable[[], bool]
) -> None:
    """Fetch updates and put them into the inbox until `stopping` is set.

    :param beat: called after each answer of Telegram: all is well.
    :param holds: whether no other process can be at work. While that is not known, as when the
        store is away, updates are fetched on, until another does: Telegram talks to one at a time.
    :raises InvalidToken: when Telegram has not known the bot for `_REVOKED`.
    """
    offset: int | None = None
    unknown_since: float | None = None
    has_rival = False
    while not stopping.is_set():
        if has_rival and not holds():
            offset, unknown_since = None, None
            await waited(stopping, _PAUSE)
            continue
        try:
            updates, unknown_since = await _fetch(bot, offset, stopping, beat), None
            has_rival = False
        except Conflict as error:
            _log.warning("no updates: %s", error, extra=SELDOM)
            has_rival = True
            await waited(stopping, _PAUSE)
            continue
        except InvalidToken as error:
            _log.error("Telegram does not know the bot: %s", error, extra=SELDOM)
            now = monotonic()
            unknown_since = now if unknown_since is None else unknown_since
            if now - unknown_since >= _REVOKED:
                raise
            await waited(stopping, _PAUSE)
            continue
        if updates and await _try_put(updates, put, stopping):
            offset = max(update.id for update in updates) + 1
    if offset is not None:
        await _confirm(bot, offset)


async def _try_put(updates: Sequence[Incoming], put: Put, stopping: asyncio.Event) -> bool:
    """Put updates into the inbox; wait a little, and return False, where that fails."""
    if await put(updates):
        return True
    await waited(stopping, _PAUSE)
    return False


async def _confirm(bot: Bot, offset: int) -> None:
    """Confirm what is in the inbox; updates that this returns are delivered again."""
    try:
        await _get_updates(bot, offset=offset, limit=1, timeout=0)
    except TelegramError as error:  # what comes again is known to the inbox
        _log.warning("the last updates are not confirmed: %s", error)


async def _fetch(
    bot: Bot, offset: int | None, stopping: asyncio.Event, beat: Callable[[], None]
) -> Sequence[Incoming]:
    fetching = asyncio.ensure_future(_get_updates(bot, offset=offset, timeout=_WAIT))
    stopped = asyncio.ensure_future(stopping.wait())
    try:
        await asyncio.wait((fetching, stopped), return_when=asyncio.FIRST_COMPLETED)
        updates = await fetching if fetching.done() else ()
        beat()
        return updates
    except (Conflict, InvalidToken):
        raise
    except TelegramError as error:
        _log.warning("no updates: %s", error, extra=SELDOM)
        await asyncio.sleep(_PAUSE)
        return ()
    finally:
        fetching.cancel()
        stopped.cancel()


async def _get_updates(bot: Bot, **parameters: int | None) -> Sequence[Incoming]:
    """Get updates as JSON: they are parsed when they leave the inbox."""
    asked = {"allowed_updates": json.dumps(ALLOWED), **parameters}
    given = urlencode({name: value for name, value in asked.items() if value is not None})
    url = f"{bot.base_url}/getUpdates?{given}"
    answer: Any = await bot.request.post(url, read_timeout=_WAIT + 10)
    return [incoming(written) for written in answer]
