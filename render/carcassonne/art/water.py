"""The river: where it runs on a tile, its water, the source, the lake, the bridges over it."""

import math
from itertools import pairwise

from games.carcassonne.components import Feature, Tile
from games.core.values import Side
from render.carcassonne.art import palette as p
from render.tools.curves import Point, Points, arc, beside, resample, smooth, turn
from render.tools.hand import Hand
from render.tools.sketch import Sketch

RIVER = 0.19
"""Width of the water."""
BANK = 0.235
"""The river with its banks."""
SPRING, LAKE = 0.13, 0.3
"""Radius of the pool at the source, and of the lake."""

_LAKE = "IK"
_MIDDLE: Point = (0.5, 0.5)


def course(lying: Tile) -> Points:
    """Return the line of the river, none on a dry tile; it meets borders like a road does."""
    wet = [int(side) for side in Side if lying.edges[side] == "I"]
    if len(wet) == 1:
        return tuple(turn(stop, wet[0]) for stop in ((0.5, 0.0), (0.5, 0.14), (0.47, 0.3), _MIDDLE))
    if len(wet) < 2:
        return ()
    start, end = wet
    if end - start != 2:
        corner = start if start + 1 == end else end
        return tuple(turn(point, corner) for point in arc((1, 0), 0.5, 180, 90, 20))
    if any(part.segment.feature is Feature.MONASTERY for part in lying.parts):
        return _round_a_monastery(_bridge_side(lying))
    along = ((0.5, 0.0), (0.5, 0.1), (0.53, 0.32), (0.5, 0.5), (0.47, 0.68), (0.5, 0.9), (0.5, 1.0))
    return tuple(turn(point, start) for point in smooth(along, 6))


def pool(lying: Tile) -> tuple[Point, float] | None:
    """Return middle and radius of the source's pool or of the lake."""
    if lying.edges.count("I") != 1:
        return None
    return _MIDDLE, LAKE if lying.kind == _LAKE else SPRING


def monastery_at(lying: Tile) -> Point:
    """Return the middle of a monastery: where a river runs, across it from the bridge."""
    return turn((0.5, 0.7), _bridge_side(lying)) if "I" in lying.edges else _MIDDLE


def _bridge_side(lying: Tile) -> int:
    return lying.edges.index("R")


def _round_a_monastery(side: int) -> Points:
    """Bend towards the side from which the road comes."""
    along = (
        (0.0, 0.5),
        (0.1, 0.5),
        (0.26, 0.37),
        (0.5, 0.27),
        (0.74, 0.37),
        (0.9, 0.5),
        (1.0, 0.5),
    )
    return tuple(turn(point, side) for point in smooth(along, 6))


def water(line: Points, basin: tuple[Point, float] | None, hand: Hand) -> Sketch:
    """Draw the river with its banks, and the pool that it comes from or runs into."""
    sketch = Sketch()
    if not line:
        return sketch
    for colour, width, alpha in ((p.FIELD_DARK, BANK + 0.05, 0.5), (p.BANK, BANK, 1.0)):
        sketch.line(line, colour, width, alpha, cut=True)
        if basin:
            sketch.poly(_shore(*basin, (width - RIVER) / 2), colour, alpha)
    sketch.line(line, p.STREAM, RIVER, cut=True)
    if basin:
        sketch.poly(_shore(*basin, 0.0), p.STREAM)
    sketch.add(_ripples(line))
    if basin:
        sketch.add(_banks_of(*basin, hand))
    return sketch


def _shore(at: Point, r: float, more: float) -> Points:
    """Return the uneven outline of a pool."""
    knots = [
        (
            at[0] + (r + more) * reach * math.cos(k * math.tau / 8),
            at[1] + (r + more) * reach * 0.92 * math.sin(k * math.tau / 8),
        )
        for k, reach in enumerate((1.0, 0.93, 1.02, 0.95, 1.0, 0.92, 1.03, 0.96))
    ]
    return smooth(knots, 6, closed=True)


def _ripples(line: Points) -> Sketch:
    """Draw the current: pale strokes along the river, dark ones at its shaded bank."""
    sketch, marks = Sketch(), resample(line, 0.02)
    sketch.line(beside(marks, RIVER * 0.4), p.STREAM_DARK, 0.014, 0.7)
    sketch.line(beside(marks, RIVER * 0.12), p.FOAM, 0.013, 0.95, dash=(0.09, 0.13))
    sketch.line(beside(marks, -RIVER * 0.2), p.FOAM, 0.013, 0.95, dash=(0.06, 0.17))
    return sketch


def _banks_of(at: Point, r: float, hand: Hand) -> Sketch:
    """Draw stones round the source, rings and reeds in the lake."""
    sketch, (x, y) = Sketch(), at
    if r < LAKE:
        for k in range(9):
            angle = k * math.tau / 9 + hand.between(-0.15, 0.15)
            stone = (x + r * 1.02 * math.cos(angle), y + r * 0.95 * math.sin(angle))
            sketch.ellipse(stone, 0.04, 0.033, p.INK)
            sketch.ellipse(stone, 0.033, 0.026, p.STONE)
            sketch.ellipse((stone[0] - 0.008, stone[1] - 0.008), 0.014, 0.01, p.STONE_LIGHT)
        sketch.ellipse((x, y), r * 0.45, r * 0.36, p.FOAM, 0.8)
        return sketch
    for share, start in ((0.75, 200), (0.5, 20), (0.5, 200), (0.25, 100)):
        sketch.line(arc(at, r * share, start, start + 110, 12, r * share * 0.6), p.FOAM, 0.013, 0.9)
    for k in range(7):
        angle = math.radians(25 + 19 * k)
        foot = (x + r * 0.93 * math.cos(angle), y + r * 0.86 * math.sin(angle))
        for lean in (-0.015, 0.0, 0.018):
            sketch.line([foot, (foot[0] + lean, foot[1] - 0.075)], p.TREE_DARK, 0.011)
    return sketch


def bridges(line: Points, roads: tuple[Points, ...], width: float) -> Sketch:
    """Draw a stone bridge under each road that crosses the river."""
    sketch = Sketch()
    for road in roads:
        deck = _over(resample(road, 0.01), line)
        if not deck:
            continue
        sketch.line(_shadow_points(deck), p.INK, width + 0.13, 0.3, cut=True)
        sketch.line(deck, p.INK, width + 0.14, cut=True)
        sketch.line(deck, p.STONE_DARK, width + 0.12, cut=True)
        sketch.line(deck, p.STONE_LIGHT, width + 0.085, cut=True)
    return sketch


def _over(road: Points, line: Points) -> Points:
    """Return the part of a road that lies over water, and a little of either bank."""
    reach = BANK / 2 + 0.035
    return tuple(at for at in road if any(_distance(at, a, b) < reach for a, b in pairwise(line)))


def _shadow_points(points: Points) -> Points:
    return tuple((x + 0.02, y + 0.025) for x, y in points)


def _distance(at: Point, a: Point, b: Point) -> float:
    """Return how far a point is from the stroke between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy or 1.0
    share = max(0.0, min(1.0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length))
    return math.hypot(at[0] - a[0] - share * dx, at[1] - a[1] - share * dy)
