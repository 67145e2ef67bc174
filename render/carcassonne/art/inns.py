"""The pieces of Inns & Cathedrals: an inn by a lake, a cathedral."""

from render.carcassonne.art import palette as p
from render.tools.colour import mix
from render.tools.curves import Point, arc, smooth
from render.tools.sketch import Sketch

_SHORE = ((-0.17, 0.0), (-0.11, -0.075), (0.03, -0.085), (0.15, -0.045), (0.17, 0.03))
_SHORE_SOUTH = ((0.1, 0.1), (-0.02, 0.115), (-0.13, 0.08))


def pond(at: Point, ink: float) -> Sketch:
    """Draw the lake, which is a little south of the middle."""
    (x, y), sketch = at, Sketch()
    knots = [(x + u, y + 0.035 + v) for u, v in (*_SHORE, *_SHORE_SOUTH)]
    shore = smooth(knots, 5, closed=True)
    sketch.line(shore, p.BANK, 0.05, closed=True)
    sketch.line(shore, p.STREAM_DARK, 0.012 + ink, closed=True)
    sketch.poly(shore, p.STREAM)
    for dx, dy, r in ((0.05, 0.08, 0.06), (0.09, 0.035, 0.035), (-0.06, 0.1, 0.035)):
        sketch.line([(x + dx - r, y + dy), (x + dx + r, y + dy)], p.FOAM, 0.014, 0.95)
    return sketch


def inn(at: Point, ink: float) -> Sketch:
    """Draw the inn at the north-west shore: a long red roof, a lit door, a sign on its pole."""
    x, y = at[0] - 0.035, at[1] + 0.015
    sketch, w, wall, roof = Sketch(), 0.105, 0.075, 0.095
    shade = [(x + w, y), (x + w + 0.06, y - 0.015), (x + w + 0.04, y - 0.09), (x + w, y - 0.09)]
    sketch.poly(shade, p.INK, 0.3)
    front = [(x - w, y), (x + w, y), (x + w, y - wall), (x - w, y - wall)]
    eaves, ridge = y - wall, y - wall - roof
    slope = [(x - w - 0.02, eaves), (x + w + 0.02, eaves), (x + w - 0.03, ridge)]
    slope.append((x - w + 0.03, ridge))
    chimney = [(x - 0.07, ridge + 0.03), (x - 0.035, ridge + 0.03)]
    chimney += [(x - 0.035, ridge - 0.04), (x - 0.07, ridge - 0.04)]
    for outline in (chimney, front, slope):
        sketch.line(outline, p.INK, 2 * ink, closed=True)
    sketch.poly(chimney, p.STONE_DARK)
    sketch.poly(front, p.LIME)
    sketch.poly(slope, p.TOWER_ROOF)
    sketch.poly([slope[0], slope[3], (x - 0.02, ridge), (x - 0.05, eaves)], _LIT_ROOF)
    for dx in (-0.06, 0.06):
        sketch.line([(x + dx, y - 0.03), (x + dx, y - 0.05)], p.SLATE_DARK, 0.028, cut=True)
    sketch.line([(x, y), (x, y - 0.045)], p.INK, 0.036, cut=True)
    sketch.add(_sign((x + w + 0.035, y + 0.005), ink))
    return sketch


_LIT_ROOF = mix(p.TOWER_ROOF, p.SUN, 0.3)


def _sign(at: Point, ink: float) -> Sketch:
    (x, y), sketch = at, Sketch()
    sketch.line([(x, y), (x, y - 0.125)], p.INK, 0.02)
    board = [
        (x + 0.005, y - 0.12),
        (x + 0.075, y - 0.12),
        (x + 0.075, y - 0.06),
        (x + 0.005, y - 0.06),
    ]
    sketch.outlined(board, p.GOLD, p.INK, ink)
    return sketch


def cathedral(at: Point, size: float, ink: float) -> Sketch:
    """Draw a cathedral that rises above all roofs; its middle is that of its foot."""
    (x, y), sketch = at, Sketch()
    sketch.ellipse((x + 0.06, y + 0.06), 0.34, 0.09, p.INK, 0.25)
    sketch.poly(arc((x, y + 0.045), 0.31, 0, 345, 24, 0.085), p.STONE_LIGHT, 0.9)
    sketch.add(_nave((x, y), ink))
    for side in (-1, 1):
        sketch.add(_spire((x + side * 0.165, y + 0.05), ink))
    sketch.add(_front((x, y + 0.055), ink))
    return sketch


def _nave(at: Point, ink: float) -> Sketch:
    (x, y), sketch = at, Sketch()
    for side in (-1, 1):
        aisle = [(x, y), (x + side * 0.27, y), (x + side * 0.27, y - 0.13), (x, y - 0.2)]
        sketch.outlined(aisle, p.STONE if side < 0 else p.STONE_DARK, p.INK, ink)
    roof = [(x - 0.16, y - 0.18), (x, y - 0.47), (x + 0.16, y - 0.18)]
    sketch.outlined(roof, p.SLATE, p.INK, ink)
    sketch.poly([roof[0], roof[1], (x, y - 0.18)], p.SLATE_LIGHT)
    return sketch


def _front(at: Point, ink: float) -> Sketch:
    """Draw the gable with the rose window and the portal."""
    (x, y), sketch = at, Sketch()
    gable = [(x - 0.115, y), (x + 0.115, y), (x + 0.115, y - 0.23), (x, y - 0.36)]
    gable.append((x - 0.115, y - 0.23))
    sketch.outlined(gable, p.LIME, p.INK, ink)
    sketch.poly([(x + 0.03, y), gable[1], gable[2], (x + 0.03, y - 0.32)], p.STONE, 0.7)
    sketch.circle((x, y - 0.2), 0.062 + ink, p.INK)
    sketch.circle((x, y - 0.2), 0.062, p.WATER)
    sketch.circle((x, y - 0.2), 0.026, p.BLOSSOM)
    portal = [(x - 0.045, y), *arc((x, y - 0.06), 0.045, 180, 360, 8), (x + 0.045, y)]
    sketch.poly(portal, p.INK)
    sketch.add(_cross((x, y - 0.36), ink))
    return sketch


def _spire(at: Point, ink: float) -> Sketch:
    (x, y), sketch, w, top = at, Sketch(), 0.062, at[1] - 0.36
    body = [(x - w, y), (x + w, y), (x + w, top), (x - w, top)]
    sketch.outlined(body, p.STONE_LIGHT, p.INK, ink)
    sketch.poly([(x + 0.01, y), body[1], body[2], (x + 0.01, top)], p.STONE_DARK, 0.6)
    cone = [(x - w - 0.018, top + 0.01), (x + w + 0.018, top + 0.01), (x, top - 0.2)]
    sketch.outlined(cone, p.SLATE_DARK, p.INK, ink)
    sketch.poly([cone[0], (x, top + 0.01), cone[2]], p.SLATE_LIGHT)
    for dy in (0.08, 0.2):
        sketch.line([(x, top + dy), (x, top + dy + 0.05)], p.SLATE_DARK, 0.034, cut=True)
    sketch.add(_cross((x, top - 0.19), ink))
    return sketch


def _cross(at: Point, ink: float) -> Sketch:
    (x, y), sketch = at, Sketch()
    for colour, width in ((p.INK, 0.022 + 2 * ink), (p.GOLD, 0.022)):
        sketch.line([(x, y + 0.01), (x, y - 0.075)], colour, width)
        sketch.line([(x - 0.028, y - 0.045), (x + 0.028, y - 0.045)], colour, width)
    return sketch
