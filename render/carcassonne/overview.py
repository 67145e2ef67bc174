"""The whole map, small: each lawful cell with its number, followers as dots, what is seen below."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from games.core.values import Cell
from render.carcassonne.art import palette
from render.carcassonne.pieces import colours, tiles_of
from render.carcassonne.shelves import PAD, READABLE, Piece, Shelves
from render.sheet.grid import Extent
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Sprite, Tiles
from render.sheet.text import width
from render.theme import (
    BADGE,
    CARD,
    CREAM,
    GOLD,
    INK,
    PAPER,
    RULE,
    SMALLEST_TEXT,
    STYLES,
    Face,
)

_DRAWN = 8
"""The side of a tile from which on it is drawn; a smaller one is a spot."""


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
        if shown.parted:
            yield Panel(box.grown(-4), PAPER, RULE, 9)
        yield from _piece(picture, focal, piece, box, shown.px)
        yield from _frame(focal.seen, piece.extent, box, shown.px)


def _piece(picture: Picture, focal: Focal, piece: Piece, box: Box, px: int) -> Iterator[Item]:
    laid = {cell: tile for cell, tile in picture.view.tiles.items() if cell in piece.cells}
    x, y = box.left + PAD - piece.extent.left * px, box.top + PAD - piece.extent.top * px
    tiles = Tiles(x, y, px, tiles_of(picture.view.tiles, laid))
    if px < _DRAWN:
        yield from (Panel(tiles.box(cell), palette.TREE) for cell in laid)
    elif laid:
        yield tiles
        yield from _dots(picture, tiles, laid)
    for mark in focal.marks:
        if mark.value in piece.cells:
            yield from _number(mark, tiles.box(mark.value))
    if focal.gold in piece.cells:
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
    if box.width >= readable([mark]):
        x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
        yield Label(mark.label, x, y, Face.FIGURE, SMALLEST_TEXT, CREAM, "mm")


def readable(marks: Iterable[Mark]) -> int:
    """Return the side of a tile in which all these numbers can be read."""
    widths = (width(mark.label, Face.FIGURE, SMALLEST_TEXT) + 3 for mark in marks)
    return max([READABLE, *widths])


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
