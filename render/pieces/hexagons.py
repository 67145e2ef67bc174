"""Hexagons on their corners: the shape of tiles, their rims, free cells, highlights.

Drawn round their middle, one unit from it to each corner.
"""

import math

from render.theme import CARDBOARD, GOLD, INK
from render.tools.curves import Points
from render.tools.sketch import Art, Bounds, Sketch

_ALL = Bounds(-1.1, -1.1, 1.1, 1.1)


def corners(r: float = 1.0) -> Points:
    """Return the corners clockwise from the north; side k lies between corners k and k + 1."""
    angles = [math.radians(-90 + 60 * k) for k in range(6)]
    return tuple((r * math.cos(angle), r * math.sin(angle)) for angle in angles)


def field() -> Art:
    """Draw a hexagon a hair too large, so that none shows between two of them."""
    sketch = Sketch()
    sketch.poly(corners(1.012), "#ffffff")
    return Art(tuple(sketch.shapes), _ALL)


def rim(sides: str, px: int) -> Art:
    """Draw the cut rim on the sides named ("024"), and seams on the eastern others: dark and light
    side by side, so that they are seen on pale land and on deep sea.
    """
    sketch, at = Sketch(), corners()
    for side in range(6):
        line = (at[side], at[(side + 1) % 6])
        if str(side) in sides:
            sketch.line(line, INK, max(0.022, 2 / px), 0.9)
        elif side < 3:
            wide = max(0.016, 1.6 / px)
            (x, y), (to_x, to_y) = line
            beside = ((x - wide, y - wide / 2), (to_x - wide, to_y - wide / 2))
            sketch.line(line, "#5b4a22", wide, 0.4)
            sketch.line(beside, "#ffffff", wide, 0.5)
    return Art(tuple(sketch.shapes), _ALL)


def back() -> Art:
    """Draw a tile below others of a stack."""
    sketch = Sketch()
    sketch.outlined(corners(0.98), CARDBOARD, INK, 0.03)
    return Art(tuple(sketch.shapes), _ALL)


def slot(px: int) -> Art:
    """Draw a free cell where something may go."""
    sketch, outline = Sketch(), corners(0.92)
    sketch.poly(outline, "#fff8e4", 0.65)
    width = max(0.035, 2.6 / px)
    sketch.line([*outline, outline[0]], "#7a5328", width, dash=(0.13, 0.09), cut=True)
    return Art(tuple(sketch.shapes), _ALL)


def hole(px: int) -> Art:
    """Draw a hole that nothing fills: hatched."""
    sketch, outline = Sketch(), corners(0.86)
    sketch.line(outline, INK, max(0.03, 2 / px), 0.7, closed=True)
    for k in (-0.5, -0.17, 0.17, 0.5):
        sketch.line([(k - 0.28, 0.5), (k + 0.28, -0.5)], INK, max(0.025, 1.5 / px), 0.35)
    return Art(tuple(sketch.shapes), _ALL)


def last(px: int) -> Art:
    """Draw golden corners: what was done last."""
    sketch, at = Sketch(), corners(0.98)
    width = max(0.09, 5 / px)
    for colour, wide, share in ((INK, width + max(0.07, 4 / px), 0.32), (GOLD, width, 0.29)):
        for k, (x, y) in enumerate(at):
            ends = [at[k - 1], at[(k + 1) % 6]]
            legs = [(x + (a - x) * share, y + (b - y) * share) for a, b in ends]
            sketch.line([legs[0], (x, y), legs[1]], colour, wide)
    return Art(tuple(sketch.shapes), Bounds(-1.2, -1.2, 1.2, 1.2))


def glow(px: int) -> Art:
    """Draw a golden frame with light outside only: look here."""
    sketch, light = Sketch(), Sketch()
    light.line(corners(1.04), GOLD, 0.2, closed=True)
    sketch.blurred(light, 0.07)
    width = max(0.062, 5 / px)
    sketch.line(corners(), INK, width + max(0.05, 3.5 / px), closed=True)
    sketch.line(corners(), GOLD, width, closed=True)
    return Art(tuple(sketch.shapes), Bounds(-1.4, -1.4, 1.4, 1.4))
