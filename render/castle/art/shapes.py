"""The shapes of a turned tile: its buildings, paths, wells and markets, in units of the tile.

The topology is turned and then drawn, never the pixels. A building reaches the border from 0.05 to
0.95 of the side, its ridge in the middle, so that any two of a kind join.
"""

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw

from games.castle.components import Feature, Part, Segment, Tile, tile
from games.core.values import Rotation
from render.tools.curves import Point, Points, arc, turn
from render.tools.masks import flood, heart, without

PATH = 0.13
CASING = 0.17
SQUARE = 0.17
"""Radius of the paved square where paths are parted."""
GRAIN = 96

_CAP = ((0.05, 0.0), (0.2, 0.3), (0.8, 0.3), (0.95, 0.0))
_CORNER = ((0.05, 0.0), (0.34, 0.29), (0.71, 0.66), (1.0, 0.95))
_WEST = ((0.05, 0.0), (0.27, 0.27), (0.27, 0.73), (0.05, 1.0))


class Facet(Struct, frozen=True):
    """A side of a roof: from its eaves, in the order of the outline, up to the ridge."""

    eaves: tuple[Point, Point]
    ridge: tuple[Point, Point]


class Building(Struct, frozen=True):
    """A house or a tower on a tile."""

    outline: Points
    walls: tuple[Points, ...]
    """The parts of the outline that are not on the border."""
    facets: tuple[Facet, ...]
    middle: Point


def building(part: Part) -> Building:
    """Lay out a house or tower."""
    sides = tuple(int(side) for side in part.sides)
    if len(sides) == 1:
        return _turned_building((_CAP,), (((0.5, 0.0),) * 4,), (), (0.5, 0.17), sides[0])
    if len(sides) == 2 and sides[1] - sides[0] == 2:
        return _band(0 if sides == (0, 2) else 1)
    if len(sides) == 2:
        ridge = ((0.5, 0.0), (0.6, 0.22), (0.78, 0.4), (1.0, 0.5))
        quarters = 3 if sides == (0, 3) else sides[0]
        return _turned_building((_CORNER,), (ridge,), ((1.0, 0.0),), (0.68, 0.3), quarters)
    gap = next(side for side in range(4) if side not in sides)
    ridge = ((0.5, 0.0), (0.5, 0.5), (0.5, 0.5), (0.5, 1.0))
    return _turned_building((_WEST,), (ridge,), ((1.0, 1.0), (1.0, 0.0)), (0.63, 0.5), gap + 1)


def _band(quarters: int) -> Building:
    east = tuple((1 - x, 1 - y) for x, y in _WEST)
    ridge = ((0.5, 0.0), (0.5, 0.35), (0.5, 0.65), (0.5, 1.0))
    back = tuple(reversed(ridge))
    return _turned_building((_WEST, east), (ridge, back), (), (0.5, 0.5), quarters)


def _turned_building(
    walls: tuple[Points, ...],
    ridges: tuple[Points, ...],
    corners: Points,
    middle: Point,
    quarters: int,
) -> Building:
    placed = [tuple(turn(point, quarters) for point in wall) for wall in walls]
    tops = [tuple(turn(point, quarters) for point in ridge) for ridge in ridges]
    facets = [
        Facet((wall[i], wall[i + 1]), (top[i], top[i + 1]))
        for wall, top in zip(placed, tops, strict=True)
        for i in range(len(wall) - 1)
    ]
    outline = [point for wall in placed for point in wall]
    outline += [turn(corner, quarters) for corner in corners]
    return Building(tuple(outline), tuple(placed), tuple(facets), turn(middle, quarters))


def buildings(lying: Tile, feature: Feature) -> tuple[Building, ...]:
    """Return the tile's houses or towers, by number."""
    return tuple(building(part) for part in lying.parts if part.segment.feature is feature)


def paths(lying: Tile) -> tuple[tuple[Part, tuple[Points, ...]], ...]:
    """Return the paths of a tile, each with its lines from the border inwards."""
    return tuple(
        (part, tuple(_lines(part, lying)))
        for part in lying.parts
        if part.segment.feature is Feature.PATH
    )


def _lines(part: Part, lying: Tile) -> list[Points]:
    sides = tuple(int(side) for side in part.sides)
    if len(sides) != 2:
        inner = 0.5 if lying.square or len(sides) > 1 else 0.72  # else up to a building
        return [(turn((0.5, 0.0), side), turn((0.5, inner), side)) for side in sides]
    if sides[1] - sides[0] == 2:
        return [(turn((0.5, 0.0), sides[0]), turn((0.5, 1.0), sides[0]))]
    first = 3 if sides == (0, 3) else sides[0]
    return [tuple(turn(point, first) for point in arc((1.0, 0.0), 0.5, 180, 90, 16))]


def well_at(part: Part) -> Point:
    """Return where the well of a path stands: on it, in the middle."""
    sides = tuple(int(side) for side in part.sides)
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        first = 3 if sides == (0, 3) else sides[0]
        return turn((0.646, 0.354), first)
    return (0.5, 0.5)


@cache
def spots(kind: str, rotation: Rotation) -> Mapping[Segment, Point]:
    """Return where a follower stands on each segment of a tile."""
    lying = tile(kind, rotation)
    return {part.segment: _spot(part, lying) for part in lying.parts}


def _spot(part: Part, lying: Tile) -> Point:
    if part.segment.feature is Feature.COURT:
        return heart(court(lying.kind, lying.rotation, part.halves))
    if part.segment.feature is not Feature.PATH:
        return building(part).middle
    if len(part.sides) == 1:
        return turn((0.5, 0.2), int(part.sides[0]))
    if part.wells:
        return turn((0.5, 0.16), int(part.sides[0]))
    return well_at(part)


@cache
def market_at(kind: str, rotation: Rotation, segment: Segment) -> Point:
    """Return the place of a court's market, clear of figures."""
    lying = tile(kind, rotation)
    room = court(kind, rotation, lying.part(segment).halves).copy()
    for at in spots(kind, rotation).values():
        without(room, (at[0], at[1] - 0.04), 0.24, 0.3)
    clear = room.getbbox()
    x, y = heart(room) if clear else spots(kind, rotation)[segment]
    return min(0.85, max(0.15, x)), min(0.88, max(0.14, y))


@lru_cache(maxsize=512)
def court(kind: str, rotation: Rotation, halves: tuple[int, ...]) -> Image.Image:
    """Return the mask of the court that reaches some half-edges."""
    return flood(courts(kind, rotation), [half_point(half) for half in halves])


@lru_cache(maxsize=256)
def courts(kind: str, rotation: Rotation) -> Image.Image:
    """Return the mask of all courts: everything that is neither path nor building."""
    lying = tile(kind, rotation)
    mask = Image.new("L", (GRAIN, GRAIN), 255)
    pen = ImageDraw.Draw(mask)
    for feature in (Feature.HOUSE, Feature.TOWER):
        for each in buildings(lying, feature):
            pen.polygon([(x * GRAIN, y * GRAIN) for x, y in each.outline], fill=0)
    for _, lines in paths(lying):
        for line in lines:
            width = round(CASING * GRAIN)
            pen.line([(x * GRAIN, y * GRAIN) for x, y in line], fill=0, width=width, joint="curve")
    if lying.square:
        near, far = (0.5 - SQUARE) * GRAIN, (0.5 + SQUARE) * GRAIN
        pen.ellipse((near, near, far, far), fill=0)
    return mask


def half_point(half: int) -> Point:
    """Return a point of the tile beside the middle of a half-edge."""
    return turn((0.25 if half % 2 == 0 else 0.75, 0.03), half // 2)
