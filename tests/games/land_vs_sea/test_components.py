"""The box of Land vs Sea: a reconstruction, the same for land and sea."""

from collections import Counter

import pytest

from games.core.components import WrongComponents, check_counts
from games.core.hexes import HexRotation
from games.land_vs_sea.components import FILLERS, START, TILES, Kind, face, look, mirrored
from tests.proofs import filled


def test_there_are_58_tiles_with_two_sides() -> None:
    """Booklet p. 4."""
    assert len(TILES) == 58


def test_land_and_sea_are_alike() -> None:
    faces = [face(name) for tile in TILES for name in tile]
    assert Counter(map(look, faces)) == Counter(map(mirrored, faces))


def test_every_face_has_both_terrains() -> None:
    """So that each can always be laid somewhere: ruling 5."""
    assert all(filled(set(face(name).edges) == {"L", "S"} for tile in TILES for name in tile))


def test_no_face_changes_at_every_edge() -> None:
    """The page of rulings: no face is LSLSLS."""
    assert not {face(name).edges for tile in TILES for name in tile} & {"LSLSLS", "SLSLSL"}


def test_volcano_and_whirlpool_have_five_plus_signs_and_a_range_of_three() -> None:
    """Booklet p. 11."""
    for kind, name in FILLERS.items():
        (area,) = face(name).areas
        (chain,) = face(name).ranges
        assert (area.segment.kind, area.plus, len(area.sides)) == (kind, 5, 6)
        assert len(chain.sides) == 3


def test_the_start_is_half_land_and_half_sea() -> None:
    assert face(START).edges == "LLLSSS"


def test_faces_are_turned_clockwise() -> None:
    turned = face(START, HexRotation.R60)
    assert turned.edges == "SLLLSS"
    assert [(a.segment.kind, a.sides) for a in turned.areas] == [
        (Kind.LAND, (1, 2, 3)),
        (Kind.SEA, (0, 4, 5)),
    ]


def test_each_area_reaches_its_own_edges_only() -> None:
    for name in (START, *FILLERS.values(), *(name for tile in TILES for name in tile)):
        sides = sorted(side for area in face(name).areas for side in area.sides)
        assert sides == list(range(6)), name


def test_other_counts_are_refused() -> None:
    with pytest.raises(WrongComponents, match="caravan"):
        check_counts("tiles", {"caravan": 19}, {"caravan": 20})
