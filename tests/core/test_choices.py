"""The keyboard is the trie of the legal actions."""

from typing import ClassVar

import pytest
from msgspec.structs import replace

from games.core.choices import (
    KIND,
    Decided,
    Question,
    Stop,
    decision,
    narrow,
    path_to,
    resumed,
    screen,
    stamp,
)
from games.core.contract import Action, AnyGame, defaults
from games.core.errors import UnknownAction
from games.core.rng import Rng
from games.core.values import Cell, Rotation, Seat
from tests.proofs import filled
from tests.toys import TOYS
from tests.toys.gifts import Give


class Put(Action, frozen=True):
    tuning: ClassVar[frozenset[str]] = frozenset({"rotation"})

    cell: Cell
    rotation: Rotation
    colour: str

    def __str__(self) -> str:
        return f"put {self.cell} {self.rotation} {self.colour}"


class Discard(Action, frozen=True):
    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"discard {self.cards}"


class Pass(Action, frozen=True):
    def __str__(self) -> str:
        return "pass"


HERE, THERE = Cell(0, 0), Cell(5, 5)
R0, R90, R180 = Rotation.R0, Rotation.R90, Rotation.R180

PUTS = (
    Put(HERE, R0, "red"),
    Put(HERE, R90, "red"),
    Put(HERE, R90, "blue"),
    Put(THERE, R180, "red"),
)


class Throw(Action, frozen=True):
    direct: ClassVar[bool] = True
    tuning: ClassVar[frozenset[str]] = frozenset({"rotation"})

    card: str
    cell: Cell
    rotation: Rotation

    def __str__(self) -> str:
        return f"throw {self.card} {self.cell} {self.rotation}"


class Hit(Action, frozen=True):
    direct: ClassVar[bool] = True

    card: str
    whom: int

    def __str__(self) -> str:
        return f"hit {self.card} {self.whom}"


DISCARDS = (Discard((1,)), Discard((1, 2)), Discard((2,)))


def test_the_kind_of_action_is_asked_first() -> None:
    assert narrow([*PUTS, Pass()], ()) == Question(KIND, (Put, Pass))


def test_a_question_with_one_answer_is_not_asked() -> None:
    assert narrow(PUTS, ()) == Question("cell", (HERE, THERE))
    assert narrow(PUTS, (1,)) == Decided(PUTS[3])


def test_fields_are_asked_in_order() -> None:
    assert narrow(PUTS, (0,)) == Question("rotation", (R0, R90))
    assert narrow(PUTS, (0, 1)) == Question("colour", ("red", "blue"))
    assert narrow(PUTS, (0, 1, 1)) == Decided(PUTS[2])


def test_a_tuple_is_asked_element_by_element_until_stop() -> None:
    assert narrow(DISCARDS, ()) == Question("cards", (1, 2))
    assert narrow(DISCARDS, (0,)) == Question("cards", (Stop.STOP, 2))
    assert narrow(DISCARDS, (0, 0)) == Decided(Discard((1,)))
    assert narrow(DISCARDS, (0, 1)) == Decided(Discard((1, 2)))


class Sort(Action, frozen=True):
    unordered: ClassVar[frozenset[str]] = frozenset({"cards"})

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"sort {self.cards}"


def test_elements_of_an_unordered_tuple_are_named_in_any_order() -> None:
    """One order of each is legal; each order of naming them leads there, equal ones once."""
    actions = (Sort((1,)), Sort((2,)), Sort((1, 2)), Sort((2, 2)), Sort((1, 2, 2)))
    assert narrow(actions, ()) == Question("cards", (1, 2))
    assert narrow(actions, (1,)) == Question("cards", (Stop.STOP, 1, 2))
    assert narrow(actions, (1, 1, 0)) == narrow(actions, (0, 1, 0)) == Decided(Sort((1, 2)))
    assert narrow(actions, (1, 2, 1)) == narrow(actions, (0, 1, 1)) == Decided(Sort((1, 2, 2)))


def test_a_single_action_is_decided_without_a_question() -> None:
    assert narrow([Pass()], ()) == Decided(Pass())


@pytest.mark.parametrize("path", [(2,), (-1,), (0, 5), (1, 0), (0, 0, 0)])
def test_a_path_that_leads_nowhere_is_refused(path: tuple[int, ...]) -> None:
    with pytest.raises(UnknownAction):
        narrow(PUTS, path)


