"""Signs beside the map: pennants of the sides, and icons of the kinds that score."""

import math

from games.land_vs_sea.view import Side
from render.land_vs_sea.art import palette as p
from render.land_vs_sea.art import things
from render.tools.colour import mix
from render.tools.curves import smooth
from render.tools.hand import Hand
from render.tools.sketch import Art, Bounds, Sketch

_INK = 0.05


def flag(side: str, number: str = "") -> Art:
    """Draw a pennant of height 1.3 whose pole stands on the origin; the second of a team is cut
    into tails.
    """
    colour, sketch = p.SIDES[side], Sketch()
    sketch.ellipse((0.08, 0.02), 0.3, 0.1, p.SHADE, 0.4)
    pole = [(0.0, 0.0), (0.0, -1.25)]
    notch = 0.66 if number != "2" else 0.46
    cloth = [(0.0, -1.22), (0.86, -1.1), (notch, -0.85), (0.86, -0.58), (0.0, -0.5)]
    for width, ink in ((0.2, p.CREAM), (0.11, p.INK)):
        sketch.line(pole, ink, width + 0.06)
        sketch.line(cloth, ink, width, closed=True)
    sketch.line(pole, "#e8c78f", 0.08)
    sketch.poly(cloth, colour)
    sketch.poly([cloth[0], cloth[1], (0.76, -0.98), (0.0, -1.08)], mix(colour, "#ffffff", 0.3), 0.8)
    _emblem(sketch, side)
    return Art(tuple(sketch.shapes), Bounds(-0.35, -1.5, 1.1, 0.25))


def _emblem(sketch: Sketch, side: str) -> None:
    if side == Side.SEA.value:
        for y in (-0.95, -0.76):
            knots = [(0.1, y), (0.2, y - 0.09), (0.3, y), (0.4, y - 0.09), (0.5, y)]
            sketch.line(smooth(knots, 4), "#ffffff", 0.075)
    elif side == Side.LAND.value:
        sketch.poly([(0.08, -0.7), (0.27, -1.05), (0.46, -0.7)], "#ffffff")
    else:
        star = []
        for k in range(10):
            r, angle = (0.24, 0.1)[k % 2], math.radians(-90 + 36 * k)
            star.append((0.27 + r * math.cos(angle), -0.85 + r * math.sin(angle)))
        sketch.poly(star, p.VIOLET)


def icon(what: str) -> Art:
    """Draw the sign of something that scores, about 1 high and with its middle on the origin."""
    sketch = Sketch()
    _ICONS[what](sketch)
    return Art(tuple(sketch.shapes), Bounds(-0.7, -0.75, 0.7, 0.7))


def _land(sketch: Sketch) -> None:
    _hexagon(sketch, p.LAND)
    things.tree(sketch, (-0.12, 0.12), 0.34, _INK * 0.6, Hand("olive"))
    things.hill(sketch, (0.14, 0.2), 0.2, _INK * 0.5)


def _sea(sketch: Sketch) -> None:
    _hexagon(sketch, p.SEA)
    for y in (-0.14, 0.06, 0.26):
        things.wave(sketch, (0, y), 0.26, 0.06)


def _hexagon(sketch: Sketch, colour: str) -> None:
    corners = [
        (0.55 * math.cos(math.radians(a)), 0.55 * math.sin(math.radians(a)))
        for a in range(-90, 270, 60)
    ]
    sketch.outlined(corners, colour, p.INK, _INK)


def _plus(sketch: Sketch) -> None:
    things.coin(sketch, (0, 0), 0.46, _INK)


def _chains(sketch: Sketch) -> None:
    things.peak(sketch, (-0.24, 0.36), 0.62, _INK, Hand("peak"))
    things.coral(sketch, (0.16, 0.42), 0.54, _INK * 0.7, Hand("coral"))


def _traders(sketch: Sketch) -> None:
    things.caravan(sketch, (0, 0.2), 0.7, _INK)


def _routes(sketch: Sketch) -> None:
    things.ship(sketch, (0, 0.4), 0.72, _INK)


def _waypoints(sketch: Sketch) -> None:
    sketch.line([(-0.25, 0.5), (-0.25, -0.5)], p.INK, 0.14)
    cloth = [(-0.25, -0.5), (0.4, -0.32), (-0.25, -0.05)]
    sketch.outlined(cloth, p.SIDES["land"], p.INK, _INK)


def _again(sketch: Sketch) -> None:
    things.special(sketch, (0, 0), 0.5, _INK, again=True)


def _steal(sketch: Sketch) -> None:
    things.special(sketch, (0, 0), 0.5, _INK, again=False)


def _mountains(sketch: Sketch) -> None:
    things.peak(sketch, (-0.06, 0.42), 0.84, _INK, Hand("peak"))


def _corals(sketch: Sketch) -> None:
    things.coral(sketch, (-0.06, 0.42), 0.74, _INK * 0.7, Hand("coral"))


def _volcano(sketch: Sketch) -> None:
    things.volcano(sketch, (0, 0.4), 0.58, _INK * 0.8)


def _whirlpool(sketch: Sketch) -> None:
    sketch.outlined(_disc(0.5), p.DEEP, p.INK, _INK)
    things.whirlpool(sketch, (0, 0), 0.46)


def _disc(r: float) -> list[tuple[float, float]]:
    turns = (math.radians(10 * step) for step in range(36))
    return [(r * math.cos(turn), r * math.sin(turn)) for turn in turns]


_ICONS = {
    "again": _again,
    "steal": _steal,
    "mountains": _mountains,
    "corals": _corals,
    "caravan": _traders,
    "ship": _routes,
    "land": _land,
    "sea": _sea,
    "plus": _plus,
    "volcano": _volcano,
    "whirlpool": _whirlpool,
    "chains": _chains,
    "traders": _traders,
    "routes": _routes,
    "waypoints": _waypoints,
}
