"""A move that is prepared before its turn is chosen by what its seat knows; and what is made of it
is exactly the move that would be made by hand, or the seat is asked: docs/adr/0094.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from games.core.ahead import concern, fitting, idling, on_turn
from games.core.choices import Decided, narrow, path_to
from games.core.contract import Action, AnyGame
from games.core.rng import Rng
from games.core.values import Seat
from tests.contract.plays import ALL, Play, every_play, plays_of, some
from tests.proofs import filled

PREPARING = [game for game in ALL.values() if game.preparing]
LAYING = ("carcassonne", "castle", "land_vs_sea")
"""Games of tiles: a move that is made scores for the same people as when it was chosen, whatever
has happened to what it reaches, far from its neighbours."""
EVERY = 3
"""One position in this many is looked at."""


class Plan(NamedTuple):
    """A move prepared at some moment."""

    moment: int
    ahead: Any
    """The state as if the turn had come."""
    action: Action
    known: str


@pytest.fixture(params=PREPARING, ids=[game.id for game in PREPARING], scope="session")
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


def waiting(play: Play, state: Any) -> Iterator[tuple[Seat, Any]]:
    """Yield the seats that can prepare, each with the state as if its turn had come."""
    for seat in play.seats:
        if (ahead := on_turn(play.game, state, seat)) is not None:
            yield seat, ahead


@every_play
def test_who_may_decide_or_has_nothing_to_come_prepares_nothing(play: Play) -> None:
    for state in (*(position.state for position in some(play.positions)), play.end):
        acting = play.game.to_act(state)
        # or nothing: a game may have nothing to prepare
        for seat, ahead in waiting(play, state):
            assert acting
            assert seat not in acting
            assert seat in play.game.to_act(ahead)
            assert list(play.game.legal_actions(ahead, seat))


@every_play
def test_turn_that_is_imagined_shows_nothing_twice(play: Play) -> None:
    """What a seat holds for its turn is in its hand or drawn, not both."""
    box = play.game.components(play.states[0])
    for position in filled(some(play.positions)):
        # or nothing: a game may have nothing to prepare
        for _, ahead in waiting(play, position.state):
            assert play.game.components(ahead) <= box


@every_play
def test_what_a_seat_cannot_know_does_not_show_in_what_it_prepares(play: Play) -> None:
    game = play.game
    for position in filled(some(play.positions)):
        for seat in play.seats:
            ahead = on_turn(game, position.state, seat)
            for chance in (Rng(1), Rng(2)):
                other = on_turn(game, game.resample(position.state, seat, chance), seat)
                assert (ahead is None) == (other is None)
                if ahead is not None:
                    assert game.view(other, seat) == game.view(ahead, seat)
                    assert [*game.legal_actions(other, seat)] == [*game.legal_actions(ahead, seat)]
                    assert idling(game, other, seat) == idling(game, ahead, seat)


@every_play
def test_move_is_made_as_by_hand_or_its_seat_is_asked(play: Play) -> None:
    """Prepared at all moments: once the turn has come, it is one of the legal moves, is called the
    same as when it was chosen and concerns the same.
    """
    game, plans, chance = play.game, dict[Seat, list[Plan]](), Random(1)
    for moment, position in filled(enumerate(play.positions)):
        state = position.state
        for seat in game.to_act(state):
            for plan in plans.pop(seat, ()):
                _made_or_asked(play, state, seat, plan)
        if moment % EVERY == 0:
            # or nothing: a game may have nothing to prepare
            for seat, ahead in waiting(play, state):
                action = chance.choice([*game.legal_actions(ahead, seat)])
                known = concern(game, ahead, seat, action)
                assert fitting(game, ahead, seat, str(action), known) == action
                plans.setdefault(seat, []).append(Plan(moment, ahead, action, known))


def _made_or_asked(play: Play, state: Any, seat: Seat, plan: Plan) -> None:
    game = play.game
    made = fitting(game, state, seat, str(plan.action), plan.known)
    if made is None:
        return
    actions = tuple(game.legal_actions(state, seat))
    by_hand = narrow(actions, path_to(actions, made))
    assert isinstance(by_hand, Decided)
    assert by_hand.action == made == plan.action
    if game.telling.describes:
        assert game.telling.describes(state, seat, made) == game.telling.describes(
            plan.ahead, seat, plan.action
        )
    assert concern(game, state, seat, made) == plan.known
    after = game.apply(state, seat, made).state
    before = game.apply(plan.ahead, seat, plan.action).state
    if game.id in LAYING and not (game.result(after) or game.result(before)):
        assert _gains(game, state, after) == _gains(game, plan.ahead, before)


def _gains(game: AnyGame, before: Any, after: Any) -> list[int]:
    """Return by seat what a move has scored."""
    was, is_now = (game.scores(game.view(state, None)) for state in (before, after))
    return [points - had for had, points in zip(was, is_now, strict=True)]


def test_some_prepared_moves_are_made(game: AnyGame) -> None:
    """Or what it concerns would be too much: of those prepared just before the turn."""
    assert any(map(_is_made, plays_of(game)))


def _is_made(play: Play) -> bool:
    for before, after in zip(play.positions, play.positions[1:], strict=False):
        ahead = on_turn(play.game, before.state, after.seat)
        if ahead is not None:
            for action in play.game.legal_actions(ahead, after.seat):
                known = concern(play.game, ahead, after.seat, action)
                if fitting(play.game, after.state, after.seat, str(action), known):
                    return True
    return False


@every_play
def test_who_idles_comes_to_an_end(play: Play) -> None:
    """If all do that can, as long as they can: the game goes on."""
    game, state = play.game, play.states[len(play.states) // 2]
    for _ in range(1000):
        acting = game.to_act(state)
        idle = next(((s, a) for s in acting if (a := idling(game, state, s)) is not None), None)
        if idle is None:
            return
        assert idle[1] in tuple(game.legal_actions(state, idle[0]))
        state = game.apply(state, *idle).state
    pytest.fail("nobody ever plays again")
