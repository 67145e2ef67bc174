"""Small icons beside the map: kinds of features for the score sheet, and the stack of tiles."""

from collections.abc import Callable, Mapping
from functools import partial

from render.carcassonne.art import palette as p
from render.carcassonne.art.gold import hoard, token
from render.carcassonne.art.goods import barrel, cloth, wheat
from render.carcassonne.art.inns import cathedral, inn
from render.carcassonne.art.things import garden, house, monastery, tower
from render.theme import CARDBOARD
from render.tools.curves import Point
from render.tools.hand import Hand
from render.tools.sketch import Art, Bounds, Sketch, shadow

_BOUNDS = Bounds(-0.8, -0.8, 0.8, 0.8)


def icon(category: str) -> Art:
    """Draw the icon of a scoring category, about one unit wide."""
    return Art(tuple(_DRAWN[category]().shapes), _BOUNDS)


def _road() -> Sketch:
    sketch = Sketch()
    way = [(-0.45, 0.35), (-0.1, 0.2), (0.05, -0.15), (0.45, -0.35)]
    sketch.line(way, p.CASING, 0.34, cut=True)
    sketch.line(way, p.ROAD, 0.25, cut=True)
    ruts = [(-0.4, 0.33), (-0.1, 0.2), (0.05, -0.15), (0.42, -0.34)]
    sketch.line(ruts, p.RUT, 0.03, dash=(0.1, 0.07))
    return sketch


def _city() -> Sketch:
    sketch = house((0.02, 0.2), 0.55, Hand("town hall"), 0.02)
    sketch.add(tower((-0.33, 0.38), 0.13, 0.42, 0.02))
    sketch.add(tower((0.36, 0.38), 0.13, 0.42, 0.02))
    for colour, width in ((p.INK, 0.2), (p.STONE, 0.15)):
        sketch.line([(-0.22, 0.3), (0.25, 0.3)], colour, width, cut=True)
    return sketch


def _monastery() -> Sketch:
    return monastery((0, 0.22), 0.92, 0.02)


def _field() -> Sketch:
    sketch = Sketch()
    sketch.outlined([(-0.45, 0.3), (0.45, 0.3), (0.35, -0.3), (-0.35, -0.3)], p.FIELD, p.INK, 0.02)
    for row in range(5):
        foot, head = (-0.36 + row * 0.18, 0.26), (-0.28 + row * 0.14, -0.26)
        sketch.line([foot, head], "#8c7a32", 0.035)
        for ear in range(4):
            sketch.line(_ear(foot, head, 0.12 + ear * 0.25), "#e0bf4d", 0.035)
    return sketch


def _ear(foot: Point, head: Point, share: float) -> list[Point]:
    x = foot[0] + (head[0] - foot[0]) * share
    y = foot[1] + (head[1] - foot[1]) * share
    return [(x - 0.04, y - 0.05), (x, y), (x + 0.04, y - 0.05)]


def _garden() -> Sketch:
    return garden((0, 0), 0.85, 0.02)


def _start() -> Sketch:
    sketch = Sketch()
    sketch.outlined([(-0.24, -0.44), (0.42, -0.24), (-0.24, 0)], p.PENNON, p.INK, 0.03)
    sketch.line([(-0.24, 0.46), (-0.24, -0.5)], p.INK, 0.09)
    return sketch


_DRAWN: Mapping[str, Callable[[], Sketch]] = {
    "start": _start,
    "road": _road,
    "city": _city,
    "monastery": _monastery,
    "garden": _garden,
    "field": _field,
    "inn": partial(inn, (0, 0), 0.006),
    "cathedral": partial(cathedral, (0, 0.32), 1.0, 0.014),
    "goods": partial(barrel, (0, 0), 0.62, 0.02),
    "wine": partial(barrel, (0, 0), 0.62, 0.02),
    "wheat": partial(wheat, (0, 0), 0.62, 0.02),
    "cloth": partial(cloth, (0, 0), 0.62, 0.02),
    "gold": partial(hoard, (0, 0), 0.62, 0.02),
    "ingot": token,
}


def stack() -> Art:
    """Draw a little pile of tiles; the origin is its middle, a tile about one unit wide."""
    sketch = Sketch()
    for k, colour in enumerate((CARDBOARD, "#a98b5c", p.FIELD)):
        x, y = -0.55 + k * 0.17, -0.22 - k * 0.17
        tile = [(x, y), (x + 0.9, y), (x + 0.9, y + 0.8), (x, y + 0.8)]
        if k == 0:
            shadow(sketch, tile, (0.08, 0.1), p.INK, 0.35)
        sketch.outlined(tile, colour, p.INK, 0.05)
    return Art(tuple(sketch.shapes), Bounds(-0.8, -0.8, 0.9, 0.8))
