"""The map to be dragged and tapped: the tile that is tried out lies on it, its places lettered."""

from collections.abc import Collection, Iterator

from games.carcassonne.view import Laid, View, shown_hand
from games.core.values import Cell
from render.carcassonne.board import cell_marks
from render.carcassonne.edge import table_edge
from render.carcassonne.lenses import FIELDS, STAKES, layer, worth
from render.carcassonne.pieces import (
    barred,
    followers,
    free,
    holes,
    in_hand,
    ingots,
    last_move,
    number,
    spot_marks,
    tiles_of,
)
from render.carcassonne.preview import PX, ghost_of, gold, named, places
from render.sheet.grid import extent
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, InHand, Item, Thumb, Tiles

_EVERYWHERE = Box(-(10**6), -(10**6), 10**6, 10**6)


def touch(picture: Picture) -> Iterator[Item | InHand]:
    """Lay out the whole map as a page shows it: see `Painter.touch`."""
    view: View = picture.view
    ghost = ghost_of(picture)
    laid = {**view.tiles, **({ghost.cell: Laid(ghost.kind, ghost.rotation)} if ghost else {})}
    tiles = Tiles(0, 0, PX, tiles_of(laid))
    yield from table_edge(view, tiles, _near(tiles))
    yield tiles
    if ghost:
        yield Glow(tiles.box(ghost.cell), 8)
    elif view.last is not None:
        yield last_move(tiles.box(view.last))
    yield from (barred(tiles.box(cell)) for cell in holes(view))
    is_layer = picture.page in (FIELDS, STAKES)
    if is_layer:
        yield from layer(picture, Tiles(0, 0, PX, tiles_of(view.tiles)))
    yield from (free(tiles.box(mark.value)) for mark in cell_marks(picture.focus))
    yield from ingots(gold(picture, ghost) if ghost else view.ingots, laid, tiles)
    if not is_layer:
        yield from followers(picture, laid, tiles, _larger(laid))
    yield from (number(tiles.box(mark.value), mark.label) for mark in cell_marks(picture.focus))
    yield from spot_marks(picture, tiles)
    if ghost:
        lettered = list(places(picture, ghost, tiles, _EVERYWHERE))
        yield from (*lettered, *named(picture, laid, tiles, _EVERYWHERE, lettered))
    if is_layer:
        yield from worth(picture, tiles, _EVERYWHERE, _LARGER)
    yield from _tiles_in_hand(picture, is_laid=ghost is not None)


def _larger(laid: Collection[Cell]) -> float:
    """Return how much larger figures are on a map that is seen from far."""
    columns = extent(laid).columns
    return next((larger for most, larger in _FROM_FAR if columns <= most), _FARTHEST)


_FROM_FAR, _FARTHEST = ((7, 1.0), (10, 1.25)), 1.5
"""Columns of a map, and by how much figures on it are larger; and on those with more columns."""
_LARGER = 2
"""Times that figures of a layer are as large as on a sheet, whose tiles are smaller."""


def _near(tiles: Tiles) -> Box:
    """Return the map and the places round it: the table's edge is shown where they reach it."""
    boxes = [tiles.box(cell) for cell, _ in tiles.tiles]
    west, north = min(box.left for box in boxes), min(box.top for box in boxes)
    east, south = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(west, north, east, south).grown(PX * 5 // 4)


def _tiles_in_hand(picture: Picture, *, is_laid: bool) -> Iterator[InHand]:
    """Show the drawn tile until it is tried out; or the hand that is looked at."""
    view: View = picture.view
    drawn = () if view.drawn is None or is_laid else (view.drawn,)
    rows = picture.focus.rows if picture.focus else ()
    labels = {mark.value: mark.label for row in rows if row.field == "tile" for mark in row.marks}
    for kind in filter(None, drawn or shown_hand(view)):
        yield InHand(Thumb(in_hand(view, kind), 0, 0, PX), labels.get(kind, ""))
