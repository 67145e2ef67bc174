"""Probability that empty cells are filled as a player wants, by the tiles that nobody has seen yet.

Of n tiles that would do, each comes to that player or to another, so one comes with 1 - (1 -
1/seats)^n. Where anybody's tile would do, as beside a monastery, the probability is higher.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from games.carcassonne.components import KINDS, tile
from games.carcassonne.features import fitting
from games.carcassonne.players.weights import Weights
from games.core.regions import ANY, Slots
from games.core.values import Cell

SIDES = 8
"""Where the slots of cities and roads begin, one a side. See `features`."""

Odds = Callable[[Mapping[Cell, str], Cell, Slots], float]
"""(frontier, cell, slots of a city or road; 0 for any tile) -> the chance that a tile comes there
which closes what waits in these slots."""


def odds(unseen: Mapping[str, float], seats: int, weights: Weights) -> Odds:
    """Return the chances at one moment of a game: tiles by kind, and how many draw them."""
    mine, anyone = weights.share / seats, weights.anyone

    @cache
    def chance(required: str, slots: Slots) -> float:
        left = sum([unseen.get(kind, 0) for kind in _closing(required, slots)])
        missed: float = (1 - (mine if slots else anyone)) ** left
        return 1 - missed

    return lambda frontier, cell, slots: chance(frontier.get(cell, ANY * 4), slots)


@lru_cache(maxsize=1 << 14)
def _closing(required: str, slots: Slots) -> tuple[str, ...]:
    """Return the kinds of tiles that fit and lead on to nowhere else from these slots."""
    wanted = frozenset(side for side in range(4) if slots >> SIDES + side & 1)
    return tuple(kind for kind in KINDS if _closes(kind, required, wanted))


def _closes(kind: str, required: str, wanted: frozenset[int]) -> bool:
    return any(
        all(
            wanted.issuperset(part.sides) for part in lying.parts if wanted.intersection(part.sides)
        )
        for lying in (tile(kind, rotation) for rotation in fitting(kind, required))
    )
