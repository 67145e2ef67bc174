"""Painting a map of hexagons: one mask of all land, coloured at once, then what stands on it.

Beaches and lines along a coast depend on how far the coast is, on whichever tile: they are made
from the mask of the whole map, at half the size, and no seam can show.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from PIL import Image

from games.core.hexes import HexSide, neighbours, row_by_row
from games.core.values import Cell
from render.pixels.paper import watercolour
from render.pixels.shadow import cast_shadow_of_hexes
from render.pixels.sprites import Need, layer_of, sprite
from render.pixels.tilemap import step_back
from render.sheet.scene import Box, Hexes
from render.theme import CARDBOARD

Blend = Callable[[Image.Image, int], Image.Image]

_BLENDS: dict[str, Blend] = {}


def add(blends: Mapping[str, Blend]) -> None:
    """Take in what colours the maps of a game, by name."""
    _BLENDS.update(blends)


def needs(hexes: Hexes) -> Iterator[Need]:
    """Yield what a map is made of."""
    for cell, art in hexes.tiles:
        for layer in ("beyond", "land"):
            yield sprite, layer_of(art, layer), hexes.px // 2
        yield sprite, layer_of(art, "standing"), hexes.px
        yield sprite, f"hexrim/{_cut_sides(hexes, cell)}", hexes.px
    yield sprite, "hexagon", hexes.px


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
    cast_shadow_of_hexes(image, list(at.values()), px)
    _thicken(image, at, px)
    _colour(image, hexes, at)
    for cell in sorted(at, key=row_by_row):
        _lay(image, f"hexrim/{_cut_sides(hexes, cell)}", at[cell], px)
    if hexes.lifted in at:
        _step_back(image, at[hexes.lifted], px)
    for cell in sorted(at, key=row_by_row):
        strength = 100 if hexes.lifted in (None, cell) else 70
        _lay(image, layer_of(arts[cell], "standing"), at[cell], px, strength)


def _lay(image: Image.Image, name: str, at: tuple[int, int], px: int, strength: int = 100) -> None:
    raster = sprite(name, px)
    mask = raster.image  # its alpha
    if strength < 100:
        mask = mask.getchannel("A").point([v * strength // 100 for v in range(256)])
    image.paste(raster.image, (at[0] + raster.left, at[1] + raster.top), mask)


def _colour(image: Image.Image, hexes: Hexes, at: Middles) -> None:
    """Lay land and sea of all tiles: tile by tile, for they cover but a part of the sheet."""
    # at whole pixels of a quarter of the size: a part of the map looks as it does in the whole
    left, top = ((min(each) - 2 * hexes.px) // 4 * 4 for each in zip(*at.values(), strict=True))
    colours = _coloured(hexes, {cell: (x - left, y - top) for cell, (x, y) in at.items()})
    shape, *reach = sprite("hexagon", hexes.px)
    for x, y in ((x + reach[0], y + reach[1]) for x, y in at.values()):
        tile = _doubled(colours, x - left, y - top, shape.size)
        image.paste(watercolour(tile, x, y), (x, y), shape)


def _doubled(image: Image.Image, x: int, y: int, size: tuple[int, int]) -> Image.Image:
    """Return a part of an image that was halved; x, y and size are those in the whole.

    It is cut out first: enlarging rounds otherwise where the part lies far from the corner.
    """
    (wide, high), west, north = size, x // 2 - 1, y // 2 - 1
    near = image.crop((west, north, west + wide // 2 + 4, north + high // 2 + 4))
    left, top = x / 2 - west, y / 2 - north
    box = (left, top, left + wide / 2, top + high / 2)
    return near.resize(size, Image.Resampling.BILINEAR, box)


def _coloured(hexes: Hexes, at: Middles) -> Image.Image:
    """Return land and sea round tiles, at half the size."""
    px, arts = hexes.px // 2, dict(hexes.tiles)
    right, bottom = (max(values) + 2 * hexes.px for values in zip(*at.values(), strict=True))
    mask = Image.new("L", (right // 4 * 2, bottom // 4 * 2))  # even: what is halved lies the same
    for name in ("beyond", "land"):
        for cell, (x, y) in at.items():
            land, shape, left, top = _mask_of(layer_of(arts[cell], name), px)
            mask.paste(land, (x // 2 + left, y // 2 + top), shape)
    return _BLENDS[hexes.blend](mask, px)


@lru_cache(maxsize=1 << 9)
def _mask_of(name: str, px: int) -> tuple[Image.Image, Image.Image, int, int]:
    """Return where a tile has land, its shape, and how far they reach to the left and up."""
    raster = sprite(name, px)
    return raster.image.getchannel("R"), raster.image.getchannel("A"), raster.left, raster.top


def _thicken(image: Image.Image, at: Middles, px: int) -> None:
    """Show the cardboard below the southern rim."""
    thick, (shape, left, top) = max(3, round(px * 0.05)), sprite("hexagon", px)
    half = shape.crop((0, shape.height // 2, shape.width, shape.height))
    rim = [at[cell] for cell in at if not {*neighbours(cell)[HexSide.SE : HexSide.W]} <= at.keys()]
    for down, colour in ((thick + 1, "#5d4527"), (thick - 1, CARDBOARD)):
        board = Image.new("RGB", half.size, colour)
        for x, y in rim:
            image.paste(board, (x + left, y + top + shape.height // 2 + down), half)


def _cut_sides(hexes: Hexes, cell: Cell) -> str:
    filled = dict(hexes.tiles)
    return "".join(str(k) for k, beside in enumerate(neighbours(cell)) if beside not in filled)


def _step_back(image: Image.Image, at: tuple[int, int], px: int) -> None:
    """Let all the sheet step back behind one tile."""
    raster = sprite("hexagon", px)
    left, top = at[0] + raster.left, at[1] + raster.top
    kept = image.crop((left, top, left + raster.image.width, top + raster.image.height))
    step_back(image, Box(0, 0, *image.size))
    image.paste(kept, (left, top), raster.image.getchannel("A"))
