"""The small picture of The Castle: a corner of it, with the counters of both players."""

from collections.abc import Iterator

from games.core.values import Cell, Rotation
from render.castle.pieces import art
from render.pieces import icons
from render.pieces.followers import STAND, key
from render.sheet.scene import Box, Item, Sprite, Tiles

_PX = 116
_MAP = {
    Cell(0, 0): ("47", Rotation.R0),
    Cell(1, 0): ("07", Rotation.R90),
    Cell(2, 0): ("29", Rotation.R180),
    Cell(0, 1): ("41", Rotation.R90),
    Cell(1, 1): ("37", Rotation.R0),
    Cell(2, 1): ("49", Rotation.R270),
}


def emblem(box: Box) -> Iterator[Item]:
    """Lay out two rows of tiles."""
    left = (box.left + box.right - 3 * _PX) // 2
    top = (box.top + box.bottom - 2 * _PX) // 2
    tiles = tuple((cell, art(kind, turn)) for cell, (kind, turn) in _MAP.items())
    yield Tiles(left, top, _PX, tiles)
    yield Sprite(icons.key("castle-keep"), left + _PX // 2, top + _PX // 2, 76)
    yield Sprite(key(1, STAND), left + _PX * 5 // 2, top + _PX * 7 // 4, 66)
