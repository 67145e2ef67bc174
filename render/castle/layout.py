"""The place of the castle on the sheet, as large as possible: above its panel, or at the left of
it.
"""

from msgspec import Struct

from games.core.values import Cell
from render.castle.track import space
from render.sheet.scene import Box
from render.theme import WIDTH
from render.tools.curves import Point

_SIZES = {960: 89, 880: 81, 800: 74, 720: 66}
"""The side of a square by the height of a sheet with the panel at the right: few, for the castle of
each is kept."""
_TALL = {1360: 110, 1320: 106, 1240: 99, 1160: 92, 1080: 85, 1000: 78}
"""The same, of sheets with the panel below: at least 18 points of a phone."""
_WIDE = {880: 78, 800: 74, 720: 66}
"""The same, where something is asked: the panel is wider."""
_AROUND = 0.8
"""Of the wall and its towers, in squares."""
_HIGH = 10.8
"""The castle with its wall, in squares."""
_GAP = 12


class Layout(Struct, frozen=True):
    """The castle on its sheet."""

    height: int
    x: int
    y: int
    """Where square A1 begins."""
    px: int
    is_above: bool = False
    """Whether the panel lies below the castle."""

    @property
    def ground(self) -> str:
        """The name of the ground that the castle is painted on."""
        return f"ward/{self.x}/{self.y}/{self.px}"

    @property
    def panel(self) -> Box:
        """The rest of the sheet, at the right or below."""
        if self.is_above:
            return Box(_GAP, round(_HIGH * self.px), WIDTH - _GAP, self.height - _GAP)
        left = self.x + round((10 + _AROUND) * self.px) + _GAP
        return Box(left, _GAP, WIDTH - _GAP, self.height - _GAP)

    def at(self, point: Point) -> tuple[int, int]:
        """Return the pixels of a point that is given in squares."""
        return round(self.x + point[0] * self.px), round(self.y + point[1] * self.px)

    def space(self, points: int) -> tuple[int, int]:
        """Return where the marker of a number of points stands."""
        return self.at(space(points))

    def box(self, cell: Cell) -> Box:
        """Return where a square lies."""
        left, top = self.x + cell.x * self.px, self.y + cell.y * self.px
        return Box(left, top, left + self.px, top + self.px)


def place(room: int, *, wide: bool = False) -> Layout:
    """Return the tallest sheet that there is room for, and the castle on it.

    :param wide: whether something is asked: then much has to be said in the panel, which stays at
        the right from the first question to the preview.
    """
    sizes = _WIDE if wide else _SIZES
    height = max((each for each in sizes if each <= room), default=min(sizes))
    px = sizes[height]
    tall = 0 if wide else max((each for each in _TALL if each <= room), default=0)
    if tall and _TALL[tall] >= px:
        px = _TALL[tall]
        return Layout(tall, (WIDTH - 10 * px) // 2, round(0.9 * px), px, is_above=True)
    return Layout(height, round(_AROUND * px), round((height - 9 * px) / 2), px)
