"""Sprites by name: drawn once, then taken from the cache in memory or on disk.

A sprite's name is its artist's name and the words for the artist, separated by "/":
`follower/2/lie`, or `carcassonne/icon/road` for an artist of a game.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from PIL import Image, ImageOps

from render.pieces import ARTISTS
from render.pixels.cache import SMALL, SPRITES, STORE, LruCache, weight
from render.pixels.contrast import sharpened, source_of
from render.sheet.contrast import PREFIX
from render.tools.artist import Artist
from render.tools.raster import Raster

V = TypeVar("V")


def _in_contrast(*told: Any) -> Raster:
    """Draw the sprite in high contrast that the words name."""
    *words, px = told
    source = source_of(words)
    return sharpened(source, made(source, px), px)


_ARTISTS = {**ARTISTS, PREFIX: Artist(_in_contrast)}


def add(game: str, artists: Mapping[str, Artist]) -> None:
    """Register the artists of a game, by the word that follows the game's id in the names of their
    sprites.
    """
    _ARTISTS.update({f"{game}/{word}": artist for word, artist in artists.items()})


def sprite(name: str, px: int) -> Raster:
    """Return the pixels of a sprite with `px` pixels to its unit.

    :raises KeyError: when no artist has that name.
    """
    return cached(name, px, made, weight_of)


def layer_of(art: str, layer: str) -> str:
    """Name a layer of a tile: `carcassonne/D/90/1` is `carcassonne/ground/D/90/1`."""
    game, words = art.split("/", 1)
    return f"{game}/{layer}/{words}"


def weight_of(raster: Raster) -> int:
    """Return how many bytes a sprite takes in memory."""
    return weight(raster.image)


def cached(name: str, px: int, make: Callable[[str, int], V], weigh: Callable[[V], int]) -> V:
    """Return the value of a name from memory; make it first if it is missing."""
    cache = _cache(px)
    found: V | None = cache.get((name, px))
    if found is None:
        found = make(name, px)
        cache.keep((name, px), found, weigh(found))
    return found


def _cache(px: int) -> LruCache[Any]:
    return SMALL if px <= _SMALL else SPRITES


_SMALL = 40
"""Sprites up to this size have a cache of their own."""


def made(name: str, px: int) -> Raster:
    """Return a sprite from the disk; draw it and store it there first if it is missing. The image
    is not shared, so the caller may draw on it.
    """
    return stored(name, px, _fresh)


def made_of(name: str, px: int) -> Raster:
    """Return a sprite as the source of another one, which is stored in its place. A source that is
    drawn, not reduced, is stored as well, because smaller sizes are made of it.
    """
    return (made if px in _artist(name)[0].sizes else _fresh)(name, px)


def stored(name: str, px: int, make: Callable[[str, int], Raster]) -> Raster:
    """Return the sprite of a name from disk; make it and put it there first if it is missing."""
    label = f"{name} {px}"
    found = STORE.load(label)
    if found:
        return Raster(*found)
    fresh = make(name, px)
    STORE.save(label, *fresh)
    return fresh


def is_missing(name: str, px: int) -> bool:
    """Tell whether a sprite is not on disk, and the disk has room for it."""
    return STORE.folder is not None and not STORE.is_full and not STORE.has(f"{name} {px}")


def lay_in(name: str, px: int) -> None:
    """Draw a sprite and put it on disk."""
    STORE.save(f"{name} {px}", *_fresh(name, px))


def _fresh(name: str, px: int) -> Raster:
    """Draw a sprite, or reduce it from the next larger size that is drawn."""
    artist, words = _artist(name)
    source = min((size for size in artist.sizes if size >= px), default=px)
    if source > px:
        return _shrunk(made(name, source), px, source)
    return _drawn_raster(artist, words, px)


def _artist(name: str) -> tuple[Artist, list[str]]:
    """Return the artist of a sprite, and the words for the artist."""
    artist, *words = name.split("/")
    if artist not in _ARTISTS and words:  # an artist of a game
        artist, words = f"{artist}/{words[0]}", words[1:]
    return _ARTISTS[artist], words


def _drawn_raster(artist: Artist, words: list[str], px: int) -> Raster:
    image, left, top = artist.draw(*words, px)
    if image.getextrema()[-1] == (255, 255):
        image = image.convert("RGB")
    return Raster(image, left, top)


def _shrunk(source: Raster, px: int, drawn: int) -> Raster:
    """Reduce a sprite that was drawn at a larger size so that its origin stays on a whole pixel."""
    image, left, top = _with_padding(source)
    new_left, new_top = -(-left * px // drawn), -(-top * px // drawn)
    right, bottom = (left + image.width) * px // drawn, (top + image.height) * px // drawn
    box = (
        (new_left * drawn - left * px) / px,
        (new_top * drawn - top * px) / px,
        (right * drawn - left * px) / px,
        (bottom * drawn - top * px) / px,
    )
    size = (right - new_left, bottom - new_top)
    return Raster(image.resize(size, Image.Resampling.LANCZOS, box), new_left, new_top)


def _with_padding(source: Raster) -> Raster:
    """Put empty pixels round a cut-out sprite, so that the reduced one can begin between pixels."""
    if source.image.mode == "RGB":
        return source
    pad = 3
    return Raster(ImageOps.expand(source.image, pad), source.left - pad, source.top - pad)
