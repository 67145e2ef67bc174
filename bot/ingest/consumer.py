"""The consumer of the inbox: hands its entries on, each until it is done, lane by lane.

An entry that a dead worker has left is counted when it is begun again. Counted entries go first,
one after another, so that the one that kills its worker is known by its count: it goes to the dead
letters instead of killing for ever.
"""

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, TypeVar

from bot.handlers.registering import App
from bot.ingest.inbox import Entry, Inbox
from bot.ingest.updates import update_of
from bot.metrics import BURIED, TAKEN, fault
from bot.service.delivery import Delivery, current, delivered
from bot.store.client import Attempt
from bot.waiting import waited

TRIES = 5
"""How often an entry may fail, or kill its worker, before it is a dead letter. The first entry is
counted at each start: if workers die of something else, a limit of three would bury an innocent
press."""
LONGEST = 120.0
"""Seconds after which handling an entry times out."""
_WAIT = 10.0
"""Seconds that a read blocks."""
_PAUSE = 1.0
"""Seconds between attempts while the store is unavailable."""

_log = logging.getLogger(__name__)
Deal = Callable[[Entry], Awaitable[None]]
T = TypeVar("T")


async def deal(app: App, entry: Entry) -> None:
    """Handle an entry to its end; the messages that it causes may be sent later.

    :raises RedisError: when the store is away: the update is to be dealt with again.
    """
    await app.process_update(update_of(app.bot, entry.body))
    delivery = current()
    assert delivery
    if delivery.fault:
        raise delivery.fault


class Consumer:
    """Hands the entries of the inbox to the app."""

    def __init__(self, inbox: Inbox, deal: Deal) -> None:
        self._inbox = inbox
        self._deal = deal
        self._queues = KeyedQueues[Entry](self._deal_with)
        self._stopping = asyncio.Event()
        self._left = set[str]()
        """Entries that another worker may have begun."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Handle the entries that a former worker has left; then those that arrive."""
        self._task = asyncio.create_task(self._go())

    async def stop(self) -> None:
        """Finish what was begun; the rest is left to the next worker."""
        self._stopping.set()
        if self._task:
            await self._task
        await self._queues.finish()
        with Attempt(_log, "what is done"):  # else it is dealt with once more, and changes nothing
            await self._inbox.let_go()

    async def _go(self) -> None:
        """Handle what was left, then what arrives."""
        last: str | None = None
        while not self._stopping.is_set():
            with Attempt(_log, "the consumer") as attempt:
                if last is None:
                    last = await self._deal_with_left()
                for entry in await self._read_entries(last):
                    self._queues.add(entry.lane, entry)
                    last = entry.id
            if not attempt.is_done:
                await self._pause()

    async def _deal_with_left(self) -> str:
        """Handle entries that another worker may have begun; return the id of the last."""
        left, tried = await self._inbox.left(), await self._inbox.tried()
        self._left = {entry.id for entry in left}
        for entry in (waiting for waiting in left if waiting.id in tried):
            if not self._stopping.is_set():
                await self._deal_with(entry)
        for entry in (waiting for waiting in left if waiting.id not in tried):
            self._queues.add(entry.lane, entry)
        return left[-1].id if left else "0-0"

    async def _read_entries(self, last: str) -> list[Entry]:
        reading = asyncio.ensure_future(self._inbox.read(last, _WAIT))
        stopped = asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait((reading, stopped), return_when=asyncio.FIRST_COMPLETED)
            return await reading if reading.done() else []
        finally:
            reading.cancel()
            stopped.cancel()
            # A connection that is cut off while it is made says anything.
            await asyncio.gather(reading, stopped, return_exceptions=True)

    async def _deal_with(self, entry: Entry) -> None:
        """Handle an entry until it is done or dead, or leave it to the next worker."""
        is_repeated = counts = entry.id in self._left
        while True:
            with Attempt(_log, f"entry {entry.id} of update {entry.update}") as attempt:
                if counts and await self._inbox.begin(entry.id) > TRIES:
                    return await self._bury(entry)
                delivery = await self._dealt_with(entry, is_repeated=is_repeated)
            if attempt.is_done:
                return await self._finish_off(entry, delivery)
            is_repeated, counts = True, attempt.is_bug
            await self._pause()
            if self._stopping.is_set():
                return None

    async def _dealt_with(self, entry: Entry, *, is_repeated: bool) -> Delivery:
        """Make one attempt at an entry."""
        leaving = self._inbox.leaving(entry.id)
        with delivered(
            entry.update,
            is_repeated=is_repeated,
            leaving=None if is_repeated else leaving,  # its tries are to be forgotten, too
        ) as delivery:
            if is_repeated:
                delivery.clear_deaths = partial(self._inbox.outlived, entry.id)
            await asyncio.wait_for(self._deal(entry), LONGEST)
        return delivery

    async def _finish_off(self, entry: Entry, delivery: Delivery) -> None:
        """Delete an entry from the inbox, however long that takes, and never handle it again. One
        that has changed nothing is deleted later: repeating it is harmless.
        """
        if delivery.changes_nothing and not delivery.is_repeated:
            delivery.has_left = True
            self._inbox.done_soon(entry.id)
        while not delivery.has_left:
            with Attempt(_log, f"entry {entry.id}, which is done,") as attempt:
                await self._inbox.done(entry.id, tried=delivery.is_repeated)
            if not attempt.is_away:
                break
            await self._pause()
            if self._stopping.is_set():
                return
        received = int(entry.id.partition("-")[0]) / 1000  # by the store's clock
        TAKEN.observe(max(0.0, time.time() - received))

    async def _pause(self) -> None:
        """Wait for the store to recover; not if we are to stop."""
        await waited(self._stopping, _PAUSE)

    async def _bury(self, entry: Entry) -> None:
        _log.error("entry %s of update %s is a dead letter now", entry.id, entry.update)
        BURIED.inc()
        await self._inbox.bury(entry.id)


class KeyedQueues(Generic[T]):
    """Handles items in order within a lane, lanes in parallel; a lane exists while it has items."""

    def __init__(self, deal: Callable[[T], Awaitable[None]]) -> None:
        self._deal = deal
        self._queues: dict[str, deque[T]] = defaultdict(deque)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def add(self, lane: str, item: T) -> None:
        """Queue an item in its lane."""
        self._queues[lane].append(item)
        if lane not in self._tasks:
            self._tasks[lane] = asyncio.create_task(self._work(lane))

    async def finish(self) -> None:
        """Finish the items being handled; drop those that wait."""
        for queue in self._queues.values():
            queue.clear()
        while tasks := tuple(self._tasks.values()):
            await asyncio.wait(tasks)

    async def _work(self, lane: str) -> None:
        queue = self._queues[lane]
        while queue:
            try:
                await self._deal(queue.popleft())
            except Exception:  # a bug of ours, in what deals: the lane goes on
                fault(_log, "a bug in lane %s", lane)
        del self._queues[lane], self._tasks[lane]
