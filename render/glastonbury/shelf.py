"""A shelf: the content of a cauldron, by kind, in rows as there is room; the recipes at its
right.
"""

from collections.abc import Iterator

from msgspec import Struct

from render.glastonbury.kit import GAIN, LOSS, signed
from render.sheet.scene import Cards, Item, Label, Placed, Sprite
from render.theme import Face

POINTS = 44
"""How high the line of points below a row is."""
_GAP = 16
_RECIPE, _BESIDE = 112, 22
"""Width of a recipe, and of the gap between two."""
_EVEN = "#6d5a3c"


class Group(Struct, frozen=True):
    """Cards of one kind."""

    art: tuple[str, ...]
    """Their sprites, side by side and overlapping."""
    points: int | None
    """Their points; None before the end."""


class Shelf(Struct, frozen=True):
    """All that somebody has."""

    groups: tuple[Group, ...]
    recipes: tuple[Group, ...] = ()

    def rows(self, px: int, room: int) -> list[list[Group]]:
        """Put groups into rows of cards `px` wide.

        :param room: how wide the shelf is.
        """
        rows: list[list[Group]] = [[]]
        left = room - self._aside()
        for group in self.groups:
            if left < _wide(group, px) and rows[-1]:
                rows.append([])
                left = room - self._aside()
            rows[-1].append(group)
            left -= _wide(group, px) + _GAP
        return rows

    def height(self, px: int, room: int) -> int:
        """Return how high the shelf is."""
        rows = len(self.rows(px, room)) * (px + POINTS)
        return max(rows, _RECIPE * 3 // 2 + POINTS) if self.recipes else rows

    def laid(self, x: int, y: int, px: int, room: int) -> Iterator[Item]:
        """Lay everything out from its upper left corner on, below each what it has brought."""
        for row, groups in enumerate(self.rows(px, room)):
            yield from _laid(groups, x, y + row * (px + POINTS), px)
        left = x + room - self._aside() + _BESIDE
        for place, recipe in enumerate(self.recipes):
            at = left + place * (_RECIPE + _BESIDE)
            yield Sprite(recipe.art[0], at, y, _RECIPE)
            yield from _told(recipe, at + _RECIPE // 2, y + _RECIPE * 3 // 2)

    def _aside(self) -> int:
        return len(self.recipes) * (_RECIPE + _BESIDE)


def _wide(group: Group, px: int) -> int:
    return px + (len(group.art) - 1) * _step(px)


def _step(px: int) -> int:
    """Return how much of a card is seen beside the next one: its value."""
    return px * 47 // 100


def _laid(groups: list[Group], x: int, y: int, px: int) -> Iterator[Item]:
    for group in groups:
        cards = (Placed(art, x + place * _step(px), y) for place, art in enumerate(group.art))
        yield Cards(px, tuple(cards), square=True)
        yield from _told(group, x + _wide(group, px) // 2, y + px)
        x += _wide(group, px) + _GAP


def _told(group: Group, x: int, y: int) -> Iterator[Label]:
    """Write a group's points below it."""
    if group.points is not None:
        ink = GAIN if group.points > 0 else LOSS if group.points < 0 else _EVEN
        yield Label(signed(group.points), x, y + POINTS // 2 - 2, Face.FIGURE, 40, ink, "mm")
