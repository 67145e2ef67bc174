"""The tiles of the box."""

from games.carcassonne.components import (
    COUNTS,
    START,
    Feature,
    Part,
    Segment,
    Spot,
    box,
    tile,
)
from games.core.squares import HALVES
from games.core.values import Cell, Rotation, Side
from tests.proofs import filled
from tests.properties import each


def test_the_box_holds_72_tiles_of_24_kinds() -> None:
    assert len(box(COUNTS)) == 72
    assert len({kind[0] for kind in COUNTS}) == 24


def test_the_start_tile_has_a_city_in_the_north_and_a_road_from_west_to_east() -> None:
    assert START == "D"
    assert tile(START).edges == "CRFR"
    assert tile(START).part(Segment(Feature.ROAD, 0)).sides == (Side.E, Side.W)


def test_a_quarter_turn_moves_edges_sides_and_halves_clockwise() -> None:
    turned = tile("J", Rotation.R90)
    assert turned.edges == "FCRR"
    assert turned.part(Segment(Feature.CITY, 0)).sides == (Side.E,)
    assert turned.part(Segment(Feature.ROAD, 0)).sides == (Side.S, Side.W)
    small_field = turned.part(Segment(Feature.FIELD, 1))
    assert [HALVES[half] for half in small_field.halves] == ["SR", "WL"]


@each("kind", sorted(COUNTS))
@each("rotation", Rotation)
def test_edges_say_what_the_parts_reach(kind: str, rotation: Rotation) -> None:
    """A city fills its side, a road parts a field in two halves, a field fills the rest."""
    lying = tile(kind, rotation)
    by_feature = {feature: _of(lying.parts, feature) for feature in Feature}
    for side, edge in filled(enumerate(lying.edges)):
        city = sum(side in part.sides for part in by_feature[Feature.CITY])
        road = sum(side in part.sides for part in by_feature[Feature.ROAD])
        halves = [h for part in by_feature[Feature.FIELD] for h in part.halves if h // 2 == side]
        assert (city, road, len(halves)) == {"C": (1, 0, 0), "R": (0, 1, 2), "F": (0, 0, 2)}[edge]


def test_fields_border_cities_of_their_own_tile() -> None:
    bordered = 0
    for parts in (tile(kind).parts for kind in COUNTS):
        segments = {part.segment for part in parts}
        for field in _of(parts, Feature.FIELD):
            assert {*field.cities} - segments == set()
            bordered += len(field.cities)
    assert bordered


def test_a_kind_with_a_garden_is_the_same_but_for_the_garden() -> None:
    plain = [part for part in tile("Vg").parts if part.segment.feature is not Feature.GARDEN]
    assert plain == list(tile("V").parts)
    assert len(tile("Vg").parts) == len(plain) + 1


def test_places_are_written_like_in_moves() -> None:
    assert str(Spot(Cell(-1, 2), Segment(Feature.ROAD, 0))) == "-1,2/road0"


def _of(parts: tuple[Part, ...], feature: Feature) -> list[Part]:
    return [part for part in parts if part.segment.feature is feature]
