"""The open land of a tile: strips of crops, grass, roads and the places where they end, trees."""

import math

from msgspec import Struct

from games.carcassonne.components import Feature, Mark, tile
from games.core.values import Rotation
from render.carcassonne.art import palette as p
from render.carcassonne.art.geometry import CASING, PLACE, ROAD, Geometry
from render.carcassonne.art.region import MaskArea, land_of
from render.carcassonne.art.spots import garden_at, inn_at, sign_at, spots
from render.carcassonne.art.things import fir, garden, tree
from render.carcassonne.art.water import bridges
from render.tools.colour import mix
from render.tools.curves import Point, Points, beside, resample
from render.tools.hand import Hand
from render.tools.sketch import Sketch


class Plot(Struct, frozen=True):
    """A round piece of land that is used."""

    at: Point
    r: float


class Look(Struct, frozen=True):
    """The face that is drawn, and the width of its lines."""

    kind: str
    rotation: Rotation
    ink: float
    """Width of an outline, in tiles."""
    pixel: float
    """How much of the tile one pixel is."""

    @property
    def garden(self) -> Point | None:
        """The middle of its garden."""
        return garden_at(self.kind, self.rotation) if self.kind.endswith("g") else None

    @property
    def sign(self) -> Point | None:
        """The middle of a sign for the whole tile."""
        return sign_at(self.kind, self.rotation)

    def land(self, grow: float) -> MaskArea:
        """Return its fields, that far from everything else."""
        return land_of(self.kind, self.rotation, grow)


def crops(look: Look, hand: Hand) -> tuple[Sketch, list[Plot]]:
    """Lay two strips of crops where there is room."""
    sketch, plots = Sketch(), [Plot(look.garden, 0.2)] if look.garden else []
    plots += [Plot(at, 0.22) for at in inns(look)]
    plots += [Plot(look.sign, _BY_A_SIGN + _tree_size(look))] if look.sign else []
    strips = 0
    for _ in range(80):
        at = (hand.between(0.14, 0.86), hand.between(0.12, 0.9))
        rows = hand.pick((2, 3, 3))
        lean = hand.pick((-0.35, -0.15, 0.12, 0.3, 1.2, 1.45))
        strip = _Strip(at, lean, hand.between(0.1, 0.14), 0.036 * rows)
        if strips == 2 or not _is_free(strip, look, plots):
            continue
        strips += 1
        plots.append(Plot(at, 0.151))
        sketch.add(_crop_rows(strip, rows, look, hand))
    return sketch, plots


