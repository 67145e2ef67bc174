"""Plans a map of hexagons on the sheet, as large as possible."""

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from games.core.values import Cell
from render.sheet.scene import Box, hex_middle
from render.theme import MARGIN, WIDTH

LADDER = (110, 100, 92, 84, 76, 70, 64, 58, 54, 50, 46, 42, 38, 34, 30, 26, 22, 18, 14, 11)
"""Radii of hexagons: few, so that sprites are found again from one turn to the next."""

_STEP = 40
"""Heights of sheets are whole multiples of it: the paper of each is kept."""


class Plan(Struct, frozen=True):
    """A map on its sheet."""

    height: int
    """Of the sheet."""
    x: int
    y: int
    """The middle of cell (0, 0)."""
    px: int

    def at(self, cell: Cell) -> tuple[int, int]:
        """Return the middle of a cell."""
        return hex_middle(self.x, self.y, self.px, cell)

    def box(self, cell: Cell) -> Box:
        """Return the box round a cell."""
        (x, y), wide = self.at(cell), round(self.px * sqrt(3) / 2)
        return Box(x - wide, y - self.px, x + wide, y + self.px)


def plan(
    cells: Iterable[Cell],
    foot: int,
    tallest: int,
    *,
    least: int = 360,
    sizes: Sequence[int] = LADDER,
) -> Plan:
    """Find the largest hexagons with which all cells stand above `foot` pixels of a sheet of at
    most `tallest`; the map itself has at least `least` pixels of height.
    """
    cells = tuple(cells)
    taken = foot + 2 * MARGIN
    px = largest(cells, WIDTH - 2 * MARGIN, tallest - taken, sizes)
    needed = max(px * reach(cells)[1], least) + taken
    height = min(tallest, -(-round(needed) // _STEP) * _STEP)
    room = Box(MARGIN, MARGIN, WIDTH - MARGIN, height - foot - MARGIN)
    return inside(cells, room, height, (px,))


def inside(cells: Iterable[Cell], room: Box, height: int, sizes: Sequence[int] = LADDER) -> Plan:
    """Put cells in the middle of a part of a sheet, as large as they can be there."""
    cells = tuple(cells)
    px = largest(cells, room.width, room.height, sizes)
    across, rows = [2 * cell.x + cell.y for cell in cells], [cell.y for cell in cells]
    x = (room.left + room.right) / 2 - px * sqrt(3) * (max(across) + min(across)) / 4
    y = (room.top + room.bottom) / 2 - px * 1.5 * (max(rows) + min(rows)) / 2
    return Plan(height, round(x), round(y), px)


def largest(cells: Sequence[Cell], width: int, height: int, sizes: Sequence[int]) -> int:
    """Return the first of the sizes at which all cells have room, else the last."""
    wide, high = reach(cells)
    fitting = (px for px in sizes if px * sqrt(3) * wide <= width and px * high <= height)
    return next(fitting, sizes[-1])


def reach(cells: Sequence[Cell]) -> tuple[float, float]:
    """Return how wide and high a map is: in hexagons from side to side, and in radii."""
    across, rows = [2 * cell.x + cell.y for cell in cells], [cell.y for cell in cells]
    return (max(across) - min(across)) / 2 + 1, (max(rows) - min(rows)) * 1.5 + 2
