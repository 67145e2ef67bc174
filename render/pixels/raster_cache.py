"""Raster cache of panels, labels, badges and single hexagons, which are the same on sheet after
sheet: each is painted once, then pasted.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.values import Cell
from render.pixels.cache import RASTERS, SPRITES, weight
from render.pixels.hexmap import paint_hexes
from render.pixels.sprites import sprite, stored
from render.sheet.runs import Run, runs
from render.sheet.scene import Badge, Box, Hexagon, Hexes, Label, Panel, Pointer
from render.sheet.text import length, width
from render.theme import SMALLEST_TEXT, Face
from render.tools.colour import rgb
from render.tools.raster import Raster

_SHADE = "#2d2010"
_REACH = 30
"""How far the shadow of a panel reaches, in pixels."""

_Colour = tuple[int, ...]
Stamp = Badge | Hexagon | Label | Panel | Pointer
"""Items that look the same wherever they stand."""


def stamp(image: Image.Image, item: Stamp) -> None:
    """Paste an item on a sheet."""
    if isinstance(item, Panel) and not item.foot and max(_size(item)) > _LARGE:
        _stretch(image, item)
    else:
        (layer, left, top), x, y = made_at(item)
        image.paste(layer, (x + left, y + top), layer)


def _size(panel: Panel) -> tuple[int, int]:
    return panel.box.width, panel.box.height


_LARGE = 160
"""Panels with a longer side are stretched; smaller panels have few sizes."""


def _most(panel: Panel) -> int:
    """Return the side of the smallest panel whose middle is not changed by its rim."""
    return 2 * (panel.radius + (2 * _REACH + 8 if panel.shadow else 4)) + 1


def _stretch(image: Image.Image, panel: Panel) -> None:
    """Paste a large panel on a sheet, made of a small one that is stretched in its middle, where
    all pixels are equal. Large panels have many sizes and would fill the cache.
    """
    wide, high = (min(side, _most(panel)) for side in _size(panel))
    for piece, colour, across, down in _cut(replace(panel, box=Box(0, 0, wide, high))):
        left, right = across.pulled(panel.box.left, panel.box.width - wide)
        top, bottom = down.pulled(panel.box.top, panel.box.height - high)
        _lay(image, piece, colour, Box(left, top, right, bottom))


def _lay(image: Image.Image, piece: Image.Image, colour: _Colour, box: Box) -> None:
    """Paste a piece on a sheet, stretched to fill a box; or fill the box with the piece's one
    colour.
    """
    if colour:
        image.paste(colour, box)
        return
    if piece.size != (box.width, box.height):
        piece = piece.resize((box.width, box.height), Image.Resampling.NEAREST)
    image.paste(piece, box[:2], piece)


class _Span(NamedTuple):
    """A part of a side of a small panel, in pixels from the panel's own corner."""

    start: int
    end: int
    middle: int
    """The pixel of the side that is stretched."""

    def pulled(self, origin: int, by: int) -> tuple[int, int]:
        """Return the start and the end of the part when the panel begins at `origin` and is longer
        by `by`.
        """
        start, end = (origin + at + by * (at > self.middle) for at in self[:2])
        return start, end


