"""The map to be kept: every tile large, with its coordinates at the rim, as the log calls them."""

from collections.abc import Iterator

from games.carcassonne.view import View
from render.carcassonne.pieces import followers, ingots, players, tiles_of
from render.sheet.grid import Extent, extent
from render.sheet.legend import HEIGHT, legend
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Rule, Scene, Tiles
from render.theme import EDGE, FRAME, WIDTH, Face

PX = 170
"""The side of a tile."""
_RIM = 116
"""Pixels round the map."""


def export(picture: Picture) -> Scene:
    """Lay out the whole map on a sheet that is as large as it needs."""
    view: View = picture.view
    reach = extent(view.tiles)
    width = max(WIDTH, reach.columns * PX + 2 * _RIM)
    height = reach.rows * PX + 2 * _RIM + HEIGHT + EDGE
    x = (width - reach.columns * PX) // 2 - reach.left * PX
    tiles = Tiles(x, _RIM - reach.top * PX, PX, tiles_of(view.tiles))
    items = [
        tiles,
        *_coordinates(tiles, reach),
        *ingots(view.ingots, view.tiles, tiles),
        *followers(picture, view.tiles, tiles),
        *legend(players(picture), view.turn, height, width),
    ]
    if width > WIDTH:  # the strip does not reach the frame: a line does
        y = height - EDGE - HEIGHT
        items.append(Rule(Box(EDGE, y, width - EDGE, y), FRAME, 3))
    return Scene(width, height, tuple(items))


def _coordinates(tiles: Tiles, reach: Extent) -> Iterator[Item]:
    """Write x above and below the map and y at its sides: the start tile is 0,0."""
    left, top = tiles.x + reach.left * PX, tiles.y + reach.top * PX
    right, bottom = left + reach.columns * PX, top + reach.rows * PX
    for x in range(reach.left, reach.right):
        middle = tiles.x + x * PX + PX // 2
        yield from (_figure(x, middle, y) for y in (top - 46, bottom + 46))
    for y in range(reach.top, reach.bottom):
        middle = tiles.y + y * PX + PX // 2
        yield from (_figure(y, x, middle) for x in (left - 46, right + 46))


def _figure(number: int, x: int, y: int) -> Label:
    return Label(str(number).replace("-", "−"), x, y, Face.NAME, 36, FRAME, "mm")
