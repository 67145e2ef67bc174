"""From a scene to pixels, item by item."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageDraw, ImageFilter

from games.core.values import Cell
from render.pixels.boxes import bands, clipped, enclosing, merged
from render.pixels.cache import CANVASES, canvas
from render.pixels.dirty import parts, within
from render.pixels.grounds import ground, part_of
from render.pixels.hexmap import paint_hexes
from render.pixels.paper import large_parchment
from render.pixels.raster_cache import rounded, stamp
from render.pixels.sprites import sprite
from render.pixels.tilemap import paint_map, paint_thumb, reaching, step_back
from render.sheet.contrast import CONTRAST, is_night, is_sharp
from render.sheet.scene import (
    Badge,
    Box,
    Brackets,
    Cards,
    Glow,
    Hexagon,
    Hexes,
    Item,
    Label,
    Panel,
    Paper,
    Pointer,
    Rule,
    Scene,
    Slot,
    Sprite,
    Thumb,
    Tiles,
)
from render.theme import EDGE, FRAME, GOLD, INK, TALLEST, WIDTH

HEAVIEST = 400_000
"""The most bytes of a picture: more would make chats slow."""
_KEPT = 88
"""Quality of a picture that is sent as a file."""


def jpeg(scene: Scene) -> bytes:
    """Paint a scene as a JPEG (4:2:0), of less than `HEAVIEST` bytes if its lowest quality allows
    that.
    """
    return encoded(paint(scene))


def large_jpeg(scene: Scene) -> bytes:
    """Paint a scene of any size as a JPEG for a file that is kept: in one quality, however many
    bytes it has.
    """
    file = BytesIO()
    paint(scene).save(file, "JPEG", quality=_KEPT, subsampling=0)
    return file.getvalue()


def encoded(image: Image.Image) -> bytes:
    """Encode a picture for a message: in the best quality with less than `HEAVIEST` bytes, else in
    the lowest.
    """
    for quality in (83, 76, 68, 58):
        file = BytesIO()
        image.save(file, "JPEG", quality=quality, subsampling=2)
        if file.tell() < HEAVIEST:
            break
    return file.getvalue()


def paint(scene: Scene) -> Image.Image:
    """Paint a scene."""
    items, height = scene.items, scene.height
    is_large = scene.width != WIDTH or height > TALLEST  # needed once, and too large for the cache
    if is_large:
        image = large_parchment(scene.width, height)
    elif items and isinstance(items[0], Tiles | Hexes):
        # the same map comes again and again while somebody chooses
        tiles, items = items[0], items[1:]
        shown = _Map(tiles, height, scene.ground, _uncovered_part(items, height))
        image = canvas(shown, lambda: _painted_map(shown)).copy()
    else:
        image = ground(scene.ground, height)
    for item in items:
        if isinstance(item, Hexes) and not is_large:
            _inset(image, item)
        else:
            paint_item(image, item)
    finish(image, scene)
    return image


def finish(image: Image.Image, scene: Scene) -> None:
    """Paint the frame of a parchment sheet, which lies over all items of the scene."""
    if not scene.ground or is_night(scene.ground):
        _frame(image)


class _Map(Struct, frozen=True):
    """The cache key of a map on its ground, without the items above it."""

    tiles: Tiles | Hexes
    height: int
    ground: str
    """The name of the ground; for a map among other items, a name for the image below the map."""
    seen: Box
    """The visible part: the rest may look like anything."""


def _uncovered_part(items: Sequence[Item], height: int) -> Box:
    """Return the part of a sheet that stays visible between the strips of bare parchment with which
    its items cover the top and the bottom from side to side.
    """
    top, bottom = 0, height
    for item in items:
        if isinstance(item, Paper) and (item.box.left, item.box.right) == (EDGE, WIDTH - EDGE):
            top = item.box.bottom if item.box.top <= max(top, EDGE) else top
            bottom = item.box.top if item.box.bottom >= min(bottom, height - EDGE) else bottom
    return Box(0, top, WIDTH, bottom)


def _painted_map(shown: _Map) -> Image.Image:
    """Paint a map; if a kept one differs by a few tiles, repaint only those."""
    changed, grown = _nearest(shown)
    if grown is None:
        fresh = ground(shown.ground, shown.height)
        paint_item(fresh, shown.tiles, shown.seen)
        return fresh
    scratch = Image.new("RGB", (WIDTH, shown.height))
    for box in merged(changed, shown.seen):
        scratch.paste(part_of(shown.ground, shown.height, box), box[:2])
        if seen := within(shown.tiles, box):
            paint_item(scratch, seen, box)
        grown.paste(scratch.crop(box), box[:2])
    return grown


def _inset(image: Image.Image, hexes: Hexes) -> None:
    """Paint a map that lies among other items, on the image so far."""
    box = _room(hexes, Box(0, 0, *image.size))
    below = image.crop(box)
    name = f"{box} {hash(below.tobytes())}"  # the hash differs from process to process
    shown = _Map(hexes, image.height, name, box)
    image.paste(canvas(shown, lambda: _paint_and_crop(image, shown, below)), box[:2])


def _paint_and_crop(image: Image.Image, shown: _Map, below: Image.Image) -> Image.Image:
    """Return the part of a sheet that such a map may cover, with the map; the sheet is changed as
    well.
    """
    left, top = shown.seen[:2]
    changed, grown = _nearest(shown)
    if grown is None:
        paint_item(image, shown.tiles, shown.seen)
        return image.crop(shown.seen)
    for box in merged(changed, shown.seen):
        inner = box.moved(-left, -top)
        image.paste(below.crop(inner), box[:2])
        if seen := within(shown.tiles, box):
            paint_item(image, seen, box)
        grown.paste(image.crop(box), inner[:2])
    return grown


def _room(hexes: Hexes, whole: Box) -> Box:
    """Return the part of a sheet that a map may cover."""
    left, top, right, bottom = enclosing([part.box for part in parts(hexes)])
    west, north = (at // _ROOM * _ROOM for at in (left, top))
    east, south = (-(-at // _ROOM) * _ROOM for at in (right, bottom))
    return clipped(Box(west, north, east, south), clipped(hexes.clip or whole, whole))


_ROOM = 64
"""Pixels: the box that a map may cover grows in steps, so that one more tile often changes
nothing."""
_FEW = 8
"""The most tiles that may differ: a round of moves and tiles that fill holes, or another rotation
of the lifted tile."""


def _nearest(shown: _Map) -> tuple[Sequence[Box], Image.Image | None]:
    """Return the boxes where the most similar cached map differs, and its image; None if no map is
    similar enough. The image leaves the cache: the caller paints on it, and an older position
    hardly comes again.
    """
    changed, nearest = min(_alike(shown), key=lambda found: len(found[0]), default=((), None))
    if nearest is None or len(changed) > _FEW:
        return (), None
    kept = CANVASES.get(nearest)
    CANVASES.drop(nearest)
    return changed, kept


def _alike(shown: _Map) -> Iterator[tuple[Sequence[Box], _Map]]:
    """Yield the cached maps that differ in their tiles alone, each with the boxes of the differing
    tiles.
    """
    bare, place = _bare(shown.tiles), (shown.height, shown.ground)
    maps = (name for name in CANVASES.names() if isinstance(name, _Map))
    for other in maps:
        is_alike = (other.height, other.ground) == place and other.seen.holds(shown.seen)
        if is_alike and _bare(other.tiles) == bare:
            yield _changed_boxes(other.tiles, shown.tiles), other


def _bare(tiles: Tiles | Hexes) -> tuple[Tiles | Hexes, bool]:
    """Return a map without tiles, and whether it steps back behind a lifted tile."""
    return replace(tiles, tiles=(), lifted=None), tiles.lifted is not None


def _changed_boxes(before: Tiles | Hexes, now: Tiles | Hexes) -> list[Box]:
    """Return the boxes of the tiles that only one of two maps has or lifts."""
    old, new = ({(*tile, tile[0] == each.lifted) for tile in each.tiles} for each in (before, now))
    differing = tuple({cell: (cell, art) for cell, art, _ in old ^ new}.values())
    return [part.box for part in parts(replace(now, tiles=differing))]


def forget_maps() -> None:
    """Forget all maps, so that measurements see new ones painted."""
    for name in CANVASES.names():
        if isinstance(name, _Map):
            CANVASES.drop(name)


def paint_item(image: Image.Image, item: Item, seen: Box | None = None) -> None:
    """Paint one item over the picture so far.

    :param seen: the part of the sheet that matters, where it is not all of it.
    """
    if isinstance(item, Tiles):
        _tiles(image, item, seen or Box(0, 0, *image.size))
    elif isinstance(item, Hexes):
        paint_hexes(image, item, seen)
    else:
        _PAINTERS[type(item)](image, item)


def _tiles(image: Image.Image, tiles: Tiles, seen: Box) -> None:
    paint_map(image, tiles, seen)
    if tiles.lifted is not None:
        box = tiles.box(tiles.lifted)
        tile, towers = image.crop(box), list(_towers(image, tiles, tiles.lifted))
        share = CONTRAST.veil if is_sharp(tiles.tiles[0][1]) else tiles.back
        step_back(image, seen, share, tiles.veil)
        _glow(image, Glow(box, 8))
        image.paste(tile, box[:2])
        for tower, at, layer in towers:
            image.paste(tower, at, layer)


def _towers(
    image: Image.Image, tiles: Tiles, cell: Cell
) -> Iterator[tuple[Image.Image, tuple[int, int], Image.Image]]:
    """Yield the images that reach over a tile, with their places on the sheet and their masks."""
    for layer, x, y in reaching(tiles, cell):
        yield image.crop((x, y, x + layer.width, y + layer.height)), (x, y), layer


def _thumb(image: Image.Image, thumb: Thumb) -> None:
    paint_thumb(image, thumb)
    box = Box(thumb.x, thumb.y, thumb.x + thumb.px, thumb.y + thumb.px)
    if thumb.ring:
        _glow(image, Glow(box, 8), thumb.ring)
    else:
        left, top, right, bottom = box
        ImageDraw.Draw(image).rectangle((left - 2, top - 2, right + 1, bottom + 1), None, INK, 3)


def _sprite(image: Image.Image, item: Sprite) -> None:
    layer, left, top = sprite(item.art, item.px)
    mask = layer if layer.mode == "RGBA" else None  # its alpha, if it has any
    if item.strength < 100:
        mask = layer.getchannel("A").point([v * item.strength // 100 for v in range(256)])
    image.paste(layer, (item.x + left, item.y + top), mask)


def _cards(image: Image.Image, cards: Cards) -> None:
    shadow, reach = _shadow_of_cards(cards.px, cards.px if cards.square else cards.px * 3 // 2)
    for card in () if cards.flat else cards.cards:
        _stain(image, "#05030a", (card.x - reach, card.y - reach), shadow)
    for card in cards.cards:
        _sprite(image, Sprite(card.art, card.x, card.y, cards.px, cards.strength))


@lru_cache(maxsize=32)
def _shadow_of_cards(px: int, high: int) -> tuple[Image.Image, int]:
    """Return the mask of a card's shadow, which falls to the south-east, and its margin in
    pixels.
    """
    reach = max(8, px // 6)
    mask = Image.new("L", (px + 2 * reach, high + 2 * reach))
    box = (
        reach + px // 50,
        reach + px // 25,
        reach + px + px // 40,
        reach + high + px // 20,
    )
    ImageDraw.Draw(mask).rounded_rectangle(box, px // 16, fill=210)
    return mask.filter(ImageFilter.GaussianBlur(reach / 3)), reach


def _glow(image: Image.Image, glow: Glow, colour: str = GOLD) -> None:
    """Frame a box with light outside only: the tile inside keeps its colours."""
    (left, top, right, bottom), width = glow.box, glow.width
    light, reach = _light(right - left, bottom - top, width)
    _stain(image, colour, (left - reach, top - reach), light)
    pen, half = ImageDraw.Draw(image), width // 2
    outer = (left - half - 2, top - half - 2, right + half + 1, bottom + half + 1)
    pen.rounded_rectangle(outer, 6, outline=INK, width=width + 4)
    inner = (left - half, top - half, right + half - 1, bottom + half - 1)
    pen.rounded_rectangle(inner, 5, outline=colour, width=width)


def _brackets(image: Image.Image, brackets: Brackets) -> None:
    """Draw golden corners on a dark line, which stands out from pale things, too."""
    left, top, right, bottom = brackets.box
    side = min(right - left, bottom - top)
    wide = max(_BRACKET, side // 22)
    long, pen = max(3 * wide, side * 3 // 10), ImageDraw.Draw(image)
    for colour, rim in ((INK, 3), (GOLD, 0)):
        for x, along in ((left, 1), (right, -1)):
            for y, down in ((top, 1), (bottom, -1)):
                for across, deep in ((long, wide // 2), (wide // 2, long)):
                    ends = (
                        sorted((at - (wide // 2 + rim) * way, at + (reach + rim) * way))
                        for at, way, reach in ((x, along, across), (y, down, deep))
                    )
                    (west, east), (north, south) = ends
                    pen.rectangle((west, north, east - 1, south - 1), colour)


_BRACKET = 7
"""The least width of golden corners, in pixels."""


@lru_cache(maxsize=16)
def _light(wide: int, high: int, width: int) -> tuple[Image.Image, int]:
    """Return the mask of a glow round a box, and its margin in pixels."""
    soft = max(6, 2 * width)
    reach = 3 * soft
    mask = Image.new("L", (wide + 2 * reach, high + 2 * reach))
    pen, box = ImageDraw.Draw(mask), (reach, reach, reach + wide, reach + high)
    pen.rectangle(box, outline=255, width=width + soft)
    mask = mask.filter(ImageFilter.GaussianBlur(soft)).point(
        [min(255, v * 11 // 5) for v in range(256)]
    )
    ImageDraw.Draw(mask).rectangle((reach, reach, reach + wide - 1, reach + high - 1), fill=0)
    return mask, reach


def _slot(image: Image.Image, slot: Slot) -> None:
    wide, high = slot.box.width, slot.box.height
    mask, dashes = _slot_masks(wide, high, max(3, wide // (20 if slot.line else 36)))
    _stain(image, slot.fill or "#fff8e4", slot.box[:2], mask)
    _stain(image, slot.line or "#7a5328", slot.box[:2], dashes)


@lru_cache(maxsize=16)
def _slot_masks(wide: int, high: int, line: int) -> tuple[Image.Image, Image.Image]:
    """Return the masks of a slot's field and of its dashed rim."""
    field = rounded(wide, high, wide // 12).point([v * 165 // 255 for v in range(256)])
    rim = Image.new("L", (wide, high))
    pen = ImageDraw.Draw(rim)
    for start, end in _dashes(wide, wide):
        pen.rectangle((start, 0, end, line - 1), fill=255)
        pen.rectangle((start, high - line, end, high - 1), fill=255)
    for start, end in _dashes(high, wide):
        pen.rectangle((0, start, line - 1, end), fill=255)
        pen.rectangle((wide - line, start, wide - 1, end), fill=255)
    return field, rim


def _dashes(length: int, wide: int) -> Iterator[tuple[int, int]]:
    """Cut a side of a slot into dashes that suit its width."""
    count = max(1, round(length / (max(8, wide // 10) + max(5, wide // 16))))
    for k in range(count):
        yield round(length * (k + 0.2) / count), round(length * (k + 0.8) / count)


def _stain(image: Image.Image, colour: str, at: tuple[int, int], mask: Image.Image) -> None:
    """Lay a colour on through a mask: as an image, which pastes twice as fast as a bare colour."""
    image.paste(Image.new("RGB", mask.size, colour), at, mask)


def _rule(image: Image.Image, rule: Rule) -> None:
    ImageDraw.Draw(image).line(tuple(rule.box), fill=rule.fill, width=rule.width)


def _paper(image: Image.Image, paper: Paper) -> None:
    for band in bands(paper.box):
        image.paste(part_of(paper.ground, image.height, band), band[:2])


def _frame(image: Image.Image) -> None:
    """Draw the wooden frame with gilded corners."""
    right, bottom = image.width - 1, image.height - 1
    pen = ImageDraw.Draw(image)
    for inset, colour, line in (
        (0, FRAME, 10),
        (10, "#d9b96f", 4),
        (14, FRAME, 2),
        (16, "#ecdcb6", 6),
        (22, "#84684a", 2),
    ):
        pen.rectangle((inset, inset, right - inset, bottom - inset), None, colour, line)
    ornament = sprite("corner", 1).image
    far_x, far_y = image.width - 4 - ornament.width, image.height - 4 - ornament.height
    for turns, at in enumerate(((4, 4), (far_x, 4), (far_x, far_y), (4, far_y))):
        turned = ornament.rotate(-90 * turns)
        image.paste(turned, at, turned)


_PAINTERS: dict[type[Any], Callable[[Image.Image, Any], None]] = {
    Hexagon: stamp,
    Thumb: _thumb,
    Cards: _cards,
    Sprite: _sprite,
    Glow: _glow,
    Brackets: _brackets,
    Slot: _slot,
    Badge: stamp,
    Panel: stamp,
    Rule: _rule,
    Pointer: stamp,
    Label: stamp,
    Paper: _paper,
}
