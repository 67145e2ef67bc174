"""Painting a map of square tiles: shadow, grounds, seams, what stands, the cut rim."""

from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageDraw

from games.core.values import Cell, Side, beside
from render.pixels.boxes import bands
from render.pixels.paper import watercolour
from render.pixels.shadow import cast_shadow
from render.pixels.sprites import Need, kept, layer_of, made, stored
from render.sheet.scene import Box, Thumb, Tiles
from render.theme import CARDBOARD, INK
from render.tools.colour import rgb
from render.tools.raster import Raster

_VEIL = "#e7d6b0"


def paint_map(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    """Paint the map on the sheet, so that it looks right in the part that is seen."""
    boxes = {cell: tiles.box(cell) for cell, _ in tiles.tiles}
    cast_shadow(image, tiles, seen)
    _thicken(image, boxes, tiles.px)
    for cell, art in tiles.tiles:
        image.paste(_ground(_laid(cell, art), tiles.px).image, boxes[cell][:2])
    for cell, art in sorted(tiles.tiles, key=lambda tile: (tile[0].y, tile[0].x)):
        layer, left, top = _standing(_things(art), tiles.px)
        image.paste(layer, (boxes[cell].left + left, boxes[cell].top + top), layer)
    _draw_rim(image, boxes)


def needs(tiles: Tiles) -> Iterator[Need]:
    """Yield what a map is made of."""
    for cell, art in tiles.tiles:
        yield _ground, _laid(cell, art), tiles.px
        yield _standing, _things(art), tiles.px


def standing(tiles: Tiles, cell: Cell) -> tuple[Image.Image, int, int]:
    """Return what stands on a tile, and where on the sheet it begins."""
    layer, left, top = _standing(_things(dict(tiles.tiles)[cell]), tiles.px)
    return layer, tiles.box(cell).left + left, tiles.box(cell).top + top


def step_back(image: Image.Image, seen: Box) -> None:
    """Let a part of the sheet step back."""
    for band in bands(seen, 128):  # the table takes its time, too
        image.paste(image.crop(band).point(_veiled()), band[:2])


@cache
def _veiled() -> list[int]:
    """Return what each value of each band becomes: a table takes a third of the time of a blend."""
    ramp = Image.merge("RGB", [Image.frombytes("L", (256, 1), bytes(range(256)))] * 3)
    veiled = Image.blend(ramp, Image.new("RGB", ramp.size, _VEIL), 0.3)
    return [value for band in veiled.split() for value in band.tobytes()]


def paint_thumb(image: Image.Image, thumb: Thumb) -> None:
    """Paint one tile alone, cut at its square."""
    image.paste(kept(f"{thumb.art}@", thumb.px, _alone).image, (thumb.x, thumb.y))


def _alone(name: str, px: int) -> Raster:
    art = name.rstrip("@")
    ground = made(layer_of(art, "ground"), px).image
    layer, left, top = made(layer_of(art, "standing"), px)
    ground.paste(layer, (left, top), layer)
    return Raster(watercolour(ground, 0, 0), 0, 0)


def _thicken(image: Image.Image, boxes: dict[Cell, Box], px: int) -> None:
    """Show the cardboard below the southern rim."""
    pen, thick = ImageDraw.Draw(image), max(3, round(px * 0.045))
    for cell, box in boxes.items():
        if beside(cell, Side.S) not in boxes:
            foot = box.bottom + thick
            pen.rectangle((box.left, box.bottom, box.right - 1, foot), fill=CARDBOARD)
            pen.line((box.left, foot, box.right - 1, foot), fill="#5d4527", width=2)


def _laid(cell: Cell, art: str) -> str:
    """Name the ground of a tile in a cell."""
    return f"{layer_of(art, 'ground')}@{cell.x},{cell.y}"


def _ground(name: str, px: int) -> Raster:
    return kept(name, px, _seamed)


def _seamed(name: str, px: int) -> Raster:
    """Wash a ground after a dark and a light hair where it begins, so that the grid can be told.

    The wash is that of the map and goes on from tile to tile, so no pattern is seen again; and
    wherever the map lies on the sheet, a tile looks the same.
    """
    art, at = name.split("@")
    (x, y), ground = map(int, at.split(",")), made(art, px).image
    pen = ImageDraw.Draw(ground, "RGBA")
    for inset, colour in ((0, (60, 45, 20, 58)), (1, (255, 250, 220, 46))):
        pen.line((inset, inset, px - 1, inset), fill=colour)
        pen.line((inset, inset, inset, px - 1), fill=colour)
    return Raster(watercolour(ground, x * px, y * px), 0, 0)


def _things(art: str) -> str:
    """Name what stands on a tile."""
    return f"{layer_of(art, 'standing')}@"


def _standing(name: str, px: int) -> Raster:
    return kept(name, px, _painted)


def _painted(name: str, px: int) -> Raster:
    return stored(name, px, _washed)


def _washed(name: str, px: int) -> Raster:
    """Wash what stands on a tile: on any in the same way, for it is things, and none is large."""
    layer, left, top = made(name.rstrip("@"), px)
    washed = watercolour(layer.convert("RGB"), 0, 0)
    washed.putalpha(layer.getchannel("A"))
    return Raster(washed, left, top)


def _draw_rim(image: Image.Image, boxes: dict[Cell, Box]) -> None:
    pen = ImageDraw.Draw(image, "RGBA")
    for cell, box in boxes.items():
        for side, line in enumerate(_sides(box)):
            if beside(cell, side) not in boxes:
                pen.line(line, fill=(*rgb(INK), 210), width=2)


def _sides(box: Box) -> Iterator[tuple[int, int, int, int]]:
    left, top, right, bottom = box
    yield left, top, right, top
    yield right, top, right, bottom
    yield left, bottom, right, bottom
    yield left, top, left, bottom
