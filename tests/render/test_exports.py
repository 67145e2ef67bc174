"""A map that is kept as a file: its tiles are large, unless it is stretched so far that a painter
would need more memory than there is.
"""

from msgspec.structs import replace

from games.core.values import Cell
from render import Picture
from render.carcassonne.export import export as export_carcassonne
from render.land_vs_sea.export import export as export_land_vs_sea
from render.sheet.grid import LADDER, LARGEST
from render.sheet.scene import Hexes, Scene, Tiles, hex_middle
from tests.render.carcassonne.positions import plain
from tests.render.land_vs_sea import positions

DIAGONAL = [Cell(n, n) for n in range(36)] + [Cell(n + 1, n) for n in range(36)]
"""Seventy-two tiles on a map of 37 × 36 cells."""
HEXES = [Cell(n, n) for n in range(30)] + [Cell(n + 1, n) for n in range(30)]


def stretched(picture: Picture, cells: list[Cell], **others: object) -> Picture:
    """The picture of a map with one and the same tile in many cells."""
    one = next(iter(picture.view.tiles.values()))
    tiles = dict.fromkeys(cells, one)
    return replace(picture, view=replace(picture.view, tiles=tiles, last=None, **others))


def test_map_of_carcassonne_has_its_largest_tiles_and_stretched_as_large_as_it_can() -> None:
    assert tiles_of(export_carcassonne(plain())).px == 170
    scene = export_carcassonne(stretched(plain(), DIAGONAL, meeples=(), ingots={}))
    found = tiles_of(scene)
    assert scene.width * scene.height <= LARGEST
    larger = LADDER[LADDER.index(found.px) - 1]
    assert 37 * larger * 36 * larger > LARGEST - 2_000_000
    assert all(0 <= found.x + cell.x * found.px < scene.width - found.px for cell in DIAGONAL)
    assert all(0 <= found.y + cell.y * found.px < scene.height - found.px for cell in DIAGONAL)


def test_map_of_land_vs_sea_has_its_largest_tiles_and_stretched_as_large_as_it_can() -> None:
    picture = positions.picture(positions.recorded()[40])
    assert hexes_of(export_land_vs_sea(picture)).px == 110
    spots = tuple(None for _ in picture.view.waypoints)
    scene = export_land_vs_sea(stretched(picture, HEXES, waypoints=spots))
    found = hexes_of(scene)
    assert scene.width * scene.height <= LARGEST
    assert 52 <= found.px < 110
    for cell in HEXES:
        x, y = hex_middle(found.x, found.y, found.px, cell)
        assert found.px < x < scene.width - found.px
        assert found.px < y < scene.height - found.px


def tiles_of(scene: Scene) -> Tiles:
    """Its map."""
    (found,) = [item for item in scene.items if isinstance(item, Tiles)]
    return found


def hexes_of(scene: Scene) -> Hexes:
    """Its map."""
    (found,) = [item for item in scene.items if isinstance(item, Hexes)]
    return found
