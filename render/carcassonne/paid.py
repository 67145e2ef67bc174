"""Points where they came from: on each feature that the last tile has completed."""

from collections.abc import Container, Iterator

from games.carcassonne.components import Feature, Segment, Spot, Tile, tile
from games.carcassonne.view import View
from games.core.values import Cell, Side, beside
from render.sheet.scene import Box, Item, Label, Panel, Tiles
from render.sheet.text import width
from render.theme import BADGE, CREAM, Face

_PX = 46
"""The size of the figures: 11 points of a phone."""
_AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))


def paid(view: View, tiles: Tiles) -> Iterator[Item]:
    """Write the points on features that the last tile has completed, if they are in the picture."""
    seen = {cell for cell, _ in tiles.tiles}
    for cell, points in _points_by_cell(view).items():
        if cell in seen:
            yield from _pill(tiles.box(cell), f"+{points}")


def _pill(box: Box, said: str) -> Iterator[Item]:
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    half, high = width(said, Face.FIGURE, _PX) // 2 + 14, _PX * 6 // 10
    pill = Box(x - half, y - high, x + half, y + high)
    yield Panel(pill, CREAM, BADGE, high)
    yield Label(said, x, y + 1, Face.FIGURE, _PX, BADGE, "mm")


def _points_by_cell(view: View) -> dict[Cell, int]:
    """Return the points of each feature that has just been paid, by the cell to write them on."""
    features: dict[frozenset[Cell], int] = {}
    for line in reversed(view.lines if view.last and view.result is None else ()):
        cells = _completed_cells(view, line.where)
        if view.last not in cells:
            break
        features[cells] = max(line.points, features.get(cells, 0))
    found: dict[Cell, int] = {}
    for cells, points in features.items():
        found[_middle(cells, found)] = points
    return found


def _middle(cells: frozenset[Cell], taken: Container[Cell]) -> Cell:
    """Return the cell nearest to the middle of all, unless points stand there already."""
    x, y = (sum(each) / len(cells) for each in zip(*cells, strict=True))
    free = sorted(cell for cell in cells if cell not in taken) or sorted(cells)
    return min(free, key=lambda cell: (cell.x - x) ** 2 + (cell.y - y) ** 2)


def _completed_cells(view: View, spot: object) -> frozenset[Cell]:
    """Return the cells of a completed feature; none of one that is not, or of anything else."""
    if not isinstance(spot, Spot):
        return frozenset()
    if spot.segment.feature in (Feature.MONASTERY, Feature.GARDEN):
        around = {Cell(spot.cell.x + x, spot.cell.y + y) for x, y in _AROUND}
        return frozenset(around) if around <= view.tiles.keys() else frozenset()
    if spot.segment.feature is Feature.FIELD:
        return frozenset()
    return _connected_cells(view, spot)


def _connected_cells(view: View, spot: Spot) -> frozenset[Cell]:
    """Return the cells of a road or a city, from tile to tile; none if it has an open end."""
    found, ahead = {spot}, [spot]
    while ahead:
        cell, segment = ahead.pop()
        for side in _laid_tile(view, cell).part(segment).sides:
            other = beside(cell, side)
            if other not in view.tiles:
                return frozenset()
            met = Spot(other, _segment_at(_laid_tile(view, other), segment.feature, side.opposite))
            if met not in found:
                found.add(met)
                ahead.append(met)
    return frozenset(each.cell for each in found)


def _laid_tile(view: View, cell: Cell) -> Tile:
    laid = view.tiles[cell]
    return tile(laid.kind, laid.rotation)


def _segment_at(lying: Tile, feature: Feature, side: Side) -> Segment:
    """Return the part of a tile that reaches a side."""
    parts = (part for part in lying.parts if part.segment.feature is feature)
    return next(part.segment for part in parts if side in part.sides)
