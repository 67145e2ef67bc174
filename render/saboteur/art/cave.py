"""The ground of Saboteur: rock that lanterns light, where somebody has dug before (`diggings`);
with rays of light where something is to be praised.
"""

import math
from functools import cache

from PIL import Image, ImageFilter

from render.pieces.backdrop import darkened, lit
from render.saboteur.art.diggings import LAMP, diggings
from render.theme import TALLEST, WIDTH
from render.tools.colour import mix
from render.tools.curves import Point
from render.tools.hand import Hand
from render.tools.strokes import filled
from render.tools.svg import picture

_COLUMNS, _ROWS = 13, 17
_SUN = (-0.45, -0.6, 0.66)
_RELIEF = 62.0
"""How high the facets' corners rise."""
_DARK, _BRIGHT, _WARM = "#171128", "#63587e", "#b0703f"
_FAR = 1.6
"""How soft it is, in pixels: cards lie before it, and a soft ground is quickly encoded."""
_REACH = 330
"""How far a lantern lights the rock."""

_Corner = tuple[float, float, float]


def cave(hue: str = "", middle: str = "0") -> Image.Image:
    """Return the tallest sheet.

    `hue` is the colour of the rays, which come out of the sheet's middle line `middle` pixels
    below its top; without it there are none.
    """
    sheet = darkened(_cave().copy(), "#0c0913")
    return lit(sheet, hue, int(middle)) if hue else sheet


@cache
def _cave() -> Image.Image:
    """Return the cave, kept because each light falls on the same."""
    drawn, lamps = diggings(WIDTH, TALLEST)
    body = _rock(lamps) + drawn
    image = picture(body, f"0 0 {WIDTH} {TALLEST}", (WIDTH, TALLEST), defs=LAMP)
    return image.convert("RGB").filter(ImageFilter.GaussianBlur(_FAR))


def _rock(lamps: list[Point]) -> str:
    """Return large facets, brighter and warmer near a lantern."""
    hand = Hand("cave")
    wide, high = WIDTH / (_COLUMNS - 2), TALLEST / (_ROWS - 2)
    at = {
        (i, j): (
            (i - 1 + hand.between(-0.38, 0.38)) * wide,
            (j - 1 + hand.between(-0.38, 0.38)) * high,
            hand.random(),
        )
        for j in range(_ROWS + 1)
        for i in range(_COLUMNS + 1)
    }
    facets = []
    for j in range(_ROWS):
        for i in range(_COLUMNS):
            a, b, c, d = at[i, j], at[i + 1, j], at[i, j + 1], at[i + 1, j + 1]
            pair = ((a, b, c), (b, d, c)) if (i + j) % 2 else ((a, b, d), (a, d, c))
            facets += [_facet(three, lamps) for three in pair]
    return "".join(facets)


def _facet(three: tuple[_Corner, _Corner, _Corner], lamps: list[Point]) -> str:
    a, b, c = three
    (ux, uy, uz), (vx, vy, vz) = (
        (p[0] - a[0], p[1] - a[1], (p[2] - a[2]) * _RELIEF) for p in (b, c)
    )
    normal = (uy * vz - uz * vy, uz * vx - ux * vz, abs(ux * vy - uy * vx))
    sun = sum(n * light for n, light in zip(normal, _SUN, strict=True))
    share = max(0.0, min(1.0, sun / (math.hypot(*normal) or 1.0) * 0.75 - 0.12))
    x, y = (sum(p[k] for p in three) / 3 for k in (0, 1))
    near = max(max(0.0, 1 - math.hypot(x - lx, y - ly) / _REACH) for lx, ly in lamps)
    fill = mix(mix(_DARK, _BRIGHT, share * 0.8), _WARM, near * near * (0.25 + 0.5 * share))
    edge = mix(fill, _DARK, 0.25)
    return filled([p[:2] for p in three], fill, f' stroke="{edge}" stroke-width="1.2"')
