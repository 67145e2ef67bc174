"""Rock: a periodic field of facets lit from the north-west, and the boulders that fell out."""

import math
from functools import cache

from render.saboteur.art.geometry import HIGH, WIDE
from render.saboteur.art.inks import Inks
from render.tools.colour import mix
from render.tools.curves import Point
from render.tools.hand import Hand
from render.tools.strokes import filled

_COLUMNS, _ROWS = 6, 9
_HEIGHT = 16.0
"""How high the facets' corners rise, in units of the card."""
_LIGHT = (-0.45, -0.55, 0.7)
_DARK, _BRIGHT = "#322c42", "#8f8498"

Corner = tuple[float, float, float]


@cache
def rock() -> str:
    """Return the facets of one card; the same field again fits on each of its sides."""
    corners = _corners()

    def at(i: int, j: int) -> Corner:
        x, y, z = corners[i % _COLUMNS, j % _ROWS]
        return x + i // _COLUMNS * WIDE, y + j // _ROWS * HIGH, z

    facets = []
    for j in range(-1, _ROWS + 1):
        for i in range(-1, _COLUMNS + 1):
            a, b, c, d = at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)
            pair = ((a, b, c), (b, d, c)) if (i + j) % 2 else ((a, b, d), (a, d, c))
            facets += [_facet(*three) for three in pair]
    return "".join(facets)


def _corners() -> dict[tuple[int, int], Corner]:
    hand = Hand("rock")
    return {
        (i, j): (
            (i + hand.between(-0.33, 0.33)) * WIDE / _COLUMNS,
            (j + hand.between(-0.33, 0.33)) * HIGH / _ROWS,
            hand.random(),
        )
        for j in range(_ROWS)
        for i in range(_COLUMNS)
    }


def _facet(a: Corner, b: Corner, c: Corner) -> str:
    """Shade a triangle by the angle between its normal and the light."""
    (ux, uy, uz), (vx, vy, vz) = (
        (p[0] - a[0], p[1] - a[1], (p[2] - a[2]) * _HEIGHT) for p in (b, c)
    )
    normal = (uy * vz - uz * vy, uz * vx - ux * vz, abs(ux * vy - uy * vx))
    lit = sum(n * light for n, light in zip(normal, _LIGHT, strict=True))
    share = lit / (math.hypot(*normal) or 1.0) * 0.5 + 0.32
    fill = mix(_DARK, _BRIGHT, max(0.0, min(1.0, share)))
    return filled((a[:2], b[:2], c[:2]), fill, f' stroke="{fill}" stroke-width=".6"')


def boulders(at: Point, r: float, inks: Inks, seed: str) -> str:
    """Return a heap of stones, the nearer ones last."""
    hand, count = Hand(seed), 5
    heap = [(at[0], at[1] - r * 0.1, r * 0.5)]
    for k in range(count):
        angle = k * 2 * math.pi / count + 0.5
        where = (at[0] + math.cos(angle) * r * 0.62, at[1] + math.sin(angle) * r * 0.55)
        heap.append((*where, r * hand.between(0.40, 0.50)))
    nearer = sorted(heap, key=lambda stone: stone[1])
    return "".join(_stone((x, y), size, inks, hand) for x, y, size in nearer)


def _stone(at: Point, r: float, inks: Inks, hand: Hand) -> str:
    """Return one stone; its facets share their corners, so that nothing frays."""
    count, first = hand.pick((6, 7, 7)), hand.between(0, 0.8)
    corners = []
    for k in range(count):
        angle = first + k * 2 * math.pi / count
        wide, high = r * hand.between(0.88, 1.08), r * hand.between(0.76, 0.95)
        corners.append((at[0] + math.cos(angle) * wide, at[1] + math.sin(angle) * high))
    peak = (at[0] - r * 0.12, at[1] - r * 0.18)
    round_ = f' stroke="{inks.line}" stroke-width="1.9" stroke-linejoin="round"'
    drawn = [filled(corners, inks.stones[2], round_)]
    for k, corner in enumerate(corners):
        after = corners[(k + 1) % count]
        east, south = (corner[0] + after[0]) / 2 - at[0], (corner[1] + after[1]) / 2 - at[1]
        fill = inks.stones[_tone(-(east * 0.6 + south * 0.8) / r)]
        drawn.append(filled((corner, after, peak), fill, f' stroke="{fill}" stroke-width=".4"'))
    return "".join(drawn)


def _tone(light: float) -> int:
    return next(k for k, least in enumerate((0.55, 0.1, -0.45, -9.0)) if light > least)
