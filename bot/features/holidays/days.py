"""A person's days away: which are planned, and how many they have had this year. PURE."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta, tzinfo

from msgspec.structs import replace

from bot.table.days_off import Absence, Span
from bot.table.values import Refused
from bot.table.zones import first_of, local

MOST = 30
"""Days of a calendar year on which a person may be away."""
AHEAD = 365
"""Days ahead that can be chosen."""
_DAY = timedelta(days=1)


def today_of(now: int, zone: tzinfo) -> date:
    """Return the date where somebody lives."""
    return local(now, zone).date()


def planned(away: Sequence[Absence], today: date) -> Absence | None:
    """Return the days away that are not over; None if none are planned."""
    return next((one for one in away if one.last >= today and not one.is_over), None)


def span_of(absence: Absence | None, zone: tzinfo) -> Span | None:
    """Return from when until when somebody is away: not before they have said so.

    :param zone: where they live.
    """
    if absence is None:
        return None
    start, end = first_of(absence.first, zone), first_of(absence.last + _DAY, zone)
    return Span(max(start, absence.planned), end)


def with_absence(
    away: Sequence[Absence], first: date, last: date, today: date, now: int = 0
) -> tuple[Absence, ...]:
    """Return somebody's days away with these planned; of earlier ones those that still count.

    :raises Refused: when they cannot be chosen, or are more than a year has.
    """
    if first < today or last < first or last > today + AHEAD * _DAY:
        raise Refused("refused-outdated")
    kept = (one for one in away if _has_been(one, today) and one.last.year == today.year)
    after = (*kept, Absence(first, last, now))
    for year in {first.year, last.year}:
        spent = {day for one in after for day in _days(one) if day.year == year}
        if (over := len(spent) - MOST) > 0:
            chosen = sum(day.year == year for day in _days(after[-1]))
            raise Refused("refused-days-away", most=MOST, left=max(0, chosen - over))
    return after


def without_planned(away: Sequence[Absence], today: date) -> tuple[Absence, ...]:
    """Return somebody's days away without those to come; those that have begun count."""
    return tuple(
        one if _has_been(one, today) else replace(one, last=today, is_over=True)
        for one in away
        if one.first <= today
    )


def _has_been(absence: Absence, today: date) -> bool:
    return absence.is_over or absence.last < today


def _days(absence: Absence) -> Iterator[date]:
    day = absence.first
    while day <= absence.last:
        yield day
        day += _DAY
