"""Whole faces of tiles: a ground that fills the square, and the things on it."""

import math

from games.castle.components import Feature, Tile, tile
from games.core.values import Rotation
from render.castle.art import palette as p
from render.castle.art.shapes import (
    CASING,
    PATH,
    SQUARE,
    Building,
    Facet,
    buildings,
    market_at,
    paths,
    well_at,
)
from render.castle.art.things import stall, turret, well
from render.tools.colour import mix
from render.tools.curves import Point, resample
from render.tools.hand import Hand
from render.tools.sketch import Art, Bounds, Sketch

BLEED = 0.3
VARIANTS = 2
"""Different moss and chimneys for each face, so that no pattern shows."""


def ground(kind: str, rotation: Rotation, variant: int, px: int) -> Art:
    """Draw the flat part of a tile, and its buildings, which are seen from above."""
    lying, ink = tile(kind, rotation), max(0.0085, 0.8 / px)
    hand = Hand(f"castle {kind} {rotation} {variant}")
    sketch = Sketch()
    _court(sketch, hand)
    _paths(sketch, lying, hand)
    for each in buildings(lying, Feature.HOUSE):
        _house(sketch, each, ink, hand)
    for each in buildings(lying, Feature.TOWER):
        _tower(sketch, each, ink)
    return Art(tuple(sketch.shapes), Bounds(0, 0, 1, 1))


def standing(kind: str, rotation: Rotation, variant: int, px: int) -> Art:
    """Draw turrets, wells and market stalls, from the north to the south."""
    lying, ink = tile(kind, rotation), max(0.0085, 0.8 / px)
    things: list[tuple[float, Sketch]] = []
    for each in buildings(lying, Feature.TOWER):
        x, y = each.middle
        things.append((y, turret((x, y + 0.12), 0.13, ink)))
    for part in lying.parts:
        if part.wells:
            things.append((well_at(part)[1], well(well_at(part), 0.14, ink)))
        if part.markets:
            at = market_at(kind, rotation, part.segment)
            things.append((at[1], stall(at, 0.33, ink)))
    sketch = Sketch()
    for _, thing in sorted(things, key=lambda thing: thing[0]):
        sketch.add(thing)
    return Art(tuple(sketch.shapes), Bounds(-BLEED, -BLEED, 1 + BLEED, 1 + BLEED))


def _court(sketch: Sketch, hand: Hand) -> None:
    """Pave the ground: moss between worn flagstones."""
    sketch.poly([(-0.1, -0.1), (1.1, -0.1), (1.1, 1.1), (-0.1, 1.1)], p.COURT)
    for row in range(6):
        for column in range(6):
            if hand.random() < 0.42:
                continue
            x = (column + 0.5 * (row % 2) + 0.5) / 6 + hand.between(-0.012, 0.012)
            y = (row + 0.5) / 6 + hand.between(-0.01, 0.01)
            wide, high = hand.between(0.05, 0.068), hand.between(0.05, 0.062)
            stone = [(x - wide, y - high), (x + wide, y - high), (x + wide, y + high)]
            stone.append((x - wide, y + high))
            tone = mix(p.COURT, p.FLAG, hand.between(0.1, 0.36))
            sketch.poly(stone, tone, 0.8)
    for _ in range(7):
        at = (hand.random(), hand.random())
        sketch.ellipse(at, hand.between(0.02, 0.05), hand.between(0.014, 0.03), p.COURT_DARK, 0.6)


def _paths(sketch: Sketch, lying: Tile, hand: Hand) -> None:
    """Draw the footpaths: a kerb, pale gravel, pebbles; and the square that parts them."""
    lines = [line for _, each in paths(lying) for line in each]
    for line in lines:
        sketch.line(line, p.MOSS, CASING + 0.05, 0.5, cut=True)
    for line in lines:
        sketch.line(line, p.KERB, CASING)
    if lying.square:
        sketch.circle((0.5, 0.5), SQUARE, p.KERB)
    for line in lines:
        sketch.line(line, p.PATH, PATH)
    for line in lines:
        for x, y in resample(line, 0.05):
            at = (x + hand.between(-0.045, 0.045), y + hand.between(-0.045, 0.045))
            sketch.circle(at, 0.009, p.PEBBLE)
    if lying.square:
        _square(sketch)