@lru_cache(maxsize=32)
def _cut(panel: Panel) -> tuple[tuple[Image.Image, _Colour, _Span, _Span], ...]:
    """Cut a small panel into the pieces of its narrow rim, and its field of one colour."""
    layer, left, top = _panel(panel)
    edge = panel.radius + 2 - left + 8  # the shadow is offset so far
    if panel.shadow and panel.strength < 100:  # the shadow shines through the field
        edge = max(layer.size)
    columns, rows = _spans(layer.width, edge), _spans(layer.height, edge)
    boxes = [
        *product(columns.along, rows.ends),
        *product(columns.ends, rows.between),
        (columns.field, rows.field),
    ]
    found = []
    for (west, east), (north, south) in boxes:
        if west < east and north < south:
            piece = layer.crop((west, north, east, south))
            across = _Span(west + left, east + left, layer.width // 2 + left)
            down = _Span(north + top, south + top, layer.height // 2 + top)
            found.append((piece, _only(piece), across, down))
    return tuple(found)


class _Spans(NamedTuple):
    """The cuts of a side: in three parts along the whole side, in its two ends, and in the field
    between them.
    """

    along: tuple[tuple[int, int], ...]
    ends: tuple[tuple[int, int], ...]
    between: tuple[tuple[int, int], ...]
    field: tuple[int, int]


def _spans(length: int, edge: int) -> _Spans:
    half = length // 2
    start, end = min(edge, half), max(length - edge, half + 1)
    return _Spans(
        along=((0, half), (half, half + 1), (half + 1, length)),
        ends=((0, start), (end, length)),
        between=((start, half), (half, half + 1), (half + 1, end)),
        field=(start, end),
    )


def _only(piece: Image.Image) -> _Colour:
    """Return the colour of a piece that is opaque and of one colour; () for all others."""
    first = piece.getpixel((0, 0))
    assert isinstance(first, tuple)
    return first[:3] if first[-1] == 255 and piece.getcolors(1) else ()


def made_at(item: Stamp) -> tuple[Raster, int, int]:
    """Return the pixels of an item, and the place of their origin on the sheet."""
    if isinstance(item, Panel):
        x, y = item.box[:2]
        return _cached_raster(replace(item, box=Box(0, 0, item.box.width, item.box.height))), x, y
    if isinstance(item, Pointer):
        x, y = (min(each) for each in zip(*item.points, strict=True))
        points = tuple((right - x, down - y) for right, down in item.points)
        return _cached_raster(replace(item, points=points)), x, y
    return _cached_raster(replace(item, x=0, y=0)), item.x, item.y


def _cached_raster(item: Stamp) -> Raster:
    cache = SPRITES if isinstance(item, Hexagon) else RASTERS
    kept = cache.get(item)
    if kept is None:
        made = _ARTISTS[type(item)](item)
        kept = cache.keep(item, made, weight(made.image))
    return kept


def _badge(badge: Badge) -> Raster:
    """Draw a badge with its label."""
    disc = sprite(f"disc/{badge.fill}/{badge.ring}/{badge.r}", 1)
    layer = disc.image.copy()
    run, px = runs(badge.label, Face.FIGURE)[0], badge_text(badge.label, badge.r)
    font, pen = run.font(px), ImageDraw.Draw(layer)
    left, top, right, bottom = pen.textbbox((0, 0), badge.label, font=font, **run.shaping)
    at = (-disc.left - (left + right) / 2, -disc.top - (top + bottom) / 2)
    pen.text(at, badge.label, font=font, fill=badge.ink, **run.shaping)
    return Raster(layer, disc.left, disc.top)


def badge_text(label: str, r: int) -> int:
    """Return the size of a badge's label, in pixels."""
    return max(SMALLEST_TEXT, round(r * {1: 1.42, 2: 1.18}.get(len(label), 0.95)))


def _label(label: Label) -> Raster:
    """Write a label on a transparent ground of its own colour, so that letters have smooth rims."""
    line = max(2, label.px // 14) if label.line else 0
    wide, reach = width(label.text, label.face, label.px), 2 * label.px
    ground = (*rgb(label.line or label.fill), 0)
    layer = Image.new("RGBA", (wide + 2 * reach, 2 * reach), ground)
    start = wide * {"l": 0.0, "m": 0.5, "r": 1.0}[label.anchor[0]]
    left = -reach - math.ceil(start)
    pen, x = ImageDraw.Draw(layer), -start - left
    for run in runs(label.text, label.face):
        pen.text(
            (x, reach + _baseline_drop(run, label)),
            run.text,
            label.fill,
            run.font(label.px),
            anchor="l" + label.anchor[1],
            stroke_width=line or run.stroke(label.px),
            stroke_fill=label.line or None,
            **run.shaping,
        )
        x += length(run, label.px)
    box = layer.getbbox() or (0, 0, 1, 1)
    return Raster(layer.crop(box), left + box[0], box[1] - reach)


def _baseline_drop(run: Run, label: Label) -> float:
    """Return the pixels by which a fallback face is lowered to share the baseline of the label's
    face.
    """
    if run.face is label.face or label.anchor[1] != "m":
        return 0
    (up, down), (spare_up, spare_down) = (
        one.font(label.px).getmetrics() for one in (Run(label.face, ""), run)
    )
    return (up - down - spare_up + spare_down) / 2


def _pointer(pointer: Pointer) -> Raster:
    """Draw a polygon four times too large and reduce it."""
    wide, high = (max(each) + 9 for each in zip(*pointer.points, strict=True))
    layer = Image.new("RGBA", (wide * 4, high * 4))
    pen = ImageDraw.Draw(layer)
    points = [((x + 4) * 4, (y + 4) * 4) for x, y in pointer.points]
    if pointer.line:
        pen.line([*points, points[0], points[1]], (*rgb(pointer.line), 255), 26, joint="curve")
    pen.polygon(points, (*rgb(pointer.fill), 255))
    return Raster(layer.reduce(4), -4, -4)


def _hexagon(hexagon: Hexagon) -> Raster:
    """Return a tile that lies alone, from disk if it is there: to paint one takes as long as three
    whole pictures.
    """
    name = f"alone/{hexagon.blend}/{hexagon.art}"
    return stored(name, hexagon.px, lambda *_: _tile_alone(hexagon))


def _tile_alone(hexagon: Hexagon) -> Raster:
    """Paint a tile on black and on white. The colours come from the black sheet, the alpha from the
    difference of both.
    """
    reach = 2 * hexagon.px
    tile = Hexes(reach, reach, hexagon.px, ((Cell(0, 0), hexagon.art),), hexagon.blend)
    dark, light = (Image.new("RGB", (2 * reach, 2 * reach), ground) for ground in ("#000", "#fff"))
    for sheet in (dark, light):
        paint_hexes(sheet, tile)
    alpha = ImageChops.invert(ImageChops.difference(light, dark)).getchannel("G")
    layer = Image.merge("RGBa", (*dark.split(), alpha)).convert("RGBA")
    box = Box(*(alpha.getbbox() or (0, 0, 1, 1)))
    return Raster(layer.crop(box), box.left - reach, box.top - reach)


def _panel(panel: Panel) -> Raster:
    """Draw a panel whose upper left corner is the origin, on its shadow and its outline."""
    wide, high = panel.box.width, panel.box.height
    rim = _REACH if panel.shadow else 2 if panel.line else 0
    layer = Image.new("RGBA", (wide + 2 * rim, high + 2 * rim + (8 if panel.shadow else 0)))
    for coat, x, y in _coats(panel):
        layer.alpha_composite(coat, (rim + x, rim + y))
    return Raster(layer, -rim, -rim)


def _coats(panel: Panel) -> Iterator[tuple[Image.Image, int, int]]:
    """Yield the layers of a panel, the lowest first, and their places."""
    wide, high, radius = panel.box.width, panel.box.height, panel.radius
    if panel.shadow:
        yield _coat(_SHADE, _shadow(wide, high, radius)), 4 - _REACH, 8 - _REACH
    if panel.line:
        rim = rounded(wide + 4, high + 4, radius + 2)
        yield _coat(panel.line, _weak(rim, panel.strength)), -2, -2
    field = rounded(wide, high, radius)
    if panel.foot:
        shaded = _shaded_field(panel.fill, panel.foot, wide, high)
        shaded.putalpha(field)
        yield shaded, 0, 0
    else:
        yield _coat(panel.fill, _weak(field, panel.strength)), 0, 0


def _coat(colour: str, mask: Image.Image) -> Image.Image:
    coat = Image.new("RGBA", mask.size, (*rgb(colour), 0))
    coat.putalpha(mask)
    return coat


def _weak(mask: Image.Image, strength: int) -> Image.Image:
    return mask if strength == 100 else mask.point([v * strength // 100 for v in range(256)])


def _shaded_field(top: str, foot: str, wide: int, high: int) -> Image.Image:
    """Return a field that goes from one colour to another, with a bright upper edge."""
    ramp = Image.linear_gradient("L").resize((wide, high))
    field = Image.composite(
        Image.new("RGB", ramp.size, foot), Image.new("RGB", ramp.size, top), ramp
    )
    pen = ImageDraw.Draw(field, "RGBA")
    pen.rectangle((0, 0, wide, 2), fill=(255, 255, 255, 150))
    pen.rectangle((0, high - 4, wide, high), fill=(40, 20, 10, 46))
    return field.convert("RGBA")


def rounded(wide: int, high: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with soft round corners."""
    mask = Image.new("L", (wide * 3, high * 3))
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((0, 0, wide * 3 - 1, high * 3 - 1), radius * 3, fill=255)
    return mask.reduce(3)


def _shadow(wide: int, high: int, radius: int) -> Image.Image:
    mask = Image.new("L", (wide + 2 * _REACH, high + 2 * _REACH))
    box = (_REACH, _REACH, wide + _REACH, high + _REACH)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=170)
    return mask.filter(ImageFilter.GaussianBlur(9))


_ARTISTS: Mapping[type[Any], Callable[[Any], Raster]] = {
    Badge: _badge,
    Hexagon: _hexagon,
    Label: _label,
    Panel: _panel,
    Pointer: _pointer,
}
