"""New messages whose answer was lost, so that nobody knows whether they exist: when they are sent
again (docs/adr/0006), and what is done with answers that come late (docs/adr/0070).
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from cachetools import LRUCache
from msgspec import Struct
from telegram import Message

from bot.display.values import Surface
from bot.reconciler.api.retry import Lost
from bot.reconciler.state.shown import Records, Shown
from bot.store.client import STORE_AWAY
from bot.table.values import Place

PATIENCE = 30.0
"""Seconds to wait for the answer to a new message before it counts as lost. A slow Telegram answers
after half a minute, and silence rarely means that nothing was sent."""
_PAUSES = (3.0, 30.0, 60.0, 120.0, 240.0, 480.0)
"""Seconds before a lost or deleted message is sent again, by the number of losses."""
_STORE_PAUSE = 1.0
"""Seconds between attempts to write while the store is unavailable ..."""
_GRACE = 2.0
"""... and for how long shutdown waits for them."""
_MOST = 1000
"""The most lost messages to remember."""

Heard = Callable[[Message], None]


def unheard(message: Message) -> None:
    """Ignore an answer that comes late: the message belongs to no table."""


class Gone(Lost):
    """A new message was deleted by somebody before it was filled."""


class _Doubt(Struct):
    """A message that got lost, and how often."""

    what: str
    """Which version of its surface it showed."""
    times: int
    digest: str
    until: float
    """When it may be sent again, by the monotonic clock."""


class Doubts:
    """Counts lost messages, in memory only: a crash forgets them."""

    def __init__(self) -> None:
        self._doubts: LRUCache[tuple[Place, str], _Doubt] = LRUCache(_MOST)

    def is_in(self, surface: Surface) -> bool:
        """Tell whether a message of a surface got lost."""
        return self._of(surface) is not None

    def wait(self, surface: Surface) -> float:
        """Return for how many seconds the same message must not be sent again; 0 once the surface
        has changed.
        """
        doubt = self._of(surface)
        is_same = doubt is not None and doubt.digest == surface.digest
        return max(0.0, doubt.until - monotonic()) if doubt and is_same else 0.0

    def note(self, surface: Surface) -> int:
        """Count a lost message; return how often it got lost by now."""
        known = self._doubts.get(_key(surface))
        times = known.times + 1 if known and known.what == _what(surface) else 1
        pause = _PAUSES[min(times, len(_PAUSES)) - 1]
        self._doubts[_key(surface)] = _Doubt(
            _what(surface), times, surface.digest, monotonic() + pause
        )
        return times

    def forget(self, surface: Surface) -> None:
        """Forget a message that has arrived."""
        self._doubts.pop(_key(surface), None)

    def _of(self, surface: Surface) -> _Doubt | None:
        doubt = self._doubts.get(_key(surface))
        return doubt if doubt and doubt.what == _what(surface) else None


def _key(surface: Surface) -> tuple[Place, str]:
    return surface.place, surface.key


def _what(surface: Surface) -> str:
    """Return what tells versions of a surface apart: its generation, or for what belongs to no
    table its digest.
    """
    return surface.post or surface.digest


async def in_time(sending: Coroutine[Any, Any, Message], late: Heard) -> Message:
    """Wait for the answer to a new message, with a limit.

    :param late: gets the answer if it comes after all.
    :raises Lost: when it does not come in time.
    """
    task = asyncio.create_task(sending)
    try:
        await asyncio.wait({task}, timeout=PATIENCE)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if task.done():
        return task.result()
    _WAITED_FOR.add(task)
    task.add_done_callback(partial(_hear, late=late))
    raise Lost


_WAITED_FOR: set[asyncio.Task[Message]] = set()
"""Requests that may still be answered: a loop keeps only weak references to tasks."""


def _hear(task: asyncio.Task[Message], late: Heard) -> None:
    _WAITED_FOR.discard(task)
    if not task.cancelled() and task.exception() is None:
        late(task.result())


class Late:
    """Records messages that turn out to have arrived, in the store: by now another worker may show
    the table.
    """

    def __init__(self, records: Records, show: Callable[[str], None]) -> None:
        """:param show: has a table shown; it may be another worker's."""
        self._records = records
        self._show = show
        self._writing: set[asyncio.Task[None]] = set()

    def note(self, table: str, key: str, stands: Shown) -> None:
        """Record that a message of a surface has arrived."""
        task = asyncio.create_task(self._write_down(table, key, stands))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write_down(self, table: str, key: str, stands: Shown) -> None:
        while True:
            with suppress(*STORE_AWAY):
                await self._records.found(table, key, stands)
                return self._show(table)
            await asyncio.sleep(_STORE_PAUSE)

    async def settle(self) -> None:
        """Wait briefly until everything is written; the store may be unavailable."""
        if self._writing:
            await asyncio.wait(self._writing, timeout=_GRACE)
