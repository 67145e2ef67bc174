"""Undo: takes the last move back by cutting the log."""

from typing import Any

from msgspec.structs import replace

from games.core.contract import AnyGame, Transition, may_take_back
from games.core.log import Log, find, follow, replay


class Revealed(Exception):
    """Somebody has learnt a secret since, and cannot unlearn it."""


def taken_back(game: AnyGame, log: Log) -> tuple[Log, Transition[Any]]:
    """Return the log before its last decision, and the position it leads to. Moves made since for
    absent players, by computers and by preparation are taken back with it.

    :raises Revealed: when what has been told since cannot be taken back.
    """
    cut = log.last_decision
    assert cut is not None
    shorter = replace(log, moves=log.moves[:cut])
    before = replay(game, shorter)
    if not _is_open(game, log, before, cut):
        raise Revealed
    return shorter, before


def _is_open(game: AnyGame, log: Log, before: Transition[Any], cut: int) -> bool:
    """Tell whether all moves from an index on can be taken back: nobody has learnt a secret.

    :param before: the position before the move at that index.
    """
    reached = before
    for move in log.moves[cut:]:
        action = find(game, reached.state, move.seat, move.action)
        after = follow(game, reached, move.seat, action)
        if not may_take_back(game, log.options, reached.state, after.state):
            return False
        reached = after
    return True
