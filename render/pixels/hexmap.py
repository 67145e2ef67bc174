"""Painting a map of hexagons: one mask of all land, coloured at once, then the things on the tiles.

Beaches and lines along a coast depend on the distance to the coast, on whichever tile it lies. They
are made from the mask of the whole map, at half the size, so no seam can show.
"""

from collections.abc import Callable, Container, Mapping
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.core.hexes import HexSide, neighbours, row_by_row
from games.core.values import Cell
from render.pixels.boxes import clipped
from render.pixels.contrast import outlined
from render.pixels.paper import watercolour
from render.pixels.shadow import cast_shadow_of_hexes
from render.pixels.sprites import layer_of, sprite
from render.pixels.tilemap import step_back
from render.sheet.contrast import CONTRAST, art_of, is_sharp
from render.sheet.scene import VEIL, Box, Hexes
from render.theme import CARDBOARD

Blend = Callable[[Image.Image, int], Image.Image]

_BLENDS: dict[str, Blend] = {}


def add(blends: Mapping[str, Blend]) -> None:
    """Register the blends that colour the maps of a game, by name; and the same in high
    contrast.
    """
    _BLENDS.update(blends)
    _BLENDS.update({art_of(name): outlined(blend) for name, blend in blends.items()})


def paint_hexes(image: Image.Image, hexes: Hexes, seen: Box | None = None) -> None:
    """Paint the map on the sheet, or the part of it inside its clip.

    :param seen: the part of the sheet that matters, where it is not all of it.
    """
    clip = hexes.clip or Box(0, 0, *image.size)
    part = _on_grid(seen, clip) if seen else clip
    if part.width <= 0 or part.height <= 0:
        return
    if part == Box(0, 0, *image.size):
        _paint(_Work(image, part, part, (0, 0)), hexes)
        return
    whole = _on_grid(part.grown(hexes.px), clip)  # shadows reach so far
    work = image.crop(whole)
    inner = part.moved(-whole.left, -whole.top)
    origin = (whole.left, whole.top)
    _paint(_Work(work, inner, clip.moved(-whole.left, -whole.top), origin), hexes)
    image.paste(work.crop(inner), part[:2])


def _on_grid(box: Box, clip: Box) -> Box:
    """Return the part of the clip that must be painted for a box. It begins at a multiple of four
    pixels, because layers that are made at a quarter of the size must lie as they do in the whole.
    """
    left, top = (at - (at - zero) % 4 for at, zero in zip(box[:2], clip[:2], strict=True))
    return clipped(Box(left, top, box.right, box.bottom), clip)


Middles = dict[Cell, tuple[int, int]]


class _Work(NamedTuple):
    """The image that a map is painted on, in coordinates of the map."""

    image: Image.Image
    inner: Box
    """The visible part of it."""
    clip: Box
    """The part of the sheet that shows the map."""
    origin: tuple[int, int]
    """The place of the image's upper left corner on the sheet."""


def _shows(box: Box, at: tuple[int, int], reach: int) -> bool:
    x, y = at
    return box.meets(Box(x - reach, y - reach, x + reach, y + reach))


_REACH, _FELT = 1.4, 2.75
"""How far from its middle, in radii, a tile is visible, and how far it changes the look of
others."""


def _paint(work: _Work, hexes: Hexes) -> None:
    px, arts, (left, top) = hexes.px, dict(hexes.tiles), work.origin
    middles = {cell: (x - left, y - top) for cell in arts for x, y in [hexes.at(cell)]}
    felt = {
        cell: at
        for cell, at in middles.items()
        if _shows(work.clip, at, round(px * _REACH)) and _shows(work.inner, at, round(px * _FELT))
    }
    if not felt:
        return
    cast_shadow_of_hexes(work.image, list(felt.values()), px)
    at = {c: where for c, where in felt.items() if _shows(work.inner, where, round(px * _REACH))}
    _thicken(work.image, at, felt, px)
    _colour(work, hexes, at, felt)
    rim = art_of("hexrim") if is_sharp(hexes.blend) else "hexrim"
    for cell in (rows := sorted(at, key=row_by_row)):
        _lay(work.image, f"{rim}/{_cut_sides(arts, cell)}", at[cell], px)
    if hexes.lifted is not None:
        share = CONTRAST.veil if is_sharp(hexes.blend) else VEIL
        _step_back(work, at.get(hexes.lifted), px, share)
    for cell in rows:
        strength = 100 if hexes.lifted in (None, cell) else 70
        _lay(work.image, layer_of(arts[cell], "standing"), at[cell], px, strength)


