"""Merging against a second opinion: the landscape of random games, painted point by point.

The naive map knows nothing of slots or open edges. It puts every half-edge and every side of every
tile at a point of the plane; parts that share a point belong together; a part with a point that no
neighbour shares is open.
"""

from collections import defaultdict
from itertools import product

import pytest

from games.carcassonne.components import COUNTS, KINDS, Feature, Part, Spot, box, tile
from games.carcassonne.features import EMPTY, Landscape, fitting, lay, region_at
from games.carcassonne.state import State
from games.carcassonne.view import Laid
from games.core.regions import ANY
from games.core.squares import opposite_half
from games.core.values import Cell, Rotation, around, beside
from tests.contract.plays import Start, play
from tests.proofs import filled
from tests.properties import each

Point = tuple[int, int]

HALF_POINTS = ((-1, -5), (1, -5), (5, -1), (5, 1), (1, 5), (-1, 5), (-5, 1), (-5, -1))
"""NL NR EL ER SL SR WL WR from the centre of a tile ten wide; x to the east, y to the south."""

SIDE_POINTS = ((0, -5), (5, 0), (0, 5), (-5, 0))

GAMES_PLAYED = [
    play(Start("carcassonne", seats, (("farmers", "on"),), seed))
    for seats, seed in ((2, 11), (3, 12), (5, 13))
]


def _ends() -> list[State]:
    """Landscapes of different sizes: each third state of some games, and the last."""
    return [state for game in GAMES_PLAYED for state in (*game.states[::3], game.end)]


def test_halves_that_touch_lie_at_the_same_point() -> None:
    for half in range(8):
        x, y = HALF_POINTS[half]
        step = beside(Cell(0, 0), half // 2)
        other_x, other_y = HALF_POINTS[opposite_half(half)]
        assert (x, y) == (10 * step.x + other_x, 10 * step.y + other_y)


def test_regions_are_the_parts_that_share_points() -> None:
    for state in filled(_ends()):
        merged = {frozenset(region.spots) for region in state.land.regions}
        assert merged == _naive_regions(state.land)


def test_a_region_is_open_where_a_point_is_not_shared() -> None:
    for state in filled(_ends()):
        points = _points(state.land)
        for region in filled(state.land.regions):
            if region.feature is Feature.MONASTERY:
                missing = [c for c in around(region.spots[0].cell) if c not in state.land.tiles]
            else:
                alone = [spots[0] for spots in points.values() if len(spots) == 1]
                missing = [spot.cell for spot in alone if spot in region.spots]
            assert sum(slots.bit_count() for slots in region.open.values()) == len(missing)


def test_the_frontier_is_all_empty_cells_beside_a_tile_and_what_they_touch() -> None:
    for state in filled(_ends()):
        tiles = state.land.tiles
        empty = {beside(c, side) for c, side in product(tiles, range(4))} - set(tiles)
        required = {
            cell: "".join(_touched(state.land, cell, s) for s in range(4)) for cell in empty
        }
        assert state.land.frontier == required


def test_every_meeple_stands_on_the_region_of_its_spot_and_nobody_on_what_is_complete() -> None:
    standing = 0
    for region in [region for state in _ends() for region in state.land.regions]:
        assert {meeple.spot for meeple in region.meeples} - {*region.spots} == set()
        scored = not region.open and region.feature is not Feature.FIELD
        assert not (scored and region.meeples)
        standing += len(region.meeples)
    assert standing


def test_a_tile_fits_as_its_edges_say() -> None:
    for kind in filled(set(box(COUNTS))):
        for required in map("".join, product("CRF" + ANY, repeat=4)):
            fits = {
                tile(kind, rotation).edges
                for rotation in Rotation
                if all(
                    need in (ANY, edge)
                    for need, edge in zip(required, tile(kind, rotation).edges, strict=True)
                )
            }
            offered = [tile(kind, rotation).edges for rotation in fitting(kind, required)]
            assert set(offered) == fits


@pytest.mark.parametrize(
    ("kind", "count"),
    [("B", 1), ("C", 1), ("X", 1), ("G", 2), ("U", 2), ("D", 4), ("I", 4), ("IA", 4), ("IK", 4)],
)
def test_turns_in_which_a_tile_lies_alike_are_offered_once(kind: str, count: int) -> None:
    """Note 2: a tile must fit on all its edges, source and lake on that of the river, too."""
    assert len(fitting(kind, ANY * 4)) == count


@each("kind", KINDS)
def test_a_tile_is_offered_in_every_way_in_which_it_brings_something_else(kind: str) -> None:
    """Tile placement: a tile may be turned as one likes. Of two turns only one is offered where
    all that is printed comes to lie alike: the goods of one of two cities, too.
    """
    turned = {_brought(kind, rotation) for rotation in Rotation}
    assert {_brought(kind, rotation) for rotation in fitting(kind, ANY * 4)} == turned
    assert len(fitting(kind, ANY * 4)) == len(turned)


def _brought(kind: str, rotation: Rotation) -> object:
    """Return what is asked of the neighbours of a tile that lies alone, where its features go on,
    and what they show.
    """
    land = lay(EMPTY, Cell(0, 0), Laid(kind, rotation), gardens=True)
    features = ((one.feature, frozenset(one.open.items()), one.marks) for one in land.regions)
    return frozenset(land.frontier.items()), frozenset(features)


def test_a_spot_that_is_nowhere_is_not_found() -> None:
    game = GAMES_PLAYED[0]
    nowhere = Spot(Cell(99, 99), tile("B").parts[0].segment)
    with pytest.raises(LookupError):
        region_at(game.end.land, nowhere)


def _naive_regions(land: Landscape) -> set[frozenset[Spot]]:
    """Group the spots that are connected by points."""
    group = {spot: {spot} for spot in _parts(land)}
    for spots in _points(land).values():
        union = set().union(*(group[spot] for spot in spots))
        for spot in union:
            group[spot] = union
    return {frozenset(spots) for spots in group.values()}


def _points(land: Landscape) -> dict[Point, tuple[Spot, ...]]:
    """Return which spots meet at each point of the plane."""
    points: dict[Point, tuple[Spot, ...]] = defaultdict(tuple)
    for spot, part in _parts(land).items():
        here = [HALF_POINTS[half] for half in part.halves] + [SIDE_POINTS[s] for s in part.sides]
        for x, y in here:
            points[10 * spot.cell.x + x, 10 * spot.cell.y + y] += (spot,)
    return points


def _parts(land: Landscape) -> dict[Spot, Part]:
    return {
        Spot(cell, part.segment): part
        for cell, laid in land.tiles.items()
        for part in tile(laid.kind, laid.rotation).parts
        if part.segment.feature is not Feature.GARDEN
    }


def _touched(land: Landscape, cell: Cell, side: int) -> str:
    """Return the edge that a tile at an empty cell would touch on a side."""
    laid = land.tiles.get(beside(cell, side))
    return ANY if laid is None else tile(laid.kind, laid.rotation).edges[(side + 2) % 4]


def test_random_games_have_completed_something_of_everything() -> None:
    """Or the tests above would have looked at too little."""
    assert {line.category for game in GAMES_PLAYED for line in game.end.lines} == {
        feature.value for feature in Feature if feature is not Feature.GARDEN
    }
