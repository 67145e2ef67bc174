"""What follows from an object is worked out once for it: docs/adr/0052."""

from collections.abc import Mapping

import pytest

from games import GAMES
from games.carcassonne.features import offered
from games.core.choices import decision
from games.core.contract import defaults
from games.core.log import find
from games.core.memo import memo
from games.core.rng import Rng
from games.core.values import Cell


def test_a_result_is_worked_out_once_for_an_object_and_anew_for_an_equal_one() -> None:
    asked: list[list[int]] = []

    @memo(8, by=1)
    def total(numbers: list[int], why: str) -> int:
        asked.append(numbers)
        return sum(numbers)

    numbers, equal = [1, 2], [1, 2]
    assert [total(numbers, "first"), total(numbers, "again"), total(equal, "other")] == [3, 3, 3]
    assert asked == [numbers, equal]


def test_without_a_number_all_arguments_decide() -> None:
    @memo(8)
    def joined(*words: list[str]) -> str:
        return "".join(word for each in words for word in each)

    one, other = ["a"], ["b"]
    assert [joined(one, other), joined(other, one), joined(one), joined()] == ["ab", "ba", "a", ""]
    one.append("c")
    assert joined(one, other) == "ab"


def test_no_more_results_are_kept_than_was_said() -> None:
    asked: list[int] = []

    @memo(2, by=1)
    def first(numbers: list[int]) -> int:
        asked.append(numbers[0])
        return numbers[0]

    lists = [[n] for n in range(3)]
    assert [first(each) for each in (*lists, *lists[1:], lists[0])] == [0, 1, 2, 1, 2, 0]
    assert asked == [0, 1, 2, 0]


def test_lawful_placements_are_worked_out_once_for_who_asks_and_who_checks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def counted(frontier: Mapping[Cell, str], kind: str) -> list[Cell]:
        asked.append(kind)
        return offered(frontier, kind)

    monkeypatch.setattr("games.carcassonne.rules.offered", counted)
    game = GAMES["carcassonne"]
    state = game.setup(defaults(game), 2, Rng(1))
    seat = game.to_act(state)[0]
    actions = decision(game, state, seat)
    assert find(game, state, seat, str(actions[-1])) is actions[-1]
    game.apply(state, seat, actions[-1])
    assert asked == [state.drawn]
