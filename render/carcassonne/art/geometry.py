"""Where things lie on a tile: walls, roads, gates, in units of the tile, as it is turned.

The topology is turned and then drawn, never the pixels: houses and towers stand upright, and the
light comes from the north-west in every rotation. Whatever reaches a border meets it at a fixed
place and at right angles, so that any lawful neighbours join.
"""

from functools import cache

from msgspec import Struct

from games.carcassonne.components import Feature, Part, Tile, letter, tile
from games.core.values import Rotation
from render.carcassonne.art.water import course, monastery_at, pool
from render.tools.curves import Point, Points, arc, bezier, smooth, tremble, turn
from render.tools.hand import Hand

INSET = 0.05
"""How far from the corner a town wall meets the border; a tower hides the gap."""

ROAD = 0.125
CASING = 0.165
"""The road with its dark rims."""

WALL = 0.036
WALL_HEIGHT = 0.062
PLACE = 0.14
"""Radius of the paved place where roads end."""
YARD = 0.27
"""Radius of a monastery's yard."""


class Town(Struct, frozen=True):
    """One city segment."""

    sides: tuple[int, ...]
    walls: tuple[Points, ...]
    outline: Points


class Geometry(Struct, frozen=True):
    """All that divides a tile."""

    towns: tuple[Town, ...]
    """By the numbers of the city segments."""
    roads: tuple[Points, ...]
    """By the numbers of the road segments, from the border inwards."""
    place: Point | None
    """The middle of the paved place where three or four roads end."""
    gates: tuple[Point, ...]
    """Where a road ends at a town wall."""
    monastery: Point | None
    river: Points = ()
    """From one border to the other, or to the pool."""
    pool: tuple[Point, float] | None = None
    """Middle and radius of the river's source or lake."""


@cache
def geometry(kind: str, rotation: Rotation) -> Geometry:
    """Lay out one face of a kind of tile."""
    lying = tile(kind, rotation)
    hand = Hand(letter(lying.kind))
    towns = tuple(_town(part, lying, hand) for part in parts(lying, Feature.CITY))
    roads = parts(lying, Feature.ROAD)
    ends = [part for part in roads if len(part.sides) == 1]
    monastery = bool(parts(lying, Feature.MONASTERY))
    at_gate = len(ends) == 1 and not monastery
    lines = tuple(_road(part, lying, towns if at_gate else ()) for part in roads)
    return Geometry(
        towns=towns,
        roads=lines,
        place=(0.5, 0.5) if len(ends) > 1 else None,
        gates=(lines[0][-1],) if at_gate else (),
        monastery=monastery_at(lying) if monastery else None,
        river=course(lying),
        pool=pool(lying),
    )


def parts(lying: Tile, feature: Feature) -> tuple[Part, ...]:
    """Return the tile's segments of one feature, by number."""
    return tuple(part for part in lying.parts if part.segment.feature is feature)


def _town(part: Part, lying: Tile, hand: Hand) -> Town:
    sides = tuple(int(side) for side in part.sides)
    upright, quarters, corners = _walls(sides, lying)
    walls = tuple(
        tremble([turn(point, quarters) for point in wall], 0.008, hand) for wall in upright
    )
    outline = tuple(point for wall in walls for point in wall)
    return Town(sides, walls, outline + tuple(turn(corner, quarters) for corner in corners))


def _walls(sides: tuple[int, ...], lying: Tile) -> tuple[list[Points], int, list[Point]]:
    """Return the walls of the town as if it lay in the north, its turns, and its other corners."""
    near, far = INSET, 1 - INSET
    if len(sides) == 1:
        (side,) = sides
        # Two towns that share a corner are flatter, or they would meet.
        crowded = any(lying.edges[(side + step) % 4] == "C" for step in (1, 3))
        x, y = (0.31, 0.27) if crowded else (0.2, 0.33)
        return [bezier((near, 0), (x, y), (1 - x, y), (far, 0))], side, []
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        wall = bezier((far, 0), (0.78, 0.34), (0.34, 0.78), (0, far))
        return [wall], diagonal_turns(sides), [(0, 0)]
    if len(sides) == 2:
        north = bezier((0, near), (0.22, 0.34), (0.78, 0.34), (1, near))
        south = bezier((1, far), (0.78, 0.66), (0.22, 0.66), (0, far))
        return [north, south], (sides[0] - 1) % 4, []
    if len(sides) == 3:
        wall = bezier((0, far), (0.24, 0.66), (0.76, 0.66), (1, far))
        return [wall], gap_turns(sides), [(1, 0), (0, 0)]
    return [], 0, [(0, 0), (1, 0), (1, 1), (0, 1)]


def diagonal_turns(sides: tuple[int, ...]) -> int:
    """Return how far a town of two neighbouring sides is turned from north and west."""
    return max(sides) if sides != (0, 3) else 0


def gap_turns(sides: tuple[int, ...]) -> int:
    """Return how far a town of three sides is turned from the one that is open to the south."""
    (gap,) = {0, 1, 2, 3} - set(sides)
    return (gap - 2) % 4


def _road(part: Part, lying: Tile, towns: tuple[Town, ...]) -> Points:
    sides = tuple(int(side) for side in part.sides)
    if len(sides) == 2:
        return _through(*sides)
    if parts(lying, Feature.MONASTERY) and "I" in lying.edges:
        stops = [(0.5, 0.0), (0.5, 0.2), (0.5, 0.5)]
    elif parts(lying, Feature.MONASTERY):
        stops = [(0.5, 0.0), (0.5, 0.1), (0.49, 0.2), (0.5, 0.33)]
    elif towns:
        reach = {1: 0.755, 3: 0.275}[len(towns[0].sides)]
        stops = [(0.5, 0.0), (0.5, 0.15), (0.5, reach)]
    else:
        stops = [(0.5, 0.0), (0.5, 0.12), (0.5, 0.5)]
    return tuple(turn(stop, sides[0]) for stop in stops)


def _through(start: int, end: int) -> Points:
    if end - start == 2:
        bend = 0.035
        along = [(0.0, 0.0), (0.1, 0.0), (0.3, -bend), (0.6, bend * 0.6)]
        along += [(0.78, bend), (0.9, 0.0), (1.0, 0.0)]
        across = [(0.5 - v, u) if start == 0 else (u, 0.5 + v) for u, v in along]
        return smooth(across, 6)
    corner = start if start + 1 == end else end
    # A quarter circle round the corner that both sides share.
    return tuple(turn(point, corner) for point in arc((1, 0), 0.5, 180, 90, 20))
