"""A map too long for one sheet: a window on the action, and above it an overview of everything."""

import math
from collections.abc import Iterable, Iterator

from msgspec import Struct

from games.carcassonne.view import View
from games.core.values import Cell
from render.carcassonne.arrows import Beyond, arrows
from render.carcassonne.card import card, card_size
from render.carcassonne.edge import table_edge
from render.carcassonne.overview import Focal, overview, readable
from render.carcassonne.pieces import (
    barred,
    followers,
    last_move,
    players,
    slot,
    spot_marks,
    tiles_of,
)
from render.carcassonne.shelves import Shelves, shelves
from render.sheet.grid import Extent, extent, lean
from render.sheet.legend import HEIGHT, legend
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Badge, Box, Glow, Item, Paper, Rule, Scene, Sprite, Tiles
from render.theme import EDGE, FRAME, MARGIN, TALLEST, WIDTH

PX = 154
"""The side of a tile in the window."""
_HEIGHTS = tuple(range(720, TALLEST + 1, 80))
_LOW = 880
"""The height of a sheet that has room."""
_OVERVIEW = (620, 860)
"""Pixels that the overview may take from the top, and at most, where numbers could not be read."""
_STEP = 80
"""By so many pixels it is made taller until they can."""
_ACTION = round(2.2 * PX)
"""Pixels that the window needs to show the last move and what is round it."""


class Shape(Struct, frozen=True):
    """How the sheet is divided, and what part of the map the window shows, in cells."""

    height: int
    top: int
    """Where the window begins, below the overview."""
    shelves: Shelves
    west: float
    north: float

    @property
    def foot(self) -> int:
        """Where the window ends."""
        return self.height - EDGE - HEIGHT

    @property
    def east(self) -> float:
        """Where the window ends in the east."""
        return self.west + (WIDTH - 2 * EDGE) / PX

    @property
    def south(self) -> float:
        """Where the window ends in the south."""
        return self.north + (self.foot - self.top) / PX

    def shows(self, cell: Cell) -> bool:
        """Say whether all of a cell but its rim can be seen."""
        return (
            self.west - 0.1 <= cell.x <= self.east - 0.9
            and self.north - 0.1 <= cell.y <= self.south - 0.9
        )


def window(picture: Picture, marks: tuple[Mark, ...]) -> Scene:
    """Lay out the window, the overview, and arrows to cells that are outside the window."""
    view: View = picture.view
    shape = _shape(view, marks, picture.room)
    inside = tuple(_inside(picture, marks, shape))
    items: list[Item] = [
        *inside,
        Paper(Box(EDGE, EDGE, WIDTH - EDGE, shape.top)),
        Rule(Box(EDGE, shape.top, WIDTH - EDGE, shape.top), FRAME, 3),
        *_above(picture, marks, shape),
        *_arrows(marks, shape, inside),
        *legend(players(picture), view.turn, shape.height),
    ]
    return Scene(WIDTH, shape.height, tuple(items))


def _shape(view: View, marks: tuple[Mark, ...], room: int) -> Shape:
    """Make the window as tall as its columns need and there is room for, round the tile that was
    laid last.
    """
    cells = [*view.tiles, *(mark.value for mark in marks)]
    centre, reach = view.last or Cell(0, 0), extent(cells)
    shown = _shelves(view, marks, room)
    top = EDGE + max(shown.size[1], (card_size(view) or (0, 0))[1]) + 48
    columns = (WIDTH - 2 * EDGE) / PX
    west, _ = lean(centre, reach, columns, 1)
    near = extent([cell for cell in cells if west - 0.6 < cell.x < west + columns - 0.4])
    least, needed = (
        top + high + HEIGHT + EDGE for high in (_ACTION, round((near.rows + 0.6) * PX))
    )
    needed = max(min(needed, max(least, room)), min(_LOW, room))
    height = next((h for h in _HEIGHTS if h >= needed), TALLEST)
    _, north = lean(centre, near, columns, (height - EDGE - HEIGHT - top) / PX)
    return Shape(height, top, shown, west, north)


