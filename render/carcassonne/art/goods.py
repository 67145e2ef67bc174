"""The goods of Traders & Builders: a barrel of wine, a sheaf of wheat, a bolt of cloth.

Each has an outline and a lightness of its own, on a pale disc, so that they are told apart where a
tile is small, and without their colours.
"""

import math

from render.carcassonne.art import palette as p
from render.tools.colour import mix
from render.tools.curves import Point, Points, arc, smooth
from render.tools.sketch import Sketch

OAK, _OAK_DARK, _HOOP = "#8c4a2f", "#5f2e20", "#e6d9bd"
STRAW, _STRAW_DARK = "#edc445", "#b5852a"
DYE, _DYE_LIGHT, _DYE_DARK = "#3d7f95", "#7db4c2", "#235366"


def disc(at: Point, s: float, ink: float) -> Sketch:
    """Draw the disc below all goods."""
    sketch = Sketch()
    sketch.circle((at[0] + s * 0.1, at[1] + s * 0.12), s * 0.74, p.INK, 0.3)
    sketch.circle(at, s * 0.72 + ink, p.INK)
    sketch.circle(at, s * 0.72, p.LIME)
    return sketch


def _outlined_shape(at: Point, s: float, points: Points, fill: str, ink: float) -> Sketch:
    sketch = Sketch()
    sketch.outlined([(at[0] + s * u, at[1] + s * v) for u, v in points], fill, p.INK, ink)
    return sketch


_STAVES = (
    *smooth([(-0.3, -0.42), (-0.42, 0.0), (-0.3, 0.42)], 5),
    *smooth([(0.3, 0.42), (0.42, 0.0), (0.3, -0.42)], 5),
)


def barrel(at: Point, s: float, ink: float) -> Sketch:
    """Draw a standing barrel."""
    (x, y), sketch = at, disc(at, s, ink)
    sketch.add(_outlined_shape(at, s, _STAVES, OAK, ink))
    sketch.poly([(x + s * u, y + s * v) for u, v in _STAVES if u > 0.05], _OAK_DARK, 0.7)
    for v, half in ((-0.22, 0.37), (0.22, 0.37)):
        sketch.line(
            [(x - s * half, y + s * v), (x + s * half, y + s * v)], _HOOP, s * 0.1, cut=True
        )
    sketch.ellipse((x, y - s * 0.42), s * 0.3 + ink, s * 0.11 + ink, p.INK)
    sketch.ellipse((x, y - s * 0.42), s * 0.3, s * 0.11, mix(OAK, p.SUN, 0.45))
    return sketch


def wheat(at: Point, s: float, ink: float) -> Sketch:
    """Draw a sheaf: ears that fan out above its band, stalks below."""
    (x, y), sketch = at, disc(at, s, ink)
    ears = [(angle, 0.5 - abs(angle) * 0.12) for angle in (-0.75, -0.38, 0.0, 0.38, 0.75)]
    for colour, more in ((p.INK, 2 * ink), (STRAW, 0.0)):
        for angle, reach in ears:
            sin, cos = math.sin(angle), math.cos(angle)
            tip = (x + s * reach * sin * 1.1, y - s * reach * cos)
            foot = (x - s * 0.32 * sin, y + s * 0.48)
            sketch.line([foot, (x, y + s * 0.12), tip], colour, s * 0.09 + more)
            near = (x + s * 0.22 * sin, y + s * 0.1 - s * 0.25 * cos)
            sketch.line([near, tip], colour, s * 0.2 + more)
    for angle, reach in ears:
        sin, cos = math.sin(angle), math.cos(angle)
        near = (x + s * 0.22 * sin, y - s * 0.14 * cos)
        tip = (x + s * reach * sin * 1.1, y - s * reach * cos)
        sketch.line([near, tip], _STRAW_DARK, s * 0.04)
    sketch.line([(x - s * 0.15, y + s * 0.14), (x + s * 0.15, y + s * 0.14)], p.INK, s * 0.16)
    sketch.line([(x - s * 0.13, y + s * 0.14), (x + s * 0.13, y + s * 0.14)], p.BLOSSOM, s * 0.1)
    return sketch


def cloth(at: Point, s: float, ink: float) -> Sketch:
    """Draw a bolt of cloth: a roll seen from its end, and the unrolled cloth."""
    (x, y), sketch = at, disc(at, s, ink)
    sheet = ((-0.46, -0.1), (0.1, -0.42), (0.5, -0.2), (0.5, 0.02), (-0.02, 0.46), (-0.46, 0.3))
    sketch.add(_outlined_shape(at, s, sheet, DYE, ink))
    fold = ((0.1, -0.42), (0.5, -0.2), (0.5, 0.02), (0.12, -0.2))
    sketch.poly([(x + s * u, y + s * v) for u, v in fold], _DYE_DARK)
    roll = (x - s * 0.2, y + s * 0.14)
    sketch.circle(roll, s * 0.3 + ink, p.INK)
    sketch.circle(roll, s * 0.3, _DYE_LIGHT)
    for r in (0.2, 0.1):
        sketch.line(arc(roll, s * r, 0, 320, 14), _DYE_DARK, s * 0.05)
    return sketch
