"""The mine to be dragged and tapped, with the people below it; previews are shown in place."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.values import Cell
from games.saboteur.view import View
from render.saboteur.choice import looks, place_of, would_be
from render.saboteur.hand import held
from render.saboteur.maze import Spread, cells, maze
from render.saboteur.people import BROAD, LARGE, boxes, people
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Badge, InHand, Item, Slot, Sprite
from render.theme import CREAM, INK

_PLACE = Spread(28, 0, 136, 0)
"""With its usual columns, it lies in the middle above the people."""
_FEW = 6
"""The most people who stand in large panels."""
_NUMBER = 36
"""Radius of the label of somebody who can be chosen."""


def touch(picture: Picture) -> Iterator[Item | InHand]:
    """Lay out the whole mine as a page shows it: see `Painter.touch`."""
    view: View = picture.view
    focus, asked = picture.focus, marks(picture.focus, Cell)
    chosen = place_of(focus) if focus else None
    yield from maze(view, _PLACE, last=chosen is None)
    taken = {*view.maze, *(goal.cell for goal in view.goals)}
    for mark in asked:
        left, top, right, bottom = box = _PLACE.box(mark.value)
        if mark.value not in taken:
            yield Slot(box.grown(-6))
        at = ((left + right) // 2, (top + bottom) // 2)
        yield Badge(*at, _PLACE.px * 43 // 100, mark.label, INK, CREAM, INK)
    if focus and chosen:
        yield from would_be(view, focus, chosen, _PLACE)
    lowest = max((_PLACE.box(cell).bottom for cell in cells(view)), default=0)
    yield from _people(picture, lowest + _PLACE.px // 4)
    for card in held(view, focus):
        thing = Sprite(card.art, 0, 0, _PLACE.px)
        yield InHand(thing, card.label, card.count, card.chosen or bool(card.discarded))


def _people(picture: Picture, top: int) -> Iterator[Item]:
    """Lay out all people with the cards before them; those who can be chosen have a label."""
    focus = picture.focus
    count = len(picture.view.players)
    how = replace(looks(picture.view, focus, 2), page=LARGE if count <= _FEW else BROAD)
    yield from people(picture, top, how)
    asked = {mark.value: mark.label for mark in marks(focus, int)}
    for seat, box in boxes(picture.view, top, how):
        if seat in asked:
            x = (box.left + box.right) // 2
            yield Badge(x, box.bottom, _NUMBER, asked[seat], INK, CREAM, INK)
