"""A grid of hexagons on their corners: rows from west to east, every other one half a step on.

A `Cell` is written in axial coordinates: x grows to the east, y to the south-east, so x + 1, y - 1
is the north-east.
"""

from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache
from operator import itemgetter

from games.core.values import Cell, Turned

SIDES = 6


class HexSide(IntEnum):
    """A side of a hexagon, clockwise from the north-east."""

    NE = 0
    E = 1
    SE = 2
    SW = 3
    W = 4
    NW = 5


class HexRotation(Turned):
    """How far a hexagon is turned, in clockwise degrees."""

    R0 = 0
    R60 = 60
    R120 = 120
    R180 = 180
    R240 = 240
    R300 = 300

    @property
    def sixths(self) -> int:
        """Sixths of a turn clockwise, 0..5."""
        return self.value // 60


@lru_cache(maxsize=1 << 13)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell, Cell, Cell]:
    """Return the cells that touch `cell`, clockwise from the north-east."""
    x, y = cell
    return (
        Cell(x + 1, y - 1),
        Cell(x + 1, y),
        Cell(x, y + 1),
        Cell(x - 1, y + 1),
        Cell(x - 1, y),
        Cell(x, y - 1),
    )


row_by_row: Callable[[Cell], tuple[int, int]] = itemgetter(1, 0)
"""Sort key of cells in reading order: from north to south, then from west to east."""
