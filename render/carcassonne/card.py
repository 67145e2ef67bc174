"""The card in a corner: the drawn tile, or the hand that is looked at, and what is left."""

from collections.abc import Iterator

from games.carcassonne.view import View, shown_hand
from games.core.values import Cell, Rotation
from render.carcassonne.pieces import CARD_SIZE, art, colours, drawn_card
from render.followers import STAND, key
from render.picture import Picture
from render.scene import Badge, Box, Item, Label, Panel, Sprite, Thumb
from render.theme import BADGE, CARD, CREAM, GOLD, INK, RULE, Face

HELD, NEXT = 138, 76
"""The side of a tile in the hand, and of one that somebody else will lay."""
_GAP, _FOOT = 16, 62
_LETTERS = "ABC"
"""As on the buttons."""


def card_size(view: View) -> tuple[int, int] | None:
    """Return width and height of the card; None when there is nothing to show."""
    if view.turn is None:
        return None
    if view.drawn is not None:
        return CARD_SIZE
    held, others = len(shown_hand(view)), len(_others(view))
    wide = max(180, held * (HELD + _GAP) + _GAP + 20, others * (NEXT + 40) + 40)
    high = _FOOT + 20 + (HELD + _GAP if held else 0) + (NEXT + _GAP if others else 0)
    return wide, high


def card(picture: Picture, box: Box) -> Iterator[Item]:
    """Lay it out."""
    view: View = picture.view
    if view.drawn is not None:
        yield from drawn_card(box, view.drawn, Rotation.R0, view.left)
        return
    yield Panel(box, CARD, INK, 18, shadow=True)
    yield Panel(box.grown(-7), CARD, RULE, 13)
    yield from _hand(picture, box)
    yield from _next_ones(picture, box)
    middle, y = (box.left + box.right) // 2, box.bottom - 38
    yield Sprite("carcassonne/stack", middle - 36, y + 3, 36)
    yield Label(str(view.left), middle + 2, y, Face.FIGURE, 46, INK)


def _hand(picture: Picture, box: Box) -> Iterator[Item]:
    """Show the tiles, with letters on those that can be chosen from."""
    view: View = picture.view
    picked = dict(picture.focus.answers).get("tile") if picture.focus else None
    held = shown_hand(view)
    x = (box.left + box.right - len(held) * (HELD + _GAP) + _GAP) // 2
    for kind in filter(None, held):
        is_picked = kind == picked and len(view.playable) > 1
        ring = GOLD if is_picked else ""
        yield Thumb(art(Cell(0, 0), kind, Rotation.R0), x, box.top + 20, HELD, ring)
        if kind in view.playable and len(view.playable) > 1:
            label = _LETTERS[view.playable.index(kind)]
            inks = (CREAM, BADGE, GOLD) if is_picked else (INK, CREAM, INK)
            yield Badge(x + 24, box.top + 20 + HELD - 24, 25, label, *inks)
        x += HELD + _GAP


def _next_ones(picture: Picture, box: Box) -> Iterator[Item]:
    """Show what the others will lay, where one knows it: a figure and his tile."""
    others, y = _others(picture.view), box.bottom - _FOOT - NEXT - 6
    x = (box.left + box.right - len(others) * (NEXT + 40)) // 2
    for seat, kind in others:
        yield Sprite(key(colours(picture)[seat], STAND), x + 18, y + NEXT - 8, 40)
        yield Thumb(art(Cell(0, 0), kind, Rotation.R0), x + 38, y, NEXT)
        x += NEXT + 40


def _others(view: View) -> list[tuple[int, str]]:
    """Return seats and tiles of those who hold one that all can see, in the order of turns."""
    assert view.turn is not None
    count = len(view.hands)
    seats = [(view.turn + step) % count for step in range(1, count)]
    return [(s, kind) for s in seats if len(view.hands[s]) == 1 for kind in view.hands[s] if kind]
