"""What a scene is painted on, by name: the word of the ground, and what it is asked for."""

from collections.abc import Callable

from PIL import Image

from render.art.saboteur.cave import cave
from render.paper import parchment

_GROUNDS: dict[str, Callable[..., Image.Image]] = {"": parchment, "cave": cave}


def ground(name: str, height: int) -> Image.Image:
    """Return a new sheet: `cave`, or `cave/#f4b62c/170` with golden rays out of line 170."""
    word, *rest = name.split("/")
    return _GROUNDS[word](height, *rest)
