"""The spots of a tile: for a follower on each segment, for gardens, for shields.

Spots keep out of each other's way, so that letters can stand on them all at once, and a figure on
a spot does not hide its town's shield.
"""

import math
from collections.abc import Iterator, Mapping
from functools import cache, reduce

from PIL import Image, ImageChops, ImageDraw

from games.carcassonne.components import Feature, Mark, Part, Segment, Tile, letter, tile
from games.core.values import Rotation
from render.carcassonne.art.geometry import (
    BULGING,
    FLAT,
    YARD,
    Geometry,
    diagonal_turns,
    gap_turns,
    geometry,
    parts,
)
from render.carcassonne.art.region import MaskArea, field_of, fields_of
from render.tools.curves import Point, resample, turn
from render.tools.masks import heart, without


def spots(kind: str, rotation: Rotation) -> Mapping[Segment, Point]:
    """Return the place of every segment, in units of the tile."""
    segments = [part.segment for part in tile(kind, rotation).parts]
    segments.sort(key=lambda segment: segment.feature is Feature.FIELD)
    return {segment: place_of(kind, rotation, segment) for segment in segments}


@cache
def place_of(kind: str, rotation: Rotation, segment: Segment) -> Point:
    """Return the place of a segment, in units of the tile."""
    part = next(part for part in tile(kind, rotation).parts if part.segment == segment)
    if segment.feature is Feature.FIELD:
        return _in_field(part, kind, rotation)
    return _place(part, geometry(kind, rotation), kind, rotation)


@cache
def size_of(kind: str, rotation: Rotation, segment: Segment) -> float:
    """Return how large a figure is on a segment, as a share of the usual: smaller in a town behind
    one wall and on a wedge of a field, where it would stand over what is beside.
    """
    lying = tile(kind, rotation)
    part = next(part for part in lying.parts if part.segment == segment)
    if segment.feature is Feature.CITY:
        return _SMALL if len(part.sides) == 1 else 1.0
    if segment.feature is not Feature.FIELD:
        return 1.0
    field = field_of(lying, segment.number)
    land = sum(field.histogram()[128:]) / (field.width * field.height)
    return _SMALL if land < _WEDGE else 1.0


_SMALL, _WEDGE = 0.75, 0.15
"""The share, and how much of a tile a field is that is called a wedge."""


@cache
def _free(kind: str, rotation: Rotation) -> Image.Image:
    """Return the mask in which figures on fields keep clear of the tile's other segments."""
    free = fields_of(kind, rotation, 0.0).copy()
    for part in tile(kind, rotation).parts:
        if part.segment.feature not in (Feature.CITY, Feature.FIELD):
            x, y = place_of(kind, rotation, part.segment)
            without(free, (x, y - 0.015), 0.11, 0.125)
        if Mark.INN in part.marks:
            without(free, inn_at(kind, rotation, part.segment), 0.2, 0.2)
    if sign := sign_at(kind, rotation):
        without(free, sign, 0.19, 0.19)
    return free


def garden_at(kind: str, rotation: Rotation) -> Point:
    """Return the middle of the garden: as far from everything as can be."""
    return heart(fields_of(kind, rotation, 0.02))


