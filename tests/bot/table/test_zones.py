"""Zones by cities: what the clock on a wall says, and when days begin there (ADR 10)."""

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.features.holidays.days import span_of
from bot.features.months.calendar import last_month, next_telling
from bot.table.days_off import Absence
from bot.table.gathering import SetClock, SetWeekends, Start
from bot.table.habits import Habits, is_quiet
from bot.table.hours import deadline, reminder
from bot.table.suspension import weekends
from bot.table.values import DAY, HOUR, to_act
from bot.table.zones import (
    CITIES,
    NEAR,
    USUAL,
    ahead,
    city_of,
    first_of,
    found_by,
    most_common,
    named,
    zone_of,
)
from tests.bot.tables import ALL, ANNA, PEOPLE, do, lobby
from tests.proofs import filled

KYIV = Habits(zone="Europe/Kyiv")


def at(*moment: int) -> int:
    """A moment by UTC."""
    return int(datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[misc, arg-type]


def test_every_city_that_is_offered_has_a_zone() -> None:
    offered = {*CITIES, *USUAL.values(), *(zone for zones in NEAR.values() for zone in zones)}
    assert offered <= {*CITIES}
    assert all(named(zone) for zone in offered)


@pytest.mark.parametrize("zone", CITIES)
def test_a_day_begins_in_the_first_second_that_has_its_date(zone: str) -> None:
    """For some years: also where midnight is left out (Cairo), or comes twice (the Azores)."""
    there = zone_of(zone)
    days = [date(2026, 1, 1) + timedelta(n) for n in range(3 * 366)]
    firsts = [first_of(day, there) for day in days]
    for day, first in filled(zip(days, firsts, strict=True)):
        assert datetime.fromtimestamp(first, there).date() == day
        assert datetime.fromtimestamp(first - 1, there).date() == day - timedelta(1)
    lengths = {(after - first) // 900 for first, after in pairwise(firsts)}
    assert lengths <= {4 * hours for hours in (23, 24, 25)}


def test_midnight_that_does_not_exist_and_that_comes_twice() -> None:
    cairo, azores = zone_of("Africa/Cairo"), zone_of("Atlantic/Azores")
    assert datetime.fromtimestamp(first_of(date(2026, 4, 24), cairo), cairo).hour == 1
    twice = date(2026, 10, 25)
    assert first_of(twice + timedelta(1), azores) - first_of(twice, azores) == 25 * HOUR
    assert first_of(twice, azores) == at(2026, 10, 25)


def test_quiet_hours_in_kyiv_are_by_its_clock_in_summer_and_in_winter() -> None:
    """22 to 8 there is 19 to 5 by UTC in July, and 20 to 6 in January."""
    for month, hours in ((7, range(19, 29)), (1, range(20, 30))):
        quiet = [h for h in range(24) if is_quiet(KYIV, "en", at(2026, month, 10, h))]
        assert quiet == sorted(hour % 24 for hour in hours)


def test_a_zone_of_quarters_of_an_hour() -> None:
    habits = Habits(zone="Asia/Kathmandu")
    assert not is_quiet(habits, "en", at(2026, 7, 10, 16, 14))  # 21:59
    assert is_quiet(habits, "en", at(2026, 7, 10, 16, 15))


def test_weekends_in_kyiv_begin_and_end_at_its_midnight() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(DAY), SetWeekends(is_on=True))
    friday = at(2026, 7, 10, 18)
    live = do(live, ANNA, Start(1, zone="Europe/Kyiv"), now=friday)
    assert deadline(ALL, live) == at(2026, 7, 12, 21) + 21 * HOUR
    long = next(weekends(zone_of("Europe/Kyiv"), at(2026, 10, 24, 12)))
    assert (long.end - long.start) // HOUR == 49


def test_days_away_are_days_of_the_calendar_there() -> None:
    days = Absence(date(2026, 3, 28), date(2026, 3, 29))
    span = span_of(days, zone_of("Europe/Kyiv"))
    assert span
    assert (span.start, (span.end - span.start) // HOUR) == (at(2026, 3, 27, 22), 47)


def test_months_are_told_at_noon_there() -> None:
    near = Habits(near="America/New_York")
    assert next_telling(near, "en", at(2026, 6, 15)) == at(2026, 7, 1, 16)
    month = last_month(near, "en", at(2026, 7, 1, 16))
    assert (month.number, month.start, month.end) == (6, at(2026, 6, 1, 4), at(2026, 7, 1, 4))


# Guesses: nobody is woken on one


@pytest.mark.parametrize(
    ("habits", "language", "from_hour", "to_hour"),
    [
        (KYIV, "uk", 20, 30),
        (Habits(), "uk", 18, 32),
        (Habits(near="Europe/Kyiv"), "en", 18, 32),
        (Habits(offset=120), "en", 20, 30),
    ],
)
def test_a_guess_keeps_two_hours_distance(
    habits: Habits, language: str, from_hour: int, to_hour: int
) -> None:
    quiet = [h for h in range(24) if is_quiet(habits, language, at(2026, 1, 10, h))]
    assert quiet == sorted(hour % 24 for hour in range(from_hour, to_hour))


def test_where_no_zone_is_known_whatever_comes_is_silent_and_nothing_waits() -> None:
    nowhere = Habits()
    assert all(is_quiet(nowhere, "en", at(2026, 1, 10, hour)) for hour in range(24))
    assert not is_quiet(Habits(quiet="none"), "en", at(2026, 1, 10, 3))
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(12 * HOUR), Start(1), now=at(2026, 1, 9, 21))
    person = replace(live.table.people[to_act(ALL, live)[0]], language="en")
    assert reminder(ALL, live, person, nowhere, at(2026, 1, 9, 21)) == at(2026, 1, 10, 3)


def test_most_common_is_the_one_of_most() -> None:
    assert most_common(["a/b", "", "c/d", "c/d", ""]) == "c/d"
    assert most_common(["c/d", "a/b"]) == "a/b"
    assert most_common(["", ""]) == ""


# Typed


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("kathmandu", "Asia/Kathmandu"),
        (" New  York".replace("  ", " "), "America/New_York"),
        ("Europe/Kyiv", "Europe/Kyiv"),
        ("Nowhere", None),
        ("", None),
        ("GMT+3", None),
        ("../../etc/passwd", None),
    ],
)
def test_a_place_is_found_by_its_name(typed: str, zone: str | None) -> None:
    assert found_by(typed) == zone


def test_what_nobody_knows_is_so_far_ahead_of_utc() -> None:
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    assert noon.astimezone(zone_of("", 330)).hour == 17
    assert noon.astimezone(zone_of("Moon/Crater", 60)).hour == 13
    assert noon.astimezone(ahead(-120)).hour == 10
    assert city_of("America/New_York") == "New York"


def test_of_several_places_of_one_name_the_first_in_the_alphabet_is_found() -> None:
    assert found_by("istanbul") == "Asia/Istanbul"
    assert found_by("UTC") is None
    assert named("Etc/GMT+3") is None
    assert named("Europe/Kyiv") is not None
