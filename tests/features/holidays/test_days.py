"""A person's days away: by their own calendar, and thirty a year at most."""

from datetime import UTC, date, timedelta

import pytest

from bot.features.holidays.days import planned, span_of, today_of, with_absence, without_planned
from bot.table.days_off import Absence, Span
from bot.table.values import DAY, HOUR, Refused
from bot.table.zones import ahead
from tests.bot.tables import NOON

TODAY = date(2026, 1, 1)


def on(day: int, month: int = 1) -> date:
    return date(2026, month, day)


def test_today_is_where_somebody_lives() -> None:
    assert [today_of(NOON, ahead(hours * 60)) for hours in (-13, 0, 12)] == [
        *(date(2025, 12, 31), TODAY, on(2))
    ]


def test_days_begin_and_end_at_midnight_where_somebody_lives() -> None:
    days = Absence(on(2), on(4))
    start = NOON + 12 * HOUR
    assert span_of(days, UTC) == Span(start, start + 3 * DAY)
    assert span_of(days, ahead(180)) == Span(start - 3 * HOUR, start + 3 * DAY - 3 * HOUR)


def test_days_across_new_year_count_in_both_years() -> None:
    """Thirty in each: of the next one, too, in which nothing is planned yet."""
    before, today = date(2025, 12, 20), date(2025, 12, 1)
    assert with_absence((), before, on(30), today) == (Absence(before, on(30)),)
    with pytest.raises(Refused) as refused:
        with_absence((), before, on(31), today)
    assert refused.value.message.variables == {"most": 30, "left": 30}


def test_one_day_is_enough_and_thirty_are_the_most() -> None:
    assert with_absence((), TODAY, TODAY, TODAY) == (Absence(TODAY, TODAY),)
    assert with_absence((), TODAY, on(30), TODAY)
    with pytest.raises(Refused) as refused:
        with_absence((), TODAY, on(31), TODAY)
    assert refused.value.message.variables == {"most": 30, "left": 30}


def test_days_of_this_year_that_are_over_count() -> None:
    had = (Absence(on(1), on(20)),)
    assert with_absence(had, on(1, 3), on(10, 3), on(1, 2)) == (
        *had,
        Absence(on(1, 3), on(10, 3)),
    )
    with pytest.raises(Refused) as refused:
        with_absence(had, on(1, 3), on(11, 3), on(1, 2))
    assert refused.value.message.variables == {"most": 30, "left": 10}


def test_each_year_has_its_own_days() -> None:
    eve = date(2026, 12, 11)
    assert with_absence((), eve, date(2027, 1, 15), on(1, 12))
    with pytest.raises(Refused):
        with_absence((), eve - timedelta(1) - timedelta(9), date(2027, 1, 15), on(1, 12))
    had = (Absence(on(1), on(30)),)
    assert with_absence(had, date(2027, 1, 1), date(2027, 1, 5), on(1, 12))
    gone = with_absence(had, date(2027, 1, 3), date(2027, 1, 5), date(2027, 1, 2))
    assert gone == (Absence(date(2027, 1, 3), date(2027, 1, 5)),)


@pytest.mark.parametrize(
    ("first", "last"),
    [(date(2025, 12, 31), TODAY), (on(3), on(2)), (date(2027, 1, 2), date(2027, 1, 2))],
)
def test_what_no_calendar_offers_is_refused(first: date, last: date) -> None:
    with pytest.raises(Refused, match="refused-outdated"):
        with_absence((), first, last, TODAY)


def test_cancelled_days_count_as_far_as_they_were() -> None:
    away = with_absence((), on(2), on(9), TODAY)
    assert planned(away, on(9)) == away[0]
    assert planned(away, on(10)) is None
    assert without_planned(away, TODAY) == ()
    first = without_planned(away, on(2))
    assert first == (Absence(on(2), on(2), is_over=True),)
    assert planned(first, on(2)) is None
    assert without_planned(first, on(2)) == first
    assert without_planned(away, on(5)) == (Absence(on(2), on(5), is_over=True),)


def test_a_day_that_has_begun_is_spent_once_however_often_it_is_planned() -> None:
    away: tuple[Absence, ...] = ()
    for day in range(1, 31):
        for _ in range(2):
            away = without_planned(with_absence(away, on(day), on(day), on(day)), on(day))
    with pytest.raises(Refused) as refused:
        with_absence(away, on(31), on(31), on(31))
    assert refused.value.message.variables == {"most": 30, "left": 0}


def test_nobody_is_away_before_they_have_planned_it() -> None:
    (today,) = with_absence((), TODAY, TODAY, TODAY, NOON + 11 * HOUR)
    assert span_of(today, UTC) == Span(NOON + 11 * HOUR, NOON + 12 * HOUR)
