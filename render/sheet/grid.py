"""Plans a map of square tiles and its card on the sheet, with tiles as large as possible."""

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from games.core.values import Cell
from render.sheet.scene import Box
from render.theme import MARGIN, TALLEST, WIDTH

LADDER = (230, 208, 188, 170, 154, 140, 127, 115, 104, 94, 86, 78, 70, 63, 56)
"""The sizes of tiles: few, so that sprites are found again from one turn to the next. At the last
size a tile can just be recognised: 13 pt on a phone."""
WHOLE = (*LADDER, 50, 44, 38, 32, 26, 20, 14)
"""The sizes of tiles where the whole map is to be seen: 84 of the smallest fit in a line."""

LARGEST = 12_000_000
"""Pixels of a map that is kept as a file, at most: painting takes seven bytes each, and painters
have little memory."""

HEIGHTS = tuple(range(720, TALLEST + 1, 80))
"""The heights of the sheet: few, because the paper of each is kept."""

_WORTH = 1.06
"""How much larger the tiles must get for a taller sheet."""
_GAP = 10
"""Pixels between the card and the map."""
_AIR = 40
"""Pixels between the frame and a map, if the map leaves so much room: towers overhang there."""


def kept_px(sizes: Sequence[int], pixels: Callable[[int], int]) -> int:
    """Return the largest size of tiles at which a map that is kept is not too large for a painter;
    the last one if it is at all of them.

    :param sizes: from the largest on.
    :param pixels: how many the sheet has at a size.
    """
    return next((px for px in sizes if pixels(px) <= LARGEST), sizes[-1])


class Plan(Struct, frozen=True):
    """A map on its sheet."""

    height: int
    x: int
    y: int
    """The upper left corner of cell (0, 0)."""
    px: int
    card: Box | None

    def box(self, cell: Cell) -> Box:
        """Return the box of a cell."""
        left, top = self.x + cell.x * self.px, self.y + cell.y * self.px
        return Box(left, top, left + self.px, top + self.px)


