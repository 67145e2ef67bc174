"""Cards side by side: equal ones lie as one, and cards that can be chosen bear letters."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.pieces import icons
from render.sheet.marks import tab, times
from render.sheet.scene import Box, Cards, Glow, Item, Placed, Sprite
from render.theme import WIDTH

STRIP = 328
"""Height of a row of cards below something else."""
ASIDE = 60
"""The strength, in percent, of a card that cannot be chosen now."""
_ROW = (184, 152, 128, 108)
"""Widths of cards in the row; most hands have room for the first."""
_GAP = 24


class Held(Struct, frozen=True):
    """Equal cards."""

    art: str
    """The cards' sprite; its unit is a card's width, its origin the upper left corner."""
    count: int = 1
    label: str = ""
    """The letter of the card's mark, if the card can be chosen."""
    chosen: bool = False
    discarded: int = 0
    """The number of these cards that are to be discarded."""


def strip(cards: Sequence[Held], top: int, square: bool = False) -> Iterator[Item]:
    """Lay out a hand in a row `STRIP` high; cards that cannot be chosen step back."""
    px = next((px for px in _ROW if len(cards) * (px + 20) <= WIDTH - 20), _ROW[-1])
    yield from spread(cards, top + (STRIP - _high(px, square)) // 2, px, square)


def spread(cards: Sequence[Held], top: int, px: int, square: bool = False) -> Iterator[Item]:
    """Lay out cards `px` pixels wide side by side in the middle of the sheet."""
    gap = min(_GAP, (WIDTH - 16 - px * len(cards)) // (len(cards) + 1)) if cards else 0
    left = (WIDTH - len(cards) * (px + gap) + gap) // 2
    placed = [(card, Placed(card.art, left + i * (px + gap), top)) for i, card in enumerate(cards)]
    back = tuple(at for card, at in placed if _is_aside(card, cards))
    front = tuple(at for card, at in placed if not _is_aside(card, cards))
    yield Cards(px, back, ASIDE, square)
    yield Cards(px, front, square=square)
    for card, at in placed:
        yield from _card_marks(card, Box(at.x, at.y, at.x + px, at.y + _high(px, square)))


def _high(px: int, square: bool) -> int:
    return px if square else px * 3 // 2


def _is_aside(card: Held, cards: Sequence[Held]) -> bool:
    """Tell whether a card steps back: others can be chosen or are chosen, and this one is not."""
    told = any(one.label or one.chosen or one.discarded for one in cards)
    return told and not (card.label or card.chosen or card.discarded)


def _card_marks(card: Held, box: Box) -> Iterator[Item]:
    if card.chosen or card.discarded:
        yield Glow(box, 8)
    yield from times(box.right - 8, box.bottom - 8, card.count, max(44, box.width // 7))
    if card.discarded:
        x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
        yield Sprite(icons.key("put-away"), x, y, box.width * 2 // 3)
        if card.discarded > 1:
            yield from times(x + 72, y + 72, card.discarded)
    x, y = box.left + 18, box.top + 18  # the tab lies over the corner, so that it hides little
    yield from tab(x, y, card.label, max(60, box.width // 5))
