"""Things that stand on the map: peaks, corals, trees, hills, waves, coins, ships, waggons.

All are seen from the south and lit from the west; (x, y) is where a thing stands, `s` its size,
`ink` the width of its outline, in radii of the hexagon.
"""

import math

from render.land_vs_sea.art import palette as p
from render.tools.colour import mix
from render.tools.curves import Point, Points, arc, blob, smooth
from render.tools.hand import Hand
from render.tools.sketch import Sketch


def peak(sketch: Sketch, at: Point, s: float, ink: float, hand: Hand) -> None:
    """Draw a mountain with snow on its top."""
    x, y = at
    top = (x + hand.between(-0.06, 0.06) * s, y - s * 1.05)
    left, right = (x - s * 0.55, y), (x + s * 0.58, y + s * 0.02)
    west, east = (x - s * 0.3, y - s * 0.42), (x + s * 0.28, y - s * 0.5)
    shade = [(x, y + s * 0.1), (x + s * 0.95, y + s * 0.02), (x + s * 0.58, y - s * 0.06), (x, y)]
    sketch.poly(shade, p.SHADE, 0.25)
    sketch.outlined([left, west, top, east, right], p.ROCK, p.INK, ink)
    ridge = [
        top,
        (x + s * 0.08, y - s * 0.7),
        (x - s * 0.04, y - s * 0.4),
        (x + s * 0.1, y - s * 0.12),
        (x + s * 0.05, y + s * 0.02),
    ]
    sketch.poly([*ridge, right, east], p.ROCK_DARK)
    notch = [(0.02, 0.74), (0.08, 0.64), (0.16, 0.73)]
    rim = [(x + s * dx, y - s * dy) for dx, dy in ((-0.17, 0.72), (-0.06, 0.66), *notch)]
    sketch.poly([top, *rim], p.SNOW)
    lit = [(x + s * 0.05, y - s * 0.72), (x + s * 0.08, y - s * 0.64), (x + s * 0.16, y - s * 0.73)]
    sketch.poly([top, *lit], p.SNOW_DARK)
    sketch.line([(x - s * 0.3, y - s * 0.1), (x - s * 0.2, y - s * 0.3)], "#8d7a60", s * 0.05)


def coral(sketch: Sketch, at: Point, s: float, ink: float, hand: Hand) -> None:
    """Draw two corals side by side."""
    x, y = at
    sketch.ellipse((x + s * 0.05, y + s * 0.06), s * 0.5, s * 0.17, "#2b6379", 0.5)
    lean = hand.between(-6, 6)
    for (colour, _), dx in zip(p.CORALS, (-0.14, 0.2), strict=True):
        branches = _branches((x + dx * s, y), s, lean)
        for branch in branches:
            sketch.line(branch, p.INK, s * 0.15 + 2 * ink)
        for branch in branches:
            sketch.line(branch, colour, s * 0.15)
        for branch in branches[::2]:
            sketch.circle(branch[-1], s * 0.07, mix(colour, "#ffffff", 0.55))


def _branches(foot: Point, s: float, lean: float) -> list[Points]:
    x, y = foot
    found: list[Points] = []
    for degrees, length in ((-128, 0.62), (-95, 0.85), (-58, 0.66)):
        angle = math.radians(degrees + lean)
        tip = (x + length * s * math.cos(angle), y + length * s * math.sin(angle))
        fork = (x + (tip[0] - x) * 0.5 + s * 0.04, y + (tip[1] - y) * 0.5)
        aside = angle + math.radians(50)
        twig = (fork[0] + s * 0.2 * math.cos(aside), fork[1] + s * 0.22 * math.sin(aside))
        found += [smooth([foot, fork, tip], 4), (fork, twig)]
    return found


def tree(sketch: Sketch, at: Point, s: float, ink: float, hand: Hand) -> None:
    """Draw a broad tree, or a fir one time in four."""
    x, y = at
    sketch.ellipse((x + s * 0.35, y + s * 0.02), s * 0.55, s * 0.2, p.INK, 0.25)
    if hand.random() < 0.25:
        _fir(sketch, at, s, ink)
        return
    leaf, light, dark = hand.pick(p.LEAVES)
    sketch.line([(x, y), (x, y - s * 0.3)], "#7d5c38", s * 0.16)
    crown = blob((x, y - s * 0.6), s * 0.5, s * 0.52, 9, hand)
    sketch.outlined(crown, leaf, p.INK, ink)
    sketch.ellipse((x + s * 0.14, y - s * 0.46), s * 0.32, s * 0.3, dark, 0.55)
    sketch.ellipse((x - s * 0.15, y - s * 0.76), s * 0.25, s * 0.2, light, 0.95)


def _fir(sketch: Sketch, at: Point, s: float, ink: float) -> None:
    x, y = at
    w, h = s * 0.32, s * 1.25
    left, right, tip, foot = (x - w, y - s * 0.08), (x + w, y - s * 0.08), (x, y - h), (x, y)
    waist = (x + w * 0.55, y - h * 0.55)
    outline = [left, (2 * x - waist[0], waist[1]), tip, waist, right, foot]
    sketch.outlined(outline, p.FIR, p.INK, ink)
    sketch.poly([foot, tip, waist, right], p.FIR_DARK)
    sketch.line([(x - w * 0.5, y - s * 0.25), (x - s * 0.04, y - h * 0.8)], p.FIR_LIGHT, s * 0.09)


