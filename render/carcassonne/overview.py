"""The whole map, small: every lawful cell with its number, followers as dots, what is seen below.

A long map is cut into pieces that lie on shelves, so that the numbers stay large enough to read.
"""

from collections.abc import Iterable, Iterator
from math import ceil

from msgspec import Struct

from games.core.values import Cell
from render.carcassonne.pieces import colours, tiles_of
from render.grid import Extent
from render.picture import Mark, Picture
from render.scene import Box, Item, Label, Panel, Rule, Sprite, Tiles
from render.theme import BADGE, CARD, CREAM, GOLD, INK, SMALLEST_TEXT, STYLES, Face

PAD = 12
"""Pixels round each piece."""
_LARGEST = 44
_ROOMY = 34
"""The side of a tile from which on its number can be read."""
_PIECES = 8


class Shelves(Struct, frozen=True):
    """How the map is cut and laid out."""

    pieces: tuple[Extent, ...]
    px: int
    """The side of a tile."""
    stacked: bool
    """Whether the pieces lie one below the other; else side by side."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        wide = self.pieces[0].columns * self.px + 2 * PAD
        high = self.pieces[0].rows * self.px + 2 * PAD
        count = len(self.pieces)
        return (wide, high * count) if self.stacked else (wide * count, high)

    def corners(self, left: int, top: int) -> Iterator[tuple[Extent, Box]]:
        """Return each piece and its box, when all begins at left, top."""
        count = len(self.pieces)
        wide, high = self.size
        wide, high = (wide, high // count) if self.stacked else (wide // count, high)
        for piece in self.pieces:
            yield piece, Box(left, top, left + wide, top + high)
            left, top = (left, top + high) if self.stacked else (left + wide, top)


def shelves(reach: Extent, wide: int, high: int) -> Shelves:
    """Cut a map into as few pieces as let its numbers be read in `wide` x `high` pixels."""
    cuts = [_cut(reach, count, wide, high) for count in range(1, _PIECES + 1)]
    readable = [cut for cut in cuts if cut.px >= _ROOMY]
    return readable[0] if readable else max(cuts, key=lambda cut: cut.px)


def _cut(reach: Extent, count: int, wide: int, high: int) -> Shelves:
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
    px = min(_LARGEST, wide // pieces[0].columns, high // pieces[0].rows)
    return Shelves(tuple(pieces), max(8, px), stacked)


class Focal(Struct, frozen=True):
    """What the small map points at."""

    seen: Extent
    """The cells that the large map shows."""
    gold: Cell | None
    """The cell that matters most."""
    marks: tuple[Mark, ...] = ()


def overview(picture: Picture, focal: Focal, shown: Shelves, left: int, top: int) -> Iterator[Item]:
    """Lay out the small map on a card."""
    wide, high = shown.size
    yield Panel(Box(left, top, left + wide, top + high), CARD, INK, 12, shadow=True)
    for piece, box in shown.corners(left, top):
        yield from _piece(picture, focal, piece, box, shown.px)
        yield from _frame(focal.seen, piece, box, shown.px)


def _piece(picture: Picture, focal: Focal, piece: Extent, box: Box, px: int) -> Iterator[Item]:
    laid = {cell: tile for cell, tile in picture.view.tiles.items() if piece.holds(cell)}
    x, y = box.left + PAD - piece.left * px, box.top + PAD - piece.top * px
    tiles = Tiles(x, y, px, tiles_of(laid))
    if laid:
        yield tiles
    yield from _dots(picture, tiles, laid)
    for mark in focal.marks:
        if piece.holds(mark.value):
            yield from _number(mark, tiles.box(mark.value))
    if focal.gold is not None and piece.holds(focal.gold):
        yield from _outline(tiles.box(focal.gold), GOLD)


def _dots(picture: Picture, tiles: Tiles, laid: Iterable[Cell]) -> Iterator[Item]:
    """Show followers as dots of their colour."""
    for meeple in picture.view.meeples:
        if meeple.spot.cell in laid:
            box = tiles.box(meeple.spot.cell)
            colour = STYLES[colours(picture)[meeple.seat]].colour
            name = f"disc/{colour}/{colour}/{max(4, round(tiles.px * 0.3))}"
            yield Sprite(name, (box.left + box.right) // 2, (box.top + box.bottom) // 2, 1)


def _number(mark: Mark, box: Box) -> Iterator[Item]:
    yield Panel(box.grown(-2), BADGE, GOLD, 5)
    if box.width >= _ROOMY:
        x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
        yield Label(mark.label, x, y, Face.FIGURE, SMALLEST_TEXT, CREAM, "mm")


def _frame(seen: Extent, piece: Extent, box: Box, px: int) -> Iterator[Item]:
    """Frame the part of a piece that the window shows."""
    left, right = max(seen.left, piece.left), min(seen.right, piece.right)
    top, bottom = max(seen.top, piece.top), min(seen.bottom, piece.bottom)
    if left < right and top < bottom:
        x, y = box.left + PAD - piece.left * px, box.top + PAD - piece.top * px
        corners = Box(x + left * px, y + top * px, x + right * px, y + bottom * px)
        yield from _outline(corners.grown(3), BADGE)


def _outline(box: Box, colour: str) -> Iterator[Item]:
    left, top, right, bottom = box
    yield Rule(Box(left, top, right, top), colour, 4)
    yield Rule(Box(left, bottom, right, bottom), colour, 4)
    yield Rule(Box(left, top, left, bottom), colour, 4)
    yield Rule(Box(right, top, right, bottom), colour, 4)
