"""The board: the castle, its wall, the last move, the question; and the players."""

from collections.abc import Iterator, Sequence

from games.castle.actions import Payment
from games.castle.view import View
from games.core.values import Cell
from render.castle.layout import Layout, place
from render.castle.panel import panel
from render.castle.pieces import (
    followers,
    keeps,
    last_move,
    letter,
    markers,
    numbers,
    slot,
    spot_at,
    tiles,
    wall_tiles,
)
from render.castle.ribbon import ribbons
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Item, Scene, Sprite

SHOWING = 1440
"""The tallest sheet without a question below."""


def board(picture: Picture) -> Scene:
    """Lay out the castle and the panel beside it."""
    is_asked = picture.focus is not None
    found = place(picture.room if is_asked else SHOWING, wide=is_asked)
    items = (*_castle(picture, found), *panel(picture, found))
    return Scene(1280, found.height, items, found.ground)


def film(pictures: Sequence[Picture]) -> Iterator[Scene]:
    """Lay out the castle after each turn, not while its player is still to say what scores first:
    then no tile is there to be shown.
    """
    first, *others = pictures
    yield board(first)
    yield from (board(one) for one in others if not _asks_order(one.view))


def _asks_order(view: View) -> bool:
    return bool(view.pending) and view.result is None


def _castle(picture: Picture, found: Layout) -> Iterator[Item]:
    view: View = picture.view
    yield from tiles(found, view.castle_map.tiles)
    yield from ribbons(picture, found)
    yield from on_the_wall(picture, found)
    if view.last is not None:
        yield last_move(found.box(view.last))
    yield from upon(picture, found)


def upon(picture: Picture, found: Layout) -> Iterator[Item]:
    """Lay out the pieces on the tiles and the wall, and the marks of the question."""
    yield from squares(picture, found)
    yield from keeps(picture, found)
    yield from followers(picture, found, picture.view.castle_map.tiles)
    yield from markers(picture, found)
    yield from payments(picture, found)


def squares(picture: Picture, found: Layout) -> Iterator[Item]:
    """Mark the squares where no tile will fit, and number those that can be chosen."""
    for cell in picture.view.barred:
        x, y = found.at((cell.x + 0.5, cell.y + 0.5))
        yield Sprite("barred", x, y, round(found.px * 0.22), strength=62)
    for mark in marks(picture.focus, Cell):
        yield from slot(found.box(mark.value), mark.label)


def on_the_wall(picture: Picture, found: Layout) -> Iterator[Item]:
    """Lay out numbers and wall tiles."""
    yield from numbers(found, picture.view.scores)
    yield from wall_tiles(picture.view, found)


def payments(picture: Picture, found: Layout) -> Iterator[Item]:
    """Letter the features of which one is scored next; the panel says what each would bring."""
    view: View = picture.view
    beside: dict[tuple[int, int], int] = {}
    for mark in marks(picture.focus, Payment):
        at = spot_at(found, view.castle_map.tiles, mark.value.spot)
        row = beside[at] = beside.get(at, -1) + 1
        yield letter(at[0] + 34 + 54 * row, at[1] - 24, mark.label, picked=mark.picked)