def hill(sketch: Sketch, at: Point, s: float, ink: float) -> None:
    """Draw a hill as old maps do."""
    x, y = at
    top = arc((x, y + s * 0.2), s, 185, 355, 12, s * 0.75)
    sketch.poly(top, "#b0a862", 0.8)
    sketch.line(top, "#6b5a2e", ink * 1.5)
    for k in range(4):
        angle = math.radians(300 + k * 16)
        px, py = x + s * math.cos(angle), y + s * 0.2 + s * 0.75 * math.sin(angle)
        stroke = [(px - s * 0.05, py + s * 0.06), (px - s * 0.16, py + s * 0.3)]
        sketch.line(stroke, "#6b5a2e", ink, 0.8)


def wave(sketch: Sketch, at: Point, w: float, width: float) -> None:
    """Draw a wave of the open sea."""
    x, y = at
    knots = [(x - w, y), (x - w / 2, y - 0.03), (x, y), (x + w / 2, y - 0.03), (x + w, y)]
    sketch.line(smooth(knots, 4), p.FOAM, width, 0.75)


def coin(sketch: Sketch, at: Point, r: float, ink: float) -> None:
    """Draw a plus sign."""
    x, y = at
    sketch.circle((x + r * 0.15, y + r * 0.2), r, p.SHADE, 0.35)
    sketch.circle(at, r + ink, p.INK)
    sketch.circle(at, r, p.COIN_RIM)
    sketch.circle(at, r * 0.8, p.COIN)
    sketch.line([(x - r * 0.5, y), (x + r * 0.5, y)], p.COIN_INK, r * 0.32, cut=True)
    sketch.line([(x, y - r * 0.5), (x, y + r * 0.5)], p.COIN_INK, r * 0.32, cut=True)


def ship(sketch: Sketch, at: Point, s: float, ink: float) -> None:
    """Draw a ship with two square sails."""
    x, y = at
    sketch.ellipse((x, y + s * 0.1), s * 0.62, s * 0.15, p.FOAM, 0.8)
    hull = [(-0.55, -0.12), (-0.42, 0.12), (0.36, 0.12), (0.62, -0.2)]
    sketch.outlined(smooth([(x + s * u, y + s * v) for u, v in hull], 5), p.WOOD, p.INK, ink)
    plank = [(x - s * 0.48, y - s * 0.02), (x + s * 0.5, y - s * 0.06)]
    sketch.line(plank, p.WOOD_LIGHT, s * 0.06)
    sketch.line([(x, y - s * 0.1), (x, y - s * 1.05)], p.INK, s * 0.07)
    for top, foot, half in ((-0.92, -0.55, 0.46), (-0.5, -0.16, 0.54)):
        sketch.outlined(_sail(at, s, top, foot, half), p.CANVAS, p.INK, ink)
    pennant = [(x, y - s * 1.22), (x + s * 0.36, y - s * 1.12), (x, y - s)]
    sketch.poly(pennant, "#c2342f")
    for k in (-0.25, 0.12):
        stripe = [(x + s * k, y - s * 0.46), (x + s * (k + 0.03), y - s * 0.2)]
        sketch.line(stripe, p.STRIPE, s * 0.08)


def _sail(at: Point, s: float, top: float, foot: float, half: float) -> Points:
    x, y = at
    upper = [(x - s * half, y + s * top), (x, y + s * (top + 0.05)), (x + s * half, y + s * top)]
    lower = [
        (x + s * (half + 0.1), y + s * foot),
        (x + s * 0.1, y + s * (foot + 0.1)),
        (x - s * (half - 0.1), y + s * foot),
    ]
    return (*smooth(upper, 4), *smooth(lower, 4))


def caravan(sketch: Sketch, at: Point, s: float, ink: float) -> None:
    """Draw a covered waggon."""
    x, y = at
    sketch.ellipse((x + s * 0.1, y + s * 0.22), s * 0.7, s * 0.14, p.SHADE, 0.3)
    foot = y - s * 0.1
    tilt = arc((x, y - s * 0.16), s * 0.6, 180, 360, 14, s * 0.62)
    sketch.outlined([(x - s * 0.6, foot), *tilt, (x + s * 0.6, foot)], p.CANVAS, p.INK, ink)
    dark = arc((x, y - s * 0.16), s * 0.6, 302, 360, 6, s * 0.62)
    sketch.poly([(x + s * 0.3, foot), *dark, (x + s * 0.6, foot)], p.CANVAS_DARK)
    for k in (-0.3, 0.02, 0.32):
        hoop = [(x + s * k, y - s * 0.12), (x + s * k * 0.9, y - s * 0.7)]
        sketch.line(hoop, p.STRIPE, s * 0.07)
    box = [(-0.64, -0.12), (0.64, -0.12), (0.54, 0.1), (-0.54, 0.1)]
    sketch.outlined([(x + s * u, y + s * v) for u, v in box], p.WOOD, p.INK, ink)
    for k in (-0.34, 0.34):
        wheel = (x + s * k, y + s * 0.12)
        sketch.circle(wheel, s * 0.2 + ink, p.INK)
        for r, colour in ((0.2, p.WOOD_LIGHT), (0.13, "#6b4423"), (0.06, "#e8c78f")):
            sketch.circle(wheel, s * r, colour)


