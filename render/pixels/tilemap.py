"""Painting a map of square tiles: shadow, grounds, seams, what stands, the cut rim, the wash."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from PIL import Image, ImageDraw

from games.core.values import Cell, Side, beside
from render.pixels.boxes import bands, clipped
from render.pixels.paper import wash_over, watercolour
from render.pixels.shadow import cast_shadow
from render.pixels.sprites import Need, kept, layer_of, made, sprite
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
        image.paste(_ground(art, tiles.px).image, boxes[cell][:2])
    for cell, art in sorted(tiles.tiles, key=lambda tile: (tile[0].y, tile[0].x)):
        _stand(image, art, boxes[cell], tiles.px)
    _draw_rim(image, boxes)
    _tint(image, tiles, seen)


def needs(tiles: Tiles) -> Iterator[Need]:
    """Yield what a map is made of."""
    for _, art in tiles.tiles:
        yield _ground, art, tiles.px
        yield sprite, layer_of(art, "standing"), tiles.px


def standing(tiles: Tiles, cell: Cell) -> tuple[Image.Image, int, int]:
    """Return what stands on a tile, and where on the sheet it begins."""
    layer, left, top = sprite(layer_of(dict(tiles.tiles)[cell], "standing"), tiles.px)
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
    ground = sprite(layer_of(thumb.art, "ground"), thumb.px).image.copy()
    layer, left, top = sprite(layer_of(thumb.art, "standing"), thumb.px)
    ground.paste(layer, (left, top), layer)
    image.paste(watercolour(ground, 0, 0), (thumb.x, thumb.y))


def _rows(tiles: Tiles) -> Iterator[list[Box]]:
    """Yield the rows of a map from north to south: a box for all tiles that lie side by side."""
    laid = sorted((cell for cell, _ in tiles.tiles), key=lambda cell: (cell.y, cell.x))
    for _, row in groupby(laid, lambda cell: cell.y):
        boxes: list[Box] = []
        for box in map(tiles.box, row):
            if boxes and boxes[-1].right == box.left:
                box = Box(*boxes.pop()[:2], *box[2:])
            boxes.append(box)
        yield boxes


def _thicken(image: Image.Image, boxes: dict[Cell, Box], px: int) -> None:
    """Show the cardboard below the southern rim."""
    pen, thick = ImageDraw.Draw(image), max(3, round(px * 0.045))
    for cell, box in boxes.items():
        if beside(cell, Side.S) not in boxes:
            foot = box.bottom + thick
            pen.rectangle((box.left, box.bottom, box.right - 1, foot), fill=CARDBOARD)
            pen.line((box.left, foot, box.right - 1, foot), fill="#5d4527", width=2)


def _ground(art: str, px: int) -> Raster:
    """Return the ground of a tile with its seam."""
    return kept(art, px, _seamed)


def _seamed(art: str, px: int) -> Raster:
    """Draw a dark and a light hair where a tile begins, so that the grid can be told."""
    ground = made(layer_of(art, "ground"), px)
    pen = ImageDraw.Draw(ground.image, "RGBA")
    for at, colour in ((0, (60, 45, 20, 58)), (1, (255, 250, 220, 46))):
        pen.line((at, at, px - 1, at), fill=colour)
        pen.line((at, at, at, px - 1), fill=colour)
    return ground


def _stand(image: Image.Image, art: str, box: Box, px: int) -> None:
    layer, left, top = sprite(layer_of(art, "standing"), px)
    image.paste(layer, (box.left + left, box.top + top), layer)


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


def _tint(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    """Wash the tiles, but not the paper between them, which had its wash already."""
    for box in (clipped(box, seen) for row in _rows(tiles) for box in row):
        if box.width > 0 and box.height > 0:
            wash_over(image, box)
