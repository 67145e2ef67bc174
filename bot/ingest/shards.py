"""Ownership of the inbox's shards: each has one worker at a time, held by a lease and balanced
among the workers.

A worker takes its fair share of the leases and gives back what is above it when another comes. What
a dead worker has left in a shard is dealt with first, one entry after another: the one that kills
its worker is so known by its tries, and goes to the dead letters instead of killing for ever.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Protocol

from bot.ingest.inbox import Entry, Inbox, received_at
from bot.ingest.keyed_queues import KeyedQueues
from bot.ingest.leases import BEAT, Leases, lease_key
from bot.metrics import BURIED, OWNED, SHARDS, TAKEN, fault
from bot.service.delivery import Delivery, delivered
from bot.store.client import STORE_AWAY
from bot.waiting import waited

TRIES = 5
"""How often an entry may fail, or kill its worker, before it is a dead letter. What comes first is
counted at each start: where workers die of something else, three would bury an innocent press."""
LONGEST = 120.0
"""Seconds after which handling an entry times out."""
_WAIT = 10.0
"""Seconds that a read blocks."""
_PAUSE = 1.0
"""Seconds between attempts while the store is unavailable."""
POLLER = "poller"
"""The lease of the worker that polls Telegram."""

_GRACE = 3.0
"""Seconds to finish running work when a shard goes to another worker."""
_LAST_GRACE = 15.0
"""The same at shutdown."""

_log = logging.getLogger(__name__)


class Outnumbered(Exception):
    """The number of shards was raised while this worker was stopped and counted as dead."""


class Work(Protocol):
    """What a worker does with its shards."""

    async def deal(self, entry: Entry) -> None:
        """Handle an entry."""

    async def take(self, shard: int) -> None:
        """Begin to own a shard: what it shows may be out of date."""

    async def give(self, shard: int) -> None:
        """Finish with a shard before another worker owns it."""


class Shards:
    """The shards that this worker owns, and the work on them."""

    def __init__(self, inbox: Inbox, leases: Leases) -> None:
        self._inbox = inbox
        self._leases = leases
        self._owned: dict[int, _Owned] = {}
        self._giving: dict[int, asyncio.Task[None]] = {}
        """What is about to be another's: its lease is ours until all that is begun has ended."""
        self._closing = asyncio.Event()
        self._sharing = asyncio.Lock()
        self._untended: list[str] = []
        self.leads = False
        """Whether this worker is the one that asks Telegram for updates."""

    @property
    def owned(self) -> tuple[int, ...]:
        """The shards that are handled here."""
        return tuple(self._owned)

    def owns(self, lane: str) -> bool:
        """Tell whether a lane is handled here."""
        return self._inbox.shard_of(lane) in self._owned

    def holds(self, lane: str) -> bool:
        """Tell whether no other worker can have a lane: from taking it until it is given away."""
        return self._leases.holds(_lease(self._inbox.shard_of(lane)))

    async def hold(self, work: Work, beat: Callable[[], None]) -> None:
        """Acquire, renew and release leases, and work on owned shards, until `close`.

        :param beat: called each time that all went well, and somebody has each of the shards.
        :raises Outnumbered: when this worker is to be started anew.
        """
        while not self._closing.is_set():
            if await self.share(work) and not self._untended:
                beat()
            await waited(self._closing, BEAT)

    async def share(self, work: Work) -> bool:
        """Renew our leases; begin to acquire or release some, towards a fair share.

        Return whether the store was available.

        :raises Outnumbered: when this worker is to be started anew.
        """
        async with self._sharing:
            try:
                if not self._closing.is_set():
                    await self._share(work)
            except STORE_AWAY as error:
                _log.warning("the store is away: %s", error)
                return False
        return True

    async def close(self) -> None:
        """Finish running work and release all leases."""
        self._closing.set()
        async with self._sharing:
            self.leads = False
            await self._leases.give(POLLER)
            await self._leases.leave()
            for shard in list(self._owned):
                self._give(shard, _LAST_GRACE)
        while self._giving:
            await asyncio.wait(self._giving.values(), timeout=BEAT)
            await self._renew_given()

    async def _share(self, work: Work) -> None:
        if await self._inbox.is_outnumbered():
            raise Outnumbered(f"there are now more shards than {self._inbox.shards}")
        workers = await self._leases.workers()
        await self._renew_given()
        await self._renew()
        share = ceil(self._inbox.shards / len(workers))
        for shard in list(self._owned)[share:]:
            self._give(shard, _GRACE)
        if len(self._owned) < share:
            await self._take(share - len(self._owned), work)
        await self._look_around(workers)
        OWNED.set(len(self._owned))
        SHARDS.set(self._inbox.shards)

    async def _look_around(self, workers: Collection[str]) -> None:
        """Check that all leases of others are held by workers that are alive."""
        ours = {_lease(shard) for shard in (*self._owned, *self._giving)}
        all_there_is = {POLLER, *map(_lease, range(self._inbox.shards))}
        others = sorted(all_there_is - ours - ({POLLER} if self.leads else set()))
        untended = await self._leases.untended(others, workers)
        if untended and untended != self._untended:
            _log.warning("nobody who is at work has %s", ", ".join(untended))
        self._untended = untended

    async def _renew(self) -> None:
        """Renew our leases; drop shards that another worker has now."""
        leases = {_lease(shard): shard for shard in self._owned}
        ours = await self._leases.take_all([POLLER, *leases])
        self.leads = POLLER in ours
        for lost in leases.keys() - ours:
            _log.warning("shard %d is lost to another worker", leases[lost])
            self._give(leases[lost], _GRACE)

    async def _renew_given(self) -> None:
        await asyncio.gather(*(self._leases.renew(_lease(shard)) for shard in list(self._giving)))

    async def _take(self, most: int, work: Work) -> None:
        """Take at most `most` of the shards that nobody owns."""
        free = (n for n in range(self._inbox.shards) if n not in self._owned | self._giving)
        leases = {_lease(shard): shard for shard in free}
        taken = await self._leases.take_some(list(leases), most)
        for shard in sorted(leases[lease] for lease in taken):
            self._owned[shard] = _Owned(shard, self._inbox, work, str(self._leases.me))

    def _give(self, shard: int, grace: float) -> None:
        # no longer ours for `owns`, but nobody else's before the lease is given back
        owned = self._owned.pop(shard)
        self._giving[shard] = asyncio.create_task(self._hand_over(shard, owned, grace))

    async def _hand_over(self, shard: int, owned: "_Owned", grace: float) -> None:
        try:
            await owned.stop(grace)
            await self._leases.give(_lease(shard))
        except STORE_AWAY as error:  # then it runs out
            _log.warning("the lease of shard %d is not given back: %s", shard, error)
        finally:
            del self._giving[shard]


