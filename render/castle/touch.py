"""The castle to be dragged and tapped: the tile that is tried out lies in it, with letters."""

from collections.abc import Iterator

from games.castle.castle_map import Deployed
from games.castle.components import Segment, Spot
from games.castle.view import View
from games.core.values import Cell
from render.castle.art.shapes import spots
from render.castle.board import on_the_wall, upon
from render.castle.layout import Layout
from render.castle.pieces import (
    follower,
    in_hand,
    last_move,
    letter,
    tiles,
)
from render.castle.preview import ghost_of
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Glow, InHand, Item, Sprite, Thumb

_PLACE = Layout(0, 0, 0, 120)


def touch(picture: Picture) -> Iterator[Item | InHand]:
    """Lay out the whole castle as a page shows it: see `Painter.touch`."""
    view: View = picture.view
    ghost = ghost_of(picture)
    laid = {**view.castle_map.tiles, **(dict((ghost,)) if ghost else {})}
    yield Sprite("castle/glow/moat", _PLACE.x, _PLACE.y, _PLACE.px)
    yield Sprite("castle/walls", _PLACE.x, _PLACE.y, _PLACE.px)
    yield from tiles(_PLACE, laid)
    yield from on_the_wall(picture, _PLACE)
    if ghost:
        yield Glow(_PLACE.box(ghost[0]), 6)
    elif view.last is not None:
        yield last_move(_PLACE.box(view.last))
    yield from upon(picture, _PLACE)
    if ghost:
        yield from _segments(picture, ghost[0])
    elif view.drawn is not None:
        yield InHand(Thumb(in_hand(view, view.drawn), 0, 0, 2 * _PLACE.px))


def _segments(picture: Picture, cell: Cell) -> Iterator[Item]:
    """Put letters on the segments that may be claimed of the tile that is tried out, and the
    follower on the chosen one.
    """
    ghost, focus = ghost_of(picture), picture.focus
    assert ghost
    assert focus
    for mark in marks(focus, Segment):
        x, y = spots(ghost[1].kind, ghost[1].rotation)[mark.value]
        yield letter(*_PLACE.at((cell.x + x, cell.y + y)), mark.label, picked=mark.picked)
        if mark.picked:
            there = Deployed(focus.seat, Spot(cell, mark.value))
            yield follower(picture, _PLACE, dict((ghost,)), there)
