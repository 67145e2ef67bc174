"""Router among workers: a table is shown by the worker that owns its shard; other workers leave it
a note in the inbox.

Commands of a chat and presses at its table may be dealt with by different workers; if each of them
showed the table, they would post over one another.
"""

import asyncio
import logging
from typing import Protocol

import msgspec
from telegram import Bot

from bot.display.values import Selection
from bot.ingest.inbox import SHOW, Entry, Inbox
from bot.metrics import fault
from bot.painter import PainterPool
from bot.reconciler import Messenger
from bot.service.delivery import promise
from bot.store.client import STORE_AWAY, AnyRedis
from bot.store.rate_limits import RateLimiter
from bot.store.store import Store
from bot.texts.frame import Frame

_GRACE = 2.0
"""Seconds that the next owner waits for requests in flight."""
_PAUSE = 1.0
"""Seconds between attempts while the store is unavailable."""
_log = logging.getLogger(__name__)


class Ownership(Protocol):
    """Which tables are this worker's."""

    def owns(self, lane: str) -> bool:
        """Tell whether a lane is handled here."""

    def holds(self, lane: str) -> bool:
        """Tell whether no other worker can have a lane now."""


class Router(Messenger):
    """Shows the tables of our shards, and leaves notes in the inboxes of other owners."""

    def __init__(
        self,
        frame: Frame,
        bot: Bot,
        store: Store,
        redis: AnyRedis,
        painter: PainterPool,
        limiter: RateLimiter,
        inbox: Inbox,
        ownership: Ownership,
    ) -> None:
        super().__init__(frame, bot, store, redis, painter, limiter, ownership.holds)
        self._store = store
        self._inbox = inbox
        self._owns = ownership.owns
        self._notes: set[asyncio.Task[int]] = set()
        self._looking: dict[int, asyncio.Task[None]] = {}
        """By shard, who looks through its tables."""

    def show(self, table: str, selection: Selection | None = None) -> None:
        """Show a table as it is now, with a selection: here or by its owner."""
        if self._owns(table):
            return super().show(table, selection)
        putting = asyncio.create_task(self._inbox.put([_note(table, selection)]))
        self._notes.add(putting)
        putting.add_done_callback(self._notes.discard)
        promise(putting)  # after a crash in between the update, or the clock, comes again
        return None

    def follow(self, note: Entry) -> None:
        """Show a table as a note asks. If a tap at the same seat was handled here while the note
        waited, the tap's selection is newer and stays.
        """
        selection = selection_of(note)
        has_looked = selection is not None and self.look(note.lane, selection.seat) is not None
        self.show(note.lane, None if has_looked else selection)

    async def take(self, shard: int) -> None:
        """Look through a shard that another worker may have left half shown."""
        if shard not in self._looking:
            self._looking[shard] = asyncio.create_task(self._look_through(shard))

    async def _look_through(self, shard: int) -> None:
        """Look through a shard, until the store was available for all of it."""
        while True:
            try:
                return await self._look_after(shard)
            except STORE_AWAY as error:
                _log.warning("shard %d waits to be looked through: %s", shard, error)
            except Exception:  # a bug of ours must not leave boards as they are
                fault(_log, "a bug in looking through shard %d", shard)
            await asyncio.sleep(_PAUSE)

    async def _look_after(self, shard: int) -> None:
        """Queue tables that may be out of sync, and schedule a check of tables that the agenda
        lacks: it is only a hint, repaired by each owner.

        Page by page, to bound the memory.
        """
        async for tables in self._store.places.pages(shard):
            await self._store.agenda.note_missing(shard, tables)
            unsure = await self._tables.synced.unsure(tables)
            self._tables.scheduler.look_after(filter(self._owns, unsure))
            await self._tables.scheduler.looked_after()

    async def give(self, shard: int) -> None:
        """Finish what is being sent of a shard; the next owner shows the rest, and is told

        * what is being chosen there: nobody's tap is lost because a worker comes or goes;
        * what we have shown lately: if we had slept, it may have shown something newer before.
        """

        def is_there(table: str) -> bool:
            return self._inbox.shard_of(table) == shard

        if looking := self._looking.pop(shard, None):
            looking.cancel()
        looks = self._tables.selections.take(is_there)
        if tasks := self._tables.scheduler.let_go(is_there):
            _, late = await asyncio.wait(tasks, timeout=_GRACE)
            for task in late:
                task.cancel()
        notes = [_note(table) for table in self._tables.scheduler.lately(is_there)]
        await self._inbox.put([*notes, *(_note(table, look) for table, look in looks)])

    async def settle(self) -> None:
        """Wait until everything asked for is shown."""
        while self._notes:
            await asyncio.wait(self._notes)
        for looking in self._looking.values():
            looking.cancel()
        await super().settle()


def _note(table: str, selection: Selection | None = None) -> Entry:
    return Entry(table, SHOW, msgspec.json.encode(selection))


def selection_of(note: Entry) -> Selection | None:
    """Return what somebody looked at when the table was asked to be shown."""
    return msgspec.json.decode(note.body, type=Selection | None)
