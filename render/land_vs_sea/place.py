"""Where a map of hexagons lies on the sheet: as large as can be."""

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from games.core.values import Cell
from render.sheet.scene import Box, hex_middle
from render.theme import MARGIN, WIDTH

LADDER = (110, 100, 92, 84, 76, 70, 64, 58, 54, 50, 46, 42, 38, 34, 30, 26, 22, 18, 14)
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
    top: int = 0,
    least: int = 360,
    sizes: Sequence[int] = LADDER,
) -> Plan:
    """Find the largest hexagons with which all cells stand between `top` and `foot` pixels of a
    sheet of at most `tallest`; the map itself has at least `least` pixels of height.
    """
    cells = tuple(cells)
    across = [2 * cell.x + cell.y for cell in cells]
    rows = [cell.y for cell in cells]
    wide, high = (max(across) - min(across)) / 2 + 1, (max(rows) - min(rows)) * 1.5 + 2
    taken = foot + top + 2 * MARGIN
    px = next(
        (
            px
            for px in sizes
            if px * sqrt(3) * wide <= WIDTH - 2 * MARGIN and px * high <= tallest - taken
        ),
        sizes[-1],
    )
    height = min(tallest, -(-round(max(px * high, least) + taken) // _STEP) * _STEP)
    middle = top + (height - foot - top) / 2
    x = WIDTH / 2 - px * sqrt(3) * (max(across) + min(across)) / 4
    y = middle - px * 1.5 * (max(rows) + min(rows)) / 2
    return Plan(height, round(x), round(y), px)
