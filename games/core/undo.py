"""Undo: takes the last move back by cutting the log."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from games.core.contract import AnyGame, Transition, has_turned_over, may_take_back
from games.core.log import Log, Move, find, follow, replay


class Revealed(Exception):
    """Somebody has learnt a secret since, and cannot unlearn it."""


def taken_back(game: AnyGame, log: Log) -> tuple[Log, Transition[Any]]:
    """Return the log before its last decision, and the position it leads to. Moves made since for
    absent players, by computers and by preparation are taken back with it.

    :raises Revealed: when what has been told since cannot be taken back.
    """
    shorter = _before_last_decision(log)
    before = replay(game, shorter)
    steps = _steps(game, before, log.moves[len(shorter.moves) :])
    if not all(may_take_back(game, log.options, *step) for step in steps):
        raise Revealed
    return shorter, before


def turned_over(game: AnyGame, log: Log) -> bool:
    """Tell whether the last decision, or a move made since, has turned over what lay hidden from
    everybody: then it takes somebody's consent to take it back (docs/adr/0008).
    """
    shorter = _before_last_decision(log)
    steps = _steps(game, replay(game, shorter), log.moves[len(shorter.moves) :])
    return any(has_turned_over(game, *step) for step in steps)


def _before_last_decision(log: Log) -> Log:
    cut = log.last_decision
    assert cut is not None
    return replace(log, moves=log.moves[:cut])


def _steps(
    game: AnyGame, reached: Transition[Any], moves: Sequence[Move]
) -> Iterator[tuple[Any, Any]]:
    """Yield the states before and after each of some moves, from a position on."""
    for move in moves:
        action = find(game, reached.state, move.seat, move.action)
        after = follow(game, reached, move.seat, action)
        yield reached.state, after.state
        reached = after
