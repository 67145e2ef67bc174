"""The card in a corner: the drawn tile, or the hand that the viewer sees, and the number of tiles
left.
"""

from collections.abc import Iterator

from games.carcassonne.view import View, other_hands, shown_hand
from games.core.values import Seat
from render.carcassonne.pieces import CARD_SIZE, colours, drawn_card, in_hand
from render.pieces.followers import STAND, key
from render.sheet.picture import Picture
from render.sheet.scene import Badge, Box, Item, Label, Panel, Sprite, Thumb
from render.theme import BADGE, CARD, CREAM, GOLD, INK, RULE, Face

HELD = 138
"""The side of a tile in the hand."""
_GAP, _FOOT = 16, 62
_FIGURE = 42
"""The room of the figure before the tiles that somebody else holds."""
_WIDEST = 482
"""Pixels that the others' tiles may take from left to right."""
_LETTERS = "ABC"
"""As on the buttons."""


def card_size(view: View) -> tuple[int, int] | None:
    """Return width and height of the card; None when no card is shown."""
    if view.turn is None:
        return None
    if view.drawn is not None:
        return CARD_SIZE
    held, px, rows = len(shown_hand(view)), _small(view), _rows(view)
    others = max((sum(_width(each, px) for _, each in row) for row in rows), default=0)
    wide = max(180, held * (HELD + _GAP) + _GAP + 20, others + 40)
    return wide, _FOOT + 20 + (HELD + _GAP if held else 0) + len(rows) * (px + _GAP)


def card(picture: Picture, box: Box) -> Iterator[Item]:
    """Lay it out."""
    view: View = picture.view
    if view.drawn is not None:
        yield from drawn_card(box, in_hand(view, view.drawn), view.left)
        return
    yield Panel(box, CARD, INK, 18, shadow=True)
    yield Panel(box.grown(-7), CARD, RULE, 13)
    yield from _hand(picture, box)
    yield from _next_ones(picture, box)
    middle, y = (box.left + box.right) // 2, box.bottom - 38
    yield Sprite("carcassonne/stack", middle - 36, y + 3, 36)
    yield Label(str(view.left), middle + 2, y, Face.FIGURE, 46, INK)


def _hand(picture: Picture, box: Box) -> Iterator[Item]:
    """Show the tiles in hand, with letters on the playable ones; none while letters stand for
    regions of the map.
    """
    view: View = picture.view
    lettered = len(view.playable) > 1 and not (picture.focus and picture.focus.regions)
    picked = dict(picture.focus.answers).get("tile") if picture.focus else None
    held = shown_hand(view)
    x = (box.left + box.right - len(held) * (HELD + _GAP) + _GAP) // 2
    for kind in filter(None, held):
        is_picked = kind == picked and len(view.playable) > 1
        ring = GOLD if is_picked else ""
        yield Thumb(in_hand(view, kind), x, box.top + 20, HELD, ring)
        if kind in view.playable and lettered:
            label = _LETTERS[view.playable.index(kind)]
            inks = (CREAM, BADGE, GOLD) if is_picked else (INK, CREAM, INK)
            yield Badge(x + 24, box.top + 20 + HELD - 24, 25, label, *inks)
        x += HELD + _GAP


def _next_ones(picture: Picture, box: Box) -> Iterator[Item]:
    """Show the tiles that other players are known to hold, each hand beside its owner's figure."""
    rows, px = _rows(picture.view), _small(picture.view)
    y = box.bottom - _FOOT + 10 - len(rows) * (px + _GAP)
    for row in rows:
        x = (box.left + box.right - sum(_width(held, px) for _, held in row)) // 2
        for seat, held in row:
            yield Sprite(key(colours(picture)[seat], STAND), x + 20, y + px - 8, 40)
            for n, kind in enumerate(held):
                yield Thumb(in_hand(picture.view, kind), x + _FIGURE + n * (px + 4), y, px)
            x += _width(held, px)
        y += px + _GAP


Held = tuple[Seat, tuple[str, ...]]


def _rows(view: View) -> list[tuple[Held, ...]]:
    """Return the other players and their hands, row by row."""
    others = other_hands(view)
    widest = max((_width(held, _small(view)) for _, held in others), default=_WIDEST)
    step = _WIDEST // widest
    return [others[n : n + step] for n in range(0, len(others), step)]


def _small(view: View) -> int:
    """Return the side of a tile that somebody else holds."""
    return 76 if all(len(held) == 1 for _, held in other_hands(view)) else 62


def _width(held: tuple[str, ...], px: int) -> int:
    return _FIGURE + len(held) * (px + 4)
