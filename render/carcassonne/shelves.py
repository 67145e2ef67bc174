"""Cutting a small map into pieces that lie on shelves, so that its numbers can be read.

A long map is cut into strips. A map that is long both ways - a staircase, an L, a star - is mostly
empty: it is cut into blocks, of which only those with something in them are laid out.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from games.core.values import Cell, Side, beside
from render.sheet.grid import Extent, extent
from render.sheet.scene import Box

PAD = 12
"""Pixels round each piece."""
READABLE = 34
"""The side of a tile from which on a number of two figures can be read in it."""
_LARGEST = 44
_STRIPS = 8
_BLOCKS = (28, 24, 20, 17, 14, 12, 10, 9, 8, 7, 6, 5, 4)
"""Sides of a block, in cells."""


class Piece(NamedTuple):
    """A part of the map, and where it begins on the shelves."""

    extent: Extent
    cells: frozenset[Cell]
    """What is shown in it, each cell in one piece only: those of blocks overlap."""
    x: int
    y: int


class Shelves(Struct, frozen=True):
    """How the map is cut and laid out."""

    pieces: tuple[Piece, ...]
    px: int
    """The side of a tile."""
    size: tuple[int, int]
    """Width and height in pixels."""
    parted: bool = False
    """Whether the pieces are blocks, which no eye would take for one map."""

    def corners(self, left: int, top: int) -> Iterator[tuple[Piece, Box]]:
        """Return each piece and its box, when all begins at left, top."""
        for piece in self.pieces:
            wide, high = _size(piece.extent, self.px)
            x, y = left + piece.x, top + piece.y
            yield piece, Box(x, y, x + wide, y + high)


def shelves(
    tiles: Collection[Cell],
    slots: Collection[Cell],
    room: tuple[int, int],
    readable: int = READABLE,
    smallest: int = 8,
) -> Shelves:
    """Cut a map into as few pieces as let its numbers be read in the room, in pixels.

    :param slots: empty cells beside the tiles that the map is to show, too.
    :param readable: the side of a tile in which the longest number has room.
    :param smallest: the side of a tile, if they cannot be read however it is cut.
    """
    laid, cells = frozenset(tiles), frozenset((*tiles, *slots))
    reach = extent(cells)
    strips = [_strips(reach, count, room, smallest) for count in _COUNTS]
    found = next((cut for cut in strips if cut.px >= readable), None)
    if found is None:
        blocks = (_laid(_blocks(laid, tuple(slots), side), readable, room) for side in _BLOCKS)
        whole = next((cut for cut in blocks if cut is not None), None)
        if whole:
            return whole
    return _filled(found or max(strips, key=lambda cut: cut.px), cells)


_COUNTS = range(1, _STRIPS + 1)


def _strips(reach: Extent, count: int, room: tuple[int, int], smallest: int) -> Shelves:
    """Cut the longer side into so many equal pieces, one below or beside the other; all empty."""
    wide, high = room
    stacked = reach.columns >= reach.rows
    if stacked:
        step = ceil(reach.columns / count)
        starts = [reach.left + i * step for i in range(count)]
        pieces = [Extent(x, reach.top, x + step, reach.bottom) for x in starts]
        wide, high = wide - 2 * PAD, high // count - 2 * PAD
    else:
        step = ceil(reach.rows / count)
        starts = [reach.top + i * step for i in range(count)]
        pieces = [Extent(reach.left, y, reach.right, y + step) for y in starts]
        wide, high = wide // count - 2 * PAD, high - 2 * PAD
    px = max(smallest, min(_LARGEST, wide // pieces[0].columns, high // pieces[0].rows))
    across, down = _size(pieces[0], px)
    right, below = (0, down) if stacked else (across, 0)
    laid = (Piece(piece, frozenset(), i * right, i * below) for i, piece in enumerate(pieces))
    size = (across, down * count) if stacked else (across * count, down)
    return Shelves(tuple(laid), px, size)


def _filled(cut: Shelves, cells: Iterable[Cell]) -> Shelves:
    """Put cells into the pieces of a map."""
    pieces = (
        piece._replace(cells=frozenset(filter(piece.extent.holds, cells))) for piece in cut.pieces
    )
    return replace(cut, pieces=tuple(pieces))


@lru_cache(maxsize=64)
def _blocks(
    tiles: frozenset[Cell], slots: tuple[Cell, ...], side: int
) -> list[tuple[Extent, frozenset[Cell]]]:
    """Cut the map into squares, each cropped to what is in it; a slot goes where its tile is.

    Kept: one map is tried in room after room.
    """
    reach = extent(tiles)
    inside: dict[tuple[int, int], list[Cell]] = defaultdict(list)
    for cell in (*tiles, *slots):
        at = cell if cell in tiles else next(c for c in _around(cell) if c in tiles)
        inside[(at.y - reach.top) // side, (at.x - reach.left) // side].append(cell)
    return [(extent(inside[place]), frozenset(inside[place])) for place in sorted(inside)]


def _around(cell: Cell) -> Iterator[Cell]:
    return (beside(cell, side) for side in Side)


def _laid(
    blocks: Iterable[tuple[Extent, frozenset[Cell]]], px: int, room: tuple[int, int]
) -> Shelves | None:
    """Put blocks side by side, the tallest first, shelf below shelf; None if there is no room."""
    pieces: list[Piece] = []
    wide, high = room
    x = y = shelf = widest = 0
    for block, cells in sorted(blocks, key=lambda block: -block[0].rows):
        across, down = _size(block, px)
        if x + across > wide:
            x, y, shelf = 0, y + shelf, 0
        pieces.append(Piece(block, cells, x, y))
        x, shelf = x + across, max(shelf, down)
        widest = max(widest, x)
    fits = widest <= wide and y + shelf <= high
    return Shelves(tuple(pieces), px, (widest, y + shelf), parted=True) if fits else None


def _size(piece: Extent, px: int) -> tuple[int, int]:
    return piece.columns * px + 2 * PAD, piece.rows * px + 2 * PAD
