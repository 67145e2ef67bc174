"""Arrows at the rim of a window on the map: how many lawful cells lie outside, and where."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.sheet.scene import Box, Item, Label, Pointer
from render.theme import BADGE, CREAM, GOLD, Face


class Beyond(NamedTuple):
    """Cells outside the window, by side."""

    west: int
    east: int
    north: int
    south: int


def arrows(beyond: Beyond, room: Box, kept: Sequence[Box]) -> Iterator[Item]:
    """Lay an arrow at each side beyond which there is something, off what is to be kept clear."""
    x, y = (room.left + room.right) // 2, (room.top + room.bottom) // 2
    sides = (
        (beyond.west, _Tip(room.left + 6, y, 1, 0)),
        (beyond.east, _Tip(room.right - 6, y, -1, 0)),
        (beyond.north, _Tip(x, room.top + 8, 0, 1)),
        (beyond.south, _Tip(x, room.bottom - 8, 0, -1)),
    )
    for count, middle in sides:
        if count:
            yield from _arrow(count, _clearest(middle, room, kept))


class _Tip(NamedTuple):
    """Where an arrow ends; dx, dy is the direction of its tail."""

    x: int
    y: int
    dx: int
    dy: int

    @property
    def points(self) -> tuple[tuple[int, int], ...]:
        """Its outline: wide at the sides, tall above and below."""
        long, half = (104, 34) if self.dx else (82, 48)
        outline = ((long, -half), (34, -half), (0, 0), (34, half), (long, half))
        return tuple(self.at(u, v) for u, v in outline)

    @property
    def box(self) -> Box:
        """The rectangle round it."""
        xs, ys = zip(*self.points, strict=True)
        return Box(min(xs), min(ys), max(xs), max(ys))

    def at(self, inwards: int, along: int) -> tuple[int, int]:
        """Return the place so far from the tip, inwards and along the rim."""
        x = self.x + self.dx * inwards + abs(self.dy) * along
        return x, self.y + self.dy * inwards + abs(self.dx) * along

    def slid(self, by: int) -> "_Tip":
        """Return an arrow further along the rim."""
        x, y = self.at(0, by)
        return self._replace(x=x, y=y)


_STEPS = sorted(range(-360, 361, 12), key=abs)
"""Pixels from the middle of a side, the nearest first."""


def _clearest(middle: _Tip, room: Box, kept: Sequence[Box]) -> _Tip:
    """Return the arrow that hides least; of equal ones the one nearest to the middle."""
    best, least, outline = 0, None, middle.box
    along, down = abs(middle.dy) * _STEPS[-1], abs(middle.dx) * _STEPS[-1]
    way = Box(*outline.moved(-along, -down)[:2], *outline.moved(along, down)[2:])
    near = [other for other in kept if way.meets(other)]  # most are never met
    for by in _STEPS:
        box = outline.moved(by * abs(middle.dy), by * abs(middle.dx))
        if least == 0:
            break
        if room.holds(box):
            hidden = sum(_common(box, other) for other in near if box.meets(other))
            if least is None or hidden < least:
                best, least = by, hidden
    return middle.slid(best)


def _common(one: Box, other: Box) -> int:
    """Return the pixels that two boxes share."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(wide, 0) * max(high, 0)


def _arrow(count: int, tip: _Tip) -> Iterator[Item]:
    yield Pointer(tip.points, BADGE, GOLD)
    x, y = tip.at(64 if tip.dx else 52, 0)
    yield Label(f"+{count}", x, y, Face.FIGURE, 38, CREAM, "mm")