@pytest.mark.parametrize("game", TOYS.values(), ids=lambda game: game.id)
def test_path_to_an_action_decides_it(game: AnyGame) -> None:
    state = game.setup(defaults(game), 3, Rng(1))
    actions = decision(game, state, game.to_act(state)[0])
    for action in filled(actions):
        assert narrow(actions, path_to(actions, action)) == Decided(action)


def test_there_is_no_path_to_an_action_that_is_not_legal() -> None:
    with pytest.raises(UnknownAction):
        path_to([Give(Seat(1)), Give(Seat(2))], Give(Seat(3)))


def test_without_actions_there_is_nothing_to_ask() -> None:
    with pytest.raises(UnknownAction):
        narrow((), ())


def test_tuning_fields_are_answered_at_once_and_stay_changeable() -> None:
    """A rotation costs no tap of its own: its row stands beside the question that follows."""
    shown = screen(PUTS, (0,))
    assert shown.path == (0, 0)
    assert [row.question.field for row in shown.rows] == ["rotation"]
    assert shown.rows[0].picked == 0
    assert shown.action == PUTS[0]
    turned = screen(PUTS, shown.rows[0].paths[1])
    assert [row.question.field for row in turned.rows] == ["rotation", "colour"]
    assert [row.picked for row in turned.rows] == [1, None]
    assert turned.action is None


def test_back_from_the_tuned_screen_leads_to_the_question_before_it() -> None:
    shown = screen(PUTS, (0, 1, 1))
    assert shown.action == PUTS[2]
    assert shown.back == ()
    assert screen(PUTS, ()).back is None


def test_a_screen_knows_all_answers_so_far() -> None:
    assert screen(PUTS, (0,)).answers == (
        (KIND, Put),
        ("cell", HERE),
        ("rotation", R0),
        ("colour", "red"),
    )


class Keep(Action, frozen=True):
    direct: ClassVar[bool] = True

    card: str
    kept: bool = True

    def __str__(self) -> str:
        return f"keep {self.card} {self.kept}"


def test_what_was_not_asked_and_is_as_usual_tells_nothing() -> None:
    """Card "b" may be left, "c" must be; of "a" nobody is asked whether it is kept."""
    ways = (Keep("a"), Keep("b"), Keep("b", kept=False), Keep("c", kept=False))
    told = {way: dict(screen(ways, path_to(ways, way)).told) for way in ways}
    assert told == {
        ways[0]: {"card": "a", KIND: Keep},
        ways[1]: {"card": "b", KIND: Keep, "kept": True},
        ways[2]: {"card": "b", KIND: Keep, "kept": False},
        ways[3]: {"card": "c", KIND: Keep, "kept": False},
    }


def test_rows_carry_the_path_of_each_button() -> None:
    row = screen(PUTS, ()).rows[0]
    assert row.paths == ((0,), (1,))
    assert row.picked is None


CARDS = (
    Throw("stone", HERE, R0),
    Throw("stone", HERE, R90),
    Throw("stone", THERE, R0),
    Hit("stick", 1),
    Hit("stick", 2),
)


def test_cards_of_direct_kinds_stand_beside_the_other_kinds() -> None:
    asked = narrow([*CARDS, Pass(), *DISCARDS], ())
    assert asked == Question("card", ("stone", "stick", Pass, Discard))
    assert narrow([Pass(), *DISCARDS], ()) == Question(KIND, (Pass, Discard))


def test_the_card_tells_the_kind() -> None:
    actions = [*CARDS, Pass()]
    assert narrow(actions, (0,)) == Question("cell", (HERE, THERE))
    assert narrow(actions, (1,)) == Question("whom", (1, 2))
    assert narrow(actions, (1, 1)) == Decided(Hit("stick", 2))
    assert narrow(actions, (2,)) == Decided(Pass())
    assert screen(actions, (1,)).answers == (("card", "stick"), (KIND, Hit))


def test_a_direct_kind_is_asked_for_where_a_card_has_several() -> None:
    actions = [*CARDS, Hit("stone", 1)]
    assert narrow(actions, (0,)) == Question(KIND, (Throw, Hit))
    assert narrow(actions, (0, 1)) == Decided(Hit("stone", 1))


def test_direct_kinds_tune_as_others_do() -> None:
    shown = screen([*CARDS, Pass()], (0, 0))
    assert shown.action == CARDS[0]
    assert [row.question.field for row in shown.rows] == ["rotation"]
    assert shown.back == (0,)


