"""Decisions that are looked at again: what was better is lawful, and never what was done."""

import pytest
from msgspec.structs import replace

from games.core.contract import AnyGame
from games.core.log import By, Log, Move, begin, play
from games.core.luck import Luck, luck_at, luck_between
from games.core.moments import MOST, Moment, costliest, moment_at, worths
from games.core.rng import Rng
from tests.contract import plays
from tests.contract.plays import ALL

SPREAD = 5
"""Decisions of a game that are looked at."""


def log_of(game: str) -> Log:
    return plays.play(plays.starts_of(game)[0]).log


def before(game: AnyGame, log: Log, number: int) -> object:
    state = begin(game, log).state
    for move in log.moves[:number]:
        state = play(game, state, move.seat, move.action).state
    return state


@pytest.mark.parametrize("game", ALL)
def test_what_was_better_was_lawful_and_is_told_again(game: str) -> None:
    log = log_of(game)
    for number in range(0, len(log.moves), max(1, len(log.moves) // SPREAD)):
        moment = moment_at(ALL[game], log, number)
        assert moment_at(ALL[game], log, number) == moment
        if moment is None:
            continue
        move = log.moves[number]
        legal = ALL[game].legal_actions(before(ALL[game], log, number), move.seat)
        assert moment.better in map(str, legal)
        assert moment.better != move.action
        made, better = worths(ALL[game], log, number, (move.action, moment.better))
        assert better - made == moment.loss > 0


def test_only_what_came_before_counts() -> None:
    """Nobody could know then what was drawn later."""
    log = log_of("carcassonne")
    number = len(log.moves) // 2
    shorter = replace(log, moves=log.moves[: number + 1])
    assert moment_at(ALL["carcassonne"], shorter, number) == moment_at(
        ALL["carcassonne"], log, number
    )


def test_what_the_strongest_has_done_is_no_moment() -> None:
    game = ALL["carcassonne"]
    log = Log("carcassonne", 1, 2, log_of("carcassonne").options, Rng(1))
    for number in range(4):
        acting = game.to_act(before(game, log, number))[0]
        first = str(next(iter(game.legal_actions(before(game, log, number), acting))))
        tried = replace(log, moves=(*log.moves, Move(acting, first, By.PERSON)))
        moment = moment_at(game, tried, number)
        best = moment.better if moment else first
        log = replace(log, moves=(*log.moves, Move(acting, best, By.PERSON)))
        assert moment_at(game, log, number) is None


def test_three_are_shown_in_the_order_of_the_game() -> None:
    found = [Moment(number, "x", float(loss)) for number, loss in enumerate((1, 9, 3, 7, 2))]
    assert [moment.number for moment in costliest(found)] == [1, 2, 3]
    assert len(costliest(found)) == MOST
    assert costliest(()) == ()


@pytest.mark.parametrize("game", ALL)
def test_luck_follows_from_what_the_seat_knew(game: str) -> None:
    """Hidden things are dealt anew, before the draw and after it."""
    found = plays.play(plays.starts_of(game)[0])
    moves, kind = found.log.moves, found.game
    for number in range(1, len(moves), max(1, len(moves) // SPREAD)):
        seat, (before, after) = moves[number].seat, found.states[number - 1 : number + 1]
        luck = luck_between(kind, before, after, moves[number - 1], seat)
        earlier, later = (kind.resample(state, seat, Rng(7)) for state in (before, after))
        assert luck_between(kind, earlier, later, moves[number - 1], seat) == luck


def test_draws_of_a_game_of_tiles_are_now_lucky_now_not() -> None:
    found = plays.play(plays.starts_of("carcassonne")[0])
    numbers = range(0, len(found.log.moves), 3)
    assert {luck_at(found.game, found.log, number) for number in numbers} == {*Luck, None}
