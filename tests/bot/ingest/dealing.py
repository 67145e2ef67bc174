"""What deals with entries in tests of shards, and a worker that has it do so."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from bot.ingest.inbox import UPDATE, Entry, Inbox
from bot.ingest.leases import Leases, Worker
from bot.ingest.shards import Shards
from bot.service.delivery import current, outlived
from bot.store.sharded import shard_of

LONG = 600.0
"""Seconds: no lease runs out because a machine is busy elsewhere."""


class Notes:
    """Notes what is dealt with; waits and fails where it is told to."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.begun: list[int] = []
        self.again: set[int] = set()
        self.taken: list[int] = []
        self.gates: dict[int, asyncio.Event] = {}
        self.outlives = False
        """Whether all but an answer is done before the gate."""
        self.outlived: list[int] = []
        self.faults: dict[int, list[Exception]] = {}
        self.selections: set[int] = set()
        """Those that change nothing."""

    async def deal(self, entry: Entry) -> None:
        assert entry.update is not None
        delivery = current()
        assert delivery
        assert delivery.update == entry.update
        self.begun.append(entry.update)
        if delivery.is_repeated:
            self.again.add(entry.update)
        if self.outlives:
            await outlived()
            self.outlived.append(entry.update)
        if entry.update in self.gates:
            await self.gates[entry.update].wait()
        if faults := self.faults.get(entry.update):
            raise faults.pop()
        delivery.changes_nothing = entry.update in self.selections
        self.done.append(entry.update)

    async def take(self, shard: int) -> None:
        self.taken.append(shard)

    async def give(self, shard: int) -> None:
        self.taken.remove(shard)


class Ours:
    """Some shards are this worker's, and their leases have not run out."""

    def __init__(self, owned: Collection[int]) -> None:
        self._owned = owned
        self.is_sure = True

    def owns(self, lane: str) -> bool:
        return shard_of(lane) in self._owned

    def holds(self, lane: str) -> bool:
        return self.is_sure


@asynccontextmanager
async def at_work(
    inbox: Inbox, redis: Redis, notes: Notes, me: Worker | None = None
) -> AsyncIterator[Shards]:
    """A worker in this process, which goes in good order."""
    shards = Shards(inbox, Leases(redis, me))
    holding = asyncio.create_task(shards.hold(notes, lambda: None))
    try:
        yield shards
    finally:
        await shards.close()
        await holding


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


async def until_is(inbox: Inbox, waiting: int) -> None:
    """Wait until `waiting` entries are in the inbox."""
    async with asyncio.timeout(60):
        while (await inbox.lengths())[0] != waiting:
            await asyncio.sleep(0.005)


def update(id: int, lane: str = "-1") -> Entry:
    return Entry(lane, UPDATE, b"{}", id)
