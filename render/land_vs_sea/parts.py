"""A map whose hexagons would be too small is cut into parts, side by side or in rows."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from games.core.values import Cell
from render.land_vs_sea.place import LADDER, Plan, inside, largest
from render.sheet.scene import Box

_MOST = 4
_WORTH = 0.88
"""A cut must make hexagons larger by more than the eye loses by it."""
_GAP = 12


class Part(NamedTuple):
    """Some of the map on its piece of the sheet."""

    cells: frozenset[Cell]
    plan: Plan
    box: Box


class _Cut(NamedTuple):
    """What a cut would bring."""

    px: int
    groups: list[list[Cell]]
    boxes: list[Box]


def parts(cells: Sequence[Cell], room: Box, height: int) -> tuple[Part, ...]:
    """Cut a map so that its hexagons become as large as they can in the room; often not at all."""
    cuts = [
        _cut(cells, room, count, stacked=stacked)
        for count in range(1, _MOST + 1)
        for stacked in (False, True)
    ]
    px, groups, boxes = max(cuts, key=lambda cut: cut.px * _WORTH ** len(cut.groups))
    return tuple(
        Part(frozenset(some), inside(some, box, height, (px,)), box)
        for some, box in zip(groups, boxes, strict=True)
    )


def _cut(cells: Sequence[Cell], room: Box, count: int, *, stacked: bool) -> _Cut:
    """Cut from north to south and put what is west above what is east, or the other way round."""
    along = [2 * cell.x + cell.y if stacked else cell.y for cell in cells]
    first, step = min(along), (max(along) - min(along) + 1) / count
    numbered: defaultdict[int, list[Cell]] = defaultdict(list)
    for cell, at in zip(cells, along, strict=True):
        numbered[int((at - first) / step)].append(cell)
    groups = [numbered[number] for number in sorted(numbered)]
    boxes = [_piece(room, number, len(groups), stacked=stacked) for number in range(len(groups))]
    px = min(
        largest(some, box.width, box.height, LADDER)
        for some, box in zip(groups, boxes, strict=True)
    )
    return _Cut(px, groups, boxes)


def _piece(room: Box, number: int, count: int, *, stacked: bool) -> Box:
    left, top, right, bottom = room
    if stacked:
        step = (room.height + _GAP) / count
        return Box(left, top + round(number * step), right, top + round((number + 1) * step) - _GAP)
    step = (room.width + _GAP) / count
    return Box(left + round(number * step), top, left + round((number + 1) * step) - _GAP, bottom)
