"""The shadow of a map. For large squares it is put together from quarters of cells: a shadow
reaches no further than half a cell, so a quarter depends only on which of the three cells at its
corner are filled. The same few quarters serve all maps. For small squares, and for hexagons, the
shadow is made all at once.
"""

from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.values import Cell, around
from render.pieces.hexagons import corners
from render.pixels.boxes import bands, enclosing
from render.pixels.cache import SHADOWS, weight
from render.pixels.sprites import stored
from render.sheet.grid import extent
from render.sheet.scene import Box, Tiles
from render.tools.raster import Raster

Point = tuple[int, int]
_SOFT = 4
"""Shadows are made at a quarter of the size."""
_SMALL = 24
"""The side of a tile up to which the shadow of a map is made all at once: its area is small, and
its cells are many."""


def cast_shadow(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    """Darken the visible paper round a map: with a broad brown shadow, and a narrow one to the
    south-east.
    """
    laid = {cell for cell, _ in tiles.tiles}
    if laid and tiles.px <= _SMALL:
        part = _shadow_box(enclosing(list(map(tiles.box, laid))), tiles.px, image)
        _darken(image, _squares(tiles, part), part, tiles.px)
        return
    for cell in laid.union(*map(around, laid)) - laid:
        box = tiles.box(cell)
        if box.meets(seen):
            filled = ["1" if near in laid else "0" for near in around(cell)]
            for corner, three in enumerate(_CORNERS):
                if "1" in (at := "".join(filled[n] for n in three)):
                    _lay(image, box, f"shadow/{corner}/{at}", tiles.px)


_CORNERS = ((0, 1, 3), (1, 2, 4), (3, 5, 6), (4, 6, 7))
"""The indices, among the eight cells round a cell, of the three at its north-west corner, then at
the other corners."""


def cast_shadow_of_hexes(image: Image.Image, middles: Sequence[Point], px: int) -> None:
    """Cast the shadow of hexagons all at once: the paper between them is small, and quarters of
    their cells would overlap.
    """
    part = _shadow_box(enclosing([Box(x, y, x, y).grown(px) for x, y in middles]), px, image)
    small = Image.new("L", _reduced_size(part))
    pen = ImageDraw.Draw(small)
    for x, y in middles:
        outline = [
            ((x + px * u - part.left) / _SOFT, (y + px * v - part.top) / _SOFT)
            for u, v in corners()
        ]
        pen.polygon(outline, fill=255)
    _darken(image, small, part, px)


def _squares(tiles: Tiles, part: Box) -> Image.Image:
    """Return the mask of all squares in a part of the sheet, at a quarter of the size."""
    reach = extent(cell for cell, _ in tiles.tiles)
    west, north = reach.left - _ROUND, reach.top - _ROUND
    cells = Image.new("L", (reach.columns + 2 * _ROUND, reach.rows + 2 * _ROUND))
    for cell, _ in tiles.tiles:
        cells.putpixel((cell.x - west, cell.y - north), 255)
    wide, high = _reduced_size(part)
    x, y = (part.left - tiles.x) / tiles.px - west, (part.top - tiles.y) / tiles.px - north
    seen = (x, y, x + wide * _SOFT / tiles.px, y + high * _SOFT / tiles.px)
    return cells.resize((wide, high), Image.Resampling.BOX, seen)


_ROUND = 2
"""Empty cells round a map."""


def _reduced_size(part: Box) -> tuple[int, int]:
    return part.width // _SOFT + 1, part.height // _SOFT + 1


def _darken(image: Image.Image, small: Image.Image, part: Box, px: int) -> None:
    """Lay the shadow of a mask on a part of the sheet."""
    shade = _shade(small, px)
    size = (small.width * _SOFT, small.height * _SOFT)
    colours = shade.convert("RGB")
    mask = shade.getchannel("A").resize(size, Image.Resampling.BILINEAR)
    for band in bands(Box(0, 0, *small.size), _BAND):
        whole = Box(*(at * _SOFT for at in band))
        dark = colours.resize((whole.width, whole.height), Image.Resampling.NEAREST, band)
        image.paste(dark, (part.left, part.top + whole.top), mask.crop(whole))


_BAND = 12
"""The height of a band in reduced pixels: so low that the band stays in the processor's cache."""


def _shadow_box(reach: Box, px: int, image: Image.Image) -> Box:
    """Return the part of the image that holds a box and the shadow round it. It begins at a whole
    pixel of the reduced size, so that a map painted with only some of its tiles looks the same
    there.
    """
    left, top, right, bottom = reach.grown(round(px * 0.6))
    wide, high = image.size
    return Box(
        max(0, left) // _SOFT * _SOFT,
        max(0, top) // _SOFT * _SOFT,
        min(wide, right),
        min(high, bottom),
    )


def _lay(image: Image.Image, box: Box, name: str, px: int) -> None:
    kept = SHADOWS.get((name, px))
    if kept is None:
        made = stored(name, px, _quarter)
        kept = SHADOWS.keep((name, px), made, weight(made.image))
    layer, left, top = kept
    image.paste(layer, (box.left + left, box.top + top), layer)


def _quarter(name: str, px: int) -> Raster:
    """Return the shadow in a quarter of a cell; the origin is the upper left corner of the cell.

    :param name: names the corner, and for each cell there, row by row, whether it is filled: 1 or
        0.
    """
    corner, filled = int(name.split("/")[1]), name.split("/")[2]
    side = max(1, round(px / _SOFT))
    reach = side * 3 // 4  # no more of the other cells is needed
    mask = Image.new("L", (side + 2 * reach, side + 2 * reach))
    cells = around(Cell(0, 0))
    for n, is_filled in zip(_CORNERS[corner], filled, strict=True):
        if is_filled == "1":
            left, top = (reach + at * side for at in cells[n])
            mask.paste(255, (left, top, left + side, top + side))
    (left, right), (top, bottom) = (_halves(px)[at] for at in (corner % 2, corner // 2))
    west, north, east, south = (reach + at * side / px for at in (left, top, right, bottom))
    shade = _shade(mask, px)
    size, part = (right - left, bottom - top), (west, north, east, south)
    layer = shade.resize(size, Image.Resampling.BILINEAR, part)
    seen = layer.getchannel("A").getbbox() or (0, 0, 1, 1)
    return Raster(layer.crop(seen), left + seen[0], top + seen[1])


def _halves(px: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (0, px // 2), (px // 2, px)


def _shade(mask: Image.Image, px: int) -> Image.Image:
    """Return the shadow of a mask, RGBA.

    :param mask: at a quarter of the size.
    :param px: the size of a tile on the sheet.
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
