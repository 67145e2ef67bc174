"""Retries calls of the Bot API, with back-off: when the network fails, and when Telegram says how
long to wait (429). One 401 is a mistake of its own; `ingest.poller` ends the process if it lasts.

A call that is not answered in time may still be under way, and is not repeated meanwhile. A call
that creates something is repeated only if it was surely not sent (docs/adr/0006): no connection was
made, or Telegram said 429. A 500 or a 401 is no proof: a server that is restarted answers so to
messages that it has passed on (tdlib/telegram-bot-api, Client.cpp, get_closing_error).
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import timedelta
from typing import TypeVar

from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter, TimedOut

from bot.reconciler.api.transport import UNSENT

T = TypeVar("T")
Gate = Callable[[], AbstractAsyncContextManager[None]]
"""The context of each attempt: it takes a permit, and raises when it is too early."""


_TRIES = 4
_PAUSE = 0.3
"""Seconds before the second attempt; doubled each time."""
PATIENCE = 5.0
"""Seconds that an answer or a question of ours waits when Telegram says so: a press is void after
some 15 (https://core.telegram.org/bots/api#callbackquery)."""


class Lost(Exception):
    """Unknown outcome: a new message or topic may exist, or not."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(f"not again for {seconds:.0f} s")
        self.seconds = seconds
        """After which to send it again, where it is to be."""


async def pause() -> None:
    """Sleep briefly before another attempt."""
    await asyncio.sleep(_PAUSE)


def seconds(wait: int | timedelta) -> float:
    """Return the seconds of a `retry_after`."""
    return wait.total_seconds() if isinstance(wait, timedelta) else wait


def told(error: BaseException) -> float:
    """Return the seconds that an error asks us to wait; 0 if it does not."""
    return seconds(error.retry_after) if isinstance(error, RetryAfter) else 0


async def retried(
    call: Callable[[], Awaitable[T]],
    gate: Gate = nullcontext,
    *,
    creates: bool = False,
    patience: float = 0,
) -> T:
    """Call until it works, `_TRIES` times at most.

    :param creates: whether a second call makes a second message.
    :param patience: the most seconds that a call may wait because Telegram says so. Calls that send
        to a chat have none: they wait in the chat's queue.
    :raises Lost: when the call creates something, and nobody knows whether it did.
    :raises TelegramError: the error of the last try, or at once an error that another try would not
        mend.
    """
    for attempt in range(_TRIES):
        wait = _PAUSE * 2**attempt
        try:
            async with gate():
                return await call()
        except BadRequest:  # a NetworkError to the library; asking again would not help
            raise
        except (NetworkError, InvalidToken) as error:
            is_open = not isinstance(error.__cause__, UNSENT)
            if creates and is_open:
                raise Lost from error
            if attempt == _TRIES - 1 or (is_open and isinstance(error, TimedOut)):
                raise
        except RetryAfter as error:
            wait = seconds(error.retry_after)
            if wait > patience or attempt == _TRIES - 1:
                raise
        await asyncio.sleep(wait)
    raise AssertionError("the last try has returned or raised")
