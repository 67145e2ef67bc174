"""What deals with entries in tests of the consumer, and a worker that has it do so."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.ingest.consumer import Consumer
from bot.ingest.inbox import Entry, Inbox
from bot.service.delivery import current


class Notes:
    """Notes what is dealt with; waits and fails where it is told to."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.begun: list[int] = []
        self.leave: list[bool] = []
        """Of each try, whether an update may leave the inbox with the change that it makes."""
        self.again: set[int] = set()
        self.gates: dict[int, asyncio.Event] = {}
        self.outlives = False
        """Whether all but an answer is done before the gate."""
        self.outlived: list[int] = []
        self.faults: dict[int, list[Exception]] = {}
        self.selections: set[int] = set()
        """Those that change nothing."""

    async def deal(self, entry: Entry) -> None:
        delivery = current()
        assert delivery
        assert delivery.update == entry.update
        self.begun.append(entry.update)
        self.leave.append(delivery.leaving is not None)
        if delivery.is_repeated:
            self.again.add(entry.update)
        if self.outlives:
            await delivery.outlive()
            self.outlived.append(entry.update)
        if entry.update in self.gates:
            await self.gates[entry.update].wait()
        if faults := self.faults.get(entry.update):
            raise faults.pop()
        delivery.changes_nothing = entry.update in self.selections
        self.done.append(entry.update)


@asynccontextmanager
async def at_work(inbox: Inbox, notes: Notes) -> AsyncIterator[Consumer]:
    """A worker in this process, which goes in good order."""
    consumer = Consumer(inbox, notes.deal)
    consumer.start()
    try:
        yield consumer
    finally:
        async with asyncio.timeout(60):
            await consumer.stop()


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
    return Entry(lane, id, b"{}")
