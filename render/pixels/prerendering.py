"""Prerendering: lists a game's sprites, those of the next pictures first, and draws them onto the
disk.
"""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from random import shuffle

from render.pixels.sprites import is_missing, lay_in
from render.sheet.scene import Hexagon, Hexes, Scene, Thumb, Tiles

Drawing = tuple[str, int]
"""The name of a sprite and its size."""


class Prerendering:
    """The sprites of one game that may not be on disk yet."""

    def __init__(self, drawings: Iterable[Drawing]) -> None:
        """Order the drawings: the largest first, because maps begin large; equal sizes at random,
        because another process may draw the same list.
        """
        listed = list(drawings)
        self._layers = defaultdict[str, dict[str, None]](dict)
        """The sprites of each tile."""
        self._turns = defaultdict[str, dict[str, None]](dict)
        """The rotations of each tile."""
        for name, _ in listed:
            tile = _tile(name)
            self._layers[tile][name] = None
            self._turns[_without_rotation(tile)][tile] = None
        self._sizes = sorted({px for _, px in listed}, reverse=True)
        shuffle(listed)
        self._left = OrderedDict.fromkeys(sorted(listed, key=lambda drawing: -drawing[1]))

    def follow(self, scene: Scene) -> None:
        """Move the sprites that the pictures after a scene will need to the front."""
        for drawing in reversed([*self._next(scene)]):
            if drawing in self._left:
                self._left.move_to_end(drawing, last=False)

    def draw_one(self) -> bool:
        """Draw the first sprite that is not on disk; return False when all are there afterwards."""
        self._forget_those_there()
        if self._left:
            drawing, _ = self._left.popitem(last=False)
            lay_in(*drawing)
        self._forget_those_there()
        return bool(self._left)

    def _forget_those_there(self) -> None:
        """Drop the sprites at the front that are on disk already; drop all if the disk has no
        room.
        """
        while self._left and not is_missing(*next(iter(self._left))):
            self._left.popitem(last=False)

    def _next(self, scene: Scene) -> Iterator[Drawing]:
        """Yield the rotations of tiles that are shown alone, since these are in hand; then each
        tile as it is shown when drawn; then the tiles of maps, in all sizes, because maps get
        smaller tiles.
        """
        for item in scene.items:
            if isinstance(item, Thumb | Hexagon):
                yield from self._of(self._turns.get(_without_rotation(item.art), ()), self._sizes)
        upright = [next(iter(turned)) for turned in self._turns.values()]
        yield from self._of(upright, self._sizes[:1])
        for item in scene.items:
            if isinstance(item, Tiles | Hexes):
                yield from self._of((art for _, art in item.tiles), self._sizes)

    def _of(self, tiles: Iterable[str], sizes: Iterable[int]) -> Iterator[Drawing]:
        for px, tile in product(sizes, tiles):
            for name in self._layers.get(tile, ()):
                yield name, px


def _tile(name: str) -> str:
    """Name the tile of a layer: `carcassonne/ground/D/90/1` belongs to `carcassonne/D/90/1`."""
    game, _, words = name.split("/", 2)
    return f"{game}/{words}"


def _without_rotation(tile: str) -> str:
    """Name a tile without its rotation: `carcassonne/D/90/1` is `carcassonne/D/1`."""
    game, kind, *words = tile.split("/")
    return "/".join((game, kind, *words[1:]))
