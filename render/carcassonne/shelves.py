"""Cutting a small map into pieces that lie on shelves, so that its numbers can be read.

A long map is cut into strips. A map that is long both ways - a staircase, an L, a star - is mostly
empty: it is cut into blocks, of which only those with something in them are laid out.
"""

from bisect import bisect
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import ceil, sqrt
from typing import NamedTuple

from msgspec import Struct

from games.core.values import Cell, neighbours
from render.sheet.grid import Extent, extent
from render.sheet.scene import Box

PAD = 12
"""Pixels round each piece."""
READABLE = 34
"""The side of a tile from which on a number of two figures can be read in it."""
_SIZES = (3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 29, READABLE, 40, 44)
"""The sides that a tile may have: few, so that sprites are found again while a map grows. In 40 a
number of three figures can be read.
"""
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
    lower: Sequence[int] = (),
) -> Shelves:
    """Cut a map into as few pieces as let its numbers be read in the room, in pixels.

    :param slots: empty cells beside the tiles that the map is to show, too.
    :param readable: the side of a tile in which the longest number has room.
    :param smallest: the side of a tile, if they cannot be read however it is cut.
    :param lower: heights that are better if numbers can be read in them, the lowest first; strips
        in any of them are better than blocks.
    """
    wide, most = room
    cells = frozenset((*tiles, *slots))
    reach, blocks = extent(cells), _Blocks(tiles, slots, readable, wide)
    for heights in (lower, (most,)):
        for high, count in product(heights, _COUNTS):
            if (px := _side(reach, count, (wide, high))) >= readable:
                return _strips(reach, count, max(readable, _usual(px)), cells)
        for found in map(blocks.within, heights):
            if found:
                return found
    sides = [max(smallest, _usual(_side(reach, count, room))) for count in _COUNTS]
    px = max(sides)
    return _strips(reach, _COUNTS[sides.index(px)], px, cells)


_COUNTS = range(1, _STRIPS + 1)


def _side(reach: Extent, count: int, room: tuple[int, int]) -> int:
    """Return how large tiles can be where the longer side is cut into so many equal pieces."""
    wide, high = room
    columns, rows = reach.columns, reach.rows
    if columns >= rows:
        high, columns = high // count, ceil(columns / count)
    else:
        wide, rows = wide // count, ceil(rows / count)
    return min((wide - 2 * PAD) // columns, (high - 2 * PAD) // rows)


def _usual(px: int) -> int:
    """Return the largest of the sizes that is no larger, or the smallest of all."""
    return _SIZES[max(bisect(_SIZES, px) - 1, 0)]


def _strips(reach: Extent, count: int, px: int, cells: Iterable[Cell]) -> Shelves:
    """Cut the longer side into so many equal pieces, one below or beside the other."""
    stacked = reach.columns >= reach.rows
    if stacked:
        step = ceil(reach.columns / count)
        starts = [reach.left + i * step for i in range(count)]
        strips = [Extent(x, reach.top, x + step, reach.bottom) for x in starts]
    else:
        step = ceil(reach.rows / count)
        starts = [reach.top + i * step for i in range(count)]
        strips = [Extent(reach.left, y, reach.right, y + step) for y in starts]
    across, down = _size(strips[0], px)
    right, below = (0, down) if stacked else (across, 0)
    pieces = (
        Piece(strip, frozenset(filter(strip.holds, cells)), i * right, i * below)
        for i, strip in enumerate(strips)
    )
    size = (across, down * count) if stacked else (across * count, down)
    return Shelves(tuple(pieces), px, size)


class _Blocks:
    """A map cut into blocks of one size of tile, for shelves of one width: tried size after size,
    the largest first, in room after room, and laid out once for all of these.
    """

    def __init__(
        self, tiles: Collection[Cell], slots: Collection[Cell], px: int, wide: int
    ) -> None:
        self._tiles, self._slots, self._px, self._wide = tiles, slots, px, wide
        self._least = (sqrt(len(tiles) + len(slots)) * px + 2 * PAD) ** 2 / wide
        """The height of one square block without holes: no cut needs less."""
        longest = max(extent(tiles).columns, extent(tiles).rows)
        self._sides = [side for side in _BLOCKS if side < longest]
        self._laid: list[Shelves] = []
        """By the first of these sides, as far as they were tried."""

    def within(self, high: int) -> Shelves | None:
        """Return the map in the largest blocks that have room in so many pixels."""
        if self._least > high:
            return None
        for n, side in enumerate(self._sides):
            if n == len(self._laid):
                self._laid.append(_laid(_blocks(self._homes, side), self._px, self._wide))
            across, down = self._laid[n].size
            if across <= self._wide and down <= high:
                return self._laid[n]
        return None

    @cached_property
    def _homes(self) -> list[tuple[Cell, int, int]]:
        """Each cell, and the column and row by which it is put into a block, counted from the first
        tile's: a slot goes where its tile is.
        """
        reach = extent(self._tiles)
        at = {cell: cell for cell in self._tiles}
        for cell in self._slots:
            at[cell] = next(c for c in neighbours(cell) if c in self._tiles)
        return [(cell, x - reach.left, y - reach.top) for cell, (x, y) in at.items()]


def _blocks(homes: Iterable[tuple[Cell, int, int]], side: int) -> list[tuple[Extent, list[Cell]]]:
    """Cut the map into squares, each cropped to what is in it."""
    inside: dict[tuple[int, int], list[Cell]] = defaultdict(list)
    for cell, column, row in homes:
        inside[row // side, column // side].append(cell)
    return [(extent(inside[place]), inside[place]) for place in sorted(inside)]


def _laid(blocks: Iterable[tuple[Extent, Iterable[Cell]]], px: int, wide: int) -> Shelves:
    """Put blocks side by side, the tallest first, shelf below shelf; a block may be too wide."""
    pieces: list[Piece] = []
    x = y = shelf = widest = 0
    for block, cells in sorted(blocks, key=lambda block: -block[0].rows):
        across, down = _size(block, px)
        if x + across > wide:
            x, y, shelf = 0, y + shelf, 0
        pieces.append(Piece(block, frozenset(cells), x, y))
        x, shelf = x + across, max(shelf, down)
        widest = max(widest, x)
    return Shelves(tuple(pieces), px, (widest, y + shelf), parted=True)


def _size(piece: Extent, px: int) -> tuple[int, int]:
    return piece.columns * px + 2 * PAD, piece.rows * px + 2 * PAD
