"""A map whose hexagons would be too small is cut into parts, side by side or in rows."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from games.core.values import Cell
from render.land_vs_sea.place import LADDER, Plan, inside
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


def parts(cells: Sequence[Cell], room: Box, height: int) -> tuple[Part, ...]:
    """Cut a map so that its hexagons become as large as they can in the room; often not at all."""
    cuts = [
        _cut(cells, room, height, count, stacked=stacked)
        for count in range(1, _MOST + 1)
        for stacked in (False, True)
    ]
    return max(cuts, key=lambda cut: cut[0].plan.px * _WORTH ** len(cut))


def _cut(
    cells: Sequence[Cell], room: Box, height: int, count: int, *, stacked: bool
) -> tuple[Part, ...]:
    """Cut from north to south and put what is west above what is east, or the other way round."""
    along = [2 * cell.x + cell.y if stacked else cell.y for cell in cells]
    first, step = min(along), (max(along) - min(along) + 1) / count
    groups: defaultdict[int, set[Cell]] = defaultdict(set)
    for cell, at in zip(cells, along, strict=True):
        groups[int((at - first) / step)].add(cell)
    found = [groups[number] for number in sorted(groups)]
    boxes = [_piece(room, number, len(found), stacked=stacked) for number in range(len(found))]
    px = min(inside(some, box, height).px for some, box in zip(found, boxes, strict=True))
    sizes = [size for size in LADDER if size <= px]
    return tuple(
        Part(frozenset(some), inside(some, box, height, sizes), box)
        for some, box in zip(found, boxes, strict=True)
    )


def _piece(room: Box, number: int, count: int, *, stacked: bool) -> Box:
    left, top, right, bottom = room
    if stacked:
        step = (room.height + _GAP) / count
        return Box(left, top + round(number * step), right, top + round((number + 1) * step) - _GAP)
    step = (room.width + _GAP) / count
    return Box(left + round(number * step), top, left + round((number + 1) * step) - _GAP, bottom)
