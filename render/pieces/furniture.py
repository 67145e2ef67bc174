"""Ornaments of the sheet as sketches: corners, discs of badges, crown."""

from render.theme import CREAM, FRAME, GOLD, INK, WORN
from render.tools.sketch import Art, Bounds, Sketch

_SHADE = "#2d2010"


def barred() -> Art:
    """Draw a cross of two fine strokes of the pen, one unit from its middle to each tip."""
    sketch = Sketch()
    for bend in ((-1.0, -0.9, 1.0, 0.94), (-0.94, 1.0, 0.9, -0.96)):
        x0, y0, x1, y1 = bend
        sketch.line([(x0, y0), (0.06, 0.02), (x1, y1)], WORN, 0.26)
    return Art(tuple(sketch.shapes), Bounds(-1.4, -1.4, 1.4, 1.4))


def corner() -> Art:
    """Draw the ornament of the frame's upper left corner, in pixels."""
    sketch = Sketch()
    sketch.poly([(0, 0), (44, 0), (30, 14), (30, 30), (14, 30), (0, 44)], FRAME)
    sketch.poly([(3, 3), (36, 3), (26, 12), (26, 26), (12, 26), (3, 36)], "#d9b96f")
    sketch.circle((14, 14), 8, FRAME)
    sketch.circle((14, 14), 5.5, "#b5402f")
    sketch.circle((12.5, 12.5), 1.8, "#f3c9a0")
    return Art(tuple(sketch.shapes), Bounds(0, 0, 48, 48))


def disc(fill: str, ring: str, radius: str) -> Art:
    """Draw the disc of a badge, in pixels round its middle."""
    r, sketch = int(radius), Sketch()
    sketch.circle((1.5, 3), r, _SHADE, 0.4)
    sketch.circle((0, 0), r, INK)
    sketch.circle((0, 0), r - 2, ring)
    sketch.circle((0, 0), r - max(4, r * 0.17), fill)
    return Art(tuple(sketch.shapes), Bounds(-r - 4, -r - 4, r + 4, r + 6))


def crown() -> Art:
    """Draw a crown about one unit wide; the origin is the middle of its foot."""
    sketch = Sketch()
    half = [(0.46, 0.0), (0.56, -0.6), (0.26, -0.3)]
    outline = [(-u, v) for u, v in half] + [(0.0, -0.78)] + half[::-1]
    sketch.line(outline, CREAM, 0.22, closed=True)
    sketch.line(outline, INK, 0.12, closed=True)
    sketch.poly(outline, GOLD)
    sketch.poly([(0, -0.78), *half[::-1], (0, 0)], "#e0a520")
    for x, y in ((-0.56, -0.62), (0.0, -0.8), (0.56, -0.62)):
        sketch.circle((x, y), 0.12, INK)
        sketch.circle((x, y), 0.075, "#dc1a60")
    return Art(tuple(sketch.shapes), Bounds(-0.8, -1.1, 0.8, 0.25))
