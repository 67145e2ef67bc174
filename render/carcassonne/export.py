"""The map to be kept: every tile large, with its coordinates at the rim, as the log calls them."""

from collections.abc import Iterator
from math import prod

from games.carcassonne.view import View
from render.carcassonne.pieces import followers, ingots, players, tiles_of
from render.sheet.grid import LADDER, Extent, extent, kept_px
from render.sheet.legend import legend, legend_height
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Rule, Scene, Tiles
from render.theme import EDGE, FRAME, WIDTH, Face

_SIZES = LADDER[LADDER.index(170) :]
"""The sides of a tile: the first, unless the map is stretched so far that it would be too large."""
_RIM = 116
"""Pixels round the map."""


def export(picture: Picture) -> Scene:
    """Lay out the whole map on a sheet that is as large as it needs."""
    view: View = picture.view
    reach = extent(view.tiles)
    seats = players(picture)
    foot = legend_height(seats) + EDGE
    px = kept_px(_SIZES, lambda px: prod(_sheet(reach, px, foot)))
    width, height = _sheet(reach, px, foot)
    x = (width - reach.columns * px) // 2 - reach.left * px
    tiles = Tiles(x, _RIM - reach.top * px, px, tiles_of(view.tiles))
    items = [
        tiles,
        *_coordinates(tiles, reach),
        *ingots(view.ingots, view.tiles, tiles),
        *followers(picture, view.tiles, tiles),
        *legend(seats, view.turn, height, width),
    ]
    if width > WIDTH:  # the strip does not reach the frame: a line does
        y = height - foot
        items.append(Rule(Box(EDGE, y, width - EDGE, y), FRAME, 3))
    return Scene(width, height, tuple(items))


def _sheet(reach: Extent, px: int, foot: int) -> tuple[int, int]:
    """Return width and height of the sheet."""
    return max(WIDTH, reach.columns * px + 2 * _RIM), reach.rows * px + 2 * _RIM + foot


def _coordinates(tiles: Tiles, reach: Extent) -> Iterator[Item]:
    """Write x above and below the map and y at its sides: the start tile is 0,0."""
    px = tiles.px
    left, top = tiles.x + reach.left * px, tiles.y + reach.top * px
    right, bottom = left + reach.columns * px, top + reach.rows * px
    for x in range(reach.left, reach.right):
        middle = tiles.x + x * px + px // 2
        yield from (_figure(x, middle, y) for y in (top - 46, bottom + 46))
    for y in range(reach.top, reach.bottom):
        middle = tiles.y + y * px + px // 2
        yield from (_figure(y, x, middle) for x in (left - 46, right + 46))


def _figure(number: int, x: int, y: int) -> Label:
    return Label(str(number).replace("-", "−"), x, y, Face.NAME, 36, FRAME, "mm")
