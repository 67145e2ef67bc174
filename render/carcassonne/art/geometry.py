"""The geometry of a turned tile: its walls, roads and gates, in units of the tile.

The topology is turned and then drawn, never the pixels: houses and towers stand upright, and the
light comes from the north-west in every rotation. Everything that reaches a border meets it at a
fixed place and at right angles, so that any lawful neighbours join.
"""

from functools import cache

from msgspec import Struct

from games.carcassonne.components import Feature, Part, Tile, letter, tile
from games.core.values import Rotation, Side
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
    """The middle of the paved place where several roads end."""
    gates: tuple[Point, ...]
    """The places where a road ends at a town wall."""
    monastery: Point | None
    yard: float = YARD
    """Its radius."""
    gaps: tuple[Point, ...] = ()
    """The places where a road runs through the walls of a town."""
    over: Points = ()
    """The road that crosses another on a bridge."""
    river: Points = ()
    """From one border to the other, or to the pool."""
    pool: tuple[Point, float] | None = None
    """Middle and radius of the river's source or lake."""


@cache
def geometry(kind: str, rotation: Rotation) -> Geometry:
    """Lay out one face of a kind of tile."""
    lying = tile(kind, rotation)
    name = letter(lying.kind)
    hand = Hand(name)
    towns = tuple(_town(part, lying, hand) for part in parts(lying, Feature.CITY))
    roads = parts(lying, Feature.ROAD)
    ends = [part for part in roads if len(part.sides) == 1]
    monastery = bool(parts(lying, Feature.MONASTERY))
    reaches_a_town = len(ends) == 1 or _is_amid(lying)
    at_gate = bool(ends) and reaches_a_town and not monastery
    lines = tuple(_road(part, lying, towns if at_gate else ()) for part in roads)
    return Geometry(
        towns=towns,
        roads=lines,
        place=(0.5, 0.5) if len(ends) > 1 and not at_gate and not monastery else None,
        gates=tuple(line[-1] for line in lines) if at_gate else (),
        monastery=_monastery_at(lying) if monastery else None,
        yard=_MONASTERIES[name][1] if name in _MONASTERIES else YARD,
        gaps=tuple(_gap(wall) for town in towns for wall in town.walls) if name == _THROUGH else (),
        over=lines[1] if [part.sides for part in roads] in _CROSSING else (),
        river=course(lying),
        pool=pool(lying),
    )


_MONASTERIES = {
    "GA": ((0.37, 0.37), 0.25),
    "GB": ((0.67, 0.67), 0.25),
    "GC": ((0.525, 0.525), 0.175),
    "GD": ((0.5, 0.5), 0.18),
}
"""Middles and radii of yards that are not in the middle, or have less room."""
_THROUGH = "GG"
"""A road runs through a town from side to side."""


def _monastery_at(lying: Tile) -> Point:
    name = letter(lying.kind)
    if name in _MONASTERIES:
        return turn(_MONASTERIES[name][0], lying.rotation.quarters)
    return monastery_at(lying)


