"""The drawing proves the topology: what is drawn as parted is parted, on every face."""

import pytest
from msgspec.structs import replace

from games.carcassonne.components import COUNTS, INNS, MINES, RIVER, TRADERS, Feature, Tile, tile
from games.core.squares import HALVES
from games.core.values import Rotation
from render.carcassonne.art.geometry import Geometry, geometry, parts
from render.carcassonne.art.region import MaskArea, field_of, fields, half_point, towns
from render.carcassonne.art.spots import spots
from render.tools.masks import flood
from tests.proofs import filled
from tests.properties import each

KINDS = (*COUNTS, *RIVER, *INNS, *TRADERS, *MINES)
FACES = [(kind, rotation) for kind in KINDS for rotation in Rotation]
GRAIN = 160


def faults(lying: Tile, shape: Geometry) -> list[str]:
    """Flood every field from its first half-edge: it must reach all its halves and no other.

    A field inside walls has none, and is there all the same.
    """
    land = fields(shape, grain=GRAIN)
    found = []
    for part in parts(lying, Feature.FIELD):
        if not part.halves:
            inside = field_of(lying, part.segment.number, grain=GRAIN)
            found += [] if inside.getbbox() else [f"{part.segment} is not there"]
            continue
        wet = MaskArea(flood(land, [half_point(part.halves[0])]))
        for half in range(8):
            reached = half_point(half) in wet
            if lying.edges[half // 2] != "C" and reached != (half in part.halves):
                found.append(f"{part.segment} {'leaks to' if reached else 'misses'} {HALVES[half]}")
    return found


@each(("kind", "rotation"), FACES)
def test_every_field_is_one_patch_and_touches_no_other(kind: str, rotation: Rotation) -> None:
    assert faults(tile(kind, rotation), geometry(kind, rotation)) == []


@pytest.mark.parametrize(("without", "at_least"), [("roads", 40), ("towns", 12), ("river", 12)])
def test_the_proof_bites_when_something_is_not_drawn(without: str, at_least: int) -> None:
    broken = [
        face for face in FACES if faults(tile(*face), replace(geometry(*face), **{without: ()}))
    ]
    assert len(broken) >= at_least


@each(("kind", "rotation"), FACES)
def test_a_follower_stands_on_its_own_segment(kind: str, rotation: Rotation) -> None:
    lying, shape, where = tile(kind, rotation), geometry(kind, rotation), spots(kind, rotation)
    land = fields(shape, grain=GRAIN)
    for part in filled(lying.parts):
        at = where[part.segment]
        if part.segment.feature is Feature.FIELD:
            assert at in MaskArea(field_of(lying, part.segment.number, grain=GRAIN)), part.segment
        elif part.segment.feature is Feature.CITY:
            outline = replace(shape, towns=(shape.towns[part.segment.number],))
            assert at in MaskArea(towns(outline)), part.segment
            assert at in MaskArea(towns(shape))
        elif part.segment.feature is Feature.GARDEN:
            assert at in MaskArea(land)
        else:
            assert at not in MaskArea(land), part.segment
