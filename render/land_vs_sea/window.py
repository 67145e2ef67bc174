"""A map that sprawls: a window on the current part, and beside it the whole map, small."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from games.core.values import Cell
from games.land_vs_sea.chart import Laid
from games.land_vs_sea.view import View
from render.land_vs_sea.pieces import flags, glow, hexes
from render.land_vs_sea.place import LADDER, Plan, inside
from render.sheet.scene import Box, Item, Panel, Rule
from render.theme import BADGE, CARD, EDGE, INK, MARGIN, RULE, WIDTH

PX = 84
"""The radius of a tile in the window."""
SMALL = 34
"""The radius from which on tiles of a map are recognised without a window: 14 pt of a phone."""
_SHARE = 0.36
"""Of the sheet, for the small map."""
_GAP = 24
_RIM = 16
"""Of the card round the small map: flags stand out over their tiles."""


class Window(Struct, frozen=True):
    """How a sheet is divided."""

    large: Plan
    seen: Box
    """The part of the sheet in the window."""
    small: Plan
    card: Box

    def shows(self, cell: Cell) -> bool:
        """Tell whether most of a cell can be seen in the window."""
        return self.seen.grown(-self.large.px // 2).holds(Box(*self.large.at(cell) * 2))

    def is_whole(self, cells: Collection[Cell]) -> bool:
        """Tell whether the small map lies on its card: tiles grow no smaller than a few pixels."""
        return all(self.card.holds(self.small.box(cell)) for cell in cells)


def window(
    cells: Collection[Cell], centres: Collection[Cell], foot: int, height: int, px: int = PX
) -> Window:
    """Divide a sheet: the small map on the left, or above where it is larger there."""
    room = Box(EDGE, EDGE, WIDTH - EDGE, height - EDGE - foot)
    left = room.left + round(_SHARE * room.width)
    above = room.top + round(_SHARE * room.height)
    divided = (
        (
            Box(MARGIN + 8, MARGIN + 8, left - _GAP // 2, room.bottom - _GAP // 2),
            Box(left, room.top, room.right, room.bottom),
        ),
        (
            Box(MARGIN + 8, MARGIN + 8, WIDTH - MARGIN - 8, above - _GAP // 2),
            Box(room.left, above, room.right, room.bottom),
        ),
    )
    windows = (_window(cells, centres, seen, card, height, px) for card, seen in divided)
    best = max(windows, key=lambda found: (found.is_whole(cells), found.small.px))
    return _on_the_land(best, cells, centres)


def window_above(
    cells: Collection[Cell], centres: Collection[Cell], foot: int, height: int, card: Box, px: int
) -> Window:
    """Give the window the sheet above the foot; the small map lies on a card in the foot."""
    seen = Box(EDGE, EDGE, WIDTH - EDGE, height - EDGE - foot)
    return _on_the_land(_window(cells, centres, seen, card, height, px), cells, centres)


def _window(
    cells: Collection[Cell],
    centres: Collection[Cell],
    seen: Box,
    card: Box,
    height: int,
    px: int,
) -> Window:
    small = inside(cells, card.grown(-_RIM), height, (*LADDER, 8, 6))
    return Window(inside(centres, seen, height, (px,)), seen, small, card)


def _on_the_land(found: Window, cells: Collection[Cell], centres: Collection[Cell]) -> Window:
    """Move a window so that it shows as much of the map as it can, and its centres with room round
    them; of equal places take the nearest. The card is no larger than its map.
    """
    large, seen = found.large, found.seen
    around, inner = _round(large, centres).grown(large.px), seen.grown(-large.px // 2)
    middles = [large.at(cell) for cell in cells]

    def worth(move: tuple[int, int]) -> tuple[int, int]:
        dx, dy = move
        shown = (
            inner.left <= x + dx <= inner.right and inner.top <= y + dy <= inner.bottom
            for x, y in middles
        )
        return sum(shown), -abs(dx) - abs(dy)

    across = _moves(seen.left - around.left, seen.right - around.right)
    dx, dy = max(
        product(across, _moves(seen.top - around.top, seen.bottom - around.bottom)), key=worth
    )
    moved = replace(large, x=large.x + dx, y=large.y + dy)
    card = _common(_round(found.small, cells).grown(2 * _RIM), found.card)
    return replace(found, large=moved, card=card)


def _round(plan: Plan, cells: Iterable[Cell]) -> Box:
    lefts, tops, rights, bottoms = zip(*map(plan.box, cells), strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _moves(least: int, most: int) -> list[int]:
    """Return by how many pixels a window may be moved: not at all, where there is no room."""
    if least > 0 or most < 0:
        return [0]
    return [least * n // _MOVES for n in range(_MOVES, 0, -1)] + [
        most * n // _MOVES for n in range(_MOVES + 1)
    ]


_MOVES = 4
"""Steps to each side that are tried."""


def _common(one: Box, other: Box) -> Box:
    return Box(
        max(one.left, other.left),
        max(one.top, other.top),
        min(one.right, other.right),
        min(one.bottom, other.bottom),
    )


def shown(
    view: View, tiles: Mapping[Cell, Laid], found: Window, marked: Collection[Cell]
) -> Iterator[Item]:
    """Lay out both maps; the current cells glow on the small one."""
    yield hexes(view, tiles, found.large, clip=found.seen)
    left, top, right, bottom = found.seen
    yield Rule(Box(left, top, right, top) if top > EDGE else Box(left, top, left, bottom), RULE, 3)
    yield from small_map(view, tiles, found, marked)


def small_map(
    view: View, tiles: Mapping[Cell, Laid], found: Window, marked: Collection[Cell]
) -> Iterator[Item]:
    """Lay out the small map on its card, with a frame round what the window shows."""
    yield Panel(found.card, CARD, INK, 12, shadow=True)
    yield hexes(view, tiles, found.small)
    yield from (glow(found.small, cell) for cell in marked)
    yield from _frame(found)
    yield from flags(view, found.small)


def _frame(found: Window) -> Iterator[Item]:
    """Frame what the window shows on the small map."""
    large, small, (left, top, right, bottom) = found.large, found.small, found.seen
    by = small.px / large.px
    x, y = small.x - large.x * by, small.y - large.y * by
    box = Box(
        round(left * by + x), round(top * by + y), round(right * by + x), round(bottom * by + y)
    )
    west, north = max(box.left, found.card.left + 4), max(box.top, found.card.top + 4)
    east, south = min(box.right, found.card.right - 4), min(box.bottom, found.card.bottom - 4)
    for line in (
        Box(west, north, east, north),
        Box(west, south, east, south),
        Box(west, north, west, south),
        Box(east, north, east, south),
    ):
        yield Rule(line, BADGE, 4)
