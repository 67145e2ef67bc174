"""The whole map, small, with a frame around the part that a sheet shows."""

from collections.abc import Iterable, Iterator

from games.carcassonne.view import View
from games.core.values import Cell
from render.carcassonne.art import palette
from render.carcassonne.pieces import tiles_of
from render.sheet.grid import extent
from render.sheet.scene import Box, Item, Panel, Rule, Tiles
from render.theme import BADGE, CARD, GOLD, INK

PAD = 12
"""Pixels of the card round the map."""
_SIZES = (3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24)
"""Lengths of a tile's side: few, so that a growing map finds its sprites in the cache."""
_DRAWN = 8
"""The shortest side at which a tile is drawn; a smaller tile is a coloured spot."""


class Overview:
    """A small map, as large as a room allows."""

    def __init__(self, cells: Iterable[Cell], room: tuple[int, int]) -> None:
        self._reach = reach = extent(cells)
        most = min((room[0] - 2 * PAD) // reach.columns, (room[1] - 2 * PAD) // reach.rows)
        self._px = max((px for px in _SIZES if px <= most), default=_SIZES[0])
        self.size = reach.columns * self._px + 2 * PAD, reach.rows * self._px + 2 * PAD

    def items(self, view: View, at: tuple[int, int], large: Tiles, seen: Box) -> Iterator[Item]:
        """Lay it out on a card with its corner there; frame what of the large map is seen.

        :param seen: the part of the sheet that shows the large map.
        """
        (x, y), (wide, high), px = at, self.size, self._px
        card = Box(x, y, x + wide, y + high)
        yield Panel(card, CARD, INK, 12, shadow=True)
        left, top = x + PAD - self._reach.left * px, y + PAD - self._reach.top * px
        tiles = Tiles(left, top, px, tiles_of(view.tiles) if px >= _DRAWN else ())
        if px >= _DRAWN:
            yield tiles
        else:
            yield from (Panel(tiles.box(cell), palette.TREE) for cell in view.tiles)
        if large.lifted:
            yield from _outline(tiles.box(large.lifted).grown(2), INK, 2)
            yield from _outline(tiles.box(large.lifted), GOLD, 4)
        yield from _frame(tiles, large, seen, card)


def _frame(tiles: Tiles, large: Tiles, seen: Box, card: Box) -> Iterator[Item]:
    """Frame what is seen of the large map, where it is to the pixel."""
    scale, rim = tiles.px / large.px, card.grown(-5)
    left, right = (round(tiles.x + (x - large.x) * scale) for x in (seen.left, seen.right))
    top, bottom = (round(tiles.y + (y - large.y) * scale) for y in (seen.top, seen.bottom))
    corners = Box(
        max(left, rim.left), max(top, rim.top), min(right, rim.right), min(bottom, rim.bottom)
    )
    yield from _outline(corners, BADGE, 4)


def _outline(box: Box, colour: str, wide: int) -> Iterator[Item]:
    left, top, right, bottom = box
    yield Rule(Box(left, top, right, top), colour, wide)
    yield Rule(Box(left, bottom, right, bottom), colour, wide)
    yield Rule(Box(left, top, left, bottom), colour, wide)
    yield Rule(Box(right, top, right, bottom), colour, wide)