def _gap(wall: Points) -> Point:
    return wall[len(wall) // 2]


_CROSSING = [
    [(Side.N, Side.S), (Side.E, Side.W)],
    [(Side.E, Side.W), (Side.N, Side.S)],
]
"""Sides of two roads that do not meet."""


def _is_amid(lying: Tile) -> bool:
    """Tell whether a town fills the middle of a tile: roads end at its gates, not at a place."""
    return any(len(part.sides) > 1 for part in parts(lying, Feature.CITY))


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
        return _behind_one_side(sides[0], lying), sides[0], []
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        return _diagonal(lying), diagonal_turns(sides), [(0, 0)]
    if len(sides) == 2:
        # A town across from the wall that faces south as drawn here leaves a field between them.
        quarters = (sides[0] - 1) % 4
        dips = [0.34 if lying.edges[(side + quarters) % 4] != "C" else 0.5 for side in (0, 2)]
        north = bezier((0, near), (0.22, dips[0]), (0.78, dips[0]), (1, near))
        south = bezier((1, far), (0.78, 1 - dips[1]), (0.22, 1 - dips[1]), (0, far))
        return [north, south], quarters, []
    if len(sides) == 3:
        wall = bezier((0, far), (0.24, 0.66), (0.76, 0.66), (1, far))
        return [wall], gap_turns(sides), [(1, 0), (0, 0)]
    return [], 0, [(0, 0), (1, 0), (1, 1), (0, 1)]


def _behind_one_side(side: int, lying: Tile) -> list[Points]:
    """Return the wall of a town in the north."""
    near, far, name = INSET, 1 - INSET, letter(lying.kind)
    if name == _TO_A_CORNER:
        west = bezier((near, 0), (0.2, 0.4), (0.6, 0.62), (1, 1))
        return [west, bezier((1, 1), (0.74, 0.72), (0.72, 0.3), (far, 0))]
    # Two towns that share a corner are flatter, or they would meet.
    crowded = any(lying.edges[(side + step) % 4] == "C" for step in (1, 3))
    x, y = (0.31, 0.27) if crowded else (0.2, 0.54) if name in _DEEP else (0.2, 0.33)
    return [bezier((near, 0), (x, y), (1 - x, y), (far, 0))]


def _diagonal(lying: Tile) -> list[Points]:
    """Return the walls of a town in the north and west."""
    far, name = 1 - INSET, letter(lying.kind)
    if name in BULGING:
        east = bezier((far, 0), (0.66, 0.26), (0.68, 0.66), (1, 1))
        return [east, tuple((y, x) for x, y in reversed(east))]
    if lying.edges == "CCCC" and len(parts(lying, Feature.CITY)) == 2:
        return [bezier((far, 0), (0.58, 0.2), (0.2, 0.58), (0, far))]
    if name in FLAT:
        return [bezier((far, 0), (0.5, 0.12), (0.12, 0.5), (0, far))]
    return [bezier((far, 0), (0.78, 0.34), (0.34, 0.78), (0, far))]


_TO_A_CORNER = "CG"
"""A town behind one side that parts two fields: it runs to the corner south-east of it."""
BULGING = ("TI", "TO", "TW")
"""Towns behind two sides that do so."""
FLAT = ("GB", "GC", "GF")
"""Tiles whose town behind two sides leaves more room for the things beside it."""
_DEEP = ("CI", "TC")
"""Towns behind one side that reach the place where roads end: it parts the fields beside them."""


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
        return _through(*sides, tight=letter(lying.kind) in _MONASTERIES)
    if parts(lying, Feature.MONASTERY) and "I" in lying.edges:
        stops = [(0.5, 0.0), (0.5, 0.2), (0.5, 0.5)]
    elif parts(lying, Feature.MONASTERY):
        stops = [(0.5, 0.0), (0.5, 0.1), (0.49, 0.2), (0.5, 0.33)]
    elif towns and letter(lying.kind) == _ROUND_A_BEND:
        return tuple(turn(stop, sides[0]) for stop in _TO_A_TOWN_BESIDE)
    elif towns and letter(lying.kind) == _TWO_GATES:
        quarters = diagonal_turns(towns[0].sides)
        line = _TO_A_GATE_IN_THE_EAST
        if (sides[0] - quarters) % 4 == Side.S:
            line = tuple((y, x) for x, y in line)
        return tuple(turn(stop, quarters) for stop in line)
    elif towns:
        stops = [(0.5, 0.0), (0.5, 0.15), (0.5, _reach(towns[0], lying))]
    else:
        stops = [(0.5, 0.0), (0.5, 0.12), (0.5, 0.5)]
    return tuple(turn(stop, sides[0]) for stop in stops)


def _reach(town: Town, lying: Tile) -> float:
    """Return how far a road runs straight to the gate of a town."""
    if len(town.sides) == 2 and town.sides[1] - town.sides[0] != 2:
        return 0.3 if letter(lying.kind) in BULGING else 0.42
    return 0.755 if len(town.sides) == 1 else 0.275


_TWO_GATES = "TU"
"""Two roads end at the wall of a town behind two sides: each bends away from the other."""
_TO_A_GATE_IN_THE_EAST = bezier((1.0, 0.5), (0.84, 0.5), (0.78, 0.47), (0.69, 0.385))

_ROUND_A_BEND = "TA"
"""A road that ends at a town not across from it, but on its right as it comes in."""
_TO_A_TOWN_BESIDE = bezier((0.5, 0.0), (0.5, 0.3), (0.44, 0.5), (0.25, 0.5))


def _through(start: int, end: int, *, tight: bool = False) -> Points:
    if end - start == 2:
        bend = 0.035
        along = [(0.0, 0.0), (0.1, 0.0), (0.3, -bend), (0.6, bend * 0.6)]
        along += [(0.78, bend), (0.9, 0.0), (1.0, 0.0)]
        across = [(0.5 - v, u) if start == 0 else (u, 0.5 + v) for u, v in along]
        return smooth(across, 6)
    corner = start if start + 1 == end else end
    if tight:  # nearer to the corner: a monastery is beside it
        curve = bezier((0.5, 0), (0.5, 0.1), (0.9, 0.5), (1, 0.5))
        return tuple(turn(point, corner) for point in curve)
    # A quarter circle round the corner that both sides share.
    return tuple(turn(point, corner) for point in arc((1, 0), 0.5, 180, 90, 20))
