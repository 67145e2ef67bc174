"""The ground of Saboteur: dark violet rock, with rays of light where something is to be praised."""

import math
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from render.saboteur.art.geometry import HIGH, WIDE
from render.saboteur.art.rock import rock
from render.theme import TALLEST, WIDTH
from render.tools.svg import picture

_TILE = 256
"""Width of a piece of rock, which repeats: five of them are a sheet."""
_VEIL = '<rect x="-2" y="-2" width="104" height="154" fill="#171229" opacity=".64"/>'


def cave(hue: str = "", middle: str = "0") -> Image.Image:
    """Return the tallest sheet.

    `hue` is the colour of the rays, which come out of the sheet's middle line `middle` pixels
    below its top; without it there are none.
    """
    return _lit(hue, int(middle)) if hue else _bare()


@cache
def _rock() -> Image.Image:
    """Return a piece of rock, kept because each light falls on the same."""
    size = (_TILE, _TILE * HIGH // WIDE)
    return picture(rock() + _VEIL, f"0 0 {WIDE} {HIGH}", size).convert("RGB")


def _bare() -> Image.Image:
    tile = _rock()
    size = tile.size
    sheet = Image.new("RGB", (WIDTH, TALLEST))
    for x in range(0, WIDTH, size[0]):
        for y in range(0, TALLEST, size[1]):
            sheet.paste(tile, (x, y))
    # darker to the left and to the right
    ramp = Image.linear_gradient("L").resize((TALLEST, WIDTH // 3)).rotate(90, expand=True)
    shade = ramp.point([v * 110 // 255 for v in range(256)])
    for edge, x in ((shade.transpose(Image.Transpose.FLIP_LEFT_RIGHT), 0), (shade, -1)):
        left = 0 if x == 0 else WIDTH - edge.width
        sheet.paste("#0c0913", (left, 0), edge)
    return sheet


def _lit(hue: str, middle: int) -> Image.Image:
    """Return a sheet with haze and rays that fade towards its rim."""
    sheet = _bare()
    fade = ImageChops.invert(Image.radial_gradient("L").resize((2 * _REACH, 2 * _REACH)))
    left, top = _REACH - WIDTH // 2, _REACH - middle
    near = fade.crop((left, top, left + WIDTH, top + TALLEST))
    for mask, share in ((near, 95), (ImageChops.multiply(near, _rays(middle)), 130)):
        sheet.paste(hue, (0, 0), mask.point([v * share // 255 for v in range(256)]))
    return sheet


_REACH = 1100
"""How far the light goes."""
_RAYS = 18


def _rays(middle: int) -> Image.Image:
    """Return a mask of rays, drawn twice too large: Pillow does not smooth its shapes."""
    mask = Image.new("L", (2 * WIDTH, 2 * TALLEST))
    pen, at = ImageDraw.Draw(mask), (WIDTH, 2 * middle)
    for ray in range(_RAYS):
        angles = [2 * math.pi * (ray + turn) / _RAYS for turn in (0.1, 0.6)]
        tips = [(at[0] + 5000 * math.cos(a), at[1] + 5000 * math.sin(a)) for a in angles]
        pen.polygon([at, *tips], fill=255)
    return mask.reduce(2)
