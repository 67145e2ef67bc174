"""Months by the clock of a group, which is guessed from its language, or from where its people
live. PURE.
"""

from datetime import UTC, date, datetime
from typing import NamedTuple

from bot.table.habits import Habits
from bot.table.zones import at_hour, first_of, local

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
    here = datetime.fromtimestamp(now, UTC).date()
    return first_of(_first(here, 1), UTC) - 1


def _first(day: date, months: int = 0) -> date:
    """Return the first day of a month, so many months after that of a day."""
    years, number = divmod(day.month - 1 + months, 12)
    return date(day.year + years, number + 1, 1)


def next_telling(habits: Habits, language: str, now: int) -> int:
    """Return when the next month is told there: noon of the first day."""
    zone = habits.clock(language)
    here = local(now, zone).date()
    told = at_hour(_first(here), _HOUR, zone)
    return told if now < told else at_hour(_first(here, 1), _HOUR, zone)


def last_month(habits: Habits, language: str, now: int) -> Month:
    """Return the month that is over there."""
    zone = habits.clock(language)
    here = local(now, zone).date()
    began, ended = _first(here, -1), _first(here)
    return Month(began.year, began.month, first_of(began, zone), first_of(ended, zone))
