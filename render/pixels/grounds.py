"""Grounds of scenes by name: the name of the ground, and the words for its artist."""

from collections.abc import Callable, Mapping

from PIL import Image

from render.pixels.cache import canvas
from render.pixels.contrast import deepened
from render.pixels.paper import bare, night, parchment
from render.sheet.contrast import CONTRAST, PREFIX, SHEET
from render.sheet.scene import Box
from render.theme import WIDTH

Ground = Callable[..., Image.Image]
"""Is called with the further words of the name; returns an RGB sheet of `WIDTH` x `TALLEST`
pixels."""

_GROUNDS: dict[str, Ground] = {}


def add(grounds: Mapping[str, Ground]) -> None:
    """Register the grounds of a game, by the first word of their names.

    :raises ValueError: when another game has a ground of that name.
    """
    taken = [word for word, draw in grounds.items() if _GROUNDS.get(word, draw) is not draw]
    if taken:
        raise ValueError(f"two grounds named {taken}")
    _GROUNDS.update(grounds)


def ground(name: str, height: int) -> Image.Image:
    """Return a new sheet: "" is parchment, `cave/#f4b62c/170` a game's cave with golden rays."""
    return _whole(name).crop((0, 0, WIDTH, height)) if name else parchment(height)


def part_of(name: str, height: int, box: Box) -> Image.Image:
    """Return a part of a sheet of that height."""
    return _whole(name).crop(box) if name else bare(height, box)


def _contrasted(word: str, *told: str) -> Image.Image:
    """Return a ground in high contrast: parchment is a night."""
    if word == SHEET:
        return night(*told)
    return deepened(_whole("/".join((word, *told))), CONTRAST.grounds)


add({PREFIX: _contrasted})


def _whole(name: str) -> Image.Image:
    word, *told = name.split("/")
    return canvas(f"ground {name}", lambda: _GROUNDS[word](*told), stored=True)
