"""What one Confirm does no more often than it must: docs/architecture.md tells the whole trace."""

from tests.bot.trips.counting import Trips
from tests.bot.trips.worker import Worker
from tests.trace import confirmed


async def test_confirm_does_each_thing_once(worker: Worker, trips: Trips) -> None:
    """A move is applied once, its button is read once; what is entered stays within bounds, a
    little above what it is: the order in which tasks run differs.
    """
    trace, _ = await confirmed(worker, trips)
    assert trace.files <= 108, trace
    assert trace.functions <= 838, trace
    assert trace.changes <= 642, trace
    assert trace.applied == 1, trace
    assert trace.decided <= 3, trace
    assert trace.read == 1, trace
    assert trace.asked.total() == 1, trace
