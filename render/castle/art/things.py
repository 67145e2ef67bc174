"""Things that stand in the castle, seen from the south: turrets, wells, market stalls."""

from render.castle.art import palette as p
from render.tools.colour import mix
from render.tools.curves import Point, Points, arc
from render.tools.sketch import Sketch


def turret(at: Point, r: float, ink: float, roof: str = p.SLATE) -> Sketch:
    """Draw a round turret with a pointed roof; `at` is its foot."""
    (x, y), sketch = at, Sketch()
    h = r * 1.5
    sketch.ellipse((x + r * 0.6, y), r * 1.25, r * 0.5, p.INK, 0.32)
    body: Points = ((x - r, y - h), *arc(at, r, 180, 0, 8, r * 0.42), (x + r, y - h))
    sketch.outlined(body, p.STONE, p.INK, ink)
    sketch.poly(
        [(x + r * 0.25, y + r * 0.38), (x + r, y), (x + r, y - h), (x + r * 0.25, y - h)],
        p.STONE_DARK,
    )
    sketch.line([(x - r * 0.25, y - h * 0.25), (x - r * 0.25, y - h * 0.6)], p.INK, r * 0.22)
    tip, base = (x, y - h - r * 2.1), arc((x, y - h), r * 1.32, 180, 0, 8, r * 0.5)
    sketch.outlined((*base, tip), roof, p.INK, ink)
    sketch.poly([base[0], base[3], tip], mix(roof, "#ffffff", 0.32))
    sketch.poly([base[-1], base[-4], tip], mix(roof, "#000000", 0.3))
    return sketch


def well(at: Point, s: float, ink: float) -> Sketch:
    """Draw a well: a ring of stone round blue water, under a little roof."""
    (x, y), sketch = at, Sketch()
    sketch.ellipse((x + s * 0.25, y + s * 0.35), s * 1.15, s * 0.8, p.INK, 0.3)
    sketch.ellipse((x, y + s * 0.2), s + ink, s * 0.8 + ink, p.INK)
    sketch.ellipse((x, y + s * 0.2), s, s * 0.8, p.STONE_LIGHT)
    sketch.ellipse((x, y + s * 0.14), s * 0.72, s * 0.54, p.INK)
    sketch.ellipse((x, y + s * 0.18), s * 0.66, s * 0.48, p.WATER)
    sketch.ellipse((x - s * 0.2, y + s * 0.08), s * 0.22, s * 0.12, p.WATER_LIGHT)
    for side in (-0.9, 0.9):
        sketch.line([(x + side * s, y + s * 0.2), (x + side * s, y - s * 0.8)], p.WOOD, s * 0.16)
    roof = ((x - s * 1.25, y - s * 0.7), (x + s * 1.25, y - s * 0.7), (x, y - s * 1.5))
    sketch.outlined(roof, p.WOOD, p.INK, ink)
    sketch.poly([roof[0], (x, y - s * 0.7), roof[2]], mix(p.WOOD, "#ffffff", 0.3))
    return sketch


def stall(at: Point, s: float, ink: float) -> Sketch:
    """Draw a market stall with a striped awning and wares; `at` is its middle."""
    (x, y), sketch = at, Sketch()
    west, east, top = x - s / 2, x + s / 2, y - s * 0.42
    sketch.ellipse((x + s * 0.1, y + s * 0.42), s * 0.62, s * 0.2, p.INK, 0.32)
    table = _box(west + s * 0.06, east - s * 0.06, y + s * 0.08, y + s * 0.42)
    sketch.outlined(table, p.WOOD, p.INK, ink)
    for k, colour in enumerate(("#e6b53c", "#c9482f", "#6f9a3c")):
        sketch.circle((x + (k - 1) * s * 0.24, y + s * 0.08), s * 0.1, colour)
    foot, near = y + s * 0.02, s * 0.1
    slope = ((west, foot), (east, foot), (east - near, top), (west + near, top))
    sketch.outlined(slope, p.AWNING_PALE, p.INK, ink)
    for k in (0, 2, 4):
        low, high = west + k * s / 5, west + near + k * s * 0.16
        stripe = [(low, foot), (low + s / 5, foot), (high + s * 0.16, top), (high, top)]
        sketch.poly(stripe, p.AWNING)
    return sketch


def _box(left: float, right: float, top: float, bottom: float) -> Points:
    return ((left, bottom), (right, bottom), (right, top), (left, top))
