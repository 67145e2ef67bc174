"""The Castle, one move ahead: a simple player with published figures."""

from collections.abc import Iterable

from bench.ladder.matches import Entrant, Knowing
from games.castle.actions import Place, Score
from games.castle.components import STACK, Feature
from games.castle.ending import scores
from games.castle.prices import owner, value
from games.castle.rules import apply
from games.castle.state import State, is_over, totals
from games.core.contract import Action
from games.core.rng import Rng

FOLLOWER = 2
"""The worth of a follower in the supply at the beginning of the game."""

BONUS = 3
"""The worth of a wall tile, which is taken and never used."""

GAPS = 0.6
"""The share of an unfinished feature's points that is left for each square to which it is open."""


def points_at_once(known: Knowing, rng: Rng, budget: int) -> Action:
    """One move ahead, to the best standing."""
    world = known.sample(rng)

    def outlook(action: Place | Score) -> float:
        after = apply(world, known.seat, action).state
        points = standing(after)
        ahead: float = points[world.turn] - points[1 - world.turn]
        return ahead

    best: Action = max(_plain(known.actions), key=outlook)
    return best


def _plain(actions: Iterable[Place | Score]) -> Iterable[Place | Score]:
    """Return the actions that use no wall tile."""
    return (
        action
        for action in actions
        if not (action.extra if isinstance(action, Place) else action.payment.doubled)
    )


def standing(state: State) -> list[float]:
    """Return points by seat: those of an end now, of unfinished things a share, followers."""
    points: list[float] = [float(each) for each in totals(state)]
    if is_over(state):
        return points
    left = len(state.stack) / len(STACK)
    for each in scores(state):
        points[each.line.seat] += each.line.points
    for region in state.castle_map.regions:
        seat = owner(region)
        if seat is not None and region.feature is not Feature.COURT:
            points[seat] += value(region) * GAPS ** len(region.open) * min(1.0, 2 * left)
    return [
        each + FOLLOWER * left * state.supply[seat] + BONUS * len(state.taken[seat])
        for seat, each in enumerate(points)
    ]


RIVALS = (Entrant("points at once", points_at_once, 1),)
