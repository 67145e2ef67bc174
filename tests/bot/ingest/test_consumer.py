"""The consumer: in order in each lane, what the dead have left first, poison put aside."""

import asyncio
import gc
from typing import Any

import pytest
from redis.exceptions import (
    BusyLoadingError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    ResponseError,
)
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from bot.ingest import consumer
from bot.ingest import inbox as inbox_module
from bot.ingest.consumer import TRIES, KeyedQueues
from bot.ingest.inbox import Entry, Inbox
from bot.metrics import FAULTS
from tests.bot.ingest.dealing import Notes, at_work, until, until_is, update

LONG = 600.0
"""Seconds."""


pytestmark = pytest.mark.usefixtures("no_pause")


@pytest.fixture
def reading(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set once news are read: what was left is taken up before."""
    read, reading = inbox.read, asyncio.Event()

    async def noted(*asked: Any) -> list[Entry]:
        reading.set()
        return await read(*asked)

    monkeypatch.setattr(inbox, "read", noted)
    return reading


async def test_lane_keeps_its_order_and_lanes_run_side_by_side(
    inbox: Inbox, reading: asyncio.Event
) -> None:
    notes = Notes()
    notes.gates[1] = asyncio.Event()
    async with at_work(inbox, notes):
        await reading.wait()
        await inbox.put([update(1), update(2), update(3, "-2"), update(4, "another")])
        await until(lambda: sorted(notes.done) == [3, 4])
        assert 2 not in notes.begun
        notes.gates[1].set()
        await until(lambda: notes.done[2:] == [1, 2])
    assert await inbox.lengths() == (0, 0)


async def test_what_changes_nothing_leaves_by_and_by_and_keeps_nobody_waiting(
    inbox: Inbox, reading: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is waited for once for many choices: docs/adr/0004. A stop lets them go at once."""
    monkeypatch.setattr(inbox_module, "_SOON", LONG)
    notes = Notes()
    notes.selections |= {1, 3, 4}
    async with at_work(inbox, notes):
        await reading.wait()
        await inbox.put([update(1), update(2), update(3), update(4, "another")])
        await until(lambda: sorted(notes.done) == [1, 2, 3, 4])
        await until_is(inbox, 3)
    assert await inbox.lengths() == (0, 0)


async def test_store_that_is_away_hears_of_what_has_left_when_it_is_back(
    inbox: Inbox, reading: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_SOON", "_AWAY"):
        monkeypatch.setattr(inbox_module, name, 0.0)
    make, tries = inbox._scripts.make, list[int]()

    async def away_once(*steps: Any) -> list[Any]:
        tries.append(len(steps))
        if len(tries) == 1:
            raise RedisConnectionError("away")
        return await make(*steps)

    monkeypatch.setattr(inbox._scripts, "make", away_once)
    notes = Notes()
    notes.selections |= {1}
    async with at_work(inbox, notes):
        await reading.wait()
        await inbox.put([update(1)])
        await until(lambda: len(tries) == 2)
        await until_is(inbox, 0)


async def test_update_that_fails_is_tried_again_and_then_dead(
    inbox: Inbox, caplog: pytest.LogCaptureFixture
) -> None:
    notes, faults = Notes(), FAULTS._value.get()
    notes.faults[1] = [RuntimeError("a bug") for _ in range(99)]
    notes.faults[2] = [RuntimeError("bad luck")]
    await inbox.put([update(1), update(2), update(3)])
    async with at_work(inbox, notes):
        await until(lambda: notes.done == [2, 3])
    assert [entry.update for entry in await inbox.dead()] == [1]
    assert notes.again >= {1, 2}
    assert "dead letter" in caplog.text
    assert FAULTS._value.get() == faults + TRIES + 1


async def test_update_leaves_with_its_change_at_the_first_try_alone(
    inbox: Inbox, reading: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once its tries are counted, it leaves by a step that forgets these, too."""
    monkeypatch.setattr(consumer, "_PAUSE", 0.001)
    notes = Notes()
    notes.faults[1] = [ValueError("once")]
    async with at_work(inbox, notes):
        await reading.wait()  # what waits before is taken for a try of another
        await inbox.put([update(1)])
        await until_is(inbox, 0)
    assert notes.leave == [True, False]
    assert await inbox.tried() == frozenset()


async def test_a_bug_in_a_lane_is_logged_and_the_lane_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    done = list[int]()

    async def deal(number: int) -> None:
        if number == 1:
            raise RuntimeError("a bug")
        done.append(number)

    queues = KeyedQueues[int](deal)
    for number in (1, 2):
        queues.add("lane", number)
    await until(lambda: done == [2])
    await queues.finish()
    assert "a bug in lane lane" in caplog.text


async def test_store_that_is_away_makes_no_dead_letters(inbox: Inbox) -> None:
    notes = Notes()
    notes.faults[1] = [RedisConnectionError("away") for _ in range(TRIES * 3)]
    async with at_work(inbox, notes):
        await inbox.put([update(1)])
        await until(lambda: notes.done == [1])
    assert await inbox.lengths() == (0, 0)
    assert notes.again == {1}


async def test_error_of_the_store_that_would_stay_is_buried(inbox: Inbox) -> None:
    """As when a key is of another type: it is a bug, and the store is there."""
    notes = Notes()
    notes.faults[1] = [ResponseError("WRONGTYPE") for _ in range(99)]
    async with at_work(inbox, notes):
        await inbox.put([update(1), update(2)])
        await until(lambda: notes.done == [2])
    assert [entry.update for entry in await inbox.dead()] == [1]


@pytest.mark.parametrize(
    "error",
    [
        *(BusyLoadingError("LOADING"), ReadOnlyError("READONLY"), OutOfMemoryError("OOM")),
        *(RedisTimeoutError(), ConnectionResetError()),
        NoScriptError("NOSCRIPT"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_store_that_comes_back_is_waited_for(inbox: Inbox, error: Exception) -> None:
    notes = Notes()
    notes.faults[1] = [error] * (TRIES * 2)
    async with at_work(inbox, notes):
        await inbox.put([update(1)])
        await until(lambda: notes.done == [1])
    assert await inbox.dead() == []


async def test_nobody_waits_for_the_store_while_it_stops(inbox: Inbox) -> None:
    notes = Notes()
    notes.faults[1] = [RedisConnectionError("away")] * 1_000_000
    async with at_work(inbox, notes):
        await inbox.put([update(1)])
        await until(lambda: len(notes.begun) > 1)
    assert [entry.update for entry in await inbox.left()] == [1]


async def test_update_that_never_ends_is_not_waited_for(
    inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(consumer, "LONGEST", 0.01)
    notes = Notes()
    notes.gates[1] = asyncio.Event()
    async with at_work(inbox, notes):
        await inbox.put([update(1), update(2)])
        await until(lambda: 2 in notes.done)
    assert [entry.update for entry in await inbox.dead()] == [1]


async def test_stop_finishes_what_is_begun_and_leaves_the_rest(inbox: Inbox) -> None:
    notes = Notes()
    notes.gates[1] = asyncio.Event()
    async with at_work(inbox, notes) as worker:
        await inbox.put([update(1), update(2)])
        await until(lambda: notes.begun == [1])
        stopping = asyncio.create_task(worker.stop())
        await until(lambda: worker._task is not None and worker._task.done())
        await asyncio.sleep(0)  # all that waits is dropped now: until then the next one may begin
        notes.gates[1].set()
        await stopping
    assert notes.done == [1]
    assert [entry.update for entry in await inbox.left()] == [2]


# What the dead have left


async def test_connection_that_is_cut_off_at_a_stop_is_no_fault(
    inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that had just come and was asked to go wrote a traceback into the log."""
    begun, told = asyncio.Event(), list[dict[str, Any]]()

    async def connecting(*asked: Any) -> list[Entry]:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            raise AttributeError  # as the library does whose connection is still being made
        return []

    monkeypatch.setattr(inbox, "read", connecting)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    async with at_work(inbox, Notes()):
        await begun.wait()
    gc.collect()
    assert told == []


async def test_poison_that_kills_is_put_aside_and_its_neighbours_are_dealt_with(
    inbox: Inbox,
) -> None:
    """Each kill leaves one try on the entry that was being dealt with, and on no other."""
    await inbox.put([update(n) for n in range(1, 10)])
    entries = await inbox.left()
    for _ in range(TRIES):  # as workers do that are killed by the first of what is left
        await inbox.begin(entries[0].id)
    notes = Notes()
    async with at_work(inbox, notes):
        await until(lambda: notes.done == list(range(2, 10)))
    assert [entry.update for entry in await inbox.dead()] == [1]
    assert notes.again == set(range(2, 10))


async def test_worker_that_is_killed_while_an_answer_is_slow_is_not_killed_by_its_update(
    inbox: Inbox,
) -> None:
    """A soak killed five workers, one after the other, while Telegram took 8 s for an answer: a
    press that had harmed nobody was a dead letter.
    """
    await inbox.put([update(1)])
    (entry,) = await inbox.left()
    for _ in range(TRIES - 1):
        await inbox.begin(entry.id)
    notes = Notes()
    notes.gates[1] = asyncio.Event()
    notes.outlives = True
    async with at_work(inbox, notes):
        await until(lambda: notes.outlived == [1])
        assert await inbox.begin(entry.id) == 1
        notes.gates[1].set()
        await until(lambda: notes.done == [1])


async def test_what_was_begun_again_before_is_dealt_with_alone(inbox: Inbox) -> None:
    """Of several that a worker had in hand when it died nobody knows which has killed it: the next
    death shows it. What nobody has begun waits no longer than that.
    """
    await inbox.put([update(n, str(-n)) for n in range(1, 9)])
    for entry in (await inbox.left())[:2]:
        await inbox.begin(entry.id)
    notes = Notes()
    notes.gates = {n: asyncio.Event() for n in range(1, 9)}
    async with at_work(inbox, notes):
        for n in (1, 2):
            await until(lambda n=n: notes.begun == list(range(1, n + 1)))  # type: ignore[misc]
            notes.gates[n].set()
        await until(lambda: sorted(notes.begun[2:]) == list(range(3, 9)))
        for gate in notes.gates.values():
            gate.set()
        await until(lambda: len(notes.done) == 8)
