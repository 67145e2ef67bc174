"""The follower: a cloaked traveller with its owner's emblem on the cloak; a farmer lies.

Its own figure: the outline of the well-known wooden one may be protected.
"""

import math

from render.theme import CREAM, INK, Style, style_of
from render.tools.colour import mix
from render.tools.curves import Point, Points, arc, smooth
from render.tools.sketch import Art, Bounds, Sketch

STAND, LIE, ABBOT = "stand", "lie", "abbot"
LARGE, LARGE_LIE, BUILDER, PIG = "large", "large-lie", "builder", "pig"

SIZES = {LARGE: 1.28, LARGE_LIE: 1.28, PIG: 0.8}
"""How tall figures are that are not as tall as a follower."""

_SHADE = "#2d2010"
_BOUNDS = Bounds(-0.95, -1.35, 0.85, 0.35)


def follower(colour: str, pose: str) -> Art:
    """Draw a follower one unit tall; its feet (or the middle of the lying one) are the origin."""
    style = style_of(colour)
    sketch = _POSES[pose](style)
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


def _standing_figure(style: Style) -> Sketch:
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.13, 0.03), 0.46, 0.14, _SHADE, 0.38)
    _body(sketch, style, _CLOAK, _HEAD)
    sketch.poly(smooth(_FOLD, 3, closed=True), dark, 0.55)
    sketch.ellipse((-0.07, -0.84), 0.08, 0.07, light, 0.9)
    sketch.line([(-0.2, -0.5), (-0.3, -0.2)], light, 0.05, 0.8)
    sketch.line(arc((0, -0.72), 0.16, 25, 155, 8), dark, 0.045, 0.8)
    emblem(sketch, style, (0, -0.27), 0.2)
    return sketch


def _lying_figure(style: Style) -> Sketch:
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.06, -0.04), 0.62, 0.24, _SHADE, 0.35)
    _body(sketch, style, _lying_points(_CLOAK), _lying_points(_HEAD))
    sketch.ellipse(_lying_points([(0.06, -0.84)])[0], 0.08, 0.06, light, 0.8)
    sketch.line(_lying_points(arc((0, -0.72), 0.16, 25, 155, 8)), dark, 0.045, 0.8)
    # The emblem stays upright, or a square would turn into a diamond.
    emblem(sketch, style, _lying_points([(0, -0.27)])[0], 0.2)
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
    emblem(sketch, style, (0, -0.24), 0.2)
    return sketch


_BRIM = (
    *smooth([(-0.42, -0.86), (-0.2, -0.93), (0.2, -0.93), (0.42, -0.86)], 4),
    *smooth([(0.2, -0.8), (0, -0.78), (-0.2, -0.8)], 4),
)
_CROWN = (*smooth([(-0.2, -0.88), (-0.16, -1.1), (0.0, -1.14), (0.16, -1.1), (0.2, -0.88)], 4),)
_MANTLE = (
    *smooth([(-0.16, -0.66), (-0.44, -0.5), (-0.5, -0.02)], 5),
    *smooth([(-0.25, 0.06), (0, 0.085), (0.25, 0.06)], 4),
    *smooth([(0.5, -0.02), (0.44, -0.5), (0.16, -0.66)], 5),
)


def _large(style: Style) -> Sketch:
    """Draw a broad figure in a mantle, with a hat."""
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.13, 0.03), 0.54, 0.15, _SHADE, 0.38)
    _body(sketch, style, _MANTLE, _HEAD, _CROWN, _BRIM)
    sketch.poly(smooth([(0.14, -0.62), (0.42, -0.46), (0.49, 0.0), (0.2, 0.06)], 3), dark, 0.55)
    sketch.line([(-0.19, -0.9), (0.19, -0.9)], style.emblem, 0.055)
    sketch.line(arc((0, -0.7), 0.16, 25, 155, 8), dark, 0.045, 0.8)
    sketch.line([(-0.34, -0.46), (-0.4, -0.16)], light, 0.05, 0.8)
    emblem(sketch, style, (0, -0.28), 0.25)
    return sketch


def _large_lying(style: Style) -> Sketch:
    sketch, _, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.06, -0.04), 0.66, 0.27, _SHADE, 0.35)
    _body(sketch, style, *map(_lying_points, (_MANTLE, _HEAD, _CROWN, _BRIM)))
    sketch.line(_lying_points([(-0.19, -0.9), (0.19, -0.9)]), style.emblem, 0.055)
    sketch.line(_lying_points(arc((0, -0.7), 0.16, 25, 155, 8)), dark, 0.045, 0.8)
    emblem(sketch, style, _lying_points([(0, -0.28)])[0], 0.25)
    return sketch


_HOOD = ((-0.24, -0.66), (-0.2, -0.92), (0.0, -1.04), (0.2, -0.92), (0.24, -0.66))
_TUNIC = ((-0.2, -0.64), (-0.34, -0.22), (-0.3, 0.02), (0.3, 0.02), (0.34, -0.22), (0.2, -0.64))


