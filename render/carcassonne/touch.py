"""The map to be dragged and tapped: the tile that is tried out lies on it, its places lettered."""

from collections.abc import Iterator

from games.carcassonne.view import Laid, View, shown_hand
from render.carcassonne.board import cell_marks
from render.carcassonne.pieces import (
    barred,
    followers,
    in_hand,
    last_move,
    number,
    spot_marks,
    tiles_of,
)
from render.carcassonne.preview import PX, ghost_of, places
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, InHand, Item, Thumb, Tiles

_EVERYWHERE = Box(-(10**6), -(10**6), 10**6, 10**6)


def touch(picture: Picture) -> Iterator[Item | InHand]:
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
    yield from _held(picture, is_laid=ghost is not None)


def _held(picture: Picture, *, is_laid: bool) -> Iterator[InHand]:
    """Show the drawn tile until it is tried out; or the hand that is looked at."""
    view: View = picture.view
    drawn = () if view.drawn is None or is_laid else (view.drawn,)
    rows = picture.focus.rows if picture.focus else ()
    labels = {mark.value: mark.label for row in rows if row.field == "tile" for mark in row.marks}
    for kind in filter(None, drawn or shown_hand(view)):
        yield InHand(Thumb(in_hand(view, kind), 0, 0, PX), labels.get(kind, ""))
