"""The map to be dragged and tapped: the tile that is tried out lies on it."""

from collections.abc import Iterator

from games.core.values import Cell
from games.land_vs_sea.view import View
from render.land_vs_sea.board import letters, on_the_map
from render.land_vs_sea.pieces import glow, hexes, number
from render.land_vs_sea.place import Plan
from render.land_vs_sea.preview import ghost_of
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Item

_PLACE = Plan(0, 0, 0, 110)


def touch(picture: Picture) -> Iterator[Item]:
    """Lay out the whole map as a page shows it: see `Painter.touch`."""
    view: View = picture.view
    ghost = ghost_of(picture)
    laid = {**view.tiles, **({ghost.cell: ghost.laid} if ghost else {})}
    yield hexes(view, laid, _PLACE)
    yield from on_the_map(view, _PLACE)
    if ghost:
        yield glow(_PLACE, ghost.cell)
    for mark in marks(picture.focus, Cell):
        yield from number(_PLACE, mark.value, mark.label)
    yield from letters(picture, view.tiles, _PLACE)
