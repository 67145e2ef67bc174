"""The castle's wall (`board.toml`): the squares inside it, start spaces, towers and the track.

A start space lies in the wall: on the cell beyond the square that it opens to. It is a tile there,
with one side.
"""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from msgspec import Struct

from games.castle.components import Feature
from games.core.components import check_counts, load
from games.core.values import Cell, Side, beside

TRACK = 100
"""Spaces on the wall; past the last one the markers go round again."""


class Start(NamedTuple):
    """A start space."""

    cell: Cell
    """The cell of the wall in which it lies."""
    side: Side
    """The side that opens to the castle."""
    feature: Feature
    markets: int

    @property
    def edge(self) -> str:
        """The edge that a tile must have there, if it must match."""
        return "P" if self.feature is Feature.PATH else "C"


class Wall(NamedTuple):
    """A straight wall, with the tower at which it begins going clockwise."""

    tower: int
    """The first of the two spaces of that tower."""
    vertex: tuple[int, int]
    """The corner of the grid where the tower stands."""
    direction: Side
    """The direction in which the wall goes on from there."""
    cells: int
    spaces: range
    """Those between this tower and the next."""


class _Start(Struct, forbid_unknown_fields=True):
    cell: tuple[int, int]
    side: str
    kind: str
    markets: int = 0


class _Wall(Struct, forbid_unknown_fields=True):
    tower: tuple[int, int]
    vertex: tuple[int, int]
    direction: str
    cells: int
    spaces: tuple[int, int]


class _Board(Struct, forbid_unknown_fields=True):
    rows: list[str]
    start: list[_Start]
    wall: list[_Wall]


def tower_at(space: int) -> int | None:
    """Return the tower that has a space of the track, as its first space; None for none.

    :param space: points, as many laps as there are.
    """
    return _TOWERS.get(space % TRACK)


def _start(entry: _Start) -> Start:
    side = Side[entry.side]
    inside = Cell(*entry.cell)
    return Start(beside(inside, side), side.opposite, Feature(entry.kind), entry.markets)


def _wall(entry: _Wall) -> Wall:
    first, last = entry.spaces
    direction = Side[entry.direction]
    return Wall(entry.tower[0], entry.vertex, direction, entry.cells, range(first, last + 1))


_BOARD = load("games.castle", "board.toml", _Board)

SQUARES = frozenset(
    Cell(x, y) for y, row in enumerate(_BOARD.rows) for x, sign in enumerate(row) if sign == "."
)
"""The cells in which tiles can lie."""
STARTS = tuple(map(_start, _BOARD.start))
WALLS = tuple(map(_wall, _BOARD.wall))
"""Clockwise from the south-west end of column A."""
TOWERS = tuple(wall.tower for wall in WALLS)

GATE = 0
"""The tower where the markers begin: it has no wall tile."""

_TOWERS = {tower + step: tower for tower in TOWERS for step in (0, 1)}


def _spaces() -> Iterator[int]:
    for wall in WALLS:
        yield from (wall.tower, wall.tower + 1, *wall.spaces)


def _is_closed() -> bool:
    """Tell whether each wall leads to the tower of the next, round the whole castle."""
    ends = []
    for wall in WALLS:
        (x, y), step = wall.vertex, beside(Cell(0, 0), wall.direction)
        ends.append((x + wall.cells * step.x, y + wall.cells * step.y))
    return ends == [wall.vertex for wall in (*WALLS[1:], WALLS[0])]


def _borders() -> int:
    """Count the sides of squares that lie at the wall."""
    sides = chain.from_iterable((beside(cell, side) for side in Side) for cell in SQUARES)
    return sum(cell not in SQUARES for cell in sides)


check_counts(
    "castle board",
    {
        "squares": len(SQUARES),
        "start spaces": len(STARTS),
        "towers": len(TOWERS),
        "track": int(list(_spaces()) == list(range(TRACK))),
        "closed": int(_is_closed()),
        "wall": sum(wall.cells for wall in WALLS) - _borders(),
        "starts in the wall": sum(start.cell not in SQUARES for start in STARTS),
    },
    {
        "squares": 76,
        "start spaces": 7,
        "towers": 14,
        "track": 1,
        "closed": 1,
        "wall": 0,
        "starts in the wall": 7,
    },
)
