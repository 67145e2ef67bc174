"""The geometry of a card's tunnels, from its topology. A card is 100 units wide and 150 high.

A turned card is another topology, never a turned picture: the light stays, and every mouth keeps
its place and its direction, so that any two mouths meet.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise, permutations

from msgspec import Struct

from render.tools.curves import Point, Points, bezier
from render.tools.hand import Hand

WIDE, HIGH = 100, 150
MIDDLE = (50.0, 75.0)
HALF = 16.5
"""Half the width of a tunnel's floor."""
BEYOND = 14.0
"""How far a path goes on outside of the card, so that no end of it is seen."""
STRAIGHT = 8.0
"""How far from a mouth the walls are straight: there any two cards fit."""

_MOUTH = {"N": (50.0, 0.0), "E": (100.0, 75.0), "S": (50.0, 150.0), "W": (0.0, 75.0)}
_OUT = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}


class Passage(Struct, frozen=True):
    """The sides that a card joins: N, E, S, W as the card lies."""

    joined: tuple[str, ...]
    """The sides of each tunnel: ("NES",), or two for a bridge; none for a dead end."""
    stubs: str = ""
    """Sides that open on a blocked end."""
    feature: str = ""
    """bridge, ladder, green, blue, crystal, start, gold, stone."""

    def __str__(self) -> str:
        return f"{self.feature}:{'+'.join(self.joined)}/{self.stubs}"


class Bore(Struct, frozen=True):
    """One tunnel: paths whose floor is one."""

    paths: tuple[Points, ...]
    """Each begins at a mouth."""
    rails: tuple[Points, ...]


def bores(passage: Passage) -> tuple[Bore, ...]:
    """Return the tunnels of a card, blocked ends not counted."""
    tight = 0.82 if len(passage.joined) == 2 else 1.0
    return tuple(_bore(sides, tight) for sides in passage.joined)


def stub(passage: Passage, side: str) -> Points:
    """Return the path of a blocked end; a dead end of a single side reaches the middle."""
    upright = side in "NS"
    if passage.joined:
        return _arm(side, 30 if upright else 19)
    if len(passage.stubs) > 1:
        return _arm(side, 40 if upright else 24)
    return _arm(side, 75 if upright else 50)


def outward(side: str) -> Point:
    """Return the direction in which a mouth looks."""
    return _OUT[side]


def _bore(sides: str, tight: float) -> Bore:
    if len(sides) == 1:
        arm = _arm(sides, 75 if sides in "NS" else 50)
        return Bore((arm,), (arm,))
    if len(sides) == 2:
        route = _route(sides[0], sides[1], tight)
        return Bore((route,), (route,))
    through = [pair for pair in ("NS", "EW") if set(pair) <= set(sides)]
    rest = [side for side in sides if not any(side in pair for pair in through)]
    straights = tuple(_route(pair[0], pair[1], 1.0) for pair in through)
    arms = tuple(_arm(side, 75 if side in "NS" else 50) for side in rest)
    bends = tuple(_route(a, b, 1.0) for a, b in permutations(sides, 2) if a in rest)
    return Bore((*straights, *arms), (*straights, *bends))


def _arm(side: str, depth: float) -> Points:
    (x, y), (dx, dy) = _MOUTH[side], _OUT[side]
    return (x + dx * BEYOND, y + dy * BEYOND), (x, y), (x - dx * depth, y - dy * depth)


def _route(one: str, other: str, tight: float) -> Points:
    """Lead from one mouth to another; a `tight` bend keeps nearer to its corner."""
    (ax, ay), (bx, by) = _MOUTH[one], _MOUTH[other]
    (adx, ady), (bdx, bdy) = _OUT[one], _OUT[other]
    if (adx, ady) == (-bdx, -bdy):
        way = tuple((ax + (bx - ax) * i / 20, ay + (by - ay) * i / 20) for i in range(21))
    else:
        a, b = (75.0 if ady else 50.0), (75.0 if bdy else 50.0)
        start = (ax - adx * a * 0.12, ay - ady * a * 0.12)
        end = (bx - bdx * b * 0.12, by - bdy * b * 0.12)
        towards = (start[0] - adx * a * 0.6 * tight, start[1] - ady * a * 0.6 * tight)
        back = (end[0] - bdx * b * 0.6 * tight, end[1] - bdy * b * 0.6 * tight)
        way = bezier(start, towards, back, end, 26)
    outside = (ax + adx * BEYOND, ay + ady * BEYOND), (bx + bdx * BEYOND, by + bdy * BEYOND)
    return outside[0], (ax, ay), *way, (bx, by), outside[1]


def ribbon(path: Points, half: float, rough: float, seed: str) -> Points:
    """Return the outline of a band along a path, with chiselled sides but at its ends."""
    hand, way = Hand(seed), marked(path)
    sides: tuple[list[Point], list[Point]] = ([], [])
    for i, ((x, y), (nx, ny)) in enumerate(zip(way, _normals(way), strict=True)):
        free = min(i, len(way) - 1 - i) * _STEP >= STRAIGHT + BEYOND
        for sign, side in zip((-1, 1), sides, strict=True):
            reach = sign * (half + (hand.between(-rough, rough) if free else 0.0))
            side.append((x + nx * reach, y + ny * reach))
    return (*sides[0], *reversed(sides[1]))


def blob(at: Point, rx: float, ry: float, seed: str) -> Points:
    """Return a hollow with chiselled walls."""
    hand, corners = Hand(seed), 15
    angles = [2 * math.pi * k / corners for k in range(corners)]
    return tuple(
        (
            at[0] + math.cos(angle) * rx * hand.between(0.93, 1.05),
            at[1] + math.sin(angle) * ry * hand.between(0.93, 1.05),
        )
        for angle in angles
    )


def beside(path: Sequence[Point], by: float) -> Points:
    """Return a path's parallel."""
    return tuple(
        (x + nx * by, y + ny * by) for (x, y), (nx, ny) in zip(path, _normals(path), strict=True)
    )


def length(path: Points) -> float:
    """Return how long a path is."""
    return sum(math.dist(a, b) for a, b in pairwise(path))


_STEP = 5.0


@cache
def marked(path: Points) -> Points:
    """Return points of a path `_STEP` apart, its two ends among them."""
    whole = length(path)
    count = max(2, round(whole / _STEP))
    marks, walked, ends = [path[0]], 0.0, iter(range(1, count))
    target = next(ends) * whole / count
    for a, b in pairwise(path):
        piece = math.dist(a, b)
        while piece and walked + piece >= target - 1e-9:
            share = (target - walked) / piece
            marks.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            target = next(ends, count + 1) * whole / count
        walked += piece
    return (*marks, path[-1])


def _normals(path: Sequence[Point]) -> list[Point]:
    normals = []
    for i in range(len(path)):
        (ax, ay), (bx, by) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        size = math.hypot(bx - ax, by - ay) or 1.0
        normals.append((-(by - ay) / size, (bx - ax) / size))
    return normals
