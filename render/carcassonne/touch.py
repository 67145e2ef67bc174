"""The map to be dragged and tapped: the tile that is tried out lies on it, its places lettered."""

from collections.abc import Iterator

from games.carcassonne.view import Laid, View
from render.carcassonne.board import cell_marks
from render.carcassonne.pieces import barred, followers, last_move, number, spot_marks, tiles_of
from render.carcassonne.preview import PX, ghost_of, places
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, Item, Tiles

_EVERYWHERE = Box(-(10**6), -(10**6), 10**6, 10**6)


def touch(picture: Picture) -> Iterator[Item]:
    """Lay out the whole map as a page shows it: see `Painter.touch`."""
    view: View = picture.view
    ghost = ghost_of(picture)
    laid = {**view.tiles, **({ghost.cell: Laid(ghost.kind, ghost.rotation)} if ghost else {})}
    tiles = Tiles(0, 0, PX, tiles_of(laid))
    yield tiles
    if ghost:
        yield Glow(tiles.box(ghost.cell), 8)
    elif view.last is not None:
        yield last_move(tiles.box(view.last))
    yield from (barred(tiles.box(cell)) for cell in view.barred)
    yield from followers(picture, laid, tiles)
    yield from (number(tiles.box(mark.value), mark.label) for mark in cell_marks(picture.focus))
    yield from spot_marks(picture, tiles)
    if ghost:
        yield from places(picture, ghost, tiles, _EVERYWHERE)
