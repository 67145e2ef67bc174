"""Towns: floor and cobbles, houses in rows, walls piece by piece, towers, gates, shields.

Everything that stands is a pair of its foot's y and its sketch, so that sorting by the foot puts
houses behind the south wall and before the north wall.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from games.carcassonne.components import Feature, Mark, Part, tile
from render.carcassonne.art import palette as p
from render.carcassonne.art.country import Look
from render.carcassonne.art.geometry import WALL, WALL_HEIGHT, Geometry, Town, parts
from render.carcassonne.art.gold import hoard
from render.carcassonne.art.goods import barrel, cloth, wheat
from render.carcassonne.art.inns import cathedral
from render.carcassonne.art.region import MaskArea, towns
from render.carcassonne.art.spots import emblem_at
from render.carcassonne.art.things import gatehouse, house, shield, tower, tree
from render.tools.colour import mix
from render.tools.curves import Point, Points, move, resample, turn
from render.tools.hand import Hand
from render.tools.sketch import Sketch

Thing = tuple[float, Sketch]
Emblems = list[tuple[Mark, Point]]
"""The marks of towns, and their places."""


def floors(shape: Geometry, hand: Hand) -> Sketch:
    """Draw the ground of the towns: the walls' soft shadow, the floor, cobbles."""
    sketch = Sketch()
    for town in shape.towns:
        soft = Sketch()
        for wall in town.walls:
            soft.line(move(wall, 0.03, 0.028), p.INK, 0.05, 0.5)
        sketch.blurred(soft, 0.016)
        sketch.poly(town.outline, p.FLOOR)
    inside = MaskArea(towns(shape))
    for _ in range(90 if shape.towns else 0):
        x, y = hand.random(), hand.random()
        if (x, y) in inside:
            sketch.ellipse((x, y), 0.011, 0.007, p.FLOOR_DARK, 0.5)
    return sketch


def buildings(look: Look, shape: Geometry, hand: Hand) -> list[Thing]:
    """Return everything that stands in and around the towns of a face."""
    lying = tile(look.kind, look.rotation)
    cities = parts(lying, Feature.CITY)
    emblems = [(part, at) for part in cities if (at := emblem_at(part, lying))]
    things = [thing for part, at in emblems for thing in _emblem(part, at, look.ink)]
    marked = [(mark, at) for part, at in emblems for mark in part.marks]
    if look.sign:
        marked += [(sign, look.sign) for sign in lying.signs]
        things += [
            (look.sign[1] + 0.1, _SIGNS[sign](look.sign, 0.16, look.ink)) for sign in lying.signs
        ]
    things += houses(look, shape, marked, hand)
    for town in shape.towns:
        for wall in town.walls:
            things += _wall(wall, look.ink, shape.gaps)
        things += _towers(town, shape, look.ink)
    things += [(gate[1] + 0.03, gatehouse(gate, look.ink)) for gate in shape.gates]
    return things


def _emblem(part: Part, at: Point, ink: float) -> Iterator[Thing]:
    """Draw the emblems of a city's marks."""
    for mark in part.marks:
        yield at[1] + 0.1, _EMBLEMS[mark](at, 0.2, ink)


_EMBLEMS: Mapping[Mark, Callable[[Point, float, float], Sketch]] = {
    Mark.SHIELD: shield,
    Mark.CATHEDRAL: cathedral,
    Mark.WINE: barrel,
    Mark.WHEAT: wheat,
    Mark.CLOTH: cloth,
}


_SIGNS: Mapping[Mark, Callable[[Point, float, float], Sketch]] = {Mark.GOLD: hoard}
"""Artists of signs that belong to a whole tile."""


def houses(look: Look, shape: Geometry, emblems: Emblems, hand: Hand) -> list[Thing]:
    """Build rows like streets first, then fill the nooks along the walls."""
    if not shape.towns:
        return []
    size = max(_HOUSE, 16 * look.pixel)
    inside = MaskArea(towns(shape))
    homes = [at for at in _rows(size, hand) if _can_build(at, size, inside, shape, emblems)]
    for _ in range(260):
        at = (hand.between(0.05, 0.95), hand.between(0.06, 0.985))
        if _can_build(at, size, inside, shape, emblems) and _is_apart(at, size, homes):
            homes.append(at)
    return [(at[1], _home(at, size, look, hand)) for at in homes]


_HOUSE = 0.115
"""Width where tiles are large."""


