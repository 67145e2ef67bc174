"""Prefetch: sprites that growing maps will need next, drawn while nothing else is to be done."""

from collections import deque
from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from render.pixels import hexmap, tilemap
from render.pixels.sprites import Need, is_cached
from render.sheet.scene import Hexes, Scene, Tiles

_WANTED: deque[Need] = deque(maxlen=512)
"""Sprites, what is wanted first at the end: more than two whole maps of them."""


def expect(scene: Scene, sizes: Sequence[int]) -> None:
    """Take note of what the maps of a scene will need when their tiles have become too large.

    :param sizes: of tiles, the largest first.
    """
    smaller = dict(pairwise(sizes))
    for item in scene.items:
        if isinstance(item, Tiles | Hexes) and item.px in smaller:
            grown = replace(item, px=smaller[item.px])
            needed = tilemap.needs(grown) if isinstance(grown, Tiles) else hexmap.needs(grown)
            _WANTED.extend(one for one in needed if not is_cached(*one[1:]))


def make_one() -> bool:
    """Make one of the sprites that were expected; return False when there is nothing left."""
    while _WANTED:
        make, name, px = _WANTED.pop()
        if not is_cached(name, px):
            make(name, px)
            return True
    return False