def _builder(style: Style) -> Sketch:
    """Draw a figure with a mason's apron and a hammer over the shoulder."""
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.13, 0.03), 0.42, 0.13, _SHADE, 0.38)
    haft, head = [(0.16, -0.22), (0.46, -1.02)], [(0.26, -1.12), (0.68, -0.94)]
    for (colour, more), (wood, iron) in (
        ((CREAM, 0.17), (CREAM, CREAM)),
        ((INK, 0.085), (INK, INK)),
        (("", 0.0), ("#a8793f", "#8f959c")),
    ):
        sketch.line(haft, colour or wood, 0.07 + more)
        sketch.line(head, colour or iron, 0.17 + more, cut=not more)
    _body(sketch, style, _TUNIC, _HOOD)
    sketch.circle((0, -0.76), 0.12, mix(CREAM, "#d9a878", 0.6))
    sketch.poly([(0.1, -0.6), (0.2, -0.64), (0.34, -0.22), (0.3, 0.02), (0.14, 0.02)], dark, 0.5)
    sketch.line([(-0.2, -0.48), (-0.25, -0.24)], light, 0.05, 0.8)
    emblem(sketch, style, (0, -0.27), 0.2)
    return sketch


_BACK = ((-0.52, -0.42), (-0.3, -0.72), (0.15, -0.74), (0.46, -0.5))
_BELLY = ((0.44, -0.2), (0.1, -0.1), (-0.3, -0.12))
_TRUNK = smooth((*_BACK, *_BELLY), 4, closed=True)
_SNOUT = smooth(
    [(-0.74, -0.5), (-0.58, -0.62), (-0.34, -0.5), (-0.4, -0.26), (-0.7, -0.3)], 4, closed=True
)
_LEGS = tuple(
    ((x - 0.08, -0.2), (x + 0.08, -0.2), (x + 0.07, 0.06), (x - 0.07, 0.06)) for x in (-0.26, 0.3)
)
_EAR = ((-0.5, -0.56), (-0.36, -0.88), (-0.22, -0.58))


def _pig(style: Style) -> Sketch:
    """Draw a pig that looks to the west, with a curled tail."""
    sketch, light, dark = Sketch(), *_tones(style)
    sketch.ellipse((0.06, 0.05), 0.55, 0.13, _SHADE, 0.38)
    tail = arc((0.6, -0.6), 0.1, 150, -170, 10)
    for width, colour in ((0.2, CREAM), (0.13, INK), (0.06, style.body)):
        sketch.line(tail, colour, width)
    _body(sketch, style, *_LEGS, _TRUNK, _SNOUT, _EAR)
    sketch.poly(smooth([(0.4, -0.5), (0.42, -0.24), (0.1, -0.12), (-0.2, -0.15)], 3), dark, 0.4)
    sketch.line([(-0.2, -0.66), (0.12, -0.68)], light, 0.06, 0.8)
    sketch.circle((-0.42, -0.5), 0.045, style.emblem if style.rim == INK else style.rim)
    for y in (-0.46, -0.38):
        sketch.circle((-0.66, y), 0.028, dark)
    emblem(sketch, style, (0.06, -0.42), 0.21)
    return sketch


_POSES = {
    STAND: _standing_figure,
    LIE: _lying_figure,
    ABBOT: _abbot,
    LARGE: _large,
    LARGE_LIE: _large_lying,
    BUILDER: _builder,
    PIG: _pig,
}


def _tones(style: Style) -> tuple[str, str]:
    return mix(style.body, "#ffffff", 0.35), mix(style.body, "#000000", 0.32)


def _body(sketch: Sketch, style: Style, *outlines: Points) -> None:
    """Fill the outlines as one: first all halos, then all lines, then all colours."""
    rimmed = style.rim != INK
    for width, colour in _BOLD_LINES if style.bold else _LINES:
        for outline in outlines:
            sketch.line(outline, colour, width, closed=True)
    for outline in outlines:
        sketch.poly(outline, style.body)
    if rimmed:
        for outline in outlines:
            sketch.line(outline, style.rim, 0.07, closed=True)


_LINES = ((0.17, CREAM), (0.085, INK))
_BOLD_LINES = ((0.3, "#fff6e2"), (0.15, "#1d1218"))
"""Widths and colours of halo and contour; the same in high contrast."""


def _lying_points(points: Points | list[Point]) -> Points:
    """Lay the figure on its back, head to the west."""
    angle = math.radians(-76)
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple(
        (x * cos - (y + 0.42) * sin, (x * sin + (y + 0.42) * cos) * 0.92 - 0.3) for x, y in points
    )


def emblem(sketch: Sketch, style: Style, at: Point, r: float) -> None:
    """Draw somebody's shape; in high contrast it fills the figure."""
    r = r * _BOLD if style.bold else r
    _shape(sketch, style.shape, at, r, style.emblem)
    if style.hollow:
        _shape(sketch, style.shape, at, r * _HOLLOW, style.body)


_BOLD, _HOLLOW = 1.45, 0.5


def _shape(sketch: Sketch, shape: str, at: Point, r: float, colour: str) -> None:
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
