"""A shelf: the content of a cauldron, by kind, in rows as there is room."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.sheet.scene import Cards, Item, Placed

_GAP = 16
_BELOW = 12

Group = tuple[str, ...]
"""The sprites of cards of one kind, side by side and overlapping."""


class Shelf(Struct, frozen=True):
    """All that somebody has."""

    groups: tuple[Group, ...]

    def rows(self, px: int, room: int) -> list[list[Group]]:
        """Put groups into rows of cards `px` wide.

        :param room: how wide the shelf is.
        """
        rows: list[list[Group]] = [[]]
        left = room
        for group in self.groups:
            if left < _wide(group, px) and rows[-1]:
                rows.append([])
                left = room
            rows[-1].append(group)
            left -= _wide(group, px) + _GAP
        return rows

    def height(self, px: int, room: int) -> int:
        """Return how high the shelf is."""
        return len(self.rows(px, room)) * (px + _BELOW)

    def laid(self, x: int, y: int, px: int, room: int) -> Iterator[Item]:
        """Lay everything out from its upper left corner on."""
        for row, groups in enumerate(self.rows(px, room)):
            yield from _card_row(groups, x, y + row * (px + _BELOW), px)


def _wide(group: Group, px: int) -> int:
    return px + (len(group) - 1) * _step(px)


def _step(px: int) -> int:
    """Return how much of a card is seen beside the next one: its value."""
    return px * 47 // 100


def _card_row(groups: Sequence[Group], x: int, y: int, px: int) -> Iterator[Item]:
    for group in groups:
        cards = (Placed(art, x + place * _step(px), y) for place, art in enumerate(group))
        yield Cards(px, tuple(cards), square=True)
        x += _wide(group, px) + _GAP
