"""The parts of grounds: a pattern that repeats, darkness at the sides, rays of light.

A ground is as large as the largest sheet (`WIDTH` x `TALLEST`); a sheet is cut out of it.
"""

import math

from PIL import Image, ImageChops, ImageDraw

from render.theme import TALLEST, WIDTH


def paved(tile: Image.Image) -> Image.Image:
    """Return a sheet paved with an RGB tile, whose width ought to divide the sheet's."""
    sheet = Image.new("RGB", (WIDTH, TALLEST))
    for x in range(0, WIDTH, tile.width):
        for y in range(0, TALLEST, tile.height):
            sheet.paste(tile, (x, y))
    return sheet


def darkened(sheet: Image.Image, hue: str) -> Image.Image:
    """Darken a sheet to the left and to the right, and return it."""
    ramp = Image.linear_gradient("L").resize((TALLEST, WIDTH // 3)).rotate(90, expand=True)
    shade = ramp.point([v * 110 // 255 for v in range(256)])
    for edge, x in ((shade.transpose(Image.Transpose.FLIP_LEFT_RIGHT), 0), (shade, -1)):
        left = 0 if x == 0 else WIDTH - edge.width
        sheet.paste(hue, (left, 0), edge)
    return sheet


def lit(sheet: Image.Image, hue: str, middle: int) -> Image.Image:
    """Put haze and rays on a sheet, which fade towards its rim, and return it.

    They come out of its middle line `middle` pixels below its top.
    """
    fade = Image.radial_gradient("L").point(_FADE).resize((2 * _REACH, 2 * _REACH))
    left, top = _REACH - WIDTH // 2, _REACH - middle
    near = fade.crop((left, top, left + WIDTH, top + TALLEST))
    for mask, share in ((near, 95), (ImageChops.multiply(near, _rays(middle)), 130)):
        sheet.paste(hue, (0, 0), mask.point([v * share // 255 for v in range(256)]))
    return sheet


_REACH = 1100
"""How far the light goes."""
_RIM = 181
"""How dark Pillow's gradient is in the middle of its sides."""
_DUSK = 125
"""From where on the light goes out until it reaches them: else it ended at a line there."""
_FADE = [
    255 - dark if dark < _DUSK else max(0, (255 - _DUSK) * (_RIM - dark) // (_RIM - _DUSK))
    for dark in range(256)
]
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
