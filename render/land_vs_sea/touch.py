"""The map to be dragged and tapped: the tile that is tried out lies on it."""

from collections.abc import Iterator

from games.core.hexes import HexRotation
from games.core.values import Cell
from games.land_vs_sea.actions import Pick, Stack
from games.land_vs_sea.view import View
from render.land_vs_sea.board import letters, on_the_map
from render.land_vs_sea.lenses import AREAS, ROUTES, linked, signed, tinted
from render.land_vs_sea.pieces import glow, hexes, number, standing_out, thumb
from render.land_vs_sea.place import Plan
from render.land_vs_sea.preview import ghost_of
from render.sheet.marks import marks
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Box, InHand, Item

_PLACE = Plan(0, 0, 0, 110)
_EVERYWHERE = Box(-(10**6), -(10**6), 10**6, 10**6)
_LARGER = 2
"""Times that figures of a layer are as large as on a sheet, which is never shown that far away."""


def touch(picture: Picture) -> Iterator[Item | InHand]:
    """Lay out the whole map as a page shows it: see `Painter.touch`."""
    view: View = picture.view
    ghost = ghost_of(picture)
    laid = {**view.tiles, **({ghost.cell: ghost.laid} if ghost else {})}
    yield hexes(view, laid, _PLACE)
    if picture.page == AREAS:
        yield from tinted(view, _PLACE)
    yield from on_the_map(view, _PLACE)
    if ghost:
        yield glow(_PLACE, ghost.cell)
    out = standing_out(picture)
    for mark in marks(picture.focus, Cell):
        yield from number(_PLACE, mark.value, mark.label, stands_out=mark.value in out)
    yield from letters(picture, view.tiles, _PLACE)
    if picture.page == AREAS:
        yield from signed(view, _PLACE, _LARGER, _EVERYWHERE)
    elif picture.page == ROUTES:
        yield from linked(view, _PLACE, _LARGER, _EVERYWHERE)
    yield from _choosable_sides(picture)


def _choosable_sides(picture: Picture) -> Iterator[InHand]:
    """Yield the sides of the player's own tiles, or the tops of the stacks, that can be chosen."""
    view, focus = picture.view, picture.focus
    if focus is None:
        return
    for mark in marks(focus, Pick):
        tile = view.hands[focus.seat][mark.value.tile]
        yield from _side(view, tile.down if mark.value.is_hidden else tile.up, mark)
    for index, mark in enumerate(marks(focus, Stack)):
        yield from _side(view, view.stacks[index].top, mark)


def _side(view: View, name: str | None, mark: Mark) -> Iterator[InHand]:
    if name:
        yield InHand(thumb(view, name, 0, 0, _PLACE.px, HexRotation.R0), mark.label)
