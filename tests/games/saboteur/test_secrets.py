"""What a viewer cannot know is dealt anew, all of it; what they have learnt stays.

The contract's leak tests live on it: what `resample` left alone they could not find.
"""

from collections.abc import Callable
from typing import Any

import pytest

from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.saboteur import GAME
from games.saboteur.components import Role
from games.saboteur.state import State
from tests.games.saboteur.script import Scenario, run

ANNA, BOB, CLEO = map(Seat, range(3))
SECOND = {"expansion": "on"}
SEEDS = range(40)


def others(state: State, viewer: Viewer) -> list[State]:
    return [GAME.resample(state, viewer, Rng(seed)) for seed in SEEDS]


def played(*steps: str, **arranged: Any) -> State:
    """The truth after some moves."""
    return run(Scenario("", "", steps, **arranged)).state


HIDDEN: dict[str, Callable[[State], Any]] = {
    "the hand of another": lambda state: state.hands[BOB],
    "the deck": lambda state: state.deck,
    "cards set aside": lambda state: state.aside,
    "the role of another": lambda state: state.roles[BOB],
    "roles not dealt": lambda state: state.spare,
    "goals": lambda state: state.goals,
    "rounds to come": lambda state: state.rng,
}


@pytest.mark.parametrize("what", HIDDEN)
@pytest.mark.parametrize("viewer", [TABLE, ANNA], ids=["table", "seat"])
def test_all_that_is_hidden_is_dealt_anew(what: str, viewer: Viewer) -> None:
    state = GAME.setup({**defaults(GAME), **SECOND}, 3, Rng(1))
    seen = {repr(HIDDEN[what](other)) for other in others(state, viewer)}
    assert len(seen) > 2


def test_own_hand_and_role_stay_and_the_table_has_none() -> None:
    state = GAME.setup(defaults(GAME), 3, Rng(1))
    assert {other.hands[ANNA] for other in others(state, ANNA)} == {state.hands[ANNA]}
    assert {other.roles[ANNA] for other in others(state, ANNA)} == {state.roles[ANNA]}
    assert len({other.hands[ANNA] for other in others(state, TABLE)}) > 2
    assert len({other.roles[ANNA] for other in others(state, TABLE)}) == 2


def test_discards_are_known_to_who_made_them() -> None:
    state = played("Anna: pass ns", hands=("ns ew",))
    assert {other.discarded for other in others(state, ANNA)} == {state.discarded}
    assert len({other.discarded for other in others(state, BOB)}) > 2


def test_a_goal_that_was_looked_at_stays_for_who_looked() -> None:
    state = played("Anna: map 8,0", hands=("map",), goals="stone-ne stone-nw gold")
    assert {other.goals[1] for other in others(state, ANNA)} == {"stone-nw"}
    assert {other.goals[2] for other in others(state, ANNA)} == {"gold", "stone-ne"}
    assert {other.goals[1] for other in others(state, BOB)} == {"gold", "stone-ne", "stone-nw"}


def test_an_inspected_role_stays_for_who_looked() -> None:
    state = played("Anna: inspection 1", hands=("inspection",), roles="blue boss", options=SECOND)
    assert {other.roles[BOB] for other in others(state, ANNA)} == {Role.BOSS}
    assert len({other.roles[BOB] for other in others(state, CLEO)}) > 2


def test_an_inspected_role_that_was_given_up_is_known_to_be_out_of_play() -> None:
    state = played(
        *("Anna: inspection 1", "Bob: pass ew", "Cleo: swap-role 1"),
        hands=("inspection", "ew", "swap-role"),
        roles="blue boss",
        options=SECOND,
    )
    for viewer in (ANNA, BOB):
        assert {other.known.dropped[0].role for other in others(state, viewer)} == {Role.BOSS}
        assert Role.BOSS not in {other.roles[CLEO] for other in others(state, viewer)}
    assert len({other.known.dropped[0].role for other in others(state, CLEO)}) > 2
    assert len({other.roles[BOB] for other in others(state, ANNA)}) > 2
    assert {other.roles[BOB] for other in others(state, BOB)} == {state.roles[BOB]}


SWAPPED = {
    "hands": ("swap-hands ew trap", "map map nw", "ns ns"),
    "deck": "ne thief thief",
    "options": SECOND,
}


def test_swapped_cards_are_known_in_the_other_hand() -> None:
    state = played("Anna: swap-hands 1", **SWAPPED)
    hands = {other.hands[BOB] for other in others(state, ANNA)}
    assert all({"ew", "trap"} <= set(held) for held in hands)
    assert len(hands) > 2, "what Bob has drawn since is not known"
    assert any("trap" not in other.hands[BOB] for other in others(state, CLEO))
    assert {other.hands[ANNA] for other in others(state, BOB)} == {state.hands[ANNA]}


def test_what_is_played_of_a_known_hand_is_known_no_more() -> None:
    state = played("Anna: swap-hands 1", "Bob: trap 2", **SWAPPED)
    assert all("ew" in other.hands[BOB] for other in others(state, ANNA))
    assert any("trap" not in other.hands[BOB] for other in others(state, ANNA))


def test_a_hand_that_was_discarded_from_is_certain_no_more() -> None:
    state = played("Anna: swap-hands 1", "Bob: pass ne", **SWAPPED)
    assert any("ew" not in other.hands[BOB] for other in others(state, ANNA))


GOLD = {
    "players": 5,
    "roles": "digger digger saboteur digger saboteur",
    "hands": ("nesw",),
    "goals": "stone-ne gold stone-nw",
    "gold": "1 3 2 1 1",
    "maze": """
      0    1    2    3    4    5    6    7    8
                                            +---+
 -2                                         | ? |
                                            +---+

 -1

      |    |    |    |              |       +---+
  0 --S----+----+----+--------------+--     | ? |
      |    |    |    |                      +---+

  1

                                            +---+
  2                                         | ? |
                                            +---+
""",
}


def test_who_has_passed_gold_on_knows_what_goes_round() -> None:
    state = played("Anna: lay nesw 7,0 r0", "Anna: pick two", "Dan: pick three", **GOLD)
    left = sorted((3, *state.treasury.offer))
    for other in others(state, ANNA):
        assert sorted((other.treasury.picked[1].gold, *other.treasury.offer)) == left
    assert len({other.treasury.picked[1].gold for other in others(state, ANNA)}) == 2
    assert {other.treasury.picked[1].gold for other in others(state, Seat(3))} == {3}


def test_others_know_nothing_of_gold() -> None:
    state = played("Anna: lay nesw 7,0 r0", "Anna: pick two", "Dan: pick three", **GOLD)
    worlds = others(state, CLEO)
    assert len({tuple(card.gold for card in other.treasury.picked) for other in worlds}) > 2
    assert len({other.treasury.offer for other in worlds}) > 2
    assert {other.treasury.offer for other in others(state, BOB)} == {state.treasury.offer}, (
        "it is Bob's turn to pick"
    )


def test_gold_that_is_counted_is_known() -> None:
    state = played(
        *("Anna: lay nesw 7,0 r0", "Anna: pick two", "Dan: pick three"),
        *("Bob: pick one", "Anna: pick one"),
        **{**GOLD, "options": {"rounds": "1"}},
    )
    assert {GAME.result(other) for other in others(state, CLEO)} == {GAME.result(state)}
