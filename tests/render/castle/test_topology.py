"""The drawing proves the topology: courts, flooded, come to their own half-edges only."""

import pytest
from PIL import Image

from games.castle.board import TRACK, tower_at
from games.castle.components import KINDS, Feature, Part, tile
from games.core.squares import HALVES
from games.core.values import Rotation
from render.castle.art.shapes import GRAIN, building, court, half_point, spots
from render.castle.layout import place
from render.castle.track import spaces
from render.sheet.scene import Box
from render.theme import WIDTH
from render.tools.masks import flood
from tests.proofs import filled
from tests.properties import each


@each("kind", KINDS)
def test_courts_reach_their_own_half_edges_and_no_other(kind: str) -> None:
    for rotation in Rotation:
        lying = tile(kind, rotation)
        for part in filled(lying.parts):
            if part.segment.feature is Feature.COURT:
                mask = court(kind, rotation, part.halves)
                reached = tuple(half for half in range(len(HALVES)) if _is_there(mask, half))
                assert reached == part.halves, (kind, rotation, part.segment)
                alone = flood(mask, [half_point(part.halves[0])])
                assert alone.tobytes() == mask.tobytes(), (kind, rotation, part.segment)


def _is_there(mask: Image.Image, half: int) -> bool:
    x, y = half_point(half)
    return mask.getpixel((int(x * GRAIN), int(y * GRAIN))) != 0


@each("kind", KINDS)
def test_who_stands_in_a_court_stands_on_it(kind: str) -> None:
    for rotation in Rotation:
        for segment, (x, y) in filled(spots(kind, rotation).items()):
            assert 0 < x < 1
            assert 0 < y < 1
            if segment.feature is Feature.COURT:
                mask = court(kind, rotation, tile(kind, rotation).part(segment).halves)
                assert mask.getpixel((int(x * GRAIN), int(y * GRAIN)))


def test_buildings_join_their_neighbours_at_the_same_places() -> None:
    """Each reaches its side from 0.05 to 0.95, or round a corner that it fills."""
    for kind in KINDS:
        for part in tile(kind).parts:
            if part.segment.feature in (Feature.HOUSE, Feature.TOWER):
                _check_ends(part)


def _check_ends(part: Part) -> None:
    for wall in building(part).walls:
        for x, y in (wall[0], wall[-1]):
            along = (x, y)[int(x in (0.0, 1.0))]
            assert min(along, 1 - along) == pytest.approx(0.05)


def test_the_track_goes_round_space_by_space() -> None:
    assert len(spaces()) == TRACK
    gaps = [
        max(abs(a[0] - b[0]), abs(a[1] - b[1]))
        for a, b in zip(spaces(), (*spaces()[1:], spaces()[0]), strict=True)
    ]
    assert min(gaps) > 0.13
    assert max(gaps) < 0.55
    assert len(set(spaces())) == TRACK
    assert tower_at(0) == 0


@pytest.mark.parametrize("room", [720, 800, 880, 960, 1120, 1600])
def test_the_castle_and_its_panel_lie_on_the_sheet(room: int) -> None:
    found = place(room)
    assert found.height <= room
    assert found.panel.width >= 200
    assert found.panel.height >= 156
    sheet = Box(0, 0, WIDTH, found.height)
    for number in range(TRACK):
        x, y = found.space(number)
        assert sheet.holds(Box(x, y, x, y).grown(20))
        assert not found.panel.meets(Box(x, y, x, y).grown(20))


def test_a_sheet_that_may_be_tall_gives_its_room_to_the_castle() -> None:
    """110 pixels were left, and squares of 19 points could be 26."""
    assert place(1440).px > 1.15 * place(1200).px
    assert [place(room).px for room in range(720, 1600, 80)] == sorted(
        place(room).px for room in range(720, 1600, 80)
    )
