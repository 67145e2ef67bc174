"""People in their first game: they see what a move brings at once, and nothing beyond that. In
games of followers they stand wherever there are points, and never lie in fields or courts. At Laar
they send an expert to the card that would count most if it were theirs, at Glastonbury they know
what lies in their own cauldron.
"""

from collections.abc import Callable
from typing import Any

from bench.ladder.matches import Entrant, Knowing
from games import GAMES
from games.carcassonne.components import Feature as Landscape
from games.castle.components import Feature as Castle
from games.core.contract import Action, AnyGame
from games.core.rng import Rng
from games.core.values import Seat
from games.glastonbury.memory import remembered, with_memory
from games.glastonbury.scoring import ingredients
from games.laar.player import if_taken
from games.laar.tally import stopped_best, tally

_STANDING: dict[str, tuple[str, Callable[[Any], Any], frozenset[Any]]] = {
    "carcassonne": ("meeple", lambda state: state.land, frozenset({Landscape.FIELD})),
    "castle": ("follower", lambda state: state.castle_map, frozenset({Castle.COURT})),
}
"""By game: what an action calls its follower, where the regions are, and those that beginners do
not understand."""


def newcomer(name: str) -> Entrant:
    """Return a beginner at a game."""
    game = GAMES[name]

    def choose(known: Knowing, rng: Rng, budget: int) -> Action:
        world = known.sample(rng)
        seen = _AS_IF_ENDED.get(name, _seen)
        if name == "glastonbury":
            world = with_memory(world, remembered(known.past(), len(known.past())))
        best: Action = max(known.actions, key=lambda action: seen(game, world, known, action))
        return best

    return Entrant("newcomer", choose, 1)


def _seen(game: AnyGame, world: Any, known: Knowing, action: Any) -> float:
    """Return the points that a beginner sees in a move: the first of the best is taken."""
    after = game.apply(world, known.seat, action).state
    points = game.scores(game.view(after, known.seat))
    return (points[known.seat] if points else 0) + _stood_on(game.id, after, action)


def _stood_on(name: str, after: Any, action: Any) -> float:
    """Return how many tiles the feature has on which a follower is put."""
    field, regions_of, not_understood = _STANDING.get(name, ("", None, frozenset()))
    segment = getattr(action, field, None) if field else None
    if segment is None or regions_of is None or not hasattr(segment, "feature"):
        return 0
    if segment.feature in not_understood:
        return -1
    standing = (
        len({spot.cell for spot in region.spots})
        for region in regions_of(after).regions
        if any(spot.cell == action.cell and spot.segment == segment for spot in region.spots)
    )
    return next(standing, 0)


def _goods(game: AnyGame, world: Any, known: Knowing, action: Any) -> float:
    """Return the points of one's goods at Laar as they lie, once the card is taken."""
    after = if_taken(world, known.seat, action)
    stopped = stopped_best(after.stacks, after.stopped)
    return tally(after.stacks, after.chart, stopped)[known.seat].total


def _brew(game: AnyGame, world: Any, known: Knowing, action: Any) -> float:
    """Return the points of one's cauldron at Glastonbury as it is."""
    after = game.apply(world, known.seat, action).state
    return sum(line.points for line in ingredients(after, Seat(known.seat), ()))


_AS_IF_ENDED: dict[str, Callable[[AnyGame, Any, Knowing, Any], float]] = {
    "laar": _goods,
    "glastonbury": _brew,
}
"""Games whose points are counted at the end alone."""
