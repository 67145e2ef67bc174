"""Where things lie: x to the east, y to the south, turns go clockwise."""

import pytest

from games.core.values import Cell, Rotation, Side, around, beside, direction


@pytest.mark.parametrize(
    ("side", "cell"),
    [(Side.N, (3, 4)), (Side.E, (4, 5)), (Side.S, (3, 6)), (Side.W, (2, 5))],
)
def test_the_cell_beside(side: Side, cell: tuple[int, int]) -> None:
    assert beside(Cell(3, 5), side) == cell


@pytest.mark.parametrize("side", Side)
def test_there_and_back(side: Side) -> None:
    assert beside(beside(Cell(3, 5), side), side.opposite) == Cell(3, 5)


def test_the_cells_around_go_row_by_row() -> None:
    assert [str(cell) for cell in around(Cell(1, 1))] == [
        "0,0", "1,0", "2,0",
        "0,1", "2,1",
        "0,2", "1,2", "2,2",
    ]  # fmt: skip


def test_a_quarter_turn_moves_the_north_to_the_east() -> None:
    assert Side.N.turned(Rotation.R90) is Side.E
    assert Side.W.turned(Rotation.R90) is Side.N
    assert Side.E.turned(Rotation.R270) is Side.N


def test_rotations_are_written_in_degrees() -> None:
    assert [str(rotation) for rotation in Rotation] == ["r0", "r90", "r180", "r270"]
    assert [rotation.quarters for rotation in Rotation] == [0, 1, 2, 3]


def test_directions_are_told_from_the_origin() -> None:
    places = {
        Cell(0, 0): "middle",
        Cell(1, -1): "middle",
        Cell(0, -2): "n",
        Cell(5, -2): "e",
        Cell(4, -2): "ne",
        Cell(-3, 3): "sw",
        Cell(-2, 5): "s",
        Cell(-9, 0): "w",
    }
    assert {cell: direction(cell) for cell in places} == places
