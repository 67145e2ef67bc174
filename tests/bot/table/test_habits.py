"""When a person wants to be told of things, where it is not about zones (`test_zones`)."""

import pytest

from bot.table.habits import Habits, day_from, is_day, is_quiet, named_by, next_digest
from bot.table.values import DAY, HOUR, with_changes
from bot.table.words import check_of, is_word, word_of
from tests.bot.tables import NOON, lobby

MIDNIGHT = NOON - 12 * HOUR


@pytest.mark.parametrize(("quiet", "is_so"), [("20-10", True), ("0-7", True), ("none", False)])
def test_where_no_clock_is_known_all_is_silent_for_who_has_quiet_hours(
    quiet: str, is_so: bool
) -> None:
    assert is_quiet(Habits(quiet=quiet), "en", NOON) == is_so


@pytest.mark.parametrize(
    ("quiet", "begins", "ends"),
    [("none", 8, 22), ("22-8", 8, 22), ("0-7", 8, 22), ("20-10", 10, 20)],
)
def test_somebody_is_named_by_day_and_not_in_quiet_hours_of_their_own(
    quiet: str, begins: int, ends: int
) -> None:
    habits = Habits(offset=0, quiet=quiet)
    hours = [hour for hour in range(24) if is_day(habits, "en", MIDNIGHT + hour * HOUR)]
    assert hours == list(range(begins, ends))
    assert day_from(habits, "en", MIDNIGHT + 3 * HOUR) == MIDNIGHT + begins * HOUR
    assert day_from(habits, "en", NOON) == NOON


def test_the_list_of_a_day_comes_at_its_hour_next() -> None:
    habits = Habits(offset=60, hour=9)
    nine = MIDNIGHT + 8 * HOUR
    for now, moment in ((nine - 1, nine), (nine, nine), (nine + 1, nine + DAY)):
        assert next_digest(habits, "en", now) == moment


def test_a_clock_of_most_at_a_table_is_a_guess_for_those_alone_who_have_none() -> None:
    near = "Asia/Tokyo"
    assert named_by(Habits(), "en", near).near == near
    for known in (Habits(zone="Europe/Kyiv"), Habits(offset=0), Habits(near="Asia/Dubai")):
        assert named_by(known, "en", near) == known
    assert named_by(Habits(), "uk", near) == Habits()


def test_words_of_a_table_are_its_own_and_each_opens_one_thing() -> None:
    table = lobby("gifts").table
    other = with_changes(lobby("gifts"), secret="another secret").table
    assert is_word(table, "seat/1", word_of(table, "seat/1"))
    assert not is_word(table, "seat/2", word_of(table, "seat/1"))
    assert not is_word(other, "seat/1", word_of(table, "seat/1"))
    assert check_of(table, 1) != check_of(table, 2)
    assert check_of(table, 1) != check_of(other, 1)
    bare = with_changes(lobby("gifts"), secret="").table
    assert not is_word(bare, "seat/1", word_of(bare, "seat/1"))