class _Owned:
    """Work on one owned shard."""

    def __init__(self, shard: int, inbox: Inbox, work: Work, owner: str) -> None:
        self._shard = shard
        self._owner = owner
        self._inbox = inbox
        self._work = work
        self._queues = KeyedQueues[Entry](self._deal_with)
        self._stopping = asyncio.Event()
        self._task = asyncio.create_task(self._go())

    async def stop(self, grace: float) -> None:
        """Finish what was begun; the rest is left to the next owner."""
        self._stopping.set()
        try:
            await asyncio.wait_for(self._finish(), grace)
        except TimeoutError:
            _log.warning("shard %d is given away with something unfinished", self._shard)
        finally:
            await self._work.give(self._shard)

    async def _finish(self) -> None:
        await self._task
        await self._queues.finish()
        with suppress(*STORE_AWAY):  # else they are dealt with once more, and change nothing
            await self._inbox.let_go()

    async def _go(self) -> None:
        """Handle what was left, then what arrives, as long as the shard is ours."""
        last: str | None = None
        while not self._stopping.is_set():
            try:
                if last is None:
                    await self._work.take(self._shard)
                    last = await self._deal_with_left()
                for entry in await self._read(last):
                    self._queues.add(entry.lane, entry)
                    last = entry.id
            except STORE_AWAY as error:
                _log.warning("shard %d waits for the store: %s", self._shard, error)
                await self._pause()
            except Exception:  # a bug of ours must not leave a shard with an owner that sleeps
                fault(_log, "a bug in shard %d", self._shard)
                await self._pause()

    async def _deal_with_left(self) -> str:
        """Handle entries that another worker may have begun; return the id of the last."""
        last = "0-0"
        for entry in await self._inbox.left(self._shard):
            if self._stopping.is_set():
                break
            await self._deal_with(entry, left=True)
            last = entry.id
        return last

    async def _read(self, last: str) -> list[Entry]:
        reading = asyncio.ensure_future(self._inbox.read(self._shard, last, _WAIT))
        stopped = asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait((reading, stopped), return_when=asyncio.FIRST_COMPLETED)
            return await reading if reading.done() else []
        finally:
            reading.cancel()
            stopped.cancel()
            # A connection that is cut off while it is made says anything.
            await asyncio.gather(reading, stopped, return_exceptions=True)

    async def _deal_with(self, entry: Entry, *, left: bool = False) -> None:
        """Handle an entry until it is done or dead, or leave it to the next owner."""
        is_repeated = counts = left
        while True:
            try:
                if counts and await self._inbox.begin(self._shard, entry.id) > TRIES:
                    return await self._bury(entry)
                delivery = await self._dealt_with(entry, is_repeated=is_repeated)
                if delivery:
                    return await self._finish_off(entry, delivery)
                is_repeated = counts = True
            except STORE_AWAY as error:  # nobody's fault
                _log.warning("entry %s waits for the store: %s", entry.id, error)
                is_repeated, counts = True, False
                await self._pause()
            if self._stopping.is_set():
                return None

    async def _dealt_with(self, entry: Entry, *, is_repeated: bool) -> Delivery | None:
        """Make one attempt at an entry; None when it failed."""
        lease = lease_key(_lease(self._shard))
        leaving = self._inbox.leaving(self._shard, entry.id, lease, self._owner)
        try:
            with delivered(
                entry.update or 0,
                is_repeated=is_repeated,
                leaving=None if is_repeated else leaving,  # its tries are to be forgotten, too
            ) as delivery:
                if is_repeated:
                    delivery.outlived = partial(self._inbox.outlived, self._shard, entry.id)
                await asyncio.wait_for(self._work.deal(entry), LONGEST)
        except STORE_AWAY:
            raise
        except Exception:
            fault(_log, "entry %s of update %s failed", entry.id, entry.update)
            return None
        return delivery

    async def _finish_off(self, entry: Entry, delivery: Delivery) -> None:
        """Delete an entry from the inbox, however long that takes, and never handle it again. One
        that has changed nothing is deleted later: repeating it is harmless.
        """
        if delivery.changes_nothing and not delivery.is_repeated:
            delivery.has_left = True
            self._inbox.done_soon(self._shard, entry.id)
        while not delivery.has_left:
            try:
                await self._inbox.done(self._shard, entry.id, tried=delivery.is_repeated)
                break
            except STORE_AWAY as error:
                _log.warning("entry %s is done, but the store is away: %s", entry.id, error)
                await self._pause()
            if self._stopping.is_set():
                return
        TAKEN.observe(max(0.0, time.time() - received_at(entry)))

    async def _pause(self) -> None:
        """Wait for the store to recover; not if the shard is to be released."""
        await waited(self._stopping, _PAUSE)

    async def _bury(self, entry: Entry) -> None:
        _log.error("entry %s of update %s is a dead letter now", entry.id, entry.update)
        BURIED.inc()
        await self._inbox.bury(self._shard, entry.id)


def _lease(shard: int) -> str:
    return f"shard:{shard}"