def special(sketch: Sketch, at: Point, r: float, ink: float, *, again: bool) -> None:
    """Draw the sign of an action: an arrow that comes round, or a taking hand."""
    x, y = at
    sketch.circle((x + r * 0.12, y + r * 0.16), r, p.SHADE, 0.35)
    sketch.circle(at, r + ink * 1.2, p.INK)
    sketch.circle(at, r, p.CREAM)
    sketch.circle(at, r * 0.86, p.AGAIN if again else p.STEAL)
    (_arrow if again else _hand)(sketch, at, r)


def _arrow(sketch: Sketch, at: Point, r: float) -> None:
    bow = arc(at, r * 0.46, -60, 210, 20)
    sketch.line(bow, p.CREAM, r * 0.2)
    x, y = bow[0]
    head = [(x - r * 0.36, y - r * 0.18), (x + r * 0.22, y - r * 0.3), (x + r * 0.06, y + r * 0.3)]
    sketch.poly(head, p.CREAM)


def _hand(sketch: Sketch, at: Point, r: float) -> None:
    x, y = at
    palm = [
        (-0.42, 0.02),
        (-0.1, -0.05),
        (0.34, -0.05),
        (0.36, 0.4),
        (0.05, 0.58),
        (-0.2, 0.45),
    ]
    sketch.poly(smooth([(x + r * u, y + r * v) for u, v in palm], 4, closed=True), p.CREAM)
    for k, length in ((-0.08, 0.5), (0.08, 0.6), (0.23, 0.55), (0.37, 0.4)):
        sketch.line([(x + r * k, y + r * 0.05), (x + r * k, y - r * length)], p.CREAM, r * 0.13)
    sketch.line([(x - r * 0.2, y + r * 0.3), (x - r * 0.46, y - r * 0.06)], p.CREAM, r * 0.15)


def volcano(sketch: Sketch, at: Point, s: float, ink: float) -> None:
    """Draw a smoking mountain."""
    x, y = at
    sketch.ellipse((x + s * 0.2, y + s * 0.12), s * 0.95, s * 0.22, p.SHADE, 0.3)
    west = smooth(
        [(x - s * 0.95, y + s * 0.1), (x - s * 0.45, y - s * 0.4), (x - s * 0.24, y - s * 0.85)], 5
    )
    east = smooth(
        [(x + s * 0.24, y - s * 0.85), (x + s * 0.45, y - s * 0.4), (x + s * 0.95, y + s * 0.12)], 5
    )
    sketch.outlined([*west, *east], "#8a6f5c", p.INK, 1.2 * ink)
    sketch.poly([*east, (x + s * 0.25, y + s * 0.1), (x + s * 0.05, y - s * 0.5)], "#5c4437")
    sketch.ellipse((x, y - s * 0.85), s * 0.25 + ink, s * 0.1 + ink, p.INK)
    sketch.ellipse((x, y - s * 0.85), s * 0.25, s * 0.1, "#ffb02e")
    for knots in (
        [(-0.05, -0.83), (-0.14, -0.5), (-0.05, -0.3), (-0.2, 0.02)],
        [(0.1, -0.82), (0.16, -0.55), (0.34, -0.3)],
    ):
        stream = smooth([(x + s * u, y + s * v) for u, v in knots], 5)
        sketch.line(stream, "#d6331f", s * 0.12)
        sketch.line(stream, "#ffb02e", s * 0.05)
    for u, v, r in ((0, -1.12, 0.2), (0.16, -1.3, 0.26), (-0.06, -1.42, 0.22), (0.3, -1.5, 0.2)):
        sketch.circle((x + s * u, y + s * v), s * r, "#e9dfcf", 0.9)
        sketch.circle((x + s * u + s * 0.05, y + s * v + s * 0.05), s * r * 0.7, "#bfb3a3", 0.5)


def whirlpool(sketch: Sketch, at: Point, s: float) -> None:
    """Draw three arms of turning water."""
    x, y = at
    for width, colour in ((0.18, "#2c6a86"), (0.055, p.FOAM)):
        for phase in (0, 120, 240):
            arm = []
            for i in range(34):
                angle, r = math.radians(phase + i * 10), 0.08 + 0.9 * i / 40
                arm.append((x + s * r * math.cos(angle), y + 0.8 * s * r * math.sin(angle)))
            sketch.line(smooth(arm, 2), colour, s * width, 0.9)
    sketch.ellipse(at, s * 0.16, s * 0.13, "#1d4d66")
