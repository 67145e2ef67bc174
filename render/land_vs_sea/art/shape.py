"""The shape of the land on a face: coasts run from corner to corner, so neighbours always meet.

Coordinates: a hexagon of radius 1 round (0, 0), y downwards; corner k lies at -90 + 60 k degrees,
side k between the corners k and k + 1. The terrain that surrounds the others is the *base*; each
other area is a blob for each of its runs of sides. Where two areas of one terrain meet at a corner
a blob leaves it at less than 60 degrees from its own side, so that a channel stays between them.
"""

import math
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw

from games.core.hexes import SIDES, HexRotation
from games.land_vs_sea.components import Kind, Piece, face
from render.tools.curves import Point, Points, bezier, tremble
from render.tools.hand import Hand
from render.tools.masks import flood

CORNERS: Points = tuple(
    (math.cos(math.radians(-90 + 60 * k)), math.sin(math.radians(-90 + 60 * k)))
    for k in range(SIDES)
)

GRAIN = 120
"""Points of a mask to the height of a hexagon."""

_DEPTH = {1: 0.5, 2: 0.27, 3: 0.02, 4: -0.25, 5: -0.48}
"""How far from the middle a blob ends, by the sides of its run."""
_CROWDED = {1: (0.58, 0.1), 2: (0.34, 0.0), 3: (0.19, 0.1), 4: (-0.13, 0.25), 5: (-0.43, 0.3)}
"""The same, and how it leaves its corners, where there are more than two areas."""


class Coast(Struct, frozen=True):
    """One blob: its coast from corner to corner, and the whole outline."""

    kind: Kind
    line: Points
    outline: Points


class Shape(Struct, frozen=True):
    """Land and sea on a face."""

    base: Kind
    coasts: tuple[Coast, ...]


@lru_cache(maxsize=1024)
def shape(name: str, rotation: HexRotation) -> Shape:
    """Return where the land of a face ends as it lies."""
    areas = face(name, rotation).areas
    base = _base(areas)
    hand = Hand(name)  # the same in every rotation: each coast turns with its tile
    runs = [(a, run) for a in areas if a.segment.kind is not base for run in _runs(a.sides)]
    first = rotation.sixths
    runs.sort(key=lambda item: (item[1][0] - first) % SIDES)
    crowded = len(areas) > 2
    return Shape(base, tuple(_coast(a.segment.kind, run, crowded, hand) for a, run in runs))


def outward(side: int) -> Point:
    """Return the middle of a side of a hexagon of width 2, as a direction."""
    angle = math.radians(-60 + 60 * side)
    return math.cos(angle), math.sin(angle)


@lru_cache(maxsize=1024)
def area_masks(name: str, rotation: HexRotation, grain: int = GRAIN) -> tuple[Image.Image, ...]:
    """Return each area of a face as a mask, flooded from one of its sides."""
    drawn = shape(name, rotation)
    land = Image.new("L", (grain, grain), 255 if drawn.base is Kind.LAND else 0)
    pen = ImageDraw.Draw(land)
    for coast in drawn.coasts:
        outline = [_on_mask(point, grain) for point in coast.outline]
        pen.polygon(outline, fill=255 if coast.kind is Kind.LAND else 0)
    inside = hexagon_mask(grain, 0.93)  # parted areas meet in the very corner: keep out of it
    by_kind = {
        Kind.LAND: ImageChops.multiply(land, inside),
        Kind.SEA: ImageChops.multiply(ImageChops.invert(land), inside),
    }
    return tuple(
        flood(by_kind[area.segment.kind], [_inside(area.sides[0])])
        for area in face(name, rotation).areas
    )


def reached(mask: Image.Image) -> tuple[int, ...]:
    """Return the sides that an area's mask comes to."""
    at = (_on_mask((0.74 * x, 0.74 * y), mask.width) for x, y in map(outward, range(SIDES)))
    return tuple(side for side, (x, y) in enumerate(at) if mask.getpixel((int(x), int(y))))


def hexagon_mask(grain: int, share: float) -> Image.Image:
    """Return a hexagon of so much of the full size as a mask."""
    mask = Image.new("L", (grain, grain))
    corners = [_on_mask((x * share, y * share), grain) for x, y in CORNERS]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask


def _inside(side: int) -> Point:
    """Return a point beside the middle of a side, in shares of a mask."""
    x, y = outward(side)
    return 0.5 + 0.37 * x, 0.5 + 0.37 * y


def _on_mask(point: Point, grain: int) -> Point:
    return (point[0] + 1) * grain / 2, (point[1] + 1) * grain / 2


def _base(areas: tuple[Piece, ...]) -> Kind:
    """Return the terrain that lies between the others."""
    if len(areas) == 1:
        return areas[0].segment.kind
    for area in areas:
        if len(_runs(area.sides)) > 1:
            return area.segment.kind
    for one in areas:
        for other in areas:
            if one is not other and one.segment.kind is other.segment.kind and _touch(one, other):
                return Kind.SEA if one.segment.kind is Kind.LAND else Kind.LAND
    return Kind.SEA


def _touch(one: Piece, other: Piece) -> bool:
    return any((side + 1) % SIDES in other.sides for side in one.sides)


def _runs(sides: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the rows of neighbouring sides: the first of each and how many they are."""
    if len(sides) == SIDES:
        return [(0, SIDES)]
    firsts = [side for side in sides if (side - 1) % SIDES not in sides]
    return [
        (side, next(n for n in range(1, SIDES) if (side + n) % SIDES not in sides))
        for side in firsts
    ]


def _coast(kind: Kind, run: tuple[int, int], crowded: bool, hand: Hand) -> Coast:
    first, count = run
    end, begin = CORNERS[(first + count) % SIDES], CORNERS[first]
    depth, bend = _CROWDED[count] if crowded else (_DEPTH[count], 0.26 if count < 4 else 0.3)
    angle = math.radians(-60 + 60 * (first + (count - 1) / 2))
    middle = (depth * math.cos(angle), depth * math.sin(angle))
    pull = tuple((8 * middle[i] - end[i] - begin[i]) / 6 for i in (0, 1))
    along = ((end[0] - begin[0]) * bend, (end[1] - begin[1]) * bend)
    near, far = (pull[0] + along[0], pull[1] + along[1]), (pull[0] - along[0], pull[1] - along[1])
    line = tremble(bezier(end, near, far, begin), 0.045, hand, 0.1)
    rim = tuple(CORNERS[(first + k) % SIDES] for k in range(1, count))
    return Coast(kind, line, (*line, *rim))
