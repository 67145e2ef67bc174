"""The letters of a preview: discs on free places, and beside the figure that is chosen."""

import math
from collections.abc import Sequence

from games.carcassonne.actions import MeepleAction, Recall
from games.carcassonne.components import Segment
from render.carcassonne.pieces import is_farmer
from render.sheet.picture import Mark
from render.sheet.scene import Badge, Box
from render.theme import BADGE, CREAM, GOLD, INK, Style

LETTER = 30
"""Radius of a letter's disc."""
SMALL = 22
"""Of that of another figure, beside one."""


def free_letter(mark: Mark, at: tuple[int, int], style: Style, r: int = LETTER) -> Badge:
    """Label a place where a follower may go, or one who may come home."""
    return Badge(*at, r, mark.label, INK, CREAM, _ring_colour(style))


def beside(at: tuple[int, int], taken: Sequence[tuple[int, int]], tile: Box) -> tuple[int, int]:
    """Return where a letter stands for another figure on the same spot: as near as it hides no
    other letter, on the tile if it can.
    """
    ways = [(at[0] + dx, at[1] + dy) for dx, dy in _AROUND]
    inside = [way for way in ways if tile.holds(Box(*way, *way).grown(SMALL))]
    return max(inside or ways, key=lambda way: min(_NEAR, *(math.dist(way, t) for t in taken)))


_NEAR = LETTER + SMALL + 2
"""Pixels between the middles of two letters that stand well apart."""
_SLANT = round(_NEAR * math.sqrt(0.5))
_AROUND = (
    (_NEAR, 0),
    (-_NEAR, 0),
    (0, _NEAR),
    (0, -_NEAR),
    (_SLANT, _SLANT),
    (-_SLANT, _SLANT),
    (_SLANT, -_SLANT),
    (-_SLANT, -_SLANT),
)
_BY_A_FIGURE = ((-56, -42), (56, -42), (-66, 18), (66, 18), (0, -100), (0, 82))
_BY_A_FARMER = ((64, -46), (4, -70), (4, 62), (-84, -40), (-84, 40), (84, 40))
"""Places for a letter, in pixels from the spot, that do not hide the face."""


def chosen_letter(mark: Mark, at: tuple[int, int], others: list[Badge]) -> Badge:
    """Label the place where the follower stands: beside the figure, clear of the other letters.

    A figure that comes home has its letter beside it already.
    """
    if isinstance(mark.value, Recall):
        return picked_letter(mark, at)
    wishes = [
        picked_letter(mark, (at[0] + dx, at[1] + dy))
        for dx, dy in (_BY_A_FARMER if _lies(mark.value) else _BY_A_FIGURE)
    ]
    clear = (wish for wish in wishes if not any(wish.box.meets(other.box) for other in others))
    return next(clear, wishes[0])


def picked_letter(mark: Mark, at: tuple[int, int]) -> Badge:
    """Label what is chosen."""
    return Badge(*at, LETTER, mark.label, CREAM, BADGE, GOLD)


def _lies(meeple: MeepleAction) -> bool:
    return isinstance(meeple, Segment) and is_farmer(meeple)


def _ring_colour(style: Style) -> str:
    """Return the owner's colour; white would be lost on the cream of the disc."""
    return style.emblem if style.shape == "cross" else style.colour
