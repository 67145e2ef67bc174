"""The places of the track's spaces, in cells from the north-west corner of square A1.

The wall is a band outside the squares; the track runs along its outer part, start spaces open in
its inner part. At each corner a tower stands on the track, with two spaces.
"""

from collections.abc import Iterator
from functools import cache

from games.castle.board import TRACK, WALLS, Wall
from games.core.values import Cell, Side, beside
from render.tools.curves import Point

THICK = 0.62
"""Of the wall."""
AWAY = 0.37
"""From the squares to the track."""
TOWER = 0.33
"""Half the side of a tower."""
_APART = 0.14
"""From the middle of a tower to each of its spaces."""


@cache
def spaces() -> tuple[Point, ...]:
    """Return the middle of every space, 0 to 99."""
    return tuple(_spaces())


def space(points: int) -> Point:
    """Return where the marker of a number of points stands."""
    return spaces()[points % TRACK]


@cache
def towers() -> dict[int, Point]:
    """Return the middle of every tower, by its first space."""
    return {wall.tower: _tower(i) for i, wall in enumerate(WALLS)}


def step(side: Side) -> Point:
    """Return the direction of a side."""
    x, y = beside(Cell(0, 0), side)
    return float(x), float(y)


def outward(wall: Wall) -> Point:
    """Return the direction out of the castle: going clockwise, it is on the left."""
    return step(Side((wall.direction + 3) % 4))


def _tower(i: int) -> Point:
    (x, y), before, here = WALLS[i].vertex, outward(WALLS[i - 1]), outward(WALLS[i])
    return x + AWAY * (before[0] + here[0]), y + AWAY * (before[1] + here[1])


def _spaces() -> Iterator[Point]:
    for i, wall in enumerate(WALLS):
        (x, y), (dx, dy) = _tower(i), step(wall.direction)
        bx, by = step(WALLS[i - 1].direction)
        yield x - bx * _APART, y - by * _APART
        yield x + dx * _APART, y + dy * _APART
        far_x, far_y = _tower((i + 1) % len(WALLS))
        long = abs(far_x - x) + abs(far_y - y) - 2 * TOWER
        each = long / len(wall.spaces)
        for number in range(len(wall.spaces)):
            along = TOWER + (number + 0.5) * each
            yield x + dx * along, y + dy * along
