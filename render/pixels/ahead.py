"""What pictures will be made of next, painted while nothing else is to be done: what a map that
grows will need, then all that the games are made of that are played here.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, pairwise
from random import shuffle

from msgspec.structs import replace

from render.pixels import hexmap, tilemap
from render.pixels.sprites import Need, is_kept, lay_in, lay_in_others
from render.sheet.scene import Hexes, Scene, Tiles

_WANTED: deque[Need] = deque(maxlen=512)
"""Sprites, what is wanted first at the end: more than two whole maps of them."""
_STOCKS: dict[str, Iterator[tuple[str, int]]] = {}
"""Of each game that has been played here, sprites and sizes that may not be on disk yet."""
_LOOKS = 50
"""So many of them are looked for at a time: each takes some 20 microseconds."""


def expect(scene: Scene, sizes: Sequence[int]) -> None:
    """Take note of what the maps of a scene will need when their tiles have become too large.

    :param sizes: of tiles, the largest first.
    """
    smaller = dict(pairwise(sizes))
    for item in scene.items:
        if isinstance(item, Tiles | Hexes) and item.px in smaller:
            grown = replace(item, px=smaller[item.px])
            needed = tilemap.needs(grown) if isinstance(grown, Tiles) else hexmap.needs(grown)
            _WANTED.extend(one for one in needed if not is_kept(*one[1:]))


def stock_up(game: str, stock: Callable[[], Iterable[tuple[str, int]]]) -> None:
    """Take note that a game is played, and of the sprites that it is made of."""
    if game not in _STOCKS:
        _STOCKS[game] = _mixed(stock)


def _mixed(stock: Callable[[], Iterable[tuple[str, int]]]) -> Iterator[tuple[str, int]]:
    """Yield a stock, the largest sprites first, for maps begin large; else by chance, for another
    process may be at the same.
    """
    found = list(stock())
    shuffle(found)
    yield from sorted(found, key=lambda one: -one[1])


def make_one() -> bool:
    """Make one sprite: of what was drawn lately the sizes at which it may be seen next, of what was
    expected, or the first of some of a stock that is not on disk. Return False when there is
    nothing left.
    """
    if lay_in_others():
        return True
    while _WANTED:
        make, name, px = _WANTED.pop()
        if not is_kept(name, px):
            make(name, px)
            return True
    for stock in _STOCKS.values():
        for looked, one in enumerate(islice(stock, _LOOKS), start=1):
            if lay_in(*one) or looked == _LOOKS:
                return True
    return False
