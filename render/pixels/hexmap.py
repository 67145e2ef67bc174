"""Painting a map of hexagons: one mask of all land, coloured at once, then what stands on it.

Beaches and lines along a coast depend on how far the coast is, on whichever tile: they are made
from the mask of the whole map, at half the size, and no seam can show.
"""

from collections.abc import Callable, Mapping

from PIL import Image, ImageDraw

from games.core.hexes import neighbours
from games.core.values import Cell
from render.pieces.hexagons import corners
from render.pixels.paper import watercolour
from render.pixels.sprites import sprite
from render.pixels.tilemap import SOFT, around, layer_of, shade
from render.sheet.scene import Box, Hexes
from render.theme import CARDBOARD

Blend = Callable[[Image.Image, int], Image.Image]

_BLENDS: dict[str, Blend] = {}

_VEIL = "#e7d6b0"


def add(blends: Mapping[str, Blend]) -> None:
    """Take in what colours the maps of a game, by name."""
    _BLENDS.update(blends)


def paint_hexes(image: Image.Image, hexes: Hexes) -> None:
    """Paint the map on the sheet, or what the clip shows of it."""
    clip = hexes.clip or Box(0, 0, image.width, image.height)
    reach = round(hexes.px * 1.4)
    seen = {cell: at for cell, _ in hexes.tiles if _shows(clip, at := hexes.at(cell), reach)}
    if hexes.clip:
        part = image.crop(clip)
        _paint(part, hexes, {c: (x - clip.left, y - clip.top) for c, (x, y) in seen.items()})
        image.paste(part, clip[:2])
    else:
        _paint(image, hexes, seen)


def _shows(clip: Box, at: tuple[int, int], reach: int) -> bool:
    x, y = at
    return clip.meets(Box(x - reach, y - reach, x + reach, y + reach))


Middles = dict[Cell, tuple[int, int]]


def _paint(image: Image.Image, hexes: Hexes, at: Middles) -> None:
    px, arts = hexes.px, dict(hexes.tiles)
    boxes = [Box(x - px, y - px, x + px, y + px) for x, y in at.values()]
    part = around(boxes, round(px * 0.6), image)
    _cast(image, part, at, px)
    colours = _coloured(part, hexes, at)
    shape = _outline(part, at, px)
    _thicken(image, part, shape, px)
    image.paste(watercolour(colours, part.left, part.top), part[:2], shape)
    for cell in sorted(at, key=lambda cell: (cell.y, cell.x)):
        _lay(image, f"hexrim/{_cut_sides(hexes, cell)}", at[cell], px)
    if hexes.lifted in at:
        _step_back(image, at[hexes.lifted], px)
    for cell in sorted(at, key=lambda cell: (cell.y, cell.x)):
        strength = 100 if hexes.lifted in (None, cell) else 70
        _lay(image, layer_of(arts[cell], "standing"), at[cell], px, strength)


def _lay(image: Image.Image, name: str, at: tuple[int, int], px: int, strength: int = 100) -> None:
    raster = sprite(name, px)
    mask = raster.image.getchannel("A")
    if strength < 100:
        mask = mask.point([v * strength // 100 for v in range(256)])
    image.paste(raster.image, (at[0] + raster.left, at[1] + raster.top), mask)


def _cast(image: Image.Image, part: Box, at: Middles, px: int) -> None:
    small = Image.new("L", (part.width // SOFT + 1, part.height // SOFT + 1))
    pen = ImageDraw.Draw(small)
    for x, y in at.values():
        outline = [
            ((x + px * u - part.left) / SOFT, (y + px * v - part.top) / SOFT) for u, v in corners()
        ]
        pen.polygon(outline, fill=255)
    shade(image, part, small, px)


def _coloured(part: Box, hexes: Hexes, at: Middles) -> Image.Image:
    """Return land and sea of a part of the sheet, made at half the size."""
    px, size = hexes.px // 2, (part.width // 2 + 1, part.height // 2 + 1)
    mask = Image.new("L", size)
    arts = dict(hexes.tiles)
    for name in ("beyond", "land"):
        for cell, (x, y) in at.items():
            raster = sprite(layer_of(arts[cell], name), px)
            left = (x - part.left) // 2 + raster.left
            top = (y - part.top) // 2 + raster.top
            mask.paste(raster.image.getchannel("R"), (left, top), raster.image.getchannel("A"))
    blended = _BLENDS[hexes.blend](mask, px)
    doubled = blended.resize((size[0] * 2, size[1] * 2), Image.Resampling.BILINEAR)
    return doubled.crop((0, 0, part.width, part.height))


def _outline(part: Box, at: Middles, px: int) -> Image.Image:
    shape = Image.new("L", (part.width, part.height))
    raster = sprite("hexagon", px)
    mask = raster.image.getchannel("A")
    for x, y in at.values():
        shape.paste(255, (x - part.left + raster.left, y - part.top + raster.top), mask)
    return shape


def _thicken(image: Image.Image, part: Box, shape: Image.Image, px: int) -> None:
    """Show the cardboard below the southern rim."""
    thick = max(3, round(px * 0.05))
    for down, colour in ((thick + 1, "#5d4527"), (thick - 1, CARDBOARD)):
        image.paste(Image.new("RGB", shape.size, colour), (part.left, part.top + down), shape)


def _cut_sides(hexes: Hexes, cell: Cell) -> str:
    filled = dict(hexes.tiles)
    return "".join(str(k) for k, beside in enumerate(neighbours(cell)) if beside not in filled)


def _step_back(image: Image.Image, at: tuple[int, int], px: int) -> None:
    """Let all the sheet step back behind one tile."""
    raster = sprite("hexagon", px)
    left, top = at[0] + raster.left, at[1] + raster.top
    kept = image.crop((left, top, left + raster.image.width, top + raster.image.height))
    image.paste(Image.blend(image, Image.new("RGB", image.size, _VEIL), 0.3))
    image.paste(kept, (left, top), raster.image.getchannel("A"))
