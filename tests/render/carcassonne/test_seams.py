"""Neighbours join: every border of one type looks the same, so nothing breaks off at a seam."""

from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageStat

from games.carcassonne.components import COUNTS, INNS, MINES, RIVER, TRADERS, tile
from games.core.values import Rotation
from render.pixels.sprites import sprite

PX = 104

# grey levels: cobbles and the floor's soft shadow differ a little; houses hide it
WORST = {"F": 16.0, "R": 16.0, "C": 24.0, "I": 16.0}
USUAL = {"F": 2.4, "R": 3.0, "C": 7.0, "I": 3.0}


def border(kind: str, rotation: Rotation, side: int) -> Image.Image:
    """Return the outermost line of pixels on a side, from the west or from the north."""
    ground = sprite(f"carcassonne/ground/{kind}/{rotation.value}/0", PX).image
    last = PX - 1
    boxes = ((0, 0, PX, 1), (last, 0, PX, PX), (0, last, PX, PX), (0, 0, 1, PX))
    line = ground.crop(boxes[side])
    return line if side % 2 == 0 else line.transpose(Image.Transpose.ROTATE_90)


@pytest.mark.parametrize("edge", ["F", "R", "C", "I"])
def test_all_borders_of_one_type_are_alike(edge: str) -> None:
    lines = [
        border(kind, rotation, side)
        for kind in (*COUNTS, *RIVER, *INNS, *TRADERS, *MINES)
        if not kind.endswith("g")
        for rotation in (Rotation.R0, Rotation.R90)
        for side in range(4)
        if tile(kind, rotation).edges[side] == edge
    ]
    reference = lines[0]
    apart = [mean(ImageStat.Stat(ImageChops.difference(reference, line)).mean) for line in lines]
    assert max(apart) <= WORST[edge]
    assert mean(apart) <= USUAL[edge]


def test_types_of_borders_are_told_apart() -> None:
    field, road = border("U", Rotation.R0, 0), border("U", Rotation.R0, 1)
    city = border("C", Rotation.R0, 0)
    river = border("IB", Rotation.R0, 1)
    for one, other in ((field, road), (road, city), (city, field), (river, road), (river, field)):
        assert mean(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 8
