"""The mine to be dragged and tapped: what would be is shown in its place."""

from collections.abc import Iterator

from games.core.values import Cell
from games.saboteur.view import View
from render.saboteur.choice import place_of, would_be
from render.saboteur.hand import held
from render.saboteur.maze import Spread, maze
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Badge, InHand, Item, Sprite
from render.theme import CREAM, INK

_PLACE = Spread(0, 0, 118, 0)


def touch(picture: Picture) -> Iterator[Item | InHand]:
    """Lay out the whole mine as a page shows it: see `Painter.touch`."""
    view: View = picture.view
    focus, asked = picture.focus, marks(picture.focus, Cell)
    chosen = place_of(focus) if focus else None
    yield from maze(view, _PLACE, last=chosen is None)
    for mark in asked:
        left, top, right, bottom = _PLACE.box(mark.value)
        at = ((left + right) // 2, (top + bottom) // 2)
        yield Badge(*at, _PLACE.px * 43 // 100, mark.label, INK, CREAM, INK)
    if focus and chosen:
        yield from would_be(view, focus, chosen, _PLACE)
    for card in held(view, focus):
        yield InHand(Sprite(card.art, 0, 0, _PLACE.px), card.label)
