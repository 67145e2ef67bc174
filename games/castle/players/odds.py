"""Probability that empty squares are filled so that they close what waits there.

Each tile that is still unseen comes to one of the two players, who wants it or does not; so whoever
waits for one of n tiles gets it with 1 - (1 - share)^n.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from games.castle.board import SQUARES
from games.castle.castle_map import Matches, fitting
from games.castle.components import KINDS, tile
from games.core.regions import ANY, Slots
from games.core.values import Cell, Rotation, Side, beside

Odds = Callable[[Mapping[Cell, str], Cell, Slots], float]
"""(frontier, cell, slots of a path, house or tower) -> the chance that it is closed there."""

_FIRST = {8: "P", 12: "H", 16: "T"}
"""The letter of an edge by the first slot of what shows it. See `castle_map`."""


def odds(unseen: Mapping[str, int], matches: Matches, share: float) -> Odds:
    """Return the chances at one moment of a game."""

    @cache
    def chance(required: str, slots: Slots, walled: tuple[int, ...]) -> float:
        closing = _closing_kinds(required, slots, walled, matches)
        missed: float = (1 - share) ** sum([unseen.get(kind, 0) for kind in closing])
        return 1 - missed

    return lambda frontier, cell, slots: chance(
        frontier.get(cell, ANY * 4), slots, walled_sides(cell)
    )


@cache
def walled_sides(cell: Cell) -> tuple[int, ...]:
    """Return the sides of a square that face the wall."""
    return tuple(side for side in Side if beside(cell, side) not in SQUARES)


@lru_cache(maxsize=1 << 15)
def _closing_kinds(
    required: str, slots: Slots, walled: tuple[int, ...], matches: Matches
) -> tuple[str, ...]:
    """Return the kinds of tiles that fit and lead on to nowhere else from these slots."""
    first = next(each for each in reversed(_FIRST) if slots >> each)
    wanted = {side for side in range(4) if slots >> first + side & 1}
    return tuple(
        kind
        for kind in KINDS
        if any(
            _ends(kind, rotation, _FIRST[first], wanted, {*wanted, *walled})
            for rotation in fitting(kind, required, matches)
        )
    )


def _ends(kind: str, rotation: Rotation, letter: str, wanted: set[int], closed: set[int]) -> bool:
    """Tell whether a tile that lies so ends all that comes in at some sides."""
    lying = tile(kind, rotation)
    return all(
        closed.issuperset(part.sides)
        for part in lying.parts
        if any(side in wanted and lying.edges[side] == letter for side in part.sides)
    )
