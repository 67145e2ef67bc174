"""Log lines that would come with each try while something is away: one each half a minute."""

import logging
from collections.abc import Callable
from time import monotonic

SELDOM = {"is_seldom": True}
"""The `extra` of a line that is told at most once in `QUIET`, whatever it names."""
QUIET = 30.0
"""Seconds between lines of the same words."""


class Seldom(logging.Filter):
    """Leaves out lines that were told a moment ago; the next one says how many."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, str], float] = {}
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is written."""
        if not getattr(record, "is_seldom", False):
            return True
        key, now = (record.name, str(record.msg)), self._clock()
        if key in self._told and now - self._told[key] < QUIET:
            self._left_out[key] = self._left_out.get(key, 0) + 1
            return False
        self._told[key] = now
        if count := self._left_out.pop(key, 0):
            record.msg = f"{record.msg} (and {count} times more before)"
        return True
