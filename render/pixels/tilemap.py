"""Painting a map of square tiles: shadow, grounds, seams, things on the tiles, the cut rim."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from PIL import Image, ImageDraw

from games.core.values import Cell, Side, beside
from render.pixels.boxes import bands, clipped
from render.pixels.paper import watercolour, watercolour_apart
from render.pixels.shadow import cast_shadow
from render.pixels.sprites import cached, layer_of, made, made_of, sprite, weight_of
from render.sheet.contrast import CONTRAST, is_sharp
from render.sheet.scene import PALE_VEIL, VEIL, Box, Thumb, Tiles
from render.theme import CARDBOARD, INK, TALLEST, WIDTH
from render.tools.artist import Artist
from render.tools.colour import rgb
from render.tools.hand import Hand
from render.tools.raster import Raster


def paint_map(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    """Paint the map on the sheet; only the part `seen` is sure to look right."""
    boxes = {cell: tiles.box(cell) for cell, _ in tiles.tiles}
    cast_shadow(image, tiles, seen)
    _thicken(image, boxes, tiles.px)
    for cell, art in tiles.tiles:
        if boxes[cell].meets(seen):
            image.paste(_square(art, tiles.px), boxes[cell][:2])
    for cell, art in sorted(tiles.tiles, key=lambda tile: (tile[0].y, tile[0].x)):
        if boxes[cell].grown(tiles.px).meets(seen):
            for layer, left, top in _over(art, tiles.px):
                image.paste(layer, (boxes[cell].left + left, boxes[cell].top + top), layer)
    is_in_contrast = any(is_sharp(art) for _, art in tiles.tiles[:1])
    _draw_rim(image, boxes, *_MOONLIT if is_in_contrast else _INKED)


def reaching(tiles: Tiles, cell: Cell) -> Iterator[Raster]:
    """Yield the parts of a tile that reach over its rim, and their places on the sheet."""
    box = tiles.box(cell)
    for layer, left, top in _over(dict(tiles.tiles)[cell], tiles.px):
        yield Raster(layer, box.left + left, box.top + top)


def step_back(image: Image.Image, seen: Box, share: float = VEIL, veil: str = PALE_VEIL) -> None:
    """Have a part of the sheet give up a share of its colour for that of a veil."""
    for band in bands(seen, 128):  # in bands, because even the lookup table takes its time
        image.paste(image.crop(band).point(_veil_table(share, veil)), band[:2])


@cache
def _veil_table(share: float, veil: str) -> list[int]:
    """Return a lookup table for the pale colours, which takes a third of the time of a blend."""
    ramp = Image.merge("RGB", [Image.frombytes("L", (256, 1), bytes(range(256)))] * 3)
    veiled = Image.blend(ramp, Image.new("RGB", ramp.size, veil), share)
    return [value for band in veiled.split() for value in band.tobytes()]


def paint_thumb(image: Image.Image, thumb: Thumb) -> None:
    """Paint one tile alone, cut at its square."""
    image.paste(cached(f"{thumb.art}@", thumb.px, _alone, weight_of).image, (thumb.x, thumb.y))


def _alone(name: str, px: int) -> Raster:
    art = name.rstrip("@")
    square = _square(art, px).copy()
    for layer, left, top in _over(art, px):
        square.paste(layer, (left, top), layer)
    return Raster(square, 0, 0)


def alone(art: str, px: int) -> Raster:
    """Return one tile with all its things, also those that reach over its rim, on a transparent
    ground.
    """
    parts = [Raster(_square(art, px), 0, 0), *_over(art, px)]
    left, top = min(part.left for part in parts), min(part.top for part in parts)
    right = max(part.left + part.image.width for part in parts)
    bottom = max(part.top + part.image.height for part in parts)
    whole = Image.new("RGBA", (right - left, bottom - top))
    for image, x, y in parts:
        whole.alpha_composite(image.convert("RGBA"), (x - left, y - top))
    return Raster(whole, left, top)


def _thicken(image: Image.Image, boxes: dict[Cell, Box], px: int) -> None:
    """Show the cardboard below the southern rim."""
    pen, thick = ImageDraw.Draw(image), max(3, round(px * 0.045))
    for cell, box in boxes.items():
        if beside(cell, Side.S) not in boxes:
            foot = box.bottom + thick
            pen.rectangle((box.left, box.bottom, box.right - 1, foot), fill=CARDBOARD)
            pen.line((box.left, foot, box.right - 1, foot), fill="#5d4527", width=2)


def artists(game: str) -> Mapping[str, Artist]:
    """Return the artists of two layers of a game's tiles that are made of the drawn layers `ground`
    and `standing`: `things`, the washed things on a tile; and `square`, the ground with the things
    that no neighbour's things overlap.
    """

    def of_tile(make: Callable[[str, int], Raster]) -> Artist:
        return Artist(lambda *told: make("/".join((game, *told[:-1])), told[-1]))

    return {"things": of_tile(_washed_things), "square": of_tile(_square_with_things)}


def _square(art: str, px: int) -> Image.Image:
    return sprite(layer_of(art, "square"), px).image


def _things(art: str, px: int) -> Raster:
    return made(layer_of(art, "things"), px)


def _square_with_things(art: str, px: int) -> Raster:
    """Return a tile's ground with the things in its inside."""
    square = _ground_with_seam(art, px)
    if px > _SMALL:
        inside = Box(round(_WEST * px), round(_NORTH * px), px, px)
        for layer, left, top in _cut(_things(art, px), inside):
            square.paste(layer, (left, top), layer)
    return Raster(square, 0, 0)


