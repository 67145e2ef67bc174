"""People's clocks are learnt from the hours at which they press (docs/adr/0139)."""

from datetime import UTC, datetime

import pytest

from bot.table.habits import Habits, is_quiet
from bot.table.values import DAY, HOUR
from bot.table.waking import hours_up, learnt_offset, with_press
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


@pytest.mark.parametrize("local", [(21,), (7, 21), (6, 7, 21)])
def test_nothing_is_learnt_where_the_day_is_as_empty_as_the_night(local: tuple[int, ...]) -> None:
    """Their longest time without a press was taken for a night: it was the day."""
    assert learnt_offset(pressed(*local, ahead=0, days=30)) is None


def test_hours_of_two_days_are_hours_in_which_somebody_is_up() -> None:
    once = with_press(pressed(8, 21, ahead=0, days=2), NOON + 3 * HOUR)
    assert hours_up(once) == (8, 21)


@pytest.mark.parametrize(
    ("up", "quiet"),
    [
        ((), (20, 10)),
        ((21,), (21, 10)),  # by the clock that is guessed
        ((20, 22), (22, 10)),
        ((23,), (22, 10)),
        ((9,), (20, 10)),
        ((8,), (20, 9)),
        ((6, 12), (20, 8)),
        ((3,), (20, 10)),  # awake in the middle of a night: nothing follows
    ],
)
def test_quiet_hours_by_a_guess_are_wider_but_for_hours_in_which_somebody_is_up(
    up: tuple[int, ...], quiet: tuple[int, int]
) -> None:
    """In Moscow it is three hours later than by UTC."""
    habits = Habits(up=tuple((hour - 3) % 24 for hour in up))
    midnight = NOON - 15 * HOUR
    is_silent = [is_quiet(habits, "ru", midnight + hour * HOUR) for hour in range(24)]
    begins, ends = quiet
    assert is_silent == [not ends <= hour < begins for hour in range(24)]


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
