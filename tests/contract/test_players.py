"""Computer players: what each promises, in whatever game. See docs/adr/0025."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.contract import AnyGame, Known, Level, Transition
from games.core.flat import judging, playing
from games.core.players import decide, known, player_at, players_of
from games.core.rng import Rng
from games.core.values import Seat
from tests.contract import plays
from tests.contract.plays import ALL, Play, every_play, leaves_to_chance, some
from tests.proofs import filled

FEW = 3
"""Worlds or playouts: enough to choose, not to choose well."""

CHANCE = Rng(5)


@every_play
def test_what_is_chosen_is_legal_and_is_chosen_again(play: Play) -> None:
    for asked in filled(_asked(play)):
        for player in filled(players_of(play.game)):
            chosen = player.choose(asked, CHANCE, FEW)
            assert chosen in asked.actions
            assert player.choose(asked, CHANCE, FEW) == chosen


@every_play
def test_what_a_seat_cannot_know_does_not_change_its_choice(play: Play) -> None:
    """Hidden things are dealt anew; what the seat has seen happen stays as it was."""
    for asked, dealt_anew in filled(zip(_asked(play), _asked(play, _dealt_anew), strict=True)):
        for player in filled(players_of(play.game)):
            chosen = player.choose(asked, CHANCE, FEW)
            assert player.choose(dealt_anew, CHANCE, FEW) == chosen


@pytest.mark.parametrize("game", ALL)
def test_who_peeps_would_be_found_out(game: str) -> None:
    """The promise above is no empty one: what is dealt anew is another thing, and would show."""
    play = plays.play(plays.starts_of(game)[0])
    moments = zip(_asked(play), _asked(play, _dealt_anew), strict=True)
    found = any(_peeping(asked) != _peeping(dealt_anew) for asked, dealt_anew in moments)
    assert found == leaves_to_chance(play)


def _peeping(asked: Known[Any, Any, Any]) -> Any:
    """What a player would find who breaks out of the contract: the state behind `sample`."""
    return inspect.getclosurevars(asked.sample).nonlocals["state"]


@every_play
def test_what_a_seat_cannot_know_does_not_change_what_actions_are_worth(play: Play) -> None:
    """A decision that is looked at again is judged by what its seat knew then (docs/adr/0095)."""
    judge = players_of(play.game)[-1].judge or judging(playing(play.game))
    for asked, dealt_anew in filled(zip(_asked(play), _asked(play, _dealt_anew), strict=True)):
        some_of_them = asked.actions[:2]
        worths = judge(asked, CHANCE, FEW, some_of_them)
        assert len(worths) == len(some_of_them)
        assert judge(dealt_anew, CHANCE, FEW, some_of_them) == worths


@every_play
def test_a_budget_of_one_is_enough_to_choose(play: Play) -> None:
    asked = _asked(play)[0]
    for player in filled(players_of(play.game)):
        assert player.choose(asked, CHANCE, 1) in asked.actions


@every_play
def test_a_log_is_all_that_a_decision_needs(play: Play) -> None:
    """A computer plays in a process of its own, and is sent nothing else."""
    moves = len(play.positions) // 2
    log = replace(play.log, moves=play.log.moves[:moves])
    seat = play.game.to_act(play.states[moves])[0]
    action = decide(play.game, log, seat, Level.EASY, CHANCE)
    assert action in play.game.legal_actions(play.states[moves], seat)


def test_levels_rise_and_there_are_few(game: AnyGame) -> None:
    levels = [tuple(Level).index(player.level) for player in players_of(game)]
    assert 1 <= len(levels) <= len(Level)
    assert levels == sorted(set(levels))
    assert all(player.budget > 0 for player in players_of(game))


@pytest.mark.parametrize("level", Level)
def test_for_every_level_somebody_plays(game: AnyGame, level: Level) -> None:
    """The strongest that is no stronger, or the weakest there is."""
    levels, found = [each.level for each in players_of(game)], player_at(game, level).level
    assert found in levels
    assert found is level or level not in levels


Knowing = Known[Any, Any, Any]


def _asked(play: Play, change: Callable[[AnyGame, Any, Seat], Any] | None = None) -> list[Knowing]:
    """Return decisions from some parts of a game, made in states that are changed or not."""
    numbers = [play.positions.index(position) for position in some(play.positions)[1::4]]
    return [_known(play, number, change) for number in numbers]


def _known(play: Play, number: int, change: Callable[[AnyGame, Any, Seat], Any] | None) -> Knowing:
    state, seat = play.states[number], play.positions[number].seat
    begun = Transition(play.states[0], ())
    passed = [begun, *(position.after for position in play.positions[:number])]
    asked = known(play.game, passed, seat)
    if change is None:
        return asked
    changed = change(play.game, state, seat)
    return replace(known(play.game, [Transition(changed, ())], seat), past=asked.past)


def _dealt_anew(game: AnyGame, state: Any, seat: Seat) -> Any:
    return game.resample(state, seat, Rng(11))
