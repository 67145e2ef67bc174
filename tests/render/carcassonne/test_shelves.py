"""However 84 tiles lie, each lawful cell has a number in the overview that can be read."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from games.carcassonne.actions import Place
from games.core.values import Cell, Side, beside
from render import Mark, carcassonne
from render.carcassonne.overview import readable
from render.carcassonne.shelves import PAD, READABLE, shelves
from render.sheet.scene import Panel
from render.theme import GOLD
from tests.render.carcassonne.tables import choosing, played
from tests.render.carcassonne.test_layout import numbers

TILES = 84
"""Base game and river."""
ROOM = (960, 860)
"""Pixels beside the drawn tile, as many as the sheet gives at most."""


def bent(*legs: tuple[int, int, int]) -> list[Cell]:
    """Walk: so many steps of dx, dy each."""
    cells = [Cell(0, 0)]
    for steps, dx, dy in legs:
        x, y = cells[-1]
        cells += [Cell(x + dx * n, y + dy * n) for n in range(1, steps + 1)]
    return cells


SHAPES = {
    "line": bent((83, 1, 0)),
    "upright line": bent((83, 0, 1)),
    "square": [Cell(i % 10, i // 10) for i in range(TILES)],
    "staircase": [Cell((i + 1) // 2, i // 2) for i in range(TILES)],
    "L": bent((42, 1, 0), (41, 0, 1)),
    "Z": bent((28, 1, 0), (28, 0, 1), (27, 1, 0)),
    "T": [*bent((42, 1, 0)), *(Cell(21, y) for y in range(1, 42))],
    "cross": [*bent((42, 1, 0)), *(Cell(21, y) for y in range(-20, 22) if y)][:TILES],
    "comb": [*bent((27, 1, 0)), *(Cell(x, y) for x in range(0, 28, 2) for y in range(1, 5))],
}


def rim(tiles: Iterable[Cell]) -> list[Cell]:
    """Every empty cell beside a tile: more than are ever lawful."""
    laid = set(tiles)
    found = {beside(cell, side): None for cell in laid for side in Side}
    return [cell for cell in found if cell not in laid]


@pytest.mark.parametrize("shape", SHAPES)
def test_every_cell_round_84_tiles_gets_a_number_that_can_be_read(shape: str) -> None:
    tiles = SHAPES[shape]
    slots = rim(tiles)
    side = readable([Mark(cell, str(n + 1)) for n, cell in enumerate(slots)])
    assert side > READABLE or len(slots) < 100
    found = shelves(tiles, slots, ROOM, side)
    assert found.px >= side
    assert found.size[0] <= ROOM[0]
    assert found.size[1] <= ROOM[1]
    shown = Counter(cell for piece in found.pieces for cell in piece.cells)
    assert shown == Counter([*tiles, *slots])
    assert all(piece.extent.holds(cell) for piece in found.pieces for cell in piece.cells)
    boxes = [box for _, box in found.corners(0, 0)]
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_number_lies_beside_a_tile_of_its_own_piece(shape: str) -> None:
    """Or nobody could tell where it belongs."""
    tiles = set(SHAPES[shape])
    found = shelves(tiles, rim(tiles), ROOM, 40)
    slots = [(piece, cell) for piece in found.pieces for cell in piece.cells - tiles]
    assert slots
    for piece, cell in slots:
        assert any(beside(cell, side) in piece.cells & tiles for side in Side)


def test_what_fits_whole_is_not_cut() -> None:
    found = shelves(SHAPES["square"], [], ROOM)
    assert len(found.pieces) == 1


def test_a_map_that_grows_takes_few_sizes_and_loses_no_number_for_it() -> None:
    """For each size all sprites are reduced anew."""
    side, sizes = 250, set()
    for n in range(1, 26):
        found = shelves([Cell(x, y) for x in range(n) for y in range(n)], [], (side, side))
        room = (side - 2 * PAD) // n
        assert len(found.pieces) == 1
        assert 0.8 * min(room, 44) < found.px <= room
        assert (found.px >= READABLE) == (room >= READABLE)
        sizes.add(found.px)
    assert len(sizes) < 12


def stairs(action: Place, state: object) -> float:
    """Like a staircase to the south-east."""
    return action.cell.x + action.cell.y - 2 * abs(action.cell.x - action.cell.y)


@pytest.mark.parametrize("moves", [40, 60, 68])
def test_a_staircase_that_is_played_shows_all_its_numbers(moves: int) -> None:
    asked = choosing(played(moves, seed=3, taste=stairs))
    assert asked.focus
    scene = carcassonne.layout(asked)
    wanted = Counter(mark.label for mark in asked.focus.rows[0].marks)
    assert len(wanted) > 25
    assert numbers(scene) == wanted
    small = [item.box for item in scene.items if isinstance(item, Panel) and item.line == GOLD]
    assert not any(one.meets(other) for one, other in combinations(small, 2))
