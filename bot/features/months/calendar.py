"""Months by the clock of a group, which is guessed from its language. PURE."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.table.hours import Habits

AT_ONCE = 20
"""Groups whose months are reckoned side by side."""
_HOUR = 12
"""At which local hour a month is told: nobody sleeps then."""


class Month(NamedTuple):
    """A month of the calendar."""

    year: int
    number: int
    """From 1."""
    start: int
    """Its first second, since 1970."""
    end: int
    """The first second of the next one."""


def end_of_month(now: int) -> int:
    """Return the last second of the current month by UTC."""
    here = datetime.fromtimestamp(now, UTC)
    return _first(here.year, here.month + 1) - 1


def _first(year: int, month: int) -> int:
    """Return the second in which a month begins by UTC; a thirteenth is the next year's first."""
    years, before = divmod(month - 1, 12)
    return int(datetime(year + years, before + 1, 1, tzinfo=UTC).timestamp())


def next_telling(language: str, now: int) -> int:
    """Return when the next month is told where that language is spoken: noon of the first day."""
    ahead = _ahead(language)
    here = datetime.fromtimestamp(now + ahead, UTC)
    hours = int(timedelta(hours=_HOUR).total_seconds()) - ahead
    told = _first(here.year, here.month) + hours
    return told if now < told else _first(here.year, here.month + 1) + hours


def last_month(language: str, now: int) -> Month:
    """Return the month that is over where that language is spoken."""
    ahead = _ahead(language)
    here = datetime.fromtimestamp(now + ahead, UTC)
    start, end = _first(here.year, here.month - 1), _first(here.year, here.month)
    began = datetime.fromtimestamp(start, UTC)
    return Month(began.year, began.month, start - ahead, end - ahead)


def _ahead(language: str) -> int:
    return 60 * Habits().utc_offset(language)
