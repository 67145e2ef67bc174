"""The chance that a feature is completed, by the tiles that nobody has seen yet.

Of n tiles that would close a cell, each comes to its player or to another, so one comes with 1 - (1
- 1/seats)^n; beside a monastery anybody's tile would do. But who gets such a tile may need it
elsewhere, others block the cell, and turns run out: how often features were completed in games of
`strong` against itself and against a public ranking says how much that is (docs/adr/0140).
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import exp, log
from typing import NamedTuple

from games.carcassonne.components import KINDS, Feature, tile
from games.carcassonne.features import AROUND, Landscape, Region, fitting
from games.carcassonne.players.weights import Weights
from games.core.regions import ANY, Slots

SIDES = 8
"""Where the slots of cities and roads begin, one a side. See `features`."""


class Fit(NamedTuple):
    """The logistic regression of how often a kind of feature was completed."""

    base: float
    tiles: float
    """For the sum of the logarithms of the chances that each cell gets a tile which closes it."""
    cells: float
    """For each cell."""
    turns: float
    """For the logarithm of the turns left to a seat, and one more."""


_CITY = Fit(-0.62, 0.45, -0.87, 0.69)
_ROAD = Fit(-0.37, 0.75, -0.98, 0.72)
_AROUND = Fit(-1.38, 1.61, -0.82, 1.16)
_LEAST = log(0.03)
"""Of a chance that is taken for nothing: several tiles may still close what no single one does."""


class Odds(NamedTuple):
    """The chances at one moment of a game."""

    chance: Callable[[str, Slots], float]
    """(what the frontier asks of a cell, slots of a city or road; 0 for any tile) -> the logarithm
    of the chance that a tile comes there which closes what waits in these slots."""
    turns: float
    """The turns that each seat still has."""
    known: dict[int, tuple[Region, list[str], float]]
    """What was found out before, by the region's identity."""

    def of(self, land: Landscape, region: Region) -> float:
        """Return the chance that a feature is completed before the game ends."""
        asked = [land.frontier.get(cell, ANY * 4) for cell in region.open]
        known = self.known.get(id(region))  # states after one move share most of their regions
        if known and known[1] == asked:
            return known[2]
        is_around = region.feature in AROUND
        fit = _AROUND if is_around else _CITY if region.feature is Feature.CITY else _ROAD
        slots = (0 if is_around else each for each in region.open.values())
        done = self._chance_by_fit(fit, list(map(self.chance, asked, slots)))
        self.known[id(region)] = region, asked, done
        return done

    def of_tiles(self, land: Landscape, region: Region) -> float:
        """Return how many of the missing tiles around a monastery may be laid."""
        frontier = land.frontier
        logs = (self.chance(frontier.get(cell, ANY * 4), 0) for cell in region.open)
        return sum(self._chance_by_fit(_AROUND, [each]) for each in logs)

    def _chance_by_fit(self, fit: Fit, logs: list[float]) -> float:
        if not self.turns:
            return 0.0
        sure = fit.base + fit.tiles * sum(logs) + fit.cells * len(logs)
        return 1 / (1 + exp(-sure - fit.turns * log(self.turns + 1)))


def odds(unseen: Mapping[str, float], seats: int, weights: Weights) -> Odds:
    """Return the chances at one moment of a game: tiles by kind, and how many draw them."""
    mine, anyone = weights.share / seats, weights.anyone

    @cache
    def chance(required: str, slots: Slots) -> float:
        left = sum([unseen.get(kind, 0) for kind in _closing_kinds(required, slots)])
        missed: float = (1 - (mine if slots else anyone)) ** left
        return max(_LEAST, log(1 - missed)) if missed < 1 else _LEAST

    return Odds(chance, sum(unseen.values()) / seats, {})


@lru_cache(maxsize=1 << 14)
def _closing_kinds(required: str, slots: Slots) -> tuple[str, ...]:
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
