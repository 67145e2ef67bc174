"""The country round the castle, on the page by touch: meadows and woods in the evening, and the
moat with its banks.
"""

from math import cos, pi

from PIL import Image

from render.castle.art import palette as p
from render.castle.art.walls import outline
from render.theme import TALLEST, WIDTH
from render.tools.colour import mix
from render.tools.curves import Point, arc, resample, smooth
from render.tools.hand import Hand
from render.tools.raster import rasterise
from render.tools.sketch import Art, Bounds, Sketch

_WIDE, _HIGH = WIDTH / 100, TALLEST / 100
_SEEN = 3.4
"""From here on down the sheet is seen on the page."""
_NORTH, _SOUTH = 6.2, 12.8
"""Between these the castle lies on the page: nothing stands there."""


def moat() -> Art:
    """Draw the moat round the castle; the origin is the north-west corner of square A1."""
    sketch, hand = Sketch(), Hand("banks")
    ring = outline(_FAR)
    for tone, broad in (
        (p.MEADOW_DARK, 1.66),
        (p.BANK, 1.42),
        (mix(p.BANK, p.INK, 0.45), 1.2),
        (p.BEYOND, 1.1),
    ):
        sketch.line(ring, tone, broad, closed=True)
    sketch.poly(ring, p.BEYOND)
    shore = resample((*ring, ring[0]), 0.2)
    sketch.line(outline(0.5), p.BEYOND_LIGHT, 0.3, 0.5, closed=True)
    for _ in range(120):
        x, y = hand.pick(shore)
        x, y, long = x + hand.between(-0.35, 0.35), y + hand.between(-0.35, 0.35), 0.1
        wave = [(x - long, y), (x - long / 2, y - 0.03), (x, y), (x + long / 2, y - 0.03)]
        sketch.line([*wave, (x + long, y)], p.RIPPLE, 0.02, 0.7)
    return Art(tuple(sketch.shapes), Bounds(-2.3, -2.3, 12.3, 11.5))


_FAR = 0.95
"""How far outside the squares the middle of the moat is."""


def meadow() -> Image.Image:
    """Return the country below the moat: fields and a village in the south, woods in the north."""
    sketch, hand = Sketch(), Hand("meadow")
    sketch.poly([(-1, -1), (_WIDE + 1, -1), (_WIDE + 1, _HIGH + 1), (-1, _HIGH + 1)], p.MEADOW)
    for _ in range(90):
        at = (hand.between(0, _WIDE), hand.between(0, _HIGH))
        tone = hand.pick((p.MEADOW_LIGHT, p.MEADOW_DARK))
        sketch.ellipse(at, hand.between(0.5, 1.5), hand.between(0.1, 0.35), tone, 0.35)
    for corner, tone in (((2.1, 13.5), "#8a8a4a"), ((8.2, 13.3), "#7d8b4c")):
        _field(sketch, corner, tone)
    _road(sketch)
    standing = [*_woods(hand), *((at, 0.0) for at in _VILLAGE)]
    for at, size in sorted(standing, key=lambda one: one[0][1]):
        if size:
            _tree(sketch, at, size, hand)
        else:
            _cottage(sketch, at)
    art = Art(tuple(sketch.shapes), Bounds(0, 0, _WIDE, _HIGH))
    return rasterise(art, 100).image.convert("RGB").resize((WIDTH, TALLEST))


_VILLAGE: tuple[Point, ...] = ((4.0, 14.2), (5.1, 14.6), (7.6, 14.25), (8.4, 15.0), (4.4, 15.4))


def _woods(hand: Hand) -> list[tuple[Point, float]]:
    """Return trees: thick woods in the north, a few in the south."""
    found: list[tuple[Point, float]] = []
    for _ in range(150):
        y = hand.between(_SEEN - 0.4, _NORTH)
        if hand.random() < ((_NORTH - y) / (_NORTH - _SEEN)) ** 0.6:
            found.append(((hand.between(0, _WIDE), y), hand.between(0.34, 0.56)))
    for _ in range(70):
        x, y = hand.between(0, _WIDE), hand.between(_SOUTH, _HIGH)
        edge = abs(x - _WIDE / 2) / (_WIDE / 2)
        if hand.random() < 0.15 + 0.6 * edge**2 and abs(x - _way(y)) > 0.9:
            found.append(((x, y), hand.between(0.34, 0.52)))
    return found


def _way(y: float) -> float:
    """Return where the road is at a height of the sheet."""
    return 6.2 + 0.7 * cos((y - _SOUTH) * pi / 3)


def _road(sketch: Sketch) -> None:
    track = smooth([(_way(y / 2), y / 2) for y in range(24, 33)])
    sketch.line(track, p.TRODDEN, 0.5)
    sketch.line(track, p.TRODDEN_LIGHT, 0.34)


def _field(sketch: Sketch, corner: Point, tone: str) -> None:
    """Draw a ploughed field, which lies aslant."""
    x, y = corner
    sketch.poly([(x, y), (x + 2.3, y - 0.2), (x + 2.6, y + 1.2), (x - 0.2, y + 1.4)], tone, 0.85)
    for n in range(1, 7):
        top, foot = (x + 2.3 * n / 7, y - 0.03 * n), (x - 0.2 + 2.8 * n / 7, y + 1.4 - 0.03 * n)
        sketch.line([top, foot], mix(tone, p.INK, 0.4), 0.05, 0.6)


def _tree(sketch: Sketch, foot: Point, size: float, hand: Hand) -> None:
    """Draw a tree: a round crown that catches the evening light at its upper left."""
    x, y = foot
    tone = hand.pick(p.LEAVES)
    sketch.ellipse((x + size * 0.25, y), size * 0.62, size * 0.2, p.INK, 0.3)
    sketch.line([(x, y), (x, y - size * 0.5)], p.WOOD, size * 0.16)
    middle = (x, y - size * 0.85)
    sketch.circle(middle, size * 0.56, mix(tone, p.INK, 0.5))
    sketch.circle((middle[0] - size * 0.03, middle[1] - size * 0.04), size * 0.5, tone)
    light = mix(tone, "#f4d98a", 0.28)
    sketch.circle((middle[0] - size * 0.15, middle[1] - size * 0.17), size * 0.28, light, 0.8)


def _cottage(sketch: Sketch, foot: Point) -> None:
    """Draw a cottage with a lit window."""
    x, y = foot
    sketch.ellipse((x + 0.1, y), 0.5, 0.12, p.INK, 0.35)
    wall = [(x - 0.3, y - 0.34), (x + 0.3, y - 0.34), (x + 0.3, y), (x - 0.3, y)]
    sketch.outlined(wall, p.AWNING_PALE, p.INK, 0.03)
    roof = [(x - 0.4, y - 0.32), (x - 0.2, y - 0.66), (x + 0.2, y - 0.66), (x + 0.4, y - 0.32)]
    sketch.outlined(roof, p.ROOF, p.INK, 0.03)
    sketch.poly(
        [(x - 0.18, y - 0.62), (x + 0.18, y - 0.62), (x + 0.22, y - 0.5), (x - 0.26, y - 0.5)],
        p.ROOF_LIGHT,
        0.7,
    )
    sketch.poly(
        [(x - 0.2, y - 0.24), (x - 0.06, y - 0.24), (x - 0.06, y - 0.1), (x - 0.2, y - 0.1)],
        "#f2b54a",
    )
    sketch.poly([*arc((x + 0.13, y - 0.16), 0.07, 180, 360), (x + 0.2, y), (x + 0.06, y)], p.WOOD)
