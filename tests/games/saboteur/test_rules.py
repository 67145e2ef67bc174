"""What the contract leaves to the game: the absent, taking back, how many taps a turn takes."""

import pytest

from games.core.choices import Screen, screen
from games.core.contract import Action, absent_action, defaults, may_take_back
from games.core.log import find
from games.core.seats import lawful_seats
from games.core.values import TABLE, Seat
from games.saboteur import GAME
from games.saboteur.actions import Pass
from games.saboteur.components import GOAL_CARDS
from games.saboteur.second.actions import Clear
from games.saboteur.view import Phase
from tests.contract.plays import Play, play, starts_of
from tests.games.saboteur.script import Scenario, run

ANNA = Seat(0)

RECORDED = [start for start in starts_of(GAME.id) if start.log]


@pytest.fixture(params=RECORDED, ids=str)
def recorded(request: pytest.FixtureRequest) -> Play:
    return play(request.param)


def test_base_game_seats_three_to_ten_and_the_second_two_to_twelve() -> None:
    assert lawful_seats(GAME, {"expansion": "off"}) == tuple(range(3, 11))
    assert lawful_seats(GAME, {"expansion": "on"}) == tuple(range(2, 13))
    assert defaults(GAME)["expansion"] == "off"


def test_at_the_end_of_a_round_all_goals_lie_open_for_all(recorded: Play) -> None:
    """Found or not, everybody wants to see where the gold was; the booklet leaves it open."""
    ended = told = 0
    for state in recorded.states:
        view = GAME.view(state, TABLE)
        for tale in view.tales:
            assert sorted(tale.goals) == sorted(GOAL_CARDS)
            told += 1
        if view.phase is not Phase.PLAYING:
            assert tuple(goal.face for goal in view.goals) == state.goals
            ended += 1
    assert ended
    assert told


def test_for_who_is_away_a_dead_end_is_discarded_first() -> None:
    state = run(Scenario("", "", (), hands=("nesw x-new ns map",))).state
    assert str(absent_action(GAME, state, ANNA)) == "pass x-new"


def test_for_who_is_away_actions_are_discarded_last() -> None:
    state = run(Scenario("", "", (), hands=("nesw map ns",))).state
    assert str(absent_action(GAME, state, ANNA)) == "pass ns"


def test_a_move_after_which_a_card_is_drawn_cannot_be_taken_back() -> None:
    """The drawn card has been seen by one person only."""
    assert not takes_back("lay ns 0,1 r0", hands=("ns map",), deck="ew")


def test_without_a_deck_a_move_that_shows_nothing_can_be_taken_back() -> None:
    assert takes_back("lay ns 0,1 r0", hands=("ns map", "ew", "ew"), empty=True)
    assert takes_back("pass ns", hands=("ns map", "ew", "ew"), empty=True)


def test_a_look_at_a_goal_cannot_be_taken_back() -> None:
    assert not takes_back("map 8,0", hands=("ns map", "ew", "ew"), empty=True)


def takes_back(action: str, hands: tuple[str, ...], deck: str = "", empty: bool = False) -> bool:
    before = run(Scenario("", "", (), hands=hands, deck=deck, empty=empty)).state
    after = GAME.apply(before, ANNA, find(GAME, before, ANNA, action)).state
    return may_take_back(GAME, before.options, before, after)


def test_every_card_is_played_in_four_taps(recorded: Play) -> None:
    """Card, place or person, what is left to choose, Confirm; turning is shown on the preview.

    Only who discards several cards taps once for each.
    """
    found = 0
    for position in recorded.positions[::4]:
        actions = tuple(GAME.legal_actions(position.state, position.seat))
        for taps, shown in _walked(screen(actions, ()), actions, 0):
            if shown.action is not None and not isinstance(shown.action, (Pass, Clear)):
                assert taps + 1 <= 4, shown.action
                found += 1
    assert found


def _walked(shown: Screen, actions: tuple[Action, ...], taps: int) -> list[tuple[int, Screen]]:
    """Return every screen on the way to a decision, and how many taps lead to it."""
    if shown.action is not None:
        return [(taps, shown)]
    seen = [screen(actions, path) for path in shown.rows[-1].paths]
    return [reached for each in seen for reached in _walked(each, actions, taps + 1)]