def _rows(size: float, hand: Hand) -> list[Point]:
    """Return the corners of a brick pattern, each a little off."""
    rows = math.ceil((1.0 - 0.075) / (size * 0.74))
    columns = math.ceil((0.96 - 0.06) / (size * 1.02))
    return [
        (
            0.06 + 0.5 * size * (row % 2) + column * size * 1.02 + hand.between(-0.014, 0.014),
            min(0.985, 0.075 + row * size * 0.74 + hand.between(-0.012, 0.012)),
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _can_build(at: Point, size: float, inside: MaskArea, shape: Geometry, emblems: Emblems) -> bool:
    x, y = at
    feet = [(x + side * size * 0.45, y + dy) for side in (-1, 1) for dy in (-0.03, 0.0)]
    return (
        0.05 < x < 0.95
        and 0.06 < y < 0.99
        and all(foot in inside for foot in feet)
        and not any(_is_behind(at, size, mark, emblem) for mark, emblem in emblems)
        and not any(math.dist(at, gate) < 0.13 for gate in shape.gates)
        and not (shape.gaps and any(math.dist(at, way) < 0.15 for way in shape.roads[0]))
    )


def _is_behind(at: Point, size: float, mark: Mark, emblem: Point) -> bool:
    """Tell whether a house would stand on a town's mark, or in front of it: where tiles are small,
    houses are tall.
    """
    (x, y), (a, b), taller = at, emblem, 0.85 * (size - _HOUSE)
    if mark is Mark.CATHEDRAL:
        return abs(x - a) < 0.3 + size * 0.4 and -0.36 < y - b < 0.3
    return abs(x - a) < 0.12 + size * 0.4 and -0.1 < y - b < 0.24 + taller


def _is_apart(at: Point, size: float, homes: list[Point]) -> bool:
    return all(abs(at[0] - x) > size * 0.92 or abs(at[1] - y) > size * 0.62 for x, y in homes)


def _home(at: Point, size: float, look: Look, hand: Hand) -> Sketch:
    if hand.random() < 0.06:
        return tree(at, size * 0.8, hand, look.ink)
    return house(at, size * hand.between(0.88, 1.1), hand, look.ink)


def _wall(line: Points, ink: float, gaps: Points) -> list[Thing]:
    """Cut a wall into pieces that sort themselves among the houses.

    Ink goes in a little earlier than stone: so pieces merge into one wall instead of a rope.
    """
    things = []
    for a, b in pairwise(resample(line, 0.042)):
        if any(math.dist(a, gap) < _GAP for gap in gaps):
            continue
        foot = max(a[1], b[1])
        things.append((foot - 0.045, _wall_ink(a, b, ink)))
        things.append((foot, _wall_stone(a, b)))
    return things


_GAP = 0.115
"""From the middle of a road that runs through a wall to the wall."""


def _wall_ink(a: Point, b: Point, ink: float) -> Sketch:
    sketch = Sketch()
    for share in (0, 0.5, 1):
        sketch.line(move((a, b), 0, -WALL_HEIGHT * share), p.INK, WALL + 2 * ink)
    x, top = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - WALL_HEIGHT
    sketch.poly(_upright(x - 0.014 - ink, x + 0.014 + ink, top - 0.034 - ink, top), p.INK)
    return sketch


def _wall_stone(a: Point, b: Point) -> Sketch:
    sketch, face = Sketch(), _lit(a, b)
    for share in (0, 0.5):
        sketch.line(move((a, b), 0, -WALL_HEIGHT * share), face, WALL)
    sketch.line(move((a, b), 0, -WALL_HEIGHT), p.STONE_LIGHT, WALL * 0.92)
    x, top = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - WALL_HEIGHT
    sketch.poly(_upright(x - 0.014, x + 0.014, top - 0.034, top + 0.004), p.STONE_LIGHT)
    sketch.poly(_upright(x + 0.005, x + 0.014, top - 0.034, top + 0.004), p.STONE_DARK)
    return sketch


def _lit(a: Point, b: Point) -> str:
    """Return the colour of a wall's visible face: those that look west are lit."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    normal_x = -dy / (math.hypot(dx, dy) or 1)
    if dx < 0:
        normal_x = -normal_x
    return mix(p.STONE_SHADE, p.STONE, max(0, min(1, 0.5 - 0.6 * normal_x)))


def _upright(left: float, right: float, top: float, bottom: float) -> Points:
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def _towers(town: Town, shape: Geometry, ink: float) -> list[Thing]:
    """Put a tower on each corner that the town reaches, drawn alike by each neighbour."""
    corners = sorted({turn(corner, side) for side in town.sides for corner in ((0, 0), (1, 0))})
    things = [(y + 0.02, tower((x, y + 0.03), 0.052, 0.12, ink)) for x, y in corners]
    if len(town.sides) > 1 and not shape.gates:
        for wall in town.walls:
            marks = resample(wall, 0.02)
            for share in (0.37, 0.63) if shape.gaps else (0.33, 0.67):
                x, y = marks[int(share * (len(marks) - 1))]
                things.append((y + 0.012, tower((x, y + 0.012), 0.036, 0.1, ink, cone=0)))
    return things
