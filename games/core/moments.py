"""Review of decisions after a game: the move that the strongest computer would have made with the
seat's knowledge at the time, and by how much it was better (docs/adr/0095).
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import AnyGame, Known
from games.core.flat import judging, playing
from games.core.log import Log, begin, unfolded
from games.core.luck import Luck
from games.core.players import known, players_of
from games.core.rng import Rng

MOST = 3
"""Moments of a game that are shown."""
_WORLDS = 16
"""In which actions are compared, at least."""


class Moment(Struct, frozen=True):
    """A decision for which there was a better one."""

    number: int
    """How many moves were made before it."""
    better: str
    """In notation."""
    loss: float
    """By how much it was better, in whatever the game's computer counts."""
    luck: Luck | None = None
    """In what had come just before, where that is known."""


def moment_at(game: AnyGame, log: Log, number: int) -> Moment | None:
    """Weigh the decision that followed the first `number` moves; None where there was no choice, or
    none that the computer holds for better.
    """
    at, made, player = _known_at(game, log, number), log.moves[number].action, players_of(game)[-1]
    if len(at.actions) < 2:
        return None
    better = str(player.choose(at, _chance(number, 0), player.budget))
    of_made, of_better = _move_values(game, at, number, (made, better))
    loss = of_better - of_made
    return Moment(number, better, loss) if better != made and loss > 0 else None


def worths(game: AnyGame, log: Log, number: int, moves: Sequence[str]) -> tuple[float, ...]:
    """Return the value of each of several moves, all judged in the same worlds.

    :param moves: in notation; legal after the first `number` moves.
    """
    return _move_values(game, _known_at(game, log, number), number, moves)


def costliest(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Return those that have cost most, in the order of the game."""
    most = sorted(moments, key=lambda one: one.loss, reverse=True)[:MOST]
    return tuple(sorted(most, key=lambda one: one.number))


def _known_at(game: AnyGame, log: Log, number: int) -> Known[Any, Any, Any]:
    """Return the knowledge of the seat that made the move after the first `number` moves."""
    before = replace(log, moves=log.moves[:number])
    return known(game, (begin(game, before), *unfolded(game, before)), log.moves[number].seat)


def _move_values(
    game: AnyGame, at: Known[Any, Any, Any], number: int, moves: Sequence[str]
) -> tuple[float, ...]:
    player, legal = players_of(game)[-1], {str(action): action for action in at.actions}
    judge = player.judge or judging(playing(game))
    actions = tuple(legal[move] for move in moves)
    return judge(at, _chance(number, 1), max(player.budget, _WORLDS), actions)


def _chance(number: int, use: int) -> Rng:
    """Return a source of chance: the same whenever a decision is looked at."""
    return Rng(2 * number + use + 1)
