"""Squares with two halves a side: how the tiles of Carcassonne's family meet.

Half-edges are numbered clockwise NL NR EL ER SL SR WL WR = 0..7; left and right as seen from the
centre of the tile looking out. So half `h` lies on side `h // 2`, touches half `opposite_half(h)`
of the neighbour, and a quarter turn clockwise moves it two places on.
"""

from collections.abc import Iterable

from games.core.values import Rotation, Side

HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


def opposite_half(half: int) -> int:
    """Return the half of the neighbour that touches `half`: NL-SR, NR-SL, EL-WR, ER-WL."""
    return (half + 4) % 8 ^ 1  # the opposite side, where left is right


def sides_of(word: str) -> tuple[Side, ...]:
    """Read sides: `NE`."""
    return tuple(sorted(Side[letter] for letter in word))


def halves_of(words: Iterable[str]) -> tuple[int, ...]:
    """Read half-edges: `NL`, `ER`."""
    return tuple(sorted(HALVES.index(word) for word in words))


def turned_edges(edges: str, rotation: Rotation) -> str:
    """Turn the letters of four edges: north, east, south, west."""
    quarters = rotation.quarters
    return edges[-quarters:] + edges[:-quarters] if quarters else edges


def turned_sides(sides: Iterable[Side], rotation: Rotation) -> tuple[Side, ...]:
    """Return where sides come to lie."""
    return tuple(sorted(side.turned(rotation) for side in sides))


def turned_halves(halves: Iterable[int], rotation: Rotation) -> tuple[int, ...]:
    """Return where half-edges come to lie."""
    return tuple(sorted((half + 2 * rotation.quarters) % 8 for half in halves))
