"""Shows the owners of regions: a field, road or city of a tile is a patch in its owner's colour,
with a hatching of their own, because not everybody can tell colours apart.
"""

from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.carcassonne.components import tile
from games.core.values import Rotation
from render.carcassonne.art.region import area_of
from render.theme import INK, STYLES
from render.tools.colour import rgb
from render.tools.raster import Raster

_FILLED, _RIMMED = 112, 215
"""Opacity inside and at the rim, of 255."""
_FINE = 2
"""How many times too large a patch is made, so that its rim is smooth."""


def patch(kind: str, degrees: str, name: str, owners: str, px: int) -> Raster:
    """Paint a segment of a tile ("city0"); several owners ("0+3", by style) share it in stripes."""
    mask = _mask(kind, Rotation(int(degrees)), name, px)
    styles = [STYLES[int(owner)] for owner in owners.split("+")]
    image = _stripes(px, tuple(style.body for style in styles))
    image.putalpha(mask.point([v * _FILLED // 255 for v in range(256)]))
    if len(styles) == 1:
        lines = Image.new("RGBA", image.size, (*rgb(styles[0].body), 0))
        lines.putalpha(ImageChops.multiply(mask, _hatch(px, int(owners))))
        image.alpha_composite(lines)
    rim = Image.new("RGBA", image.size, (*rgb(styles[0].rim if len(styles) == 1 else INK), 0))
    rim.putalpha(_rim(mask, px).point([v * _RIMMED // 255 for v in range(256)]))
    image.alpha_composite(rim)
    return Raster(image, 0, 0)


@cache
def _mask(kind: str, rotation: Rotation, name: str, px: int) -> Image.Image:
    lying = tile(kind, rotation)
    (segment,) = (part.segment for part in lying.parts if str(part.segment) == name)
    return area_of(lying, segment, px * _FINE).reduce(_FINE)


def _rim(mask: Image.Image, px: int) -> Image.Image:
    """Return the inner rim of a mask; none where the tile ends, because the field goes on."""
    wide = max(3, round(px * 0.05)) | 1
    return ImageChops.subtract(mask, mask.filter(ImageFilter.MinFilter(wide)))


_HATCHES = (((1, 1),), ((1, -1),), ((1, 0),), ((0, 1),), ((1, 1), (1, -1)), ((1, 0), (0, 1)))
"""By style, the directions of its lines."""
_LINES = 4
"""On a tile; a whole number, so that they go on on the next one."""


@cache
def _hatch(px: int, style: int) -> Image.Image:
    """Return the lines of a style as a mask."""
    side = px * 4
    image = Image.new("L", (side, side))
    pen, step = ImageDraw.Draw(image), side / _LINES
    for dx, dy in _HATCHES[style % len(_HATCHES)]:
        for k in range(-_LINES, 2 * _LINES + 1):
            at = (k + 0.5) * step
            start = (at, 0.0) if dy else (0.0, at)
            end = (start[0] + dx * side, start[1] + dy * side if dx * dy >= 0 else side)
            if dx * dy < 0:
                start, end = (at, side), (at + side, 0.0)
            pen.line((start, end), 255, round(step * 0.2))
    return image.reduce(4)


def _stripes(px: int, colours: tuple[str, ...]) -> Image.Image:
    """Return a square of diagonal stripes that go on on the next tile."""
    image = Image.new("RGB", (px * 4, px * 4), colours[0])
    pen, side, turns = ImageDraw.Draw(image), px * 4, 3 * len(colours)
    for k in range(2 * turns if len(colours) > 1 else 0):
        left, right = side * k / turns, side * (k + 1) / turns
        band = [(left, 0), (right, 0), (right - side, side), (left - side, side)]
        pen.polygon(band, colours[k % len(colours)])
    return image.reduce(4).convert("RGBA")