def _over(art: str, px: int) -> tuple[Raster, ...]:
    """Return the other things of a tile, at its rim and beyond, where the order of laying decides
    which thing is in front. They are kept in parts, because the whole layer is mostly transparent
    and takes sixteen times as long to paste as a square.
    """
    return cached(art, px, _overhang_parts, _weight)


def _weight(parts: tuple[Raster, ...]) -> int:
    return sum(map(weight_of, parts))


def _overhang_parts(art: str, px: int) -> tuple[Raster, ...]:
    layer, left, top = things = _things(art, px)
    if px <= _SMALL:
        return (things,)
    west, north = round(_WEST * px), round(_NORTH * px)
    right, bottom = left + layer.width, top + layer.height
    strips = (
        Box(left, top, right, north),
        Box(left, north, west, bottom),
        Box(px, north, right, bottom),
        Box(west, px, px, bottom),
    )
    return tuple(part for strip in strips for part in _cut(things, strip))


_SMALL = 64
"""The side of a tile up to which its things are pasted whole, which is no more work."""
_WEST, _NORTH = 0.16, 0.095
"""How far into a tile, in sides, things of its western and northern neighbours can reach."""


def _cut(things: Raster, strip: Box) -> Iterator[Raster]:
    """Yield the visible part of a layer in a strip, if there is any."""
    layer, left, top = things
    box = clipped(strip.moved(-left, -top), Box(0, 0, *layer.size))
    if box.width <= 0 or box.height <= 0:
        return
    part = layer.crop(box)
    if seen := part.getbbox():
        yield Raster(part.crop(seen), left + box.left + seen[0], top + box.top + seen[1])


def _ground_with_seam(art: str, px: int) -> Image.Image:
    """Return a tile's ground with a wash, and with a dark and a light hairline at its northern and
    western edge, so that the grid can be seen.

    The wash belongs to the tile, so it is the same on all maps. Each tile takes another part of the
    texture, so no pattern shows.
    """
    ground = made_of(layer_of(art, "ground"), px).image
    pen = ImageDraw.Draw(ground, "RGBA")
    for inset, colour in ((0, (60, 45, 20, 58)), (1, (255, 250, 220, 46))):
        pen.line((inset, px - 1, inset, inset, px - 1, inset), fill=colour)
    hand = Hand(art)
    x, y = (int(hand.between(0, side - px)) for side in (WIDTH, TALLEST))
    return watercolour_apart(ground, x, y)


def _washed_things(art: str, px: int) -> Raster:
    """Return the things on a tile with a wash: all take the same part of the texture, because
    things are small.
    """
    layer, left, top = made_of(layer_of(art, "standing"), px)
    washed = watercolour(layer.convert("RGB"), 0, 0)
    washed.putalpha(layer.getchannel("A"))
    return Raster(washed, left, top)


_INKED, _MOONLIT = ((*rgb(INK), 210), 2), ((*rgb(CONTRAST.moonlight), 255), 3)
"""The colour and the width of a map's rim."""


def _draw_rim(
    image: Image.Image, boxes: dict[Cell, Box], colour: tuple[int, ...], wide: int
) -> None:
    pen = ImageDraw.Draw(image, "RGBA")
    for cell, box in boxes.items():
        for side, line in enumerate(_sides(box)):
            if beside(cell, side) not in boxes:
                pen.line(line, fill=colour, width=wide)


def _sides(box: Box) -> Iterator[tuple[int, int, int, int]]:
    left, top, right, bottom = box
    yield left, top, right, top
    yield right, top, right, bottom
    yield left, bottom, right, bottom
    yield left, top, left, bottom
