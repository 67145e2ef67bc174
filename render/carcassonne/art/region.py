"""Regions of a tile as small masks: to plant trees, to find places to stand, to prove the drawing.

A mask is a square picture of one byte a point, 255 where the region is.
"""

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from games.carcassonne.components import Feature, Segment, Tile
from games.core.values import Rotation
from render.carcassonne.art.geometry import CASING, PLACE, WALL, Geometry, geometry
from render.carcassonne.art.water import BANK, RIVER
from render.tools.curves import Point
from render.tools.masks import flood

GRAIN = 96
"""Points to a tile's side."""

_HALVES = (
    (0.25, 0.015),
    (0.75, 0.015),
    (0.985, 0.25),
    (0.985, 0.75),
    (0.75, 0.985),
    (0.25, 0.985),
    (0.015, 0.75),
    (0.015, 0.25),
)


def fields(shape: Geometry, grow: float = 0.0, grain: int = GRAIN) -> Image.Image:
    """Return where fields are: all but towns, roads and yards, which `grow` by that much."""
    mask = Image.new("L", (grain, grain), 255)
    pen = ImageDraw.Draw(mask)
    for town in shape.towns:
        pen.polygon(_points(town.outline, grain), fill=0)
        for wall in town.walls:
            pen.line(_points(wall, grain), fill=0, width=max(1, round((WALL + 2 * grow) * grain)))
    if shape.river:
        width = round((BANK + 2 * grow) * grain)
        pen.line(_points(shape.river, grain), fill=0, width=width, joint="curve")
    if shape.pool:
        _disc(pen, shape.pool[0], shape.pool[1] + (BANK - RIVER) / 2 + grow, grain)
    for road in shape.roads:
        width = round((CASING + 2 * grow) * grain)
        pen.line(_points(road, grain), fill=0, width=width, joint="curve")
    for centre, radius in ((shape.place, PLACE), (shape.monastery, shape.yard)):
        if centre is not None:
            _disc(pen, centre, radius + grow, grain)
    return mask


@lru_cache(maxsize=512)
def fields_of(kind: str, rotation: Rotation, grow: float) -> Image.Image:
    """Return `fields` of one face of a tile."""
    return fields(geometry(kind, rotation), grow)


def towns(shape: Geometry) -> Image.Image:
    """Return where houses can stand: inside the walls, not too near to them."""
    mask = Image.new("L", (GRAIN, GRAIN), 0)
    pen = ImageDraw.Draw(mask)
    for town in shape.towns:
        pen.polygon(_points(town.outline), fill=255)
    for town in shape.towns:
        for wall in town.walls:
            line = _points(wall)
            pen.line(line, fill=0, width=11)
            pen.line([(x, y - 5) for x, y in line], fill=0, width=5)
    return mask


def field_of(lying: Tile, number: int, grow: float = 0.0, grain: int = GRAIN) -> Image.Image:
    """Return the mask of a tile's field. A field inside walls is the land that no border leads
    to.
    """
    land = fields(geometry(lying.kind, lying.rotation), grow, grain)
    halves = lying.part(Segment(Feature.FIELD, number)).halves
    if halves:
        return flood(land, map(half_point, halves))
    reached = [half for part in lying.parts for half in part.halves]
    return ImageChops.subtract(land, flood(land, map(half_point, reached)))


def area_of(lying: Tile, segment: Segment, grain: int) -> Image.Image:
    """Return where a field, a road or a city of a tile is."""
    if segment.feature is Feature.FIELD:
        return field_of(lying, segment.number, grain=grain)
    shape, mask = geometry(lying.kind, lying.rotation), Image.new("L", (grain, grain), 0)
    pen = ImageDraw.Draw(mask)
    if segment.feature is Feature.ROAD:
        line = _points(shape.roads[segment.number], grain)
        pen.line(line, fill=255, width=round(CASING * grain), joint="curve")
    else:
        pen.polygon(_points(shape.towns[segment.number].outline, grain), fill=255)
        for road in shape.roads if shape.gaps else ():
            pen.line(_points(road, grain), fill=0, width=round(CASING * grain), joint="curve")
    return mask


def half_point(half: int) -> Point:
    """Return a point of the tile beside the middle of a half-edge."""
    return _HALVES[half]


class MaskArea:
    """The points of a tile where a mask is white."""

    def __init__(self, mask: Image.Image) -> None:
        self._side = mask.width
        self._mask = mask.tobytes()

    def __contains__(self, at: Point) -> bool:
        """A little outside the tile counts as its border."""
        (x, y), side = at, self._side
        if not (-0.04 <= x < 1.04 and -0.04 <= y < 1.04):
            return False
        column, row = min(side - 1, max(0, int(x * side))), min(side - 1, max(0, int(y * side)))
        return self._mask[row * side + column] != 0


@lru_cache(maxsize=512)
def land_of(kind: str, rotation: Rotation, grow: float) -> MaskArea:
    """Return where the fields of one face of a tile are, that far from everything else."""
    return MaskArea(fields_of(kind, rotation, grow))


def _points(points: Iterable[Point], grain: int = GRAIN) -> list[Point]:
    return [(x * grain, y * grain) for x, y in points]


def _disc(
    pen: ImageDraw.ImageDraw, centre: Point, r: float, grain: int, ry: float | None = None
) -> None:
    (x, y), ry = centre, r if ry is None else ry
    pen.ellipse([(x - r) * grain, (y - ry) * grain, (x + r) * grain, (y + ry) * grain], fill=0)
