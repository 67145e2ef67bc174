"""Background work that goes on whatever error a single attempt raises.

An unavailable store is handled here, and where updates and requests come in (`bot.ingest.intake`,
`bot.handlers.registering`, `bot.app.routes`), where people are told to wait. Only the worker's lock
handles its errors itself (`worker_lock`): a bug in it must end the process.
"""

from logging import Logger
from types import TracebackType
from typing import Self

from bot.metrics import fault
from bot.store.client import STORE_AWAY


class Attempt:
    """A block of background work that raises nothing: errors are logged, and its fields tell of
    them.
    """

    def __init__(self, log: Logger, of: str) -> None:
        """:param of: the name of the attempted work, for the log."""
        self._log = log
        self._of = of
        self.is_done = False
        self.is_away = False
        """Whether the store is away: nobody's fault, to be tried again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> bool:
        self.is_done, self.is_away = error is None, isinstance(error, STORE_AWAY)
        if self.is_away:
            self._log.warning("%s waits for the store: %s", self._of, error)
        elif isinstance(error, Exception):
            fault(self._log, "a bug in %s", self._of)
        return isinstance(error, Exception)

    @property
    def is_bug(self) -> bool:
        """Whether a bug of ours was met: it may be met for ever."""
        return not (self.is_done or self.is_away)