class Extent(Struct, frozen=True):
    """The cells that a map reaches."""

    left: int
    top: int
    right: int
    bottom: int
    """Right and bottom lie just outside of the extent."""

    @property
    def columns(self) -> int:
        """Cells from west to east."""
        return self.right - self.left

    @property
    def rows(self) -> int:
        """Cells from north to south."""
        return self.bottom - self.top

    def holds(self, cell: Cell) -> bool:
        """Say whether a cell lies inside."""
        return self.left <= cell.x < self.right and self.top <= cell.y < self.bottom

    def contains(self, other: "Extent") -> bool:
        """Say whether all of another extent lies inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


def extent(cells: Iterable[Cell]) -> Extent:
    """Return the smallest extent that holds all cells."""
    xs, ys = zip(*cells, strict=True)
    return Extent(min(xs), min(ys), max(xs) + 1, max(ys) + 1)


def heights(room: int) -> tuple[int, ...]:
    """Return the heights of a sheet that fit into `room`, the lowest first."""
    return tuple(height for height in HEIGHTS if height <= room) or HEIGHTS[:1]


def plan(
    cells: Sequence[Cell],
    card: tuple[int, int] | None,
    foot: int,
    sizes: Sequence[int] = LADDER,
    room: int = HEIGHTS[-1],
) -> Plan | None:
    """Find the largest tiles for which the cells and the card in a corner keep apart.

    `foot` pixels at the bottom are taken; `sizes` are tried, the largest first; the sheet is no
    taller than `room`. None if even the smallest tiles are too large.
    """
    best: Plan | None = None
    for height in heights(room):
        larger = [px for px in sizes if best is None or px > best.px]
        found = _largest(cells, card, height, foot, larger)
        if found and (best is None or found.px > best.px * _WORTH):
            best = found
    return best


def _largest(
    cells: Sequence[Cell],
    card: tuple[int, int] | None,
    height: int,
    foot: int,
    sizes: Sequence[int],
) -> Plan | None:
    reach, taken = extent(cells), frozenset(cells)
    wide, high = WIDTH - 2 * MARGIN, height - 2 * MARGIN - foot
    for px in sizes:
        if px * reach.columns > wide or px * reach.rows > high:
            continue
        ways = [*_alignments(wide - px * reach.columns, high - px * reach.rows)]
        for places, (x, y) in product((_corners, _sides), ways):
            bare = Plan(height, MARGIN + x - reach.left * px, MARGIN + y - reach.top * px, px, None)
            if card is None:
                return bare
            place = free_place(card, bare, taken, height - foot, places)
            if place:
                return replace(bare, card=place)
    return None


def _alignments(spare_x: int, spare_y: int) -> Iterator[tuple[int, int]]:
    """Yield the offsets at which the map may begin: centred first, then towards a side."""
    aside_x, aside_y = min(_AIR, spare_x // 6), min(_AIR, spare_y // 6)
    for x in (spare_x // 2, aside_x, spare_x - aside_x):
        for y in (spare_y // 2, aside_y, spare_y - aside_y):
            yield x, y


_Places = Callable[[int, int], Iterator[tuple[int, int]]]
"""Yields places for the upper left corner of a card; is called with the easternmost and the
southernmost coordinate."""


def _corners(east: int, south: int) -> Iterator[tuple[int, int]]:
    yield from ((east, MARGIN), (MARGIN, MARGIN), (east, south), (MARGIN, south))


def _sides(east: int, south: int) -> Iterator[tuple[int, int]]:
    yield from product((east, MARGIN), range(MARGIN, south, _SLIDE))
    yield from product(range(MARGIN, east, _SLIDE), (MARGIN, south))


def anywhere(east: int, south: int) -> Iterator[tuple[int, int]]:
    """Yield the places in the corners, then the places along the sides."""
    yield from _corners(east, south)
    yield from _sides(east, south)


def free_place(
    card: tuple[int, int],
    found: Plan,
    taken: Collection[Cell],
    bottom: int,
    places: _Places = _corners,
) -> Box | None:
    """Return the first place where a card of that size hides no cell and not the card of the plan;
    None if there is none.
    """
    wide, high = card
    for left, top in places(WIDTH - MARGIN - wide, bottom - MARGIN - high):
        place = Box(left, top, left + wide, top + high)
        is_met = found.card is not None and found.card.meets(place, _GAP)
        if not is_met and not _hides(place.grown(_GAP), found, taken):
            return place
    return None


_SLIDE = 48
"""Pixels from one place at a side to the next."""


def _hides(box: Box, found: Plan, taken: Collection[Cell]) -> bool:
    """Tell whether a box lies on one of these cells."""
    columns = range((box.left - found.x) // found.px, (box.right - 1 - found.x) // found.px + 1)
    rows = range((box.top - found.y) // found.px, (box.bottom - 1 - found.y) // found.px + 1)
    return any(Cell(x, y) in taken for x in columns for y in rows)


def densest(cell: Cell, cells: Iterable[Cell], columns: float, rows: float) -> tuple[float, float]:
    """Return the origin of a window on a map that holds `cell`, with room round it, and shows as
    much of the map as possible; of equal ones the one whose middle is nearest to the cells it
    shows.
    """
    near = [c for c in cells if abs(c.x - cell.x) <= columns and abs(c.y - cell.y) <= rows]
    lefts = [_strip({c.x for c in near}, left, columns) for left in _begins(cell.x, columns)]
    tops = [_strip({c.y for c in near}, top, rows) for top in _begins(cell.y, rows)]
    best = max(product(lefts, tops), key=lambda place: _worth(near, *place))
    return best[0].start, best[1].start


class _Strip(NamedTuple):
    """The columns or rows that a window shows."""

    start: float
    length: float
    seen: dict[int, float]
    """How much of each column or row is visible, from 0 to 1."""


def _strip(places: Iterable[int], start: float, length: float) -> _Strip:
    end = start + length
    return _Strip(start, length, {x: max(0.0, min(x + 1, end) - max(x, start)) for x in places})


_BESIDE = 0.6
"""Cells that a window shows at least on each side of its own cell."""
_STEP = 0.25


def _begins(at: int, seen: float) -> list[float]:
    first, last = at + 1 + _BESIDE - seen, at - _BESIDE
    steps = max(1, round((last - first) / _STEP))
    return [first + (last - first) * step / steps for step in range(steps + 1)]


def _worth(cells: Iterable[Cell], columns: _Strip, rows: _Strip) -> float:
    """Return the visible area in cells, less a little for the distance of its centre from the
    window's.
    """
    area = across = down = 0.0
    wide, high = columns.seen, rows.seen
    for x, y in cells:
        part = wide[x] * high[y]
        area += part
        across += part * (x + 0.5)
        down += part * (y + 0.5)
    east = across / area - columns.start - columns.length / 2
    south = down / area - rows.start - rows.length / 2
    return area - 0.05 * math.hypot(east, south)


def copies(kinds: Iterable[str]) -> Iterator[int]:
    """Yield for each tile the number of earlier tiles of its kind."""
    counts = Counter[str]()
    for kind in kinds:
        yield counts[kind]
        counts[kind] += 1
