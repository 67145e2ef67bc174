"""How lucky the draw before a decision was, a tile for instance.

The draw is compared with the other possible draws, by the points that the best action after each
would have brought at once (docs/adr/0095). It is a function of the seat's knowledge: the other
draws come from its sampled worlds, and the move before is repeated in them only if everybody could
see its alternatives.
"""

from enum import Enum
from typing import Any

from games.core.contract import AnyGame
from games.core.errors import UnknownAction
from games.core.flat import playing
from games.core.log import Log, Move, begin, play, unfolded
from games.core.rng import Rng
from games.core.values import Seat

_DRAWS = 32
"""Worlds in which something else may have come."""


class Luck(Enum):
    """The draw that came, compared with draws that could have come."""

    KIND = "kind"
    """Most would have brought less."""
    UNKIND = "unkind"
    """Most would have brought more."""
    USUAL = "usual"


def luck_at(game: AnyGame, log: Log, number: int) -> Luck | None:
    """Return how lucky the seat was that decided after the first `number` moves; None where nothing
    else could have come that matters at once, or that everybody knew of.
    """
    if not number:
        return None
    passed = (begin(game, log), *unfolded(game, log))
    seat = log.moves[number].seat
    states = passed[number - 1].state, passed[number].state
    return luck_between(game, *states, log.moves[number - 1], seat)


def luck_between(game: AnyGame, before: Any, after: Any, move: Move, seat: Seat) -> Luck | None:
    """Return how lucky a seat is with the result of a move.

    :param before: the state in which it was made.
    :param after: the state in which the seat decides.
    """
    if game.asks_in_private(before, move.seat):
        return None
    dealt = [game.resample(before, seat, chance) for chance in Rng(1).forked(_DRAWS)]
    others = [_best(game, _world_after(game, world, move), seat) for world in dealt]
    values = [value for value in others if value is not None]
    came = _best(game, game.resample(after, seat, Rng(2)), seat)
    if came is None or not values or {came} == {*values}:
        return None
    if 2 * sum(value < came for value in values) > len(values):
        return Luck.KIND
    if 2 * sum(value > came for value in values) > len(values):
        return Luck.UNKIND
    return Luck.USUAL


def _world_after(game: AnyGame, world: Any, move: Move) -> Any:
    """Return a world after a move; None where it is none that is legal there."""
    try:
        return play(game, world, move.seat, move.action).state
    except UnknownAction:
        return None


def _best(game: AnyGame, state: Any, seat: Seat) -> float | None:
    """Return a seat's standing after its best action; None where no action is legal."""
    if state is None:
        return None
    standing = playing(game).standing
    after = (game.apply(state, seat, action).state for action in game.legal_actions(state, seat))
    return max((standing(each, seat) for each in after), default=None)
