"""Sprites by name: drawn once, kept in memory and on disk.

A name is its artist's name and the words that the artist is told, parted by "/": `follower/2/lie`,
or `carcassonne/icon/road` for a game's own.
"""

from collections.abc import Mapping

from PIL import Image, ImageOps

from render.pieces import ARTISTS
from render.pixels.cache import SPRITES, STORE, weight
from render.tools.artist import Artist
from render.tools.raster import Raster

_ARTISTS = dict(ARTISTS)


def add(game: str, artists: Mapping[str, Artist]) -> None:
    """Take in the artists of a game, by the words that follow its id in their sprites' names."""
    _ARTISTS.update({f"{game}/{word}": artist for word, artist in artists.items()})


def sprite(name: str, px: int) -> Raster:
    """Return the pixels of a sprite with `px` pixels to its unit.

    :raises KeyError: when nobody draws what is named so.
    """
    kept = SPRITES.get((name, px))
    if kept is not None:
        return Raster(*kept)
    artist, words = _artist(name)
    source = min((size for size in artist.sizes if size >= px), default=px)
    made = (
        _drawn(name, px, artist, words)
        if source == px
        else _shrunk(sprite(name, source), px, source)
    )
    SPRITES.keep((name, px), made, weight(made.image))
    return made


def _artist(name: str) -> tuple[Artist, list[str]]:
    """Return who draws a sprite, and the words to be told."""
    artist, *words = name.split("/")
    if artist not in _ARTISTS and words:  # a game's own
        artist, words = f"{artist}/{words[0]}", words[1:]
    return _ARTISTS[artist], words


def _drawn(name: str, px: int, artist: Artist, words: list[str]) -> Raster:
    label = f"{name} {px}"
    found = STORE.load(label)
    if found:
        return Raster(*found)
    image, left, top = artist.draw(*words, px)
    if image.getextrema()[-1] == (255, 255):
        image = image.convert("RGB")
    STORE.save(label, image, left, top)
    return Raster(image, left, top)


def _shrunk(source: Raster, px: int, drawn: int) -> Raster:
    """Reduce a sprite that was drawn at a larger size so that its origin stays on a whole pixel."""
    image, left, top = _padded(source)
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


def _padded(source: Raster) -> Raster:
    """Put empty pixels round a cut-out sprite, so that the reduced one can begin between pixels."""
    if source.image.mode == "RGB":
        return source
    pad = 3
    return Raster(ImageOps.expand(source.image, pad), source.left - pad, source.top - pad)
