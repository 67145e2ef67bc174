"""What a press costs. Once it was 27 commands for a move, 15 of them synchronous writes, seven
before its answer: docs/adr/0004. A count is no timing: it is the same on any machine.
"""

from redis.asyncio import Redis

from bot.display import buttons
from bot.store.fence import Fence
from bot.store.outages import Outages
from bot.store.worker_lock import WorkerLock
from tests.bot.service.evening import do_due
from tests.bot.tables import ANNA, BORIS, begun
from tests.bot.trips.counting import Trips
from tests.bot.trips.worker import Worker
from tests.trace import choose

TAKEN_IN, WAITING = 1, 1
"""What takes all updates in that have come meanwhile; and the read that waits for the next ones, as
soon as the one before it has handed out these: no answer waits for it.
"""

BEAT, PULSE = 1, 1
"""While nothing is done: the lock; what is due."""
CHOICE, MOVE, WRITES = 7, 11, 8
"""After a move one looks for the next table that waits for the same person. Of the writes three
only look, by a script: at who has pressed and whether the table is still the one that is kept; and
at all that a reconciler knows of a table."""


async def test_move_costs_no_more_than_it_must(worker: Worker, trips: Trips) -> None:
    """A tile is laid on a picture that is sent anew; the old one lets its buttons go."""
    live = await worker.begin(begun("carcassonne", ANNA, BORIS))
    live = await worker.press(await choose(worker, live), buttons.Confirm)  # all scripts are known
    live = await choose(worker, live)
    assert trips.answered == TAKEN_IN + WAITING + 1, trips
    assert len(trips.sent) <= CHOICE, trips
    await worker.press(live, buttons.Confirm)
    assert trips.answered == TAKEN_IN + WAITING + 2, trips
    assert len(trips.sent) <= MOVE, trips
    assert trips.writes <= WRITES, trips


async def test_no_key_has_a_hash_tag(worker: Worker, redis: Redis) -> None:
    """The Redis Cluster specification's braces say which keys are one server's: all are here."""
    live = await worker.begin(begun("carcassonne", ANNA, BORIS))
    await worker.press(await choose(worker, live), buttons.Confirm)
    keys = [key async for key in redis.scan_iter()]
    assert len(keys) > 5
    assert not [key for key in keys if b"{" in key]


async def test_second_in_which_nothing_happens_costs_a_look_and_a_renewal(
    worker: Worker, redis: Redis, trips: Trips
) -> None:
    lock = WorkerLock(redis, Fence(), Outages(worker.service._now))
    assert await lock.take()
    await lock.renew()  # the scripts are known
    await do_due(worker.service)
    trips.begin()
    await lock.renew()
    assert len(trips.sent) == BEAT, trips
    trips.begin()
    await do_due(worker.service)
    assert len(trips.sent) == PULSE, trips
