"""New messages whose answer was lost, so that nobody knows whether they exist: when they are sent
again (docs/adr/0006), and what is done with answers that come late (docs/adr/0070).
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from msgspec import Struct
from telegram import Message

from bot.display.values import Surface
from bot.reconciler.retry import Lost
from bot.reconciler.shown import Records, Shown
from bot.store.client import STORE_AWAY
from bot.table.values import Place

PATIENCE = 30.0
"""Seconds for the answer to a new message: then it counts as lost. Telegram that is slow answers
after half a minute, and a message that has surely not arrived is rarely told by silence."""
_PAUSES = (3.0, 30.0, 60.0, 120.0, 240.0, 480.0)
"""Seconds before a message is sent again that got lost, or was deleted, once, twice, and so on."""
_STORE_PAUSE = 1.0
"""Seconds between tries to write something down while the store is away ..."""
_GRACE = 2.0
"""... and how many who leaves waits for that."""
_MOST = 1000
"""Messages in doubt that are remembered."""

Heard = Callable[[Message], None]


def unheard(message: Message) -> None:
    """Make nothing of an answer that comes late: what it is about belongs to no table."""


class Gone(Lost):
    """A new message was deleted by somebody before it could be filled."""


class _Doubt(Struct):
    """How often a message was lost."""

    what: str
    """Which message of its surface."""
    times: int
    digest: str
    until: float
    """When the same may be sent again, by our own clock."""


class Doubts:
    """Remembers which messages got lost, and how often. A crash forgets it."""

    def __init__(self) -> None:
        self._doubts: dict[tuple[Place, str], _Doubt] = {}

    def is_in(self, surface: Surface) -> bool:
        """Tell whether a message got lost."""
        return self._of(surface) is not None

    def wait(self, surface: Surface) -> float:
        """Return how many seconds the same is not to be sent again; what looks otherwise by now has
        been asked for.
        """
        doubt = self._of(surface)
        is_same = doubt is not None and doubt.digest == surface.digest
        return max(0.0, doubt.until - monotonic()) if doubt and is_same else 0.0

    def note(self, surface: Surface) -> int:
        """A message got lost; return how often by now."""
        known = self._doubts.pop(_key(surface), None)
        times = known.times + 1 if known and known.what == _what(surface) else 1
        pause = _PAUSES[min(times, len(_PAUSES)) - 1]
        self._doubts[_key(surface)] = _Doubt(
            _what(surface), times, surface.digest, monotonic() + pause
        )
        if len(self._doubts) > _MOST:
            del self._doubts[next(iter(self._doubts))]
        return times

    def forget(self, surface: Surface) -> None:
        """It stands there."""
        self._doubts.pop(_key(surface), None)

    def _of(self, surface: Surface) -> _Doubt | None:
        doubt = self._doubts.get(_key(surface))
        return doubt if doubt and doubt.what == _what(surface) else None


def _key(surface: Surface) -> tuple[Place, str]:
    return surface.place, surface.key


def _what(surface: Surface) -> str:
    """Tell messages of a surface apart; what belongs to no table, by what it says."""
    return surface.post or surface.digest


async def in_time(sending: Coroutine[Any, Any, Message], late: Heard) -> Message:
    """Wait for the answer to a new message, but not for ever.

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
"""Whose answers may still come: a loop alone would not keep them."""


def _hear(task: asyncio.Task[Message], late: Heard) -> None:
    _WAITED_FOR.discard(task)
    if not task.cancelled() and task.exception() is None:
        late(task.result())


class Late:
    """Messages of tables that stand there after all: written down for whoever shows the table, for
    it may have gone to another worker while the answer was awaited.
    """

    def __init__(self, records: Records, show: Callable[[str], None]) -> None:
        """:param show: has a table shown; it may be another worker's."""
        self._records = records
        self._show = show
        self._writing: set[asyncio.Task[None]] = set()

    def note(self, table: str, key: str, stands: Shown) -> None:
        """A message of a surface stands there."""
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
        """Wait until all is written down, but not long: the store may be away."""
        if self._writing:
            await asyncio.wait(self._writing, timeout=_GRACE)