def _shelves(view: View, marks: tuple[Mark, ...], room: int) -> Shelves:
    """Return the lowest overview whose numbers can be read; in blocks only where it must be."""
    cells = [mark.value for mark in marks]
    low, (usual, most) = room - EDGE - 48 - _ACTION - HEIGHT - EDGE, _OVERVIEW
    wide, lower = WIDTH - 2 * MARGIN - _card(view), range(min(low, usual), usual + 1, _STEP)
    return shelves(view.tiles, cells, (wide, most), readable(marks), lower=lower)


def _card(view: View) -> int:
    """Return the room that the card takes from the overview."""
    size = card_size(view)
    return size[0] + 24 if size else 0


def _inside(picture: Picture, marks: tuple[Mark, ...], shape: Shape) -> Iterator[Item]:
    view: View = picture.view
    x, y = round(EDGE - shape.west * PX), round(shape.top - shape.north * PX)
    tiles = Tiles(x, y, PX, tiles_of(view.tiles, _near(view.tiles, shape)))
    yield from table_edge(view, tiles, Box(EDGE, shape.top, WIDTH - EDGE, shape.foot))
    yield tiles
    if view.last is not None:
        yield last_move(tiles.box(view.last))
    yield from (barred(tiles.box(cell)) for cell in view.barred if shape.shows(cell))
    for mark in marks:
        if shape.shows(mark.value):
            yield from slot(tiles.box(mark.value), mark.label)
    yield from followers(picture, view.tiles, tiles)
    yield from spot_marks(picture, tiles)


def _near(laid: Iterable[Cell], shape: Shape) -> list[Cell]:
    return [
        cell
        for cell in laid
        if shape.west - 1.4 < cell.x < shape.east + 0.4
        and shape.north - 1.4 < cell.y < shape.south + 0.6
    ]


def _above(picture: Picture, marks: tuple[Mark, ...], shape: Shape) -> Iterator[Item]:
    view: View = picture.view
    (wide, high), middle = shape.shelves.size, (EDGE + shape.top) // 2
    left = MARGIN + (WIDTH - 2 * MARGIN - _card(view) - wide) // 2
    seen = Extent(
        math.ceil(shape.west - 0.5),
        math.ceil(shape.north - 0.5),
        math.floor(shape.east + 0.5),
        math.floor(shape.south + 0.5),
    )
    focal = Focal(seen, view.last, marks)
    yield from overview(picture, focal, shape.shelves, left, middle - high // 2)
    size = card_size(view)
    if size:
        x, y = WIDTH - MARGIN - size[0], middle - size[1] // 2
        yield from card(picture, Box(x, y, x + size[0], y + size[1]))


def _arrows(marks: tuple[Mark, ...], shape: Shape, inside: Iterable[Item]) -> Iterator[Item]:
    """Say how many lawful cells lie outside the window, off what matters inside."""
    outside = [mark.value for mark in marks if not shape.shows(mark.value)]
    beside = [c for c in outside if shape.west - 0.1 <= c.x <= shape.east - 0.9]
    beyond = Beyond(
        west=sum(cell.x < shape.west - 0.1 for cell in outside),
        east=sum(cell.x > shape.east - 0.9 for cell in outside),
        north=sum(cell.y < shape.north - 0.1 for cell in beside),
        south=sum(cell.y > shape.south - 0.9 for cell in beside),
    )
    room = Box(EDGE, shape.top, WIDTH - EDGE, shape.foot)
    yield from arrows(beyond, room, [box for item in inside for box in _kept_clear(item)])


def _kept_clear(item: Item) -> Iterator[Box]:
    """Numbers, the last move, figures: an arrow must not hide them."""
    if isinstance(item, Badge | Glow):
        yield item.box
    elif isinstance(item, Sprite):
        x, y, px = item.x, item.y, item.px
        yield Box(x - px // 2, y - px, x + px // 2, y)
