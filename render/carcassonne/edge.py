"""The edge of the table, where it has one: cells beyond it are dim."""

from collections.abc import Iterator

from games.carcassonne.view import View
from games.core.values import Cell
from render.sheet.scene import Box, Item, Panel, Rule, Tiles
from render.theme import FRAME, INK

_WIDTH = 10
_DIM = 40
"""Percent of shade beyond the edge."""


def table_edge(view: View, tiles: Tiles, sheet: Box) -> Iterator[Item]:
    """Draw as much of the edge as the part of the sheet shows."""
    size = view.options.get("table", "endless")
    if not size.isdecimal():
        return
    reach = int(size) // 2
    north_west, south_east = (tiles.box(Cell(at, at)) for at in (-reach, reach))
    table = Box(*north_west[:2], *south_east[2:])
    seen = Box(
        max(table.left, sheet.left),
        max(table.top, sheet.top),
        min(table.right, sheet.right),
        min(table.bottom, sheet.bottom),
    )
    for beyond in _beyond(seen, sheet):
        if beyond.width > 0 and beyond.height > 0:
            yield Panel(beyond, INK, strength=_DIM)
    for line in _lines(table, seen, sheet):
        yield Rule(line, FRAME, _WIDTH)


def _beyond(seen: Box, sheet: Box) -> tuple[Box, ...]:
    return (
        Box(sheet.left, sheet.top, sheet.right, seen.top),
        Box(sheet.left, seen.bottom, sheet.right, sheet.bottom),
        Box(sheet.left, seen.top, seen.left, seen.bottom),
        Box(seen.right, seen.top, sheet.right, seen.bottom),
    )


def _lines(table: Box, seen: Box, sheet: Box) -> Iterator[Box]:
    if table.top >= sheet.top:
        yield Box(seen.left, seen.top, seen.right, seen.top)
    if table.bottom <= sheet.bottom:
        yield Box(seen.left, seen.bottom, seen.right, seen.bottom)
    if table.left >= sheet.left:
        yield Box(seen.left, seen.top, seen.left, seen.bottom)
    if table.right <= sheet.right:
        yield Box(seen.right, seen.top, seen.right, seen.bottom)
