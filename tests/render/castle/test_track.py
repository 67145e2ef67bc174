"""The wall on which points are counted: a hundred spaces round the castle."""

from games.castle.board import TRACK
from render.castle.track import space, spaces


def test_a_marker_goes_on_round_the_wall_above_a_hundred_points() -> None:
    assert len(set(spaces())) == TRACK == 100
    assert [space(points) for points in (0, 99)] == [spaces()[0], spaces()[99]]
    assert [space(points) for points in (100, 104, 207)] == [spaces()[at] for at in (0, 4, 7)]
