"""The shadow of a map, cell by cell: how dark the paper is in one is decided by which of those
round it are filled. So the same few are laid wherever a map lies and however it grows.
"""

from collections.abc import Callable
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.hexes import neighbours
from games.core.values import Cell, around
from render.pieces.hexagons import corners
from render.pixels.cache import SHADOWS, weight
from render.sheet.scene import Box, Hexes, Tiles, hex_middle
from render.tools.raster import Raster

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


def cast_shadow_of_hexes(image: Image.Image, hexes: Hexes, seen: Box) -> None:
    """Do so round hexagons, in the brick of each: bricks lie side by side, as squares do."""
    laid = {cell for cell, _ in hexes.tiles}
    for cell in laid.union(*map(neighbours, laid)):
        box = _brick(hexes, cell)
        filled = (cell in laid, *(near in laid for near in neighbours(cell)))
        if box.meets(seen) and not all(filled):
            _lay(image, box, _of_hexagons, filled, hexes.px, (box.width, box.height))


def _brick(hexes: Hexes, cell: Cell) -> Box:
    """Return the box round the middle of a hexagon that ends halfway to the next ones."""
    x, y = hexes.at(cell)
    _, (east, _), (_, south), _, (west, _), (_, north) = map(hexes.at, neighbours(cell))
    return Box((west + x) // 2, (north + y) // 2, (x + east) // 2, (y + south) // 2)


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


def _of_hexagons(filled: tuple[bool, ...], px: int, size: tuple[int, int]) -> Raster:
    """Return the shadow in the brick of a hexagon.

    :param filled: whether it is itself, and which are round it.
    """
    reach, origin = (3 * px // 2 + _SOFT) // _SOFT * _SOFT, Cell(0, 0)
    mask = Image.new("L", (2 * reach, 2 * reach))
    for cell, is_filled in zip((origin, *neighbours(origin)), filled, strict=True):
        x, y = hex_middle(reach, reach, px, cell)
        if is_filled:
            outline = [(x + px * u, y + px * v) for u, v in corners()]
            ImageDraw.Draw(mask).polygon(outline, fill=255)
    left, top = ((reach - length / 2) / _SOFT for length in size)
    wide, high = (length / _SOFT for length in size)
    return _cut(_shade(mask.reduce(_SOFT), px), (left, top, left + wide, top + high), size)


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
