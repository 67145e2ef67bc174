"""Parts the places of a map that is too large for its numbers into regions, which are asked for
first.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from math import dist
from typing import Any, NamedTuple

from games.core.values import Cell
from render.sheet.scene import Badge, Box, Item, Sprite
from render.theme import BADGE, CREAM, INK

MOST = 5
"""The most regions: their buttons stand in one row."""
EACH = 20
"""The most places that are asked for at once: more are a ring of numbers, and no map."""
_FEWEST = 2
"""The fewest regions into which a map is parted."""
LETTERS = "ABCDE"
_Point = tuple[int, int]
Regions = tuple[tuple[Cell, ...], ...]
"""The places of each region."""


def regions(
    places: Sequence[Cell],
    scale: Callable[[Sequence[Cell]], float],
    is_enough: Callable[[Sequence[Cell]], bool],
    across: Callable[[Cell], int] = lambda cell: cell.x,
) -> Regions:
    """Part places by straight cuts, until the tiles of each region are large enough or there are
    `MOST` regions. Return them from the north to the south.

    :param scale: the size of tiles on a sheet that shows these places alone.
    :param is_enough: whether the tiles of such a sheet are large enough.
    :param across: how far east a place is.
    """
    parting = _Parting(cache(scale), cache(is_enough), across)
    found = parting.parted(places, parting.evenly)
    if len(found) > _FEWEST:
        found = max(found, parting.parted(places, parting.done_first), key=parting.worth)
    return tuple(sorted(found, key=lambda each: (min(c.y for c in each), min(map(across, each)))))


_Halves = Iterable[Sequence[Cell]]


class _Parting(NamedTuple):
    """Greedy parting: cuts the region with the smallest tiles, by the cut that a measure finds
    best.
    """

    scale: Callable[[Sequence[Cell]], float]
    is_enough: Callable[[Sequence[Cell]], bool]
    across: Callable[[Cell], int]

    def parted(self, places: Sequence[Cell], best: Callable[[_Halves], Any]) -> Regions:
        """Cut until no part needs a further cut, or there are `MOST` parts."""
        found = [tuple(places)]
        while len(found) < MOST and (undone := [each for each in found if not self.is_done(each)]):
            worst = min(undone, key=lambda each: (_is_few(each), self.scale(each)))
            found.remove(worst)
            found += max(_cuts(worst, (self.across, lambda cell: cell.y)), key=best)
        return tuple(found)

    def is_done(self, places: Sequence[Cell]) -> bool:
        return len(places) == 1 or (_is_few(places) and self.is_enough(places))

    def evenly(self, halves: _Halves) -> tuple[float, int]:
        """Measure a cut by its smaller half, so that halves of equal size are best."""
        both = tuple(halves)
        return min(map(self.scale, both)), min(map(len, both))

    def done_first(self, halves: _Halves) -> tuple[int, float, int]:
        """Measure a cut by the number of halves that need no further cut: long arms of a map are
        cut off whole.
        """
        both = tuple(halves)
        return sum(map(self.is_done, both)), *self.evenly(both)

    def worth(self, found: Regions) -> tuple[bool, bool, int, float]:
        """Measure a whole parting: best are regions with at most `EACH` places, then large enough
        tiles, then few regions.
        """
        are_done = all(map(self.is_done, found))
        return all(map(_is_few, found)), are_done, -len(found), min(map(self.scale, found))


def _is_few(places: Sequence[Cell]) -> bool:
    return len(places) <= EACH


def _cuts(
    places: Sequence[Cell], axes: Iterable[Callable[[Cell], int]]
) -> Iterator[tuple[tuple[Cell, ...], tuple[Cell, ...]]]:
    """Yield the two halves of each straight cut across one of the axes."""
    for axis in axes:
        at = {place: axis(place) for place in places}
        for cut in sorted(set(at.values()))[1:]:
            yield (
                tuple(place for place in places if at[place] < cut),
                tuple(place for place in places if at[place] >= cut),
            )


_LETTER = 46
"""The radius of a region's letter."""
_STEP = 24
"""Pixels from one place where a letter may stand to the next."""


