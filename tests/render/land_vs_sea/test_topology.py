"""What is drawn is what counts: each area is one patch that comes to its own sides and no others,
and coasts run from corner to corner, so that neighbours always meet.
"""

import math
from itertools import combinations

from PIL import ImageChops

from games.core.hexes import SIDES, HexRotation
from games.land_vs_sea.components import FILLERS, START, TILES, Kind, face
from render.land_vs_sea.art.places import places
from render.land_vs_sea.art.shape import CORNERS, area_masks, reached, shape
from render.pixels.sprites import sprite
from tests.proofs import filled
from tests.properties import each

FACES = sorted({START, *FILLERS.values(), *(name for tile in TILES for name in tile)})
PX = 60


@each("name", FACES)
def test_areas_come_to_their_own_sides(name: str) -> None:
    for rotation in (HexRotation.R0, HexRotation.R120, HexRotation.R300):
        masks = area_masks(name, rotation)
        for area, mask in filled(zip(face(name, rotation).areas, masks, strict=True)):
            assert reached(mask) == area.sides, (rotation, area.segment)


@each("name", FACES)
def test_areas_of_a_face_are_apart(name: str) -> None:
    # or nothing: a tile may have one area
    for one, other in combinations(area_masks(name, HexRotation.R60), 2):
        assert ImageChops.multiply(one, other).getbbox() is None


@each("name", FACES)
def test_coasts_run_from_corner_to_corner(name: str) -> None:
    for rotation in HexRotation:
        ends = {_between(face(name, rotation).edges, corner) for corner in range(SIDES)} - {None}
        drawn = {
            _corner(point)
            for coast in shape(name, rotation).coasts
            for point in (coast.line[0], coast.line[-1])
        }
        assert ends <= drawn


def _between(edges: str, corner: int) -> int | None:
    """Return a corner where land and sea meet."""
    return corner if edges[corner] != edges[corner - 1] else None


def _corner(point: tuple[float, float]) -> int:
    found = [k for k, at in enumerate(CORNERS) if math.dist(point, at) < 1e-9]
    assert found, point
    return found[0]


@each("name", FACES)
def test_borders_are_all_land_or_all_sea(name: str) -> None:
    """So the map's mask has no step where two tiles touch, whatever their faces."""
    lying = face(name, HexRotation.R60)
    image, left, top = sprite(f"land_vs_sea/land/{name}/60/mt", PX)
    for side, edge in enumerate(lying.edges):
        (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % SIDES]
        for share in (0.2, 0.35, 0.5, 0.65, 0.8):
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            at = (round(0.96 * x * PX) - left, round(0.96 * y * PX) - top)
            pixel = image.getpixel(at)
            assert isinstance(pixel, tuple)
            assert (pixel[0] > 127) == (edge == "L"), (side, share)


@each("name", FACES)
def test_flags_and_traders_stand_on_their_own_area(name: str) -> None:
    lying, masks = face(name, HexRotation.R0), area_masks(name, HexRotation.R0)
    found = places(name, HexRotation.R0)
    for mask, (x, y) in filled(zip(masks, found.flags, strict=True)):
        assert mask.getpixel((int((x + 1) * mask.width / 2), int((y + 1) * mask.height / 2)))
    if lying.trader and found.trader:
        x, y = found.trader
        home = Kind.LAND if lying.trader.value == "caravan" else Kind.SEA
        at = (int((x + 1) * masks[0].width / 2), int((y + 1) * masks[0].height / 2))
        assert [
            a.segment.kind for a, m in zip(lying.areas, masks, strict=True) if m.getpixel(at)
        ] == [home]
