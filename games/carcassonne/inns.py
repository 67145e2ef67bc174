"""Inns & Cathedrals: 18 tiles, a large follower for everybody, and a sixth player.

A road with an inn pays 2 a tile, a city with a cathedral 3 a tile and a shield; either pays nothing
at the end if it is not complete. Several of them change nothing more.
"""

from msgspec.structs import replace

from games.carcassonne.components import INNS, Feature, Figure, Mark, box
from games.carcassonne.features import Region
from games.carcassonne.ruleset import FigureKind, Rules
from games.carcassonne.scoring import Rate

_MARKS = {Feature.ROAD: Mark.INN, Feature.CITY: Mark.CATHEDRAL}
"""The marks that raise the rate of a kind of feature."""


def inns(rules: Rules) -> Rules:
    """Add tiles, figures and rates."""
    completed, unfinished = rules.rate, rules.unfinished

    def rate(region: Region) -> Rate:
        usual, mark = completed(region), mark_of(region)
        return Rate(usual.each + 1, mark) if mark else usual

    def rate_unfinished(region: Region) -> Rate:
        mark = mark_of(region)
        return Rate(0, mark) if mark else unfinished(region)

    return replace(
        rules,
        seats=6,
        heaps=(*rules.heaps[:-1], (*rules.heaps[-1], *box(INNS))),
        others=(*rules.others, FigureKind(Figure.LARGE, rules.claims, power=2)),
        rate=rate,
        unfinished=rate_unfinished,
    )


def mark_of(region: Region) -> Mark | None:
    """Return the mark that raises the rate of a feature, if it has it."""
    mark = _MARKS.get(region.feature)
    return mark if mark in region.marks else None
