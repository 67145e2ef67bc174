"""Painting a map of square tiles: shadow, grounds, seams, what stands, the cut rim, the wash."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.values import Cell, Side, beside
from render.pixels.boxes import clipped
from render.pixels.paper import watercolour
from render.pixels.sprites import sprite
from render.sheet.scene import Box, Thumb, Tiles
from render.theme import CARDBOARD, INK
from render.tools.colour import rgb

_VEIL = "#e7d6b0"
SOFT = 4
"""Shadows are made at a quarter of the size."""
_SMALL = 60
"""The side of a tile of an overview, at most."""


def paint_map(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    """Paint the map on the sheet, so that it looks right in the part that is seen."""
    boxes = {cell: tiles.box(cell) for cell, _ in tiles.tiles}
    _cast_shadow(image, tiles, seen)
    _thicken(image, boxes, tiles.px)
    for cell, art in tiles.tiles:
        image.paste(sprite(layer_of(art, "ground"), tiles.px).image, boxes[cell][:2])
    _draw_seams(image, list(boxes.values()), tiles.px)
    for cell, art in sorted(tiles.tiles, key=lambda tile: (tile[0].y, tile[0].x)):
        _stand(image, art, boxes[cell], tiles.px)
    _draw_rim(image, boxes)
    _tint(image, tiles, seen)


def needs(tiles: Tiles) -> Iterator[tuple[str, int]]:
    """Yield the sprites of a map, and their sizes."""
    for _, art in tiles.tiles:
        yield from ((layer_of(art, layer), tiles.px) for layer in ("ground", "standing"))


def standing(tiles: Tiles, cell: Cell) -> tuple[Image.Image, int, int]:
    """Return what stands on a tile, and where on the sheet it begins."""
    layer, left, top = sprite(layer_of(dict(tiles.tiles)[cell], "standing"), tiles.px)
    return layer, tiles.box(cell).left + left, tiles.box(cell).top + top


def step_back(image: Image.Image, seen: Box) -> None:
    """Let a part of the sheet step back."""
    image.paste(image.crop(seen).point(_veiled()), seen[:2])


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


def layer_of(art: str, layer: str) -> str:
    """Name a layer of a tile: `carcassonne/D/90/1` is `carcassonne/ground/D/90/1`."""
    game, words = art.split("/", 1)
    return f"{game}/{layer}/{words}"


def _cast_shadow(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    """Darken the paper round the map: broad and brown, then narrow and to the south-east."""
    boxes = [tiles.box(cell) for cell, _ in tiles.tiles]
    part = shaded(boxes, tiles.px, image)
    small = Image.new("L", (part.width // SOFT + 1, part.height // SOFT + 1))
    pen = ImageDraw.Draw(small)
    for left, top, right, bottom in boxes:
        x, y = (left - part.left) // SOFT, (top - part.top) // SOFT
        pen.rectangle((x, y, x + (right - left) // SOFT, y + (bottom - top) // SOFT), fill=255)
    # a small map is shaded as a whole: that takes less time than box by box
    shown = clipped(enlarged(part, small), seen)
    bare = _bare(tiles, shown) if tiles.px > _SMALL else [shown]
    shade(image, part, small, tiles.px, bare)


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


def _bare(tiles: Tiles, part: Box) -> Iterator[Box]:
    """Yield what of a part of the sheet no tile covers: above, between and below the tiles."""
    above = part.top
    for row in _rows(tiles):
        top, bottom = (min(max(at, above), part.bottom) for at in (row[0].top, row[0].bottom))
        yield Box(part.left, above, part.right, top)
        left = part.left
        for box in row:
            yield Box(left, top, min(box.left, part.right), bottom)
            left = max(left, box.right)
        yield Box(left, top, part.right, bottom)
        above = bottom
    yield Box(part.left, above, part.right, part.bottom)


def shade(image: Image.Image, part: Box, small: Image.Image, px: int, bare: Iterable[Box]) -> None:
    """Darken a part of the sheet round what `small` shows, a mask of it divided by `SOFT`.

    :param bare: where on the sheet the shadow will be seen.
    """
    broad = _shadow(small, px * 0.16, 130)
    east, south = (round(px * 0.045) + 2) // SOFT, (round(px * 0.075) + 3) // SOFT
    narrow = Image.new("L", small.size)  # an offset would come in again at the other side
    narrow.paste(_shadow(small, px * 0.05, 150), (east, south))
    colour = Image.new("RGB", small.size, "#6d4f28")
    colour.paste(Image.new("RGB", small.size, "#2d2010"), None, narrow.point(_DEEPER))
    # both at once: each pass over the sheet takes longer than all that is done to the small one
    mask = ImageChops.screen(broad, narrow)
    for box in bare:
        if box.width > 0 and box.height > 0:
            seen = box.moved(-part.left, -part.top)
            near = (seen.left / SOFT, seen.top / SOFT, seen.right / SOFT, seen.bottom / SOFT)
            dark = colour.resize((box.width, box.height), Image.Resampling.NEAREST, near)
            image.paste(dark, box[:2], _softened(mask, seen))


def _softened(mask: Image.Image, seen: Box) -> Image.Image:
    """Return a box of a mask that is enlarged. It is cut out with a pixel more on each side first:
    told a box, Pillow rounds otherwise.
    """
    west, north = max(0, seen.left // SOFT - 1), max(0, seen.top // SOFT - 1)
    east = min(mask.width, -(-seen.right // SOFT) + 1)
    south = min(mask.height, -(-seen.bottom // SOFT) + 1)
    size = ((east - west) * SOFT, (south - north) * SOFT)
    large = mask.crop((west, north, east, south)).resize(size, Image.Resampling.BILINEAR)
    return large.crop(seen.moved(-west * SOFT, -north * SOFT))


def enlarged(part: Box, small: Image.Image) -> Box:
    """Return what of the sheet a mask covers that was made for a part of it."""
    right, bottom = part.left + small.width * SOFT, part.top + small.height * SOFT
    return Box(part.left, part.top, right, bottom)


_DEEPER = [min(255, v * 5 // 4) for v in range(256)]
"""How dark the shadow is where the narrow one lies on the broad one."""


def _shadow(cast: Image.Image, sigma: float, share: int) -> Image.Image:
    soft = cast.filter(ImageFilter.GaussianBlur(sigma / SOFT))
    return soft.point([v * share // 255 for v in range(256)])


def shaded(boxes: list[Box], px: int, image: Image.Image) -> Box:
    """Return the part of the image that holds all tiles and their shadow. It begins where a pixel
    of the smaller size does: painted with some of its tiles alone, a map looks the same there.
    """
    left, top, right, bottom = around(boxes, round(px * 0.6), image)
    return Box(left // SOFT * SOFT, top // SOFT * SOFT, right, bottom)


def around(boxes: list[Box], by: int, image: Image.Image) -> Box:
    """Return the part of the image that holds all boxes and `by` pixels more."""
    return Box(
        max(0, min(box.left for box in boxes) - by),
        max(0, min(box.top for box in boxes) - by),
        min(image.width, max(box.right for box in boxes) + by),
        min(image.height, max(box.bottom for box in boxes) + by),
    )


def _thicken(image: Image.Image, boxes: dict[Cell, Box], px: int) -> None:
    """Show the cardboard below the southern rim."""
    pen, thick = ImageDraw.Draw(image), max(3, round(px * 0.045))
    for cell, box in boxes.items():
        if beside(cell, Side.S) not in boxes:
            foot = box.bottom + thick
            pen.rectangle((box.left, box.bottom, box.right - 1, foot), fill=CARDBOARD)
            pen.line((box.left, foot, box.right - 1, foot), fill="#5d4527", width=2)


def _draw_seams(image: Image.Image, boxes: list[Box], px: int) -> None:
    """Draw a dark and a light hair where a tile begins, so that the grid can be told."""
    pen = ImageDraw.Draw(image, "RGBA")
    for left, top, right, bottom in boxes:
        for step, colour in ((0, (60, 45, 20, 58)), (1, (255, 250, 220, 46))):
            pen.line((left + step, top + step, right - 1, top + step), fill=colour)
            pen.line((left + step, top + step, left + step, bottom - 1), fill=colour)


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
            image.paste(watercolour(image.crop(box), box.left, box.top), box[:2])