def lettered(
    regions: Sequence[Sequence[Box]],
    sheet: Box,
    taken: Iterable[Box] = (),
    large: Collection[Box] = (),
) -> Iterator[Item]:
    """Mark the places of each region alike on the map that shows all of them, with a trail from
    each to the next, and put a letter of the same look at one of them, beside the tiles: it hides
    as little as possible.

    :param regions: the boxes on the sheet of each region's places.
    :param taken: the boxes of what else lies there.
    :param large: of the places, those that stand out.
    """
    kept = [*taken, *(place for places in regions for place in places)]
    badges = []
    for letter, places, look in zip(LETTERS, regions, _LOOKS, strict=False):
        badges.append(_off([*_letters(letter, places, sheet, look)], places, kept))
        kept.append(badges[-1].box)
    for places, badge, (_, fill, ring) in zip(regions, badges, _LOOKS, strict=False):
        for x, y in _trail([*map(_middle, places)], (badge.x, badge.y), places[0].width):
            yield Sprite(f"disc/{BADGE if ring == CREAM else ring}/{CREAM}/{BEAD}", x, y, 1)
        for place in places:
            r = _DOT if place in large or not large else _SMALL_DOT
            x, y = _middle(place)
            yield Sprite(f"disc/{fill}/{ring}/{r}", x, y, 1)
    yield from badges


def _trail(places: Sequence[_Point], letter: _Point, pitch: int) -> Iterator[_Point]:
    """Yield the beads of a trail from the letter to the nearest place, and from each place to the
    next one, where that is near: the shortest tree.

    :param pitch: from the middle of a place to that of the one beside it.
    """
    nearest = dict.fromkeys(places, letter)
    while nearest:
        end = min(nearest, key=lambda place: dist(place, nearest[place]))
        start = nearest.pop(end)
        long = dist(start, end)
        if start == letter or long < _NEAR * pitch:
            for step in range(1, round(long / _EACH_BEAD)):
                (x, y), share = start, step * _EACH_BEAD / long
                yield round(x + (end[0] - x) * share), round(y + (end[1] - y) * share)
        for place, known in nearest.items():
            nearest[place] = min(known, end, key=lambda one: dist(place, one))


BEAD, _EACH_BEAD = 4, 15
"""The radius of a bead, and pixels from one to the next."""
_NEAR = 2.3
"""How far apart places are at most that a trail joins, in places."""
_DOT, _SMALL_DOT = 20, 13
_SLATE = "#1f4f6b"
_LOOKS = (
    (CREAM, BADGE, CREAM),
    (_SLATE, CREAM, _SLATE),
    (BADGE, CREAM, BADGE),
    (CREAM, _SLATE, CREAM),
    (CREAM, INK, CREAM),
)
"""Ink, fill and rim of a region's letter, fill and rim of its places: full and hollow by turns."""


def _middle(box: Box) -> tuple[int, int]:
    return (box.left + box.right) // 2, (box.top + box.bottom) // 2


def _round(places: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*places, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _letters(
    letter: str, places: Sequence[Box], sheet: Box, look: tuple[str, str, str]
) -> Iterator[Badge]:
    near, inside = _round(places).grown(3 * _LETTER // 2), sheet.grown(-_LETTER - 6)
    x, y = _middle(near)
    for dx in range(-near.width // 2, near.width // 2 + 1, _STEP):
        for dy in range(-near.height // 2, near.height // 2 + 1, _STEP):
            at = (
                min(max(x + dx, inside.left), inside.right),
                min(max(y + dy, inside.top), inside.bottom),
            )
            yield Badge(*at, _LETTER, letter, *look)


def _off(badges: Sequence[Badge], places: Sequence[Box], kept: Sequence[Box]) -> Badge:
    """Return the badge that hides least; of several, one that touches a place, the nearest to the
    middle of all.
    """
    middles = [*map(_middle, places)]
    middle = tuple(sum(line) // len(middles) for line in zip(*middles, strict=True))
    touching = _LETTER + _STEP + places[0].width // 2

    def far(badge: Badge) -> tuple[float, float]:
        at = (badge.x, badge.y)
        away = min(dist(at, place) for place in middles)
        return max(0.0, away - touching), dist(at, middle)

    nearest = sorted(badges, key=far)
    reach = _round([badge.box for badge in badges])
    near = [box for box in kept if box.common(reach)]
    free = (badge for badge in nearest if not _hidden(badge, near))
    return next(free, None) or min(nearest, key=lambda badge: _hidden(badge, near))


def _hidden(badge: Badge, kept: Iterable[Box]) -> int:
    """Return the number of pixels that a badge hides."""
    return sum(badge.box.common(box) for box in kept)
