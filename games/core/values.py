"""Basic values of all games: seats, viewers, cells, sides, rotations."""

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A place in turn order, 0..n-1. The bot knows which person sits there; a game does not."""

Viewer = Seat | None
"""The one who looks: a seat, or TABLE."""

TABLE: None = None
"""The public viewer: sees what everybody in the group may see."""


class Cell(NamedTuple):
    """A place in a square grid: x grows to the east, y to the south."""

    x: int
    y: int

    def __str__(self) -> str:
        x, y = self
        return f"{x},{y}"


class Side(IntEnum):
    """A side of a square, clockwise from the north."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def opposite(self) -> "Side":
        """The side that touches this one across an edge."""
        return Side((self + 2) % 4)

    def turned(self, rotation: "Rotation") -> "Side":
        """Return the side at which this side lies when its square is turned."""
        return Side((self + rotation.quarters) % 4)


class Turned(IntEnum):
    """How far a piece is turned, in clockwise degrees: the base of a grid's own rotations."""

    def __str__(self) -> str:
        return f"r{int(self)}"


class Rotation(Turned):
    """How far a square is turned, in clockwise degrees."""

    R0 = 0
    R90 = 90
    R180 = 180
    R270 = 270

    @property
    def quarters(self) -> int:
        """Quarter turns clockwise, 0..3."""
        return self.value // 90


def beside(cell: Cell, side: int) -> Cell:
    """Return the cell that touches `cell` on `side` (0..3, clockwise from the north)."""
    return neighbours(cell)[side]


@lru_cache(maxsize=1 << 13)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the cells that touch `cell`, clockwise from the north."""
    x, y = cell
    return Cell(x, y - 1), Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y)


@lru_cache(maxsize=1 << 13)
def direction(cell: Cell) -> str:
    """Return where a place lies as seen from the origin: `n`, `ne`, `e` and so on, or `middle` for
    the origin and the eight places around it. A direction between two others is one of them from
    half as far on the one axis as on the other.
    """
    x, y = cell
    if max(abs(x), abs(y)) <= 1:
        return "middle"
    rows = ("n" if y < 0 else "s") if 2 * abs(y) >= abs(x) else ""
    columns = ("w" if x < 0 else "e") if 2 * abs(x) >= abs(y) else ""
    return rows + columns


def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the eight cells round `cell`, row by row."""
    x, y = cell
    return tuple(
        Cell(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)
    )
