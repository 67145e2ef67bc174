"""Painting a map of square tiles: shadow, grounds, seams, what stands, the cut rim, the wash."""

from collections.abc import Iterator

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.values import Cell, Side, beside
from render.pixels.paper import watercolour
from render.pixels.sprites import sprite
from render.sheet.scene import Box, Thumb, Tiles
from render.theme import CARDBOARD, INK
from render.tools.colour import rgb

_VEIL = "#e7d6b0"
SOFT = 4
"""Shadows are made at a quarter of the size."""


def paint_map(image: Image.Image, tiles: Tiles) -> None:
    """Paint the map on the sheet."""
    boxes = {cell: tiles.box(cell) for cell, _ in tiles.tiles}
    _cast_shadow(image, list(boxes.values()), tiles.px)
    _thicken(image, boxes, tiles.px)
    for cell, art in tiles.tiles:
        image.paste(sprite(layer_of(art, "ground"), tiles.px).image, boxes[cell][:2])
    _draw_seams(image, list(boxes.values()), tiles.px)
    for cell, art in sorted(tiles.tiles, key=lambda tile: (tile[0].y, tile[0].x)):
        _stand(image, art, boxes[cell], tiles.px)
    _draw_rim(image, boxes)
    _tint(image, list(boxes.values()))


def lift(image: Image.Image, tiles: Tiles, cell: Cell) -> None:
    """Let all the sheet step back behind one tile, whose towers stand over the frame."""
    box = tiles.box(cell)
    kept = image.crop(box)
    image.paste(Image.blend(image, Image.new("RGB", image.size, _VEIL), 0.3))
    image.paste(kept, box[:2])


def raise_towers(image: Image.Image, full: Image.Image, tiles: Tiles, cell: Cell) -> None:
    """Put what stands on a tile back over what was drawn on it since `full`."""
    art = dict(tiles.tiles)[cell]
    box = tiles.box(cell)
    layer, left, top = sprite(layer_of(art, "standing"), tiles.px)
    x, y = box.left + left, box.top + top
    image.paste(full.crop((x, y, x + layer.width, y + layer.height)), (x, y), layer)


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


def _cast_shadow(image: Image.Image, boxes: list[Box], px: int) -> None:
    """Darken the paper round the map: broad and brown, then narrow and to the south-east."""
    part = shaded(boxes, px, image)
    small = Image.new("L", (part.width // SOFT + 1, part.height // SOFT + 1))
    pen = ImageDraw.Draw(small)
    for left, top, right, bottom in boxes:
        x, y = (left - part.left) // SOFT, (top - part.top) // SOFT
        pen.rectangle((x, y, x + (right - left) // SOFT, y + (bottom - top) // SOFT), fill=255)
    shade(image, part, small, px)


def shade(image: Image.Image, part: Box, small: Image.Image, px: int) -> None:
    """Darken a part of the sheet round what `small` shows, a mask of it divided by `SOFT`."""
    broad = _shadow(small, px * 0.16, 130)
    east, south = (round(px * 0.045) + 2) // SOFT, (round(px * 0.075) + 3) // SOFT
    narrow = Image.new("L", small.size)  # an offset would come in again at the other side
    narrow.paste(_shadow(small, px * 0.05, 150), (east, south))
    colour = Image.new("RGB", small.size, "#6d4f28")
    colour.paste(Image.new("RGB", small.size, "#2d2010"), None, narrow.point(_DEEPER))
    size = (small.width * SOFT, small.height * SOFT)
    # both at once: each pass over the sheet takes longer than all that is done to the small one
    mask = ImageChops.screen(broad, narrow).resize(size, Image.Resampling.BILINEAR)
    image.paste(colour.resize(size, Image.Resampling.NEAREST), part[:2], mask)


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


def _tint(image: Image.Image, boxes: list[Box]) -> None:
    """Wash the tiles, but not the paper between them, which had its wash already."""
    for box in boxes:
        seen = around([box], 0, image)
        if seen.width > 0 and seen.height > 0:
            image.paste(watercolour(image.crop(seen), seen.left, seen.top), seen[:2])
