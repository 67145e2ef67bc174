"""What may still be expected of regions: how likely areas are to be completed, by what was seen in
games of computers.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from math import exp, log

from games.core.values import Seat
from games.land_vs_sea.components import Kind
from games.land_vs_sea.players.sketch import LAND, SEA, TRADE, Required
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.scoring import OWNERS
from games.land_vs_sea.view import Side

# Rounded, from a logistic regression on 53,841 looks at open areas in 60 games of *medium*. By the
# number of open places, from one on; the last stands for more, too.
_BASE = (-1.9, -6.6, -8.2, -9.0, -10.5)
_TIME = (0.76, 1.55, 1.5, 1.5, 1.5)
"""Of the logarithm of the tiles left."""
_FIT = (0.75, 0.35, 0.25, 0.2, 0.2)
"""Of the logarithm of the share of faces that fit at an open place."""
_SELDOM = 0.02
"""Added to that share: a hole of one kind may be filled otherwise."""

GROWTH = (0.5, 1.0, 1.5, 2.0, 2.0)
"""Tiles that an area has more, once it is completed; a tile may count for several areas."""
PLUS = 0.6
"""Share of a plus sign: three of four go to whose the area is, one to the others."""
ROUTE = 0.6
"""Share of a trade route that its majority may hope to keep, while there is time for everything."""
_ENOUGH = 24
"""Tiles left from which on there is."""


class Weights(dict[Required, float]):
    """By what is required at an open place, the logarithm of the share of faces that fit."""

    def __init__(self, faces: Iterable[str], fits: Callable[[str], Container[Required]]) -> None:
        super().__init__()
        self._faces, self._fits = Counter(faces), fits

    def __missing__(self, needed: Required) -> float:
        fitting = sum(many for name, many in self._faces.items() if needed in self._fits(name))
        share = fitting / (self._faces.total() or 1)
        self[needed] = found = log(share + _SELDOM)
        return found


class Odds:
    """Judges regions for one side, with so many tiles left.

    :param prices: what a point of each side is worth to that one.
    """

    def __init__(
        self, rules: Rules, prices: Mapping[Side, float], left: int, weights: Weights
    ) -> None:
        self.left, self.weights = left, weights
        self.prices = [prices.get(_owner(rules, kind), 0.0) for kind in Kind]
        self.tie = prices[rules.ties_for] if rules.ties_for else 0.0
        time = log(left + 1)
        self.base = [base + each * time for base, each in zip(_BASE, _TIME, strict=True)]
        self.kept = 1 - (1 - ROUTE) * min(1.0, left / _ENOUGH)

    def points(self, kind: int, tiles: int) -> float:
        """Return what an area or a chain pays to whose it is."""
        return self.prices[kind] * tiles

    def hope(self, kind: int, tiles: int, needed: int, plus: int, weight: float) -> float:
        """Return what may be expected of a region by its open places and their weights."""
        if kind > SEA:
            return self._route(tiles, plus) if kind == TRADE else 0.0
        if not self.left:
            return 0.0
        at = min(needed, len(_BASE)) - 1
        chance = 1 / (1 + exp(-self.base[at] - _FIT[at] * weight))
        return self.prices[kind] * chance * (tiles + GROWTH[at] + PLUS * plus)

    def _route(self, tiles: int, balance: int) -> float:
        if tiles < 2:
            return 0.0
        price = self.prices[LAND if balance > 0 else SEA] if balance else self.tie
        return self.kept * price * tiles


def _owner(rules: Rules, kind: Kind) -> Side:
    """Return the side that scores what a kind pays; the cartographer's are chains at three."""
    is_chain = kind in {Kind.MOUNTAINS, Kind.CORALS}
    return (rules.ranges_for if is_chain else None) or OWNERS.get(kind, Side.CARTOGRAPHER)


def prices_for(rules: Rules, seat: Seat) -> Mapping[Side, float]:
    """Return by side what its points are worth to a seat: others share the blame."""
    sides = dict.fromkeys(rules.sides)
    own, others = rules.sides[seat], len(sides) - 1
    return {side: 1.0 if side is own else -1 / others for side in sides}