def _square(sketch: Sketch) -> None:
    """Pave the round square with a ring of stones and a lime tree in its middle."""
    middle = (0.5, 0.5)
    sketch.circle(middle, SQUARE - 0.02, p.STONE_LIGHT)
    for k in range(16):
        cos, sin = math.cos(k * math.tau / 16), math.sin(k * math.tau / 16)
        joint = [(0.5 + 0.085 * cos, 0.5 + 0.085 * sin), (0.5 + 0.145 * cos, 0.5 + 0.145 * sin)]
        sketch.line(joint, p.STONE_DARK, 0.009)
    sketch.circle(middle, 0.085, p.STONE_DARK)
    sketch.circle(middle, 0.07, p.MOSS)
    sketch.circle((0.485, 0.48), 0.035, mix(p.MOSS, "#ffffff", 0.25))


def _house(sketch: Sketch, each: Building, ink: float, hand: Hand) -> None:
    """Draw a roof of dark red tiles, row by row up to its ridge."""
    soft = Sketch()
    soft.poly([(x + 0.03, y + 0.035) for x, y in each.outline], p.INK, 0.5)
    sketch.blurred(soft, 0.014)
    sketch.poly(each.outline, p.ROOF)
    for facet in each.facets:
        _slope(sketch, facet, ink)
    for facet in each.facets:
        sketch.line(facet.ridge, p.RIDGE, 2.6 * ink, 0.9)
        sketch.line((facet.eaves[1], facet.ridge[1]), p.ROOF_DARK, 1.2 * ink, 0.7)
    for wall in each.walls:
        sketch.line(wall, p.INK, 2.4 * ink, cut=True)
    x, y = each.middle
    _chimney(sketch, (x + hand.pick((-0.13, 0.13)), y + hand.between(-0.03, 0.05)), ink)


def _slope(sketch: Sketch, facet: Facet, ink: float) -> None:
    (a, b), (c, d) = facet.eaves, facet.ridge
    dx, dy = b[0] - a[0], b[1] - a[1]
    light = (dx - dy) / (2 * (math.hypot(dx, dy) or 1.0))  # eaves that look north or west
    tone = mix(p.ROOF_LIGHT, p.ROOF_DARK, 0.5 + 0.5 * light)
    sketch.poly([a, b, d, c], tone)
    for share in (0.2, 0.4, 0.6, 0.8):
        row = (_between(a, c, share), _between(b, d, share))
        sketch.line(row, p.ROOF_DARK, 1.1 * ink, 0.55)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _chimney(sketch: Sketch, at: Point, ink: float) -> None:
    (x, y), s = at, 0.03
    box = [(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)]
    sketch.outlined(box, p.CHIMNEY, p.INK, ink)
    sketch.circle(at, s * 0.45, p.INK)


def _tower(sketch: Sketch, each: Building, ink: float) -> None:
    """Draw a fortified roof of stone, with battlements on its rim."""
    soft = Sketch()
    soft.poly([(x + 0.04, y + 0.045) for x, y in each.outline], p.INK, 0.55)
    sketch.blurred(soft, 0.016)
    sketch.poly(each.outline, p.FLOOR)
    for facet in each.facets:
        inner = [
            _between(point, top, 0.5) for point, top in zip(facet.eaves, facet.ridge, strict=True)
        ]
        sketch.line(inner, p.STONE_DARK, 1.4 * ink, 0.8)
    for wall in each.walls:
        sketch.line(wall, p.INK, 0.075 + 2 * ink, cut=True)
    for wall in each.walls:
        sketch.line(wall, p.STONE, 0.075, cut=True)
        sketch.line(wall, p.STONE_LIGHT, 0.06, cut=True, dash=(0.055, 0.05))