@cache
def inn_at(kind: str, rotation: Rotation, segment: Segment) -> Point:
    """Return the middle of the inn and its lake: on open land beside their road."""
    land, shape = fields_of(kind, rotation, 0.03), geometry(kind, rotation)
    near = Image.new("L", land.size, 0)
    lines = [[(x * land.width, y * land.height) for x, y in road] for road in shape.roads]
    wide, pen = round(2 * _BESIDE * land.width), ImageDraw.Draw(near)
    pen.line(lines.pop(segment.number), fill=255, width=wide, joint="curve")
    for line in lines:
        pen.line(line, fill=0, width=wide * 2 // 3, joint="curve")
    room = Image.new("L", land.size, 0)
    ImageDraw.Draw(room).rectangle([share * land.width for share in _INSIDE], fill=255)
    if kind != letter(kind):
        without(near, garden_at(kind, rotation), 0.24, 0.24)
    return heart(ImageChops.darker(ImageChops.darker(land, near), room))


_INSIDE = (0.2, 0.17, 0.8, 0.81)
"""The box for the middle of an inn, so that the whole inn is on the tile."""
_BESIDE = 0.36
"""How far from the middle of its road the land of an inn reaches."""


@cache
def sign_at(kind: str, rotation: Rotation) -> Point | None:
    """Return the place of a sign of the whole tile: at the rim of its largest field that has room;
    in a town with a road through it, beside the road.
    """
    lying, quarters = tile(kind, rotation), rotation.quarters
    if not lying.signs:
        return None
    if geometry(kind, rotation).gaps:
        return turn((0.19, 0.5), quarters)
    sizes = {part.segment: _size(lying, part) for part in parts(lying, Feature.FIELD)}
    largest = max(sizes.values())
    roomy = [segment for segment, size in sizes.items() if size > 0.8 * largest]
    land = ImageChops.darker(fields_of(kind, rotation, 0.11), _of(lying, roomy))
    for side in range(4):
        if "C" in (lying.edges[side], lying.edges[side - 1]):  # a tower is in this corner
            without(land, turn((0, 0), side), 0.27, 0.27)
    area, others = MaskArea(land), _besides_fields(kind, rotation)
    steps = [_RIM + (1 - 2 * _RIM) * k / 20 for k in range(21)]
    return max(
        ((x, y) for x in steps for y in steps if (x, y) in area),
        key=lambda at: (
            round(math.dist(at, (0.5, 0.5)), 2),
            min(math.dist(at, other) for other in others),
        ),
    )


_RIM = 0.13
"""How near to the rim of the tile its middle may be."""


def _besides_fields(kind: str, rotation: Rotation) -> list[Point]:
    """Return where figures stand that are not farmers."""
    segments = (part.segment for part in tile(kind, rotation).parts)
    standing = (each for each in segments if each.feature is not Feature.FIELD)
    return [place_of(kind, rotation, each) for each in standing]


def _size(lying: Tile, field: Part) -> int:
    return field_of(lying, field.segment.number).histogram()[255]


def _of(lying: Tile, segments: list[Segment]) -> Image.Image:
    masks = [field_of(lying, segment.number) for segment in segments]
    return reduce(ImageChops.lighter, masks)


@cache
def pile_at(kind: str, rotation: Rotation) -> Point:
    """Return the place of ingots on a tile: on its sign, or as far as possible from all places of
    figures and marks.
    """
    taken = [*spots(kind, rotation).values(), *_marks_at(kind, rotation)]
    return sign_at(kind, rotation) or max(
        _PILES, key=lambda pile: min(math.dist(pile, at) for at in taken)
    )


_PILES = tuple((x, y) for x in (0.18, 0.34, 0.5, 0.66, 0.82) for y in (0.18, 0.34, 0.5, 0.67, 0.84))


def _marks_at(kind: str, rotation: Rotation) -> Iterator[Point]:
    """Yield the places of gardens, inns, and marks of towns."""
    lying = tile(kind, rotation)
    for part in lying.parts:
        if part.segment.feature is Feature.GARDEN:
            yield garden_at(kind, rotation)
        elif Mark.INN in part.marks:
            yield inn_at(kind, rotation, part.segment)
        elif part.segment.feature is Feature.CITY and (at := emblem_at(part, lying)):
            yield at


def emblem_at(part: Part, lying: Tile) -> Point | None:
    """Return the place of a town's mark, in a corner that leaves room for a figure."""
    sides = tuple(int(side) for side in part.sides)
    if not part.marks:
        return None
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        return turn((0.17, 0.17), diagonal_turns(sides))
    if len(sides) == 2:
        return _in_a_band((0.2, 0.5) if sides == (1, 3) else (0.5, 0.2), sides, lying)
    if len(sides) == 3:
        return turn((0.16, 0.2), gap_turns(sides))
    return (0.5, 0.56) if Mark.CATHEDRAL in part.marks else (0.2, 0.24)


def _place(part: Part, shape: Geometry, kind: str, rotation: Rotation) -> Point:
    feature, number = part.segment
    if feature is Feature.CITY:
        return _in_town(part, tile(kind, rotation))
    if feature is Feature.ROAD:
        if letter(kind) in BULGING:  # a wedge of a field is on either side
            return _on_road(shape, number, 0.7)
        return _on_road(shape, number, _share(shape, ends=len(part.sides) == 1))
    if feature is Feature.MONASTERY:
        x, y = shape.monastery or (0.5, 0.5)
        return (x, y + 0.12 * shape.yard / YARD)
    return garden_at(kind, rotation)


def _in_town(part: Part, lying: Tile) -> Point:
    sides = tuple(int(side) for side in part.sides)
    if len(sides) == 1:
        # The feet, not the middle, must stand inside a wall in the north.
        between = all(lying.edges[(sides[0] + step) % 4] == "C" for step in (1, 3))
        return (0.5, 0.085) if sides == (0,) else turn((0.5, 0.11 if between else 0.14), sides[0])
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        # In the north-east a figure below the shield would hide it: there it stands beside it.
        if letter(lying.kind) in FLAT:
            return turn((0.25, 0.24), diagonal_turns(sides))
        at = (0.33, 0.31) if not part.marks else (0.24, 0.46) if sides == (0, 1) else (0.46, 0.24)
        return turn(at, diagonal_turns(sides))
    if geometry(lying.kind, lying.rotation).gaps:
        return turn((0.8, 0.52), lying.rotation.quarters)
    if len(sides) == 2:
        return _in_a_band((0.5, 0.54) if sides == (1, 3) else (0.5, 0.58), sides, lying)
    if len(sides) == 3:
        return turn((0.5, 0.42), gap_turns(sides))
    return (0.5, 0.82) if Mark.CATHEDRAL in part.marks else (0.5, 0.62)


def _in_a_band(at: Point, sides: tuple[int, ...], lying: Tile) -> Point:
    """Move a place in a town from side to side: with another beside it, it is narrower."""
    x, y = at
    for side, (dx, dy) in enumerate(((0, 1), (-1, 0), (0, -1), (1, 0))):
        if side not in sides and lying.edges[side] == "C":
            x, y = x + _NARROWER * dx, y + _NARROWER * dy
    return x, y


_NARROWER = 0.09


def _share(shape: Geometry, ends: bool) -> float:
    """Return how far along a road a figure stands."""
    if shape.over:
        return 0.22
    return 0.5 if not ends else 0.42 if shape.place else 0.4


def _on_road(shape: Geometry, number: int, share: float) -> Point:
    line = resample(shape.roads[number], 0.02)
    return line[int(share * (len(line) - 1))]


def _in_field(part: Part, kind: str, rotation: Rotation) -> Point:
    whole = field_of(tile(kind, rotation), part.segment.number)
    free = _free(kind, rotation)
    if not part.halves:  # between the towns round it, whose figures stand near
        free = free.copy()
        for town in parts(tile(kind, rotation), Feature.CITY):
            without(free, place_of(kind, rotation, town.segment), 0.23, 0.23)
    room = Image.composite(whole, Image.new("L", whole.size, 0), free)
    return heart(room if room.getbbox() else whole)
