"""People's clocks are learnt from the hours at which they press (docs/adr/0139)."""

from datetime import UTC, datetime

import pytest

from bot.table.hours import Habits, is_quiet
from bot.table.values import DAY, HOUR
from bot.table.waking import learnt_offset, with_press
from tests.bot.tables import NOON


def pressed(*local: int, ahead: int, days: int = 7) -> tuple[int, ...]:
    """What is counted of somebody who presses at these hours of their own clock for some days."""
    hours: tuple[int, ...] = ()
    midnight = NOON - 12 * HOUR
    for day in range(days):
        for hour in local:
            hours = with_press(hours, midnight + day * DAY + (hour - ahead) * HOUR)
    return hours


@pytest.mark.parametrize("ahead", [-8, -5, 0, 1, 3, 9])
def test_whoever_presses_by_day_lives_by_the_clock_where_it_is_day(ahead: int) -> None:
    offset = learnt_offset(pressed(8, 10, 12, 13, 16, 19, 21, 22, ahead=ahead))
    assert offset is not None
    assert abs(offset - 60 * ahead) <= 60


def test_twice_a_day_is_enough_where_the_night_is_longer() -> None:
    offset = learnt_offset(pressed(9, 20, ahead=2))
    assert offset is not None
    assert abs(offset - 120) <= 60


def test_nothing_is_learnt_of_few_presses_or_of_two_equal_nights() -> None:
    assert learnt_offset(pressed(9, 20, ahead=2, days=3)) is None
    assert learnt_offset(pressed(8, 20, ahead=2)) is None
    assert learnt_offset(()) is None


def test_one_night_without_sleep_changes_nothing() -> None:
    hours = pressed(8, 12, 16, 20, 22, ahead=0, days=20)
    once = with_press(hours, datetime(2026, 1, 1, 3, tzinfo=UTC).timestamp().__int__())
    assert learnt_offset(once) == learnt_offset(hours)


def test_what_is_learnt_is_a_guess_that_what_somebody_says_outweighs() -> None:
    """In Kamchatka it is night at noon by UTC, whatever language somebody reads."""
    east = Habits(learnt=12 * 60)
    assert not Habits().has_clock("en")
    assert east.has_clock("en")
    assert is_quiet(east, "ru", NOON)
    assert not is_quiet(Habits(learnt=12 * 60, zone="Europe/Moscow"), "ru", NOON)


def test_a_zone_that_is_guessed_and_agrees_keeps_its_summer_time() -> None:
    kyiv = Habits(learnt=120)
    assert kyiv.guess("uk") == "Europe/Kyiv"
    assert Habits(learnt=9 * 60).guess("uk") == ""
