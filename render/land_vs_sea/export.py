"""The map to be kept: every tile large, with the coordinates that the log calls them by."""

from collections.abc import Collection
from math import prod, sqrt

from games.core.values import Cell
from games.land_vs_sea.view import View
from render.land_vs_sea.pieces import flags, hexes
from render.land_vs_sea.place import Plan
from render.sheet.grid import kept_px
from render.sheet.picture import Picture
from render.sheet.scene import Item, Label, Scene
from render.theme import CREAM, FRAME, WIDTH, Face

_SIZES = (110, 100, 90, 80, 70, 60, 52)
"""The radii of a tile: the first, unless the map is stretched so far that it would be too large."""
_RIM = 90
"""Pixels round the map."""


def export(picture: Picture) -> Scene:
    """Lay out the whole map on a sheet that is as large as it needs."""
    view: View = picture.view
    px = kept_px(_SIZES, lambda px: prod(_sheet(view.tiles, px)))
    width, high = _sheet(view.tiles, px)
    half = px * sqrt(3) / 2
    across, rows = [2 * c.x + c.y for c in view.tiles], [c.y for c in view.tiles]
    x = round((width - (max(across) - min(across)) * half) / 2 - min(across) * half)
    found = Plan(high, x, round(_RIM + px - min(rows) * 1.5 * px), px)
    figures = (
        Label(str(cell).replace("-", "−"), *_foot(found, cell), Face.NAME, 28, FRAME, "mm", CREAM)
        for cell in view.tiles
    )
    items: tuple[Item, ...] = (hexes(view, view.tiles, found), *figures, *flags(view, found))
    return Scene(width, high, items)


def _sheet(cells: Collection[Cell], px: int) -> tuple[int, int]:
    """Return width and height of the sheet."""
    across, rows = [2 * c.x + c.y for c in cells], [c.y for c in cells]
    wide = round((max(across) - min(across) + 2) * px * sqrt(3) / 2) + 2 * _RIM
    return max(WIDTH, wide), round((max(rows) - min(rows)) * 1.5 * px + 2 * px) + 2 * _RIM


def _foot(found: Plan, cell: Cell) -> tuple[int, int]:
    x, y = found.at(cell)
    return x, y + round(0.78 * found.px)