def _lay(image: Image.Image, name: str, at: tuple[int, int], px: int, strength: int = 100) -> None:
    raster = sprite(name, px)
    mask = raster.image  # its alpha
    if strength < 100:
        mask = mask.getchannel("A").point([v * strength // 100 for v in range(256)])
    image.paste(raster.image, (at[0] + raster.left, at[1] + raster.top), mask)


def _colour(work: _Work, hexes: Hexes, at: Middles, felt: Middles) -> None:
    """Lay the land and the sea tile by tile, because the tiles cover only a part of the sheet."""
    reach = hexes.px + 24  # a coast is blurred so far, where its mask is reduced twice
    xs, ys = zip(*felt.values(), strict=True)
    box = clipped(
        work.inner.grown(reach), Box(min(xs), min(ys), max(xs), max(ys)).grown(2 * hexes.px)
    )
    # at whole pixels of a quarter of the size: a part of the map looks as it does in the whole
    left, top = (each // 4 * 4 for each in box[:2])
    colours = _land_and_sea(hexes, felt, Box(left, top, box.right, box.bottom))
    shape, *hangs = sprite("hexagon", hexes.px)
    for x, y in ((x + hangs[0], y + hangs[1]) for x, y in at.values()):
        whole = Box(x, y, x + shape.width, y + shape.height)
        part = clipped(whole, work.inner)
        if part.width > 0 and part.height > 0:
            tile = _full_size_part(colours, part.moved(-left, -top))
            zero = work.clip[:2]
            mask = shape if part == whole else shape.crop(part.moved(-x, -y))
            washed = watercolour(tile, part.left - zero[0], part.top - zero[1])
            work.image.paste(washed, part[:2], mask)


def _full_size_part(image: Image.Image, box: Box) -> Image.Image:
    """Return a part of a halved image at full size; the box is in full-size pixels.

    The part is cut out first, because enlarging rounds differently far from the corner.
    """
    (wide, high), west, north = (box.width, box.height), box.left // 2 - 1, box.top // 2 - 1
    near = image.crop((west, north, west + wide // 2 + 4, north + high // 2 + 4))
    left, top = box.left / 2 - west, box.top / 2 - north
    inner = (left, top, left + wide / 2, top + high / 2)
    return near.resize((wide, high), Image.Resampling.BILINEAR, inner)


def _land_and_sea(hexes: Hexes, at: Middles, box: Box) -> Image.Image:
    """Return the land and the sea of a part of the sheet, at half the size."""
    px, arts = hexes.px // 2, dict(hexes.tiles)
    mask = Image.new("L", (box.width // 4 * 2, box.height // 4 * 2))  # even: lies so when halved
    for name in ("beyond", "land"):
        for cell, (x, y) in at.items():
            land, shape, left, top = _mask_of(layer_of(arts[cell], name), px)
            place = ((x - box.left) // 2 + left, (y - box.top) // 2 + top)
            mask.paste(land, place, shape)
    return _BLENDS[hexes.blend](mask, px)


@lru_cache(maxsize=1 << 9)
def _mask_of(name: str, px: int) -> tuple[Image.Image, Image.Image, int, int]:
    """Return the masks of a tile's land and of its shape, and the offset of both from the tile's
    middle.
    """
    raster = sprite(name, px)
    return raster.image.getchannel("R"), raster.image.getchannel("A"), raster.left, raster.top


def _thicken(image: Image.Image, at: Middles, felt: Middles, px: int) -> None:
    """Show the cardboard below the southern rim."""
    thick, (shape, left, top) = max(3, round(px * 0.05)), sprite("hexagon", px)
    half = shape.crop((0, shape.height // 2, shape.width, shape.height))
    rim = [at[c] for c in at if not {*neighbours(c)[HexSide.SE : HexSide.W]} <= felt.keys()]
    for down, colour in ((thick + 1, "#5d4527"), (thick - 1, CARDBOARD)):
        board = Image.new("RGB", half.size, colour)
        for x, y in rim:
            image.paste(board, (x + left, y + top + shape.height // 2 + down), half)


def _cut_sides(filled: Container[Cell], cell: Cell) -> str:
    return "".join(str(k) for k, beside in enumerate(neighbours(cell)) if beside not in filled)


def _step_back(work: _Work, at: tuple[int, int] | None, px: int, share: float) -> None:
    """Pale the image behind the lifted tile; without a place of that tile, pale all of it."""
    shape, left, top = sprite("hexagon", px)
    if at is None:
        step_back(work.image, work.inner, share)
        return
    left, top = at[0] + left, at[1] + top
    kept = work.image.crop((left, top, left + shape.width, top + shape.height))
    step_back(work.image, work.inner, share)
    work.image.paste(kept, (left, top), shape.getchannel("A"))
