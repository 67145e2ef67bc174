"""A person's days away: which are planned, and how many they have had this year. PURE."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from bot.features.holidays.part import Absence, Span
from bot.table.values import DAY, MINUTE, Refused

MOST = 30
"""Days of a calendar year on which a person may be away."""
AHEAD = 365
"""Days ahead that can be chosen."""
_DAY = timedelta(days=1)


def today_of(now: int, offset: int) -> date:
    """Return the date where somebody lives.

    :param offset: minutes ahead of UTC.
    """
    return datetime.fromtimestamp(now + offset * MINUTE, UTC).date()


def planned(away: Sequence[Absence], today: date) -> Absence | None:
    """Return the days away that are not over; None if none are planned."""
    return next((one for one in away if one.last >= today), None)


def span_of(absence: Absence | None, offset: int) -> Span | None:
    """Return from when until when somebody is away.

    :param offset: minutes ahead of UTC where they live.
    """
    if absence is None:
        return None
    start = int(datetime.combine(absence.first, datetime.min.time(), UTC).timestamp())
    days = (absence.last - absence.first).days + 1
    return Span(start - offset * MINUTE, start + days * DAY - offset * MINUTE)


def with_absence(
    away: Sequence[Absence], first: date, last: date, today: date
) -> tuple[Absence, ...]:
    """Return somebody's days away with these planned; of earlier ones those that still count.

    :raises Refused: when they cannot be chosen, or are more than a year has.
    """
    if first < today or last < first or last > today + AHEAD * _DAY:
        raise Refused("refused-outdated")
    kept = (one for one in away if one.last < today and one.last.year == today.year)
    after = (*kept, Absence(first, last))
    for year in {first.year, last.year}:
        if (over := sum(_days_in(year, one) for one in after) - MOST) > 0:
            chosen = _days_in(year, after[-1])
            raise Refused("refused-days-away", most=MOST, left=max(0, chosen - over))
    return after


def without_planned(away: Sequence[Absence], today: date) -> tuple[Absence, ...]:
    """Return somebody's days away without those to come; those that were count."""
    cut = (one if one.last < today else Absence(one.first, today - _DAY) for one in away)
    return tuple(one for one in cut if one.first <= one.last)


def _days_in(year: int, absence: Absence) -> int:
    first = max(absence.first, date(year, 1, 1))
    last = min(absence.last, date(year, 12, 31))
    return max(0, (last - first).days + 1)
