"""The cards before the others, in a band between the maze and the player's own hand: a player who
chooses a card sees whose tools are broken and who is trapped, as far as they know it.
"""

from collections.abc import Iterator

from msgspec import Struct

from games.core.values import Seat
from games.saboteur.view import View
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
    """Return how much room the band takes: none while nothing lies before anybody else."""
    return max((chip.box.bottom + _GAP for chip in _chips(view, 0)), default=0)


def troubles(picture: Picture, top: int) -> Iterator[Item]:
    """Lay out a chip for everybody else before whom something lies: the token, then the things."""
    for chip in _chips(picture.view, top):
        x, y = chip.box.left + 46, (chip.box.top + chip.box.bottom) // 2
        yield from panel(chip.box, PLANK)
        yield from on_dark(picture, chip.seat, x, y, _TOKEN)
        for n, what in enumerate(chip.lying, 1):
            yield from thing(what, x + n * _STEP, y, _THING)


def _chips(view: View, top: int) -> Iterator[_Chip]:
    """Yield the chips from left to right, in as many rows as they need."""
    x = MARGIN
    for seat in map(Seat, range(len(view.players))):
        lying = tuple(seen(view, seat))
        if not lying or seat == view.viewer:
            continue
        wide = 92 + len(lying) * _STEP
        if x + wide > WIDTH - MARGIN:
            x, top = MARGIN, top + _HIGH + _GAP
        yield _Chip(seat, lying, Box(x, top, x + wide, top + _HIGH))
        x += wide + _GAP
