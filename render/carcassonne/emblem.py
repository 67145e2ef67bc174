"""The small picture of Carcassonne: a corner of a map, with followers."""

from collections.abc import Iterator

from games.core.values import Cell, Rotation
from render.carcassonne.pieces import art
from render.pieces.followers import STAND, key
from render.sheet.scene import Box, Item, Sprite, Tiles

_PX = 110
_MAP = {
    Cell(0, 0): ("F", Rotation.R0),
    Cell(1, 0): ("C", Rotation.R0),
    Cell(2, 0): ("N", Rotation.R180),
    Cell(0, 1): ("V", Rotation.R270),
    Cell(1, 1): ("D", Rotation.R0),
    Cell(2, 1): ("K", Rotation.R0),
}


def emblem(box: Box) -> Iterator[Item]:
    """Lay out two rows of tiles."""
    left = (box.left + box.right - 3 * _PX) // 2
    top = (box.top + box.bottom - 2 * _PX) // 2 + 8
    tiles = tuple((cell, art(kind, turn)) for cell, (kind, turn) in _MAP.items())
    yield Tiles(left, top, _PX, tiles)
    yield Sprite(key(0, STAND), left + _PX // 2, top + _PX * 3 // 4, 66)
    yield Sprite(key(1, STAND), left + _PX * 9 // 4, top + _PX * 7 // 4, 66)
