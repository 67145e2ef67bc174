"""The map to be kept: every tile large, with the coordinates that the log calls them by."""

from math import sqrt

from games.core.values import Cell
from games.land_vs_sea.view import View
from render.land_vs_sea.pieces import flags, hexes
from render.land_vs_sea.place import Plan
from render.sheet.picture import Picture
from render.sheet.scene import Item, Label, Scene
from render.theme import CREAM, FRAME, WIDTH, Face

PX = 110
"""The radius of a tile."""
_RIM = 90
"""Pixels round the map."""


def export(picture: Picture) -> Scene:
    """Lay out the whole map on a sheet that is as large as it needs."""
    view: View = picture.view
    across, rows = [2 * c.x + c.y for c in view.tiles], [c.y for c in view.tiles]
    half = PX * sqrt(3) / 2
    wide = round((max(across) - min(across) + 2) * half) + 2 * _RIM
    high = round((max(rows) - min(rows)) * 1.5 * PX + 2 * PX) + 2 * _RIM
    width = max(WIDTH, wide)
    x = round((width - wide) / 2 + _RIM + (1 - min(across)) * half)
    found = Plan(high, x, round(_RIM + PX - min(rows) * 1.5 * PX), PX)
    figures = (
        Label(str(cell).replace("-", "−"), *_foot(found, cell), Face.NAME, 28, FRAME, "mm", CREAM)
        for cell in view.tiles
    )
    items: tuple[Item, ...] = (hexes(view, view.tiles, found), *figures, *flags(view, found))
    return Scene(width, high, items)


def _foot(found: Plan, cell: Cell) -> tuple[int, int]:
    x, y = found.at(cell)
    return x, y + round(0.78 * PX)
