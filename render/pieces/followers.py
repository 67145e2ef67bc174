"""The follower: a cloaked traveller with its owner's emblem on the cloak; a farmer lies.

Its own figure: the outline of the well-known wooden one may be protected.
"""

import math

from render.theme import CREAM, INK, STYLES, Style
from render.tools.colour import mix
from render.tools.curves import Point, Points, arc, smooth
from render.tools.sketch import Art, Bounds, Sketch

STAND, LIE, ABBOT = "stand", "lie", "abbot"

_SHADE = "#2d2010"
_BOUNDS = Bounds(-0.75, -1.35, 0.85, 0.35)


def follower(colour: str, pose: str) -> Art:
    """Draw a follower one unit tall; its feet (or the middle of the lying one) are the origin."""
    style = STYLES[int(colour)]
    sketch = {STAND: _standing, LIE: _lying, ABBOT: _abbot}[pose](style)
    return Art(tuple(sketch.shapes), _BOUNDS)


def key(colour: int, pose: str) -> str:
    """Name the sprite of a follower."""
    return f"follower/{colour}/{pose}"


_CLOAK = (
    *smooth([(-0.13, -0.66), (-0.3, -0.42), (-0.43, -0.02)], 5),
    *smooth([(-0.2, 0.05), (0, 0.075), (0.2, 0.05)], 4),
    *smooth([(0.43, -0.02), (0.3, -0.42), (0.13, -0.66)], 5),
)
_HEAD = arc((0, -0.77), 0.215, 0, 360, 28)
_FOLD = ((0.16, -0.66), (0.3, -0.42), (0.43, -0.02), (0.2, 0.05), (0.16, -0.3))


def _standing(style: Style) -> Sketch:
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.13, 0.03), 0.46, 0.14, _SHADE, 0.38)
    _body(sketch, style, _CLOAK, _HEAD)
    sketch.poly(smooth(_FOLD, 3, closed=True), dark, 0.55)
    sketch.ellipse((-0.07, -0.84), 0.08, 0.07, light, 0.9)
    sketch.line([(-0.2, -0.5), (-0.3, -0.2)], light, 0.05, 0.8)
    sketch.line(arc((0, -0.72), 0.16, 25, 155, 8), dark, 0.045, 0.8)
    emblem(sketch, style.shape, (0, -0.27), 0.2, style.emblem)
    return sketch


def _lying(style: Style) -> Sketch:
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.06, -0.04), 0.62, 0.24, _SHADE, 0.35)
    _body(sketch, style, _laid(_CLOAK), _laid(_HEAD))
    sketch.ellipse(_laid([(0.06, -0.84)])[0], 0.08, 0.06, light, 0.8)
    sketch.line(_laid(arc((0, -0.72), 0.16, 25, 155, 8)), dark, 0.045, 0.8)
    # The emblem stays upright, or a square would turn into a diamond.
    emblem(sketch, style.shape, _laid([(0, -0.27)])[0], 0.2, style.emblem)
    return sketch


_ROBE = (
    *smooth([(-0.16, -0.58), (-0.36, -0.3), (-0.46, 0.0)], 5),
    *smooth([(-0.22, 0.07), (0, 0.09), (0.22, 0.07)], 4),
    *smooth([(0.46, 0.0), (0.36, -0.3), (0.16, -0.58)], 5),
)
_FACE = arc((0, -0.64), 0.18, 0, 360, 28)
_MITRE = ((-0.2, -0.72), (-0.24, -0.94), (0.0, -1.16), (0.24, -0.94), (0.2, -0.72))
_CROOK = ((0.5, 0.06), (0.5, -0.86), *arc((0.38, -0.9), 0.12, 0, -230, 10))


def _abbot(style: Style) -> Sketch:
    """Draw a figure of its own outline: a wide robe, a mitre, a crosier."""
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.13, 0.03), 0.5, 0.15, _SHADE, 0.38)
    for width, colour in ((0.21, CREAM), (0.13, INK), (0.06, "#e0a520")):
        sketch.line(_CROOK, colour, width)
    _body(sketch, style, _ROBE, _MITRE, _FACE)
    sketch.poly(smooth([(0.1, -0.58), (0.34, -0.28), (0.44, 0.0), (0.2, 0.06)], 3), dark, 0.5)
    sketch.line([(0, -1.08), (0, -0.78)], style.emblem, 0.045)
    sketch.line([(-0.1, -0.92), (0.1, -0.92)], style.emblem, 0.045)
    sketch.line([(-0.2, -0.74), (0.2, -0.74)], dark, 0.05, 0.9)
    sketch.line([(-0.22, -0.42), (-0.32, -0.16)], light, 0.05, 0.8)
    emblem(sketch, style.shape, (0, -0.24), 0.2, style.emblem)
    return sketch


def _tones(style: Style) -> tuple[str, str]:
    return mix(style.body, "#ffffff", 0.35), mix(style.body, "#000000", 0.32)


def _body(sketch: Sketch, style: Style, *outlines: Points) -> None:
    """Fill the outlines as one: first all halos, then all lines, then all colours."""
    rimmed = style.rim != INK
    for width, colour in ((0.17, CREAM), (0.085, INK)):
        for outline in outlines:
            sketch.line(outline, colour, width, closed=True)
    for outline in outlines:
        sketch.poly(outline, style.body)
    if rimmed:
        for outline in outlines:
            sketch.line(outline, style.rim, 0.07, closed=True)


def _laid(points: Points | list[Point]) -> Points:
    """Lay the figure on its back, head to the west."""
    angle = math.radians(-76)
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple(
        (x * cos - (y + 0.42) * sin, (x * sin + (y + 0.42) * cos) * 0.92 - 0.3) for x, y in points
    )


def emblem(sketch: Sketch, shape: str, at: Point, r: float, colour: str) -> None:
    """Draw one of the shapes."""
    x, y = at
    if shape == "circle":
        sketch.circle(at, r * 0.9, colour)
    else:
        sketch.poly([(x + r * u, y + r * v) for u, v in _OUTLINES[shape]], colour)


def _star() -> Points:
    reach = [1.15 if k % 2 == 0 else 0.5 for k in range(10)]
    return tuple(
        (r * math.sin(k * math.pi / 5), -r * math.cos(k * math.pi / 5)) for k, r in enumerate(reach)
    )


def _cross(a: float) -> Points:
    quarter = [(a, -1.0), (a, -a), (1.0, -a)]
    corners: list[Point] = []
    for _ in range(4):
        corners += quarter
        quarter = [(-y, x) for x, y in quarter]
    return tuple(corners)


_OUTLINES: dict[str, Points] = {
    "square": ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    "triangle": ((0, -1.05), (1.05, 0.8), (-1.05, 0.8)),
    "diamond": ((0, -1.15), (0.85, 0), (0, 1.15), (-0.85, 0)),
    "star": _star(),
    "cross": _cross(0.36),
}
