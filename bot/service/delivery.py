"""The delivery of the update that is being handled: for the service's idempotency marks, and for
the logs.

It comes through the library in a context variable, which is read where handlers are called
(`bot.handlers.registering`) and where lines are logged; from there on it is passed, as a part of
the service that they are called with.

An update may be delivered again: its worker was killed, or the store was away. The changes that it
has made already are known by its marks, which are written in the same step as each change.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.store.client import Script


class Delivery:
    """One delivery of an update; Telegram may deliver it again."""

    def __init__(self, update: int, *, is_repeated: bool, leaving: Script | None = None) -> None:
        self.update = update
        self.is_repeated = is_repeated
        """Whether it may have been dealt with before, in whole or in part."""
        self.leaving = leaving
        """Takes it out of the inbox, where that can be done together with its last change."""
        self.has_left = False
        """Whether that has been done."""
        self.changes_nothing = False
        """Whether it may be dealt with once more, whatever has come after it: a look, a choice."""
        self.clear_deaths: Callable[[], Awaitable[None]] | None = None
        """Clears the count of workers that may have died of this update, where there is one."""
        self.fault: Exception | None = None
        """The error that kept the update from being handled, for callers that would swallow it."""
        self._commits: Counter[str] = Counter()

    async def outlive(self) -> None:
        """Note that the update has killed no worker: all that is left to do are calls to Telegram,
        which may be slow. If something kills the worker meanwhile, that is not the update's fault.
        """
        if self.clear_deaths:
            await self.clear_deaths()

    def mark(self, table: str) -> str:
        """Return the idempotency key of the next change that this update makes to a table."""
        return f"{self.update}.{self._commits[table]}"

    def made(self, table: str) -> None:
        """Record that a change of a table was made, now or in an earlier delivery."""
        self._commits[table] += 1


_current: ContextVar[Delivery | None] = ContextVar("delivery", default=None)


def current() -> Delivery | None:
    """Return the delivery being handled; None outside of updates."""
    return _current.get()


@contextmanager
def delivered(
    update: int, *, is_repeated: bool = False, leaving: Script | None = None
) -> Iterator[Delivery]:
    """Make this the current delivery within this block and the tasks started in it."""
    delivery = Delivery(update, is_repeated=is_repeated, leaving=leaving)
    token = _current.set(delivery)
    try:
        yield delivery
    finally:
        _current.reset(token)
