"""Sprites by name: drawn once, kept in memory and on disk.

A name is the artist's name and its words, parted by "/": `follower/2/lie`. Tiles are painted at
a few sizes only; a size between is made from the next larger one at once.
"""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from PIL import Image, ImageOps

from games.core.values import Rotation
from render import followers, furniture, tokens
from render import icons as lit_icons
from render.art.carcassonne import faces, icons, patches
from render.art.saboteur import pieces
from render.cache import SPRITES, STORE, weight
from render.raster import Raster, rasterise
from render.sketch import Art

LADDER = (230, 208, 188, 170, 154, 140, 127, 115, 104, 94, 86)
"""The sizes of tiles: few, so that sprites are found again from one turn to the next."""

PAINTED = (280, 154, 104, 44)
"""Sizes of tiles that are drawn; what lies between is made from the next larger one."""


def _tile(layer: Callable[[str, Rotation, int, int], Art]) -> Callable[..., Art]:
    def draw(kind: str, degrees: str, variant: str, px: int) -> Art:
        return layer(kind, Rotation(int(degrees)), int(variant), px)

    return draw


_SIZED: dict[str, Callable[..., Art]] = {
    "carcassonne/ground": _tile(faces.ground),
    "carcassonne/standing": _tile(faces.standing),
}
"""Art whose lines depend on the size that it is drawn for."""

_DRAWN: dict[str, Callable[..., Art]] = {
    "carcassonne/icon": icons.icon,
    "carcassonne/stack": icons.stack,
    "follower": followers.follower,
    "rose": furniture.rose,
    "barred": furniture.barred,
    "corner": furniture.corner,
    "disc": furniture.disc,
    "crown": furniture.crown,
}


_PICTURED: dict[str, Callable[..., Raster]] = {
    "icon": lit_icons.icon,
    "carcassonne/patch": patches.patch,
    "token": tokens.token,
    "saboteur/card": pieces.card,
    "saboteur/back": pieces.back,
    "saboteur/gold": pieces.gold,
    "saboteur/field": pieces.field,
}
"""Art that comes as pixels: its artists are told the size, which is its width."""

_SIZES: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(_SIZED, PAINTED),
    **dict.fromkeys(("saboteur/card", "saboteur/back", "saboteur/gold"), pieces.PAINTED),
}
"""By the beginning of a name: at which sizes it is drawn."""


def sprite(name: str, px: int) -> Raster:
    """Return the pixels of a sprite with `px` pixels to its unit."""
    kept = SPRITES.get((name, px))
    if kept is not None:
        return Raster(*kept)
    source = _source(name, px)
    made = _drawn(name, px) if source == px else _shrunk(sprite(name, source), Fraction(px, source))
    SPRITES.keep((name, px), made, weight(made.image))
    return made


def _source(name: str, px: int) -> int:
    """Return the size that a sprite of this size is made from."""
    sizes = next((sizes for start, sizes in _SIZES.items() if name.startswith(start)), ())
    return min((size for size in sizes if size >= px), default=px)


def _drawn(name: str, px: int) -> Raster:
    label = f"{name} {px}"
    found = STORE.load(label)
    if found:
        return Raster(*found)
    image, left, top = _made(name, px)
    if image.getextrema()[-1] == (255, 255):
        image = image.convert("RGB")
    STORE.save(label, image, left, top)
    return Raster(image, left, top)


def _made(name: str, px: int) -> Raster:
    artists: dict[str, Any] = {**_PICTURED, **_SIZED, **_DRAWN}
    artist = next(a for a in artists if name == a or name.startswith(a + "/"))
    words = name[len(artist) + 1 :].split("/") if len(name) > len(artist) else []
    if artist in _PICTURED:
        return _PICTURED[artist](*words, px)
    art: Art = artists[artist](*words, px) if artist in _SIZED else artists[artist](*words)
    return rasterise(art, px)


def _shrunk(source: Raster, scale: Fraction) -> Raster:
    """Reduce a sprite so that its origin stays on a whole pixel."""
    image, left, top = _padded(source)
    new_left, new_top = math.ceil(left * scale), math.ceil(top * scale)
    right = math.floor((left + image.width) * scale)
    bottom = math.floor((top + image.height) * scale)
    box = (
        float(new_left / scale - left),
        float(new_top / scale - top),
        float(right / scale - left),
        float(bottom / scale - top),
    )
    size = (right - new_left, bottom - new_top)
    return Raster(image.resize(size, Image.Resampling.LANCZOS, box), new_left, new_top)


def _padded(source: Raster) -> Raster:
    """Put empty pixels round a cut-out sprite, so that the reduced one can begin between pixels."""
    if source.image.mode == "RGB":
        return source
    pad = 3
    return Raster(ImageOps.expand(source.image, pad), source.left - pad, source.top - pad)
