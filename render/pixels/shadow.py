"""The shadow of a map, cell by cell: how dark the paper is in one is decided by which of those
round it are filled. So the same few are laid wherever a map lies and however it grows.
"""

from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.values import Cell, around
from render.pieces.hexagons import corners
from render.pixels.cache import SHADOWS, weight
from render.sheet.scene import Box, Tiles
from render.tools.raster import Raster

Point = tuple[int, int]
_SOFT = 4
"""Shadows are made at a quarter of the size."""


def cast_shadow(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    """Darken the paper round a map, where it is seen: broad and brown, then narrow and to the
    south-east.
    """
    laid = {cell for cell, _ in tiles.tiles}
    for cell in laid.union(*map(around, laid)) - laid:
        box = tiles.box(cell)
        if box.meets(seen):
            filled = tuple(near in laid for near in around(cell))
            _lay(image, box, _of_squares, filled, tiles.px)


def cast_shadow_of_hexes(image: Image.Image, middles: Sequence[Point], px: int) -> None:
    """Do so round hexagons, all at once: the paper between them is little, and their cells would
    lie over one another.
    """
    part = _shaded(middles, px, image)
    small = Image.new("L", (part.width // _SOFT + 1, part.height // _SOFT + 1))
    pen = ImageDraw.Draw(small)
    for x, y in middles:
        outline = [
            ((x + px * u - part.left) / _SOFT, (y + px * v - part.top) / _SOFT)
            for u, v in corners()
        ]
        pen.polygon(outline, fill=255)
    shade = _shade(small, px)
    size = (small.width * _SOFT, small.height * _SOFT)
    dark = shade.convert("RGB").resize(size, Image.Resampling.NEAREST)
    image.paste(dark, part[:2], shade.getchannel("A").resize(size, Image.Resampling.BILINEAR))


def _shaded(middles: Sequence[Point], px: int, image: Image.Image) -> Box:
    """Return the part of the image that holds all hexagons and their shadow. It begins where a
    pixel of the smaller size does: painted with some of its tiles, a map looks the same there.
    """
    reach, wide, high = px + round(px * 0.6), *image.size
    left, right = (at(x for x, _ in middles) for at in (min, max))
    top, bottom = (at(y for _, y in middles) for at in (min, max))
    return Box(
        max(0, left - reach) // _SOFT * _SOFT,
        max(0, top - reach) // _SOFT * _SOFT,
        min(wide, right + reach),
        min(high, bottom + reach),
    )


def _lay(image: Image.Image, box: Box, make: Callable[..., Raster], *told: object) -> None:
    kept = SHADOWS.get((make, told))
    if kept is None:
        made = make(*told)
        kept = SHADOWS.keep((make, told), made, weight(made.image))
    layer, left, top = kept
    image.paste(layer, (box.left + left, box.top + top), layer)


def _of_squares(filled: tuple[bool, ...], px: int) -> Raster:
    """Return the shadow in the middle of nine cells.

    :param filled: which of the others are, row by row.
    """
    side = max(1, round(px / _SOFT))
    reach = side * 3 // 4  # of the others no more is needed
    mask = Image.new("L", (side + 2 * reach, side + 2 * reach))
    for (x, y), is_filled in zip(around(Cell(0, 0)), filled, strict=True):
        if is_filled:
            left, top = reach + x * side, reach + y * side
            mask.paste(255, (left, top, left + side, top + side))
    return _cut(_shade(mask, px), (reach, reach, reach + side, reach + side), (px, px))


_Part = tuple[float, float, float, float]


def _cut(shade: Image.Image, part: _Part, size: tuple[int, int]) -> Raster:
    """Return what of a shadow is in a part of it, enlarged, its origin in the upper left corner."""
    layer = shade.resize(size, Image.Resampling.BILINEAR, part)
    seen = layer.getchannel("A").getbbox() or (0, 0, 1, 1)
    return Raster(layer.crop(seen), *seen[:2])


def _shade(mask: Image.Image, px: int) -> Image.Image:
    """Return the shadow of what a mask shows, RGBA.

    :param mask: at a quarter of the size.
    :param px: how large the tiles are on the sheet.
    """
    broad = _soft(mask, px * 0.16, 130)
    east, south = (round(px * 0.045) + 2) // _SOFT, (round(px * 0.075) + 3) // _SOFT
    narrow = Image.new("L", mask.size)  # an offset would come in again at the other side
    narrow.paste(_soft(mask, px * 0.05, 150), (east, south))
    shade = Image.new("RGB", mask.size, "#6d4f28")
    shade.paste(Image.new("RGB", mask.size, "#2d2010"), None, narrow.point(_DEEPER))
    shade.putalpha(ImageChops.screen(broad, narrow))
    return shade


_DEEPER = [min(255, v * 5 // 4) for v in range(256)]
"""How dark the shadow is where the narrow one lies on the broad one."""


def _soft(mask: Image.Image, sigma: float, share: int) -> Image.Image:
    soft = mask.filter(ImageFilter.GaussianBlur(sigma / _SOFT))
    return soft.point(_shares(share))


@cache
def _shares(share: int) -> list[int]:
    return [v * share // 255 for v in range(256)]
