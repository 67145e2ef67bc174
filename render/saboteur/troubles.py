"""The cards before the others, beside the player's own hand, or in a band between it and the
maze: a player who chooses a card sees whose tools are broken and who is trapped, as far as they
know it.
"""

from collections.abc import Iterator

from msgspec import Struct

from games.core.values import Seat
from games.saboteur.view import View
from render.saboteur.hand import room
from render.saboteur.kit import MARGIN
from render.saboteur.people import PLANK, seen, thing
from render.sheet.people import on_dark, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item
from render.theme import WIDTH

_GAP = 12
_HIGH, _TOKEN, _THING = 90, 72, 72
_STEP = 76
"""From one thing to the next."""


class _Chip(Struct, frozen=True):
    """A player with the cards before them, in place."""

    seat: Seat
    lying: tuple[str, ...]
    box: Box


def height(view: View) -> int:
    """Return how much room the band takes: none while nothing lies before anybody else, or while
    all has room beside the hand.
    """
    if _beside(view, 0):
        return 0
    return max((chip.box.bottom + _GAP for chip in _in_rows(view, 0)), default=0)


def is_high(view: View) -> bool:
    """Tell whether the chips beside the hand are as high as it is."""
    return len(_beside(view, 0)) > len(_SIDES)


def troubles(picture: Picture, top: int) -> Iterator[Item]:
    """Lay out a chip for everybody else before whom something lies: the token, then the things.

    :param top: of the band, or of the hand's row where they have room beside the hand.
    """
    chips = _beside(picture.view, top) or [*_in_rows(picture.view, top)]
    for chip in chips:
        x, y = chip.box.left + 46, (chip.box.top + chip.box.bottom) // 2
        yield from panel(chip.box, PLANK)
        yield from on_dark(picture, chip.seat, x, y, _TOKEN)
        for n, what in enumerate(chip.lying, 1):
            yield from thing(what, x + n * _STEP, y, _THING)


def _in_trouble(view: View) -> list[tuple[Seat, tuple[str, ...], int]]:
    """Return everybody else before whom something lies, with it, and how wide their chip is."""
    lying = [(seat, tuple(seen(view, seat))) for seat in map(Seat, range(len(view.players)))]
    return [
        (seat, what, 92 + len(what) * _STEP) for seat, what in lying if what and seat != view.viewer
    ]


_SIDES = (-1, 1)


def _beside(view: View, top: int) -> list[_Chip]:
    """Return the chips to the left and to the right of the hand, the lower ones first; none if they
    have no room there.
    """
    found, hand = _in_trouble(view), room(view, top)
    low = hand.bottom - _HIGH
    if len(found) > 2 * len(_SIDES):
        return []
    chips = []
    for place, (seat, what, wide) in enumerate(found):
        left = MARGIN if place % 2 == 0 else WIDTH - MARGIN - wide
        top = low - place // 2 * (_HIGH + _GAP)
        box = Box(left, top, left + wide, top + _HIGH)
        if box.meets(hand, 2 * _GAP):
            return []
        chips.append(_Chip(seat, what, box))
    return chips


def _in_rows(view: View, top: int) -> Iterator[_Chip]:
    """Yield the chips from left to right, in as many rows as they need."""
    x = MARGIN
    for seat, what, wide in _in_trouble(view):
        if x + wide > WIDTH - MARGIN:
            x, top = MARGIN, top + _HIGH + _GAP
        yield _Chip(seat, what, Box(x, top, x + wide, top + _HIGH))
        x += wide + _GAP