def test_a_stamp_changes_with_the_moves_and_with_the_actions() -> None:
    assert stamp(3, PUTS) == stamp(3, PUTS)
    assert len({stamp(3, PUTS), stamp(4, PUTS), stamp(3, PUTS[1:])}) == 3
    assert len(stamp(999, PUTS)) <= 12


def test_a_decision_is_worked_out_once_for_a_state() -> None:
    asked: list[object] = []

    def legal_actions(state: object, seat: Seat) -> tuple[Put, ...]:
        asked.append((state, seat))
        return PUTS

    game = replace(TOYS["gifts"], legal_actions=legal_actions)
    state = ("a state",)
    known = decision(game, state, Seat(0))
    assert decision(game, state, Seat(0)) is known
    assert decision(game, state, Seat(1)) == known
    assert asked == [(state, Seat(0)), (state, Seat(1))]
    assert screen(known, (0,)) == screen(PUTS, (0,))
    assert stamp(3, known) == stamp(3, PUTS)


TURNS = tuple(Put(HERE, turn, colour) for turn in (R0, R90) for colour in ("red", "blue"))
"""One cell: a rotation, and a colour beside it."""
TRIPLES = tuple(Discard(cards) for cards in ((1,), (1, 2), (1, 2, 3), (2,), (2, 3), (1, 3), (3,)))


def test_tap_on_a_former_screen_keeps_the_rotation_chosen_since() -> None:
    """Rotation, then colour, before the screen was drawn anew: the button says R0 and red."""
    assert resumed([*PUTS, *TURNS], (0, 0, 0), (0, 1)) == (0, 1, 0)
    assert narrow(TURNS, resumed(TURNS, (0, 0), (1,))) == Decided(TURNS[2])


def test_rotation_keeps_what_was_chosen_beside_it_where_that_is_lawful() -> None:
    assert resumed(TURNS, (1,), (0, 1)) == (1, 1)
    colours = ((R0, "red"), (R0, "green"), (R90, "red"), (R90, "blue"))
    puts = [Put(HERE, turn, colour) for turn, colour in colours]
    assert resumed(puts, (1,), (0, 1)) == (1,)  # no green that way round: asked again


def test_answers_are_found_by_what_they_mean_and_not_by_their_place() -> None:
    colours = ((R0, "red"), (R0, "blue"), (R90, "blue"), (R90, "red"))
    puts = [Put(HERE, turn, colour) for turn, colour in colours]
    assert resumed(puts, (0, 0), (1,)) == (1, 1)


def test_back_and_steps_before_the_rows_lead_where_they_say() -> None:
    assert resumed([*PUTS, Pass()], (), (0, 0, 1, 1)) == ()
    assert resumed(PUTS, (1,), (0, 1, 1)) == (1,)
    assert resumed(PUTS, (0,), (1,)) == (0,)
    assert resumed([*PUTS, Pass()], (1,), (0, 0, 1)) == (1,)


def test_last_answer_may_be_changed_by_a_quick_tap() -> None:
    assert resumed([Put(HERE, R0, c) for c in ("red", "blue")], (1,), (0,)) == (1,)


def test_elements_tapped_on_one_screen_are_all_collected() -> None:
    one, two, three = ((i,) for i in range(3))
    path = resumed(TRIPLES, two, one)
    assert narrow(TRIPLES, (*path, 0)) == Decided(Discard((1, 2)))
    assert narrow(TRIPLES, resumed(TRIPLES, three, path)) == Decided(Discard((1, 2, 3)))
    assert resumed(TRIPLES, two, path) == path  # a double tap
    assert resumed(TRIPLES, one, path) == one  # back
    assert resumed(TRIPLES, (), path) == ()


def test_that_is_all_on_a_former_screen_ends_what_is_collected() -> None:
    pair = resumed(TRIPLES, (1,), (0,))
    stop = narrow(TRIPLES, (0,))
    assert isinstance(stop, Question)
    end = (0, stop.options.index(Stop.STOP))
    assert narrow(TRIPLES, resumed(TRIPLES, end, pair)) == Decided(Discard((1, 2)))


def test_forgotten_or_foreign_looks_change_nothing() -> None:
    assert resumed(TURNS, (0, 1), (9, 9)) == (0, 1)
    assert resumed(TURNS, (0, 1), ()) == (0, 1)
    with pytest.raises(UnknownAction):
        resumed(TURNS, (7,), (0,))
