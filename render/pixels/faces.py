"""Faces: the pieces of a map, each as an image of its own, for a page that lays them out itself
(docs/adr/0107).
"""

from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageDraw

from render.pixels.grounds import part_of
from render.pixels.raster_cache import made_at
from render.pixels.sprites import sprite
from render.pixels.tilemap import alone
from render.sheet.scene import (
    Badge,
    Box,
    Brackets,
    Cards,
    Glow,
    Hexagon,
    Hexes,
    InHand,
    Item,
    Label,
    Panel,
    Rule,
    Slot,
    Sprite,
    Thumb,
    Tiles,
)
from render.theme import EDGE, TALLEST, WIDTH
from render.tools.colour import rgb
from render.tools.raster import Raster


class Ground(Struct, frozen=True):
    """The ground of a map, as `render.pixels.grounds` names it."""

    name: str


Plain = Thumb | Sprite | Hexagon | Label | Panel | Rule | Ground
"""The content of a face: an item that lies at 0, 0; or the ground below all."""
_QUALITY = 78
_SMALL = 3
_FINE = 2
"""Tiles are drawn at half the size of the layout: a phone shows them no larger."""


class Face(Struct, frozen=True):
    """An image with its place, in the pixels of the layout."""

    left: int
    top: int
    """From the item's place to the image's upper left corner."""
    width: int
    height: int
    file: bytes
    """A WebP."""
    small: bytes
    """The same image, a third as wide, which is shown until the large one has arrived."""


class Placement(NamedTuple):
    """A face with its place on the map."""

    plain: Plain
    x: int
    y: int
    strength: int = 100
    """Percent of its opacity."""


class Chart(Struct, frozen=True):
    """A map for a page that can be dragged: in pixels whose origin never moves."""

    placed: tuple[Placement, ...]
    """The faces, the lowest first."""
    lights: tuple[Placement, ...]
    """Light below them, which falls off: no map ends where it does."""
    ground: Ground
    glows: tuple[Box, ...]
    lasts: tuple[Box, ...]
    """What was done last."""
    slots: tuple[Box, ...]
    """Free cells where something may go."""
    badges: tuple[Badge, ...]
    """The places of options, with their labels."""
    held: tuple[InHand, ...] = ()
    pieces: tuple[Sprite, ...] = ()
    """Those that stand for the people, by seat."""


def chart(layout: Iterable[Item | InHand], ground: str) -> Chart:
    """Take a layout apart into faces, glows, free cells, badges and things in hand."""
    layout = tuple(layout)
    items = [item for item in layout if not isinstance(item, InHand)]
    lights = [item for item in items if _is_light(item)]
    solid = [item for item in items if not _is_light(item)]
    return Chart(
        tuple(placed for item in solid for placed in _placements_of(item)),
        tuple(placed for item in lights for placed in _placements_of(item)),
        Ground(ground),
        tuple(item.box for item in items if isinstance(item, Glow)),
        tuple(item.box for item in items if isinstance(item, Brackets)),
        tuple(item.box for item in items if isinstance(item, Slot)),
        tuple(item for item in items if isinstance(item, Badge)),
        tuple(item for item in layout if isinstance(item, InHand)),
    )


def _is_light(item: Item) -> bool:
    return isinstance(item, Sprite) and _LIGHT in item.art.split("/")


_LIGHT = "glow"
"""The word that names it among a game's sprites."""


def _placements_of(item: Item) -> Iterator[Placement]:
    if isinstance(item, Tiles):
        for cell, art in sorted(item.tiles, key=lambda tile: (tile[0].y, tile[0].x)):
            yield Placement(Thumb(art, 0, 0, item.px), *item.box(cell)[:2])
    elif isinstance(item, Hexes):
        for cell, art in item.tiles:
            yield Placement(Hexagon(art, 0, 0, item.px, item.blend), *item.at(cell))
    elif isinstance(item, Cards):
        for art, x, y in item.cards:
            yield Placement(Sprite(art, 0, 0, item.px), x, y, item.strength)
    elif isinstance(item, Sprite):
        yield Placement(Sprite(item.art, 0, 0, item.px), item.x, item.y, item.strength)
    elif isinstance(item, Label):
        yield Placement(replace(item, x=0, y=0), item.x, item.y)
    elif isinstance(item, Panel | Rule):
        left, top, right, bottom = item.box
        x, y = min(left, right), min(top, bottom)
        yield Placement(replace(item, box=Box(left - x, top - y, right - x, bottom - y)), x, y)


def face(plain: Plain) -> Face:
    """Draw a face.

    :raises KeyError: when no artist draws the face's name.
    """
    fine = _FINE if isinstance(plain, Thumb | Hexagon) else 1
    image, left, top = _raster(plain)
    width, height = image.size
    small = image.resize((-(-width // _SMALL), -(-height // _SMALL)), Image.Resampling.BOX)
    box = (left * fine, top * fine, width * fine, height * fine)
    return Face(*box, _file(image), _file(small))


def _file(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "WEBP", quality=_QUALITY, method=4)
    return file.getvalue()


def _raster(plain: Plain) -> Raster:
    if isinstance(plain, Thumb):
        return alone(plain.art, plain.px // _FINE)
    if isinstance(plain, Hexagon):
        half = Hexagon(plain.art, 0, 0, plain.px // _FINE // 2 * 2, plain.blend)
        return made_at(half)[0]
    if isinstance(plain, Sprite):
        return sprite(plain.art, plain.px)
    if isinstance(plain, Ground):
        return Raster(_ground(plain), 0, 0)
    if isinstance(plain, Rule):
        return _line(plain)
    return made_at(plain)[0]


def _ground(plain: Ground) -> Image.Image:
    """Return the middle of a sheet at half its size, without the frame that some sheets have."""
    side, top = WIDTH - 2 * EDGE, TALLEST - WIDTH
    middle = Box(EDGE, top + EDGE, EDGE + side, top + EDGE + side)
    return part_of(plain.name, TALLEST, middle).resize((side // 2, side // 2))


def _line(plain: Rule) -> Raster:
    left, top, right, bottom = plain.box
    rim = plain.width
    size = (max(left, right) + 2 * rim, max(top, bottom) + 2 * rim)
    image = Image.new("RGBA", size, (*rgb(plain.fill), 0))
    ends = [(left + rim, top + rim), (right + rim, bottom + rim)]
    ImageDraw.Draw(image).line(ends, plain.fill, plain.width)
    return Raster(image, -rim, -rim)
