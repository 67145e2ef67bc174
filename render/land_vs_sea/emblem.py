"""The small picture of Land vs Sea: a map with a flag of each side."""

from collections.abc import Iterator

from games.core.values import Cell
from render.land_vs_sea.pieces import BLEND
from render.sheet.scene import Box, Hexes, Item, Sprite

_PX = 50
_MAP = {
    Cell(0, 0): "LLLSSS-start/0",
    Cell(1, 0): "SLSLLLd/180",
    Cell(-1, 0): "LLSSSSb/180",
    Cell(0, -1): "LLSSLSh/0",
    Cell(1, -1): "LLSSLSd/180",
    Cell(0, 1): "SLSLLLg/0",
    Cell(-1, 1): "LLLSSSb/60",
}


def emblem(box: Box) -> Iterator[Item]:
    """Lay out seven tiles."""
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    hexes = Hexes(x, y, _PX, tuple((cell, f"{BLEND}/{art}/-") for cell, art in _MAP.items()), BLEND)
    yield hexes
    for flag, cell in (("land", Cell(1, 0)), ("sea", Cell(-1, 1))):
        yield Sprite(f"land_vs_sea/flag/{flag}", *hexes.at(cell), 58)
