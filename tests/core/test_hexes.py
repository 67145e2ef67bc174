"""Hexagons: sides, neighbours, turns, the order in which they are read."""

from games.core.hexes import SIDES, HexRotation, HexSide, neighbours, row_by_row
from games.core.values import Cell


def test_neighbours_stand_in_the_order_of_the_sides() -> None:
    beside = neighbours(Cell(2, -1))
    assert len(set(beside)) == SIDES == len(HexSide)
    assert beside[HexSide.NE] == Cell(3, -2)
    assert beside[HexSide.E] == Cell(3, -1)
    assert beside[HexSide.SW] == Cell(1, 0)


def test_a_cell_is_across_the_opposite_side_of_its_neighbour() -> None:
    cell = Cell(-3, 4)
    for side in HexSide:
        opposite = (side + SIDES // 2) % SIDES
        assert neighbours(neighbours(cell)[side])[opposite] == cell


def test_cells_beside_two_neighbouring_sides_touch() -> None:
    cell = Cell(5, 0)
    for side in HexSide:
        clockwise = neighbours(cell)[(side + 1) % SIDES]
        assert clockwise in neighbours(neighbours(cell)[side])


def test_rotations_are_sixths_of_a_turn() -> None:
    assert [rotation.sixths for rotation in HexRotation] == [0, 1, 2, 3, 4, 5]


def test_cells_are_read_from_north_to_south_then_from_west_to_east() -> None:
    cells = [Cell(0, 1), Cell(1, 0), Cell(2, -1), Cell(0, 0), Cell(-1, 1)]
    expected = [Cell(2, -1), Cell(0, 0), Cell(1, 0), Cell(-1, 1), Cell(0, 1)]
    assert sorted(cells, key=row_by_row) == expected
