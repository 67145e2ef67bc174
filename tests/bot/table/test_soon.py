"""Who is told that they are next."""

from bot.table.moves import next_up
from bot.table.values import Chair, Live, to_act, with_changes
from games.core.values import Seat
from tests.bot.tables import ALL, ANNA, BORIS, PEOPLE, begun, moved


def after_the_first(game: str) -> tuple[Live, Live]:
    """A game before and after its first turn."""
    before = after = begun(game, *PEOPLE)
    first = to_act(ALL, before)
    while to_act(ALL, after) == first:
        before, after = after, moved(after, 1)
    return before, after


def test_who_sits_behind_the_one_who_is_asked_is_next() -> None:
    before, after = after_the_first("carcassonne")
    (asked,) = to_act(ALL, after)
    found = next_up(ALL, before, after)
    assert found == after.table.people[Seat((asked + 1) % 3)]


def test_who_has_left_the_game_is_passed_over() -> None:
    before, after = after_the_first("carcassonne")
    (asked,) = to_act(ALL, after)
    gone = frozenset({Chair((asked + 1) % 3)})
    found = next_up(ALL, with_changes(before, gone=gone), with_changes(after, gone=gone))
    assert found == after.table.people[Seat((asked + 2) % 3)]


def test_nobody_is_told_twice_or_before_the_first_move_or_when_one_is_taken_back() -> None:
    before, after = after_the_first("carcassonne")
    assert next_up(ALL, after, after) is None
    assert next_up(ALL, after, before) is None
    fresh = begun("carcassonne", *PEOPLE)
    assert next_up(ALL, fresh, fresh) is None


def test_of_two_nobody_is_told() -> None:
    before = begun("carcassonne", ANNA, BORIS)
    assert next_up(ALL, before, moved(before, 1)) is None


def test_where_all_decide_at_once_nobody_is_next() -> None:
    before = begun("sealed", *PEOPLE)
    assert next_up(ALL, before, moved(before, 1)) is None
