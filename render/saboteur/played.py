"""The card that is being played: small, in a free corner of the maze or in the head."""

from collections.abc import Iterator, Sequence

from games.core.values import Rotation
from games.saboteur.components import CARDS
from render.pieces import icons
from render.saboteur.art import pieces
from render.saboteur.art.actions import icon_of
from render.saboteur.kit import MARGIN
from render.saboteur.maze import Spread
from render.sheet.head import HEAD
from render.sheet.picture import Mark
from render.sheet.scene import Badge, Box, Cards, Glow, Item, Panel, Placed, Sprite
from render.theme import CREAM, GOLD, INK, WIDTH

_PX = 116
"""Width of the card: 27 points on a phone."""
_TALL = _PX * 3 // 2
_R = 34
"""Of the number of a turn, which stands beside it."""
_AIR = 20
LOW = _AIR + 8
HIGH = _TALL + 2 * _AIR
"""Height of a row for it, where no corner is free."""


def size(turns: Sequence[Mark]) -> tuple[int, int]:
    """Return how wide and high the card is, or both its turns with their numbers."""
    if not turns:
        return _PX, _TALL
    return len(turns) * (_step() + _AIR) - _AIR, _TALL


def _step() -> int:
    return 2 * _R + 8 + _PX


def free_corner(
    wanted: tuple[int, int], taken: Sequence[Box], where: Spread
) -> tuple[int, int] | None:
    """Return the upper left corner of a place in the maze that keeps clear of all that lies there
    or is asked there.
    """
    wide, high = wanted
    lefts, tops = (LOW, WIDTH - LOW - wide), (HEAD + LOW, where.bottom - LOW - high)
    for left in lefts:
        for top in tops:
            box = Box(left, top, left + wide, top + high)
            if not any(box.meets(other, _AIR) for other in taken):
                return left, top
    return None


def small(card: str, turns: Sequence[Mark], left: int, top: int) -> Iterator[Item]:
    """Show the card, or both its turns with a number beside each."""
    if not turns:
        yield from _card(card, Rotation.R0, left, top, chosen=True)
    for mark in turns:
        colour = GOLD if mark.picked else CREAM
        yield Badge(left + _R, top + _TALL // 2, _R, mark.label, INK, colour, INK)
        yield from _card(card, mark.value, left + _step() - _PX, top, chosen=mark.picked)
        left += _step() + _AIR


def _card(card: str, turned: Rotation, left: int, top: int, *, chosen: bool) -> Iterator[Item]:
    yield Cards(_PX, (Placed(pieces.key(card, turned), left, top),))
    if chosen:
        yield Glow(Box(left, top, left + _PX, top + _TALL), 7)


def emblem(card: str) -> Iterator[Item]:
    """Show in the head, where people take all the room, the card that is being played on one of
    them.
    """
    if not card:
        return
    named = [icon_of(tool.value) for tool in CARDS[card].tools] or [icon_of(CARDS[card].kind)]
    look = _LOOKS.get(CARDS[card].kind, "whole")
    right, wide = WIDTH - MARGIN - 250, 76 * len(named) + 12
    box = Box(right - wide, 8, right, HEAD - 12)
    yield Glow(box, 6)
    yield Panel(box, "#efe3c6", INK, 12, foot="#d9c394")
    for i, name in enumerate(named):
        yield Sprite(icons.key(name, look), box.left + 44 + 76 * i, (box.top + box.bottom) // 2, 68)


_LOOKS = {"break": "broken", "repair": "mended"}