class _Strip(Struct, frozen=True):
    at: Point
    lean: float
    """Radians."""
    length: float
    height: float
    """Half of either."""

    def point(self, u: float, v: float) -> Point:
        cos, sin = math.cos(self.lean), math.sin(self.lean)
        x, y = u * self.length, v * self.height
        sheared = x * cos - y * sin + 0.03 * v * self.length
        return self.at[0] + sheared, self.at[1] + x * sin + y * cos

    def corners(self) -> Points:
        return tuple(self.point(u, v) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


def _is_free(strip: _Strip, look: Look, plots: list[Plot]) -> bool:
    land = look.land(0.045)
    inside = all(
        0.02 < x < 0.98 and 0.02 < y < 0.98 and (x, y) in land
        for x, y in (*strip.corners(), strip.at)
    )
    return inside and all(math.dist(strip.at, plot.at) >= 0.13 + plot.r for plot in plots)


def _crop_rows(strip: _Strip, rows: int, look: Look, hand: Hand) -> Sketch:
    sketch = Sketch()
    sketch.line(strip.corners(), p.FIELD_DARK, 0.026, 0.75, closed=True)
    for row, crop in enumerate(hand.order(p.CROPS)[:rows]):
        top, bottom = -1 + 2 * row / rows, -1 + 2 * (row + 1) / rows
        west, east = -1 + hand.between(-0.08, 0.08), 1 + hand.between(-0.08, 0.08)
        bed = ((west, top), (east, top), (east, bottom), (west, bottom))
        sketch.poly([strip.point(u, v) for u, v in bed], crop)
        for share in (0.3, 0.7):
            v = top + (bottom - top) * share
            furrow = [strip.point(west * 0.93, v), strip.point(east * 0.93, v)]
            width = max(0.006, 0.5 * look.pixel)
            sketch.line(furrow, mix(crop, p.INK, 0.22), width, 0.8)
    return sketch


def inns(look: Look) -> list[Point]:
    """Return where inns lie by their lakes."""
    return [
        inn_at(look.kind, look.rotation, part.segment)
        for part in tile(look.kind, look.rotation).parts
        if part.segment.feature is Feature.ROAD
        for mark in part.marks
        if _IS_INN[mark]
    ]


_IS_INN = {Mark.INN: True}
"""For each mark of roads, whether it is drawn as an inn."""


def grass(look: Look, hand: Hand) -> Sketch:
    """Scatter tufts of grass."""
    sketch, land = Sketch(), look.land(0.02)
    width = max(0.005, 0.5 * look.pixel)
    for _ in range(26):
        x, y = hand.random(), hand.random()
        if (x, y) in land:
            for k in (-0.008, 0.0, 0.008):
                sketch.line([(x + k, y), (x + 2 * k, y - 0.022)], p.FIELD_DARK, width, 0.9)
    return sketch


def roads(shape: Geometry) -> Sketch:
    """Draw the roads: a soft verge, dark rims, the way, dashed ruts."""
    sketch, cut = Sketch(), not shape.gates
    for road in shape.roads:
        sketch.line(road, p.FIELD_DARK, CASING + 0.045, 0.55, cut=True)
    for road in shape.roads:
        sketch.line(road, p.CASING, CASING, cut=cut)
    if shape.place:
        sketch.circle(shape.place, PLACE + 0.015, p.FIELD_DARK, 0.5)
    for road in shape.roads:
        sketch.add(_way(road, cut=cut))
    if shape.place:
        sketch.add(_place(shape.place))
    if shape.over:
        sketch.add(bridges(shape.roads[0], (shape.over,), CASING))
        sketch.line(shape.over, p.CASING, CASING, cut=True)
        sketch.add(_way(shape.over, cut=True))
    return sketch


def _way(road: Points, *, cut: bool) -> Sketch:
    sketch = Sketch()
    sketch.line(road, p.ROAD, ROAD, cut=cut)
    for offset in (-0.027, 0.027):
        rut = beside(resample(road, 0.02), offset)
        sketch.line(rut, p.RUT, 0.013, 0.95, dash=(0.06, 0.035))
    return sketch


def _place(at: Point) -> Sketch:
    """Draw the paved place that shows that the roads end here."""
    sketch, (x, y) = Sketch(), at
    sketch.circle(at, PLACE, p.CASING)
    sketch.circle(at, PLACE - 0.018, p.STONE)
    for k in range(12):
        cos, sin = math.cos(k * math.tau / 12), math.sin(k * math.tau / 12)
        joint = [(x + 0.09 * cos, y + 0.09 * sin), (x + 0.118 * cos, y + 0.118 * sin)]
        sketch.line(joint, p.STONE_DARK, 0.009)
    return sketch


def flower_garden(look: Look) -> Sketch:
    """Draw the garden as large as it fits."""
    if look.garden is None:
        return Sketch()
    (x, y), land = look.garden, look.land(0.0)

    def fits(s: float) -> bool:
        corners = [(x + u * s * 0.58, y + v * s * 0.5) for u in (-1, 1) for v in (-1, 1)]
        return all(0.01 < a < 0.99 and 0.01 < b < 0.97 and (a, b) in land for a, b in corners)

    size = next((s for s in (0.27, 0.24, 0.21, 0.18) if fits(s)), 0.16)
    return garden(look.garden, size, look.ink)


def trees(look: Look, plots: list[Plot], hand: Hand) -> list[tuple[float, Sketch]]:
    """Plant up to seven trees, some in pairs, away from crops and from where farmers lie."""
    size = _tree_size(look)
    places = spots(look.kind, look.rotation)
    farmers = [Plot(at, 0.16) for s, at in places.items() if s.feature is Feature.FIELD]
    avoid = [*farmers, *(Plot(plot.at, plot.r + 0.02) for plot in plots)]
    planted: list[Point] = []
    things: list[tuple[float, Sketch]] = []
    for _ in range(150):
        at = (hand.between(0.05, 0.95), hand.between(0.1, 0.97))
        if len(planted) >= 7 or not _has_room(at, size, look, avoid, planted):
            continue
        planted.append(at)
        things.append((at[1], _some_tree(at, size * hand.between(0.85, 1.15), look, hand)))
        friend = (at[0] + hand.between(-1.1, 1.1) * size, at[1] + hand.between(0.2, 0.6) * size)
        if hand.random() < 0.55 and _has_ground(friend, size, look):
            planted.append(friend)
            things.append((friend[1], tree(friend, size * 0.85, hand, look.ink)))
    return things


_BY_A_SIGN = 0.11
"""The distance that a tree keeps from the middle of a sign, besides its own height."""


def _tree_size(look: Look) -> float:
    return max(0.085, 8 * look.pixel)


def _some_tree(at: Point, size: float, look: Look, hand: Hand) -> Sketch:
    return fir(at, size, look.ink) if hand.random() < 1 / 3 else tree(at, size, hand, look.ink)


def _has_ground(at: Point, size: float, look: Look) -> bool:
    x, y = at
    is_free = look.sign is None or math.dist(at, look.sign) > _BY_A_SIGN + size
    return is_free and 0.05 < x < 0.95 and y < 0.97 and at in look.land(0.035)


def _has_room(at: Point, size: float, look: Look, avoid: list[Plot], planted: list[Point]) -> bool:
    (x, y), land = at, look.land(0.035)
    crown = ((x, y), (x, y - size), (min(0.99, x + size * 0.6), y), (max(0.0, x - size * 0.6), y))
    return (
        all(at in land for at in crown)
        and all(math.dist(at, other) >= size * 1.05 for other in planted)
        and all(math.dist(at, plot.at) >= plot.r for plot in avoid)
    )
