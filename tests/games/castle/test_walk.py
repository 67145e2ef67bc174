"""What has grown together is what somebody finds who walks over all tiles anew."""

from collections.abc import Iterator
from random import Random

import pytest

from games.castle import GAME
from games.castle.board import SQUARES, STARTS
from games.castle.castle_map import CastleMap
from games.castle.components import Feature, Segment, Spot, tile
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.squares import opposite_half
from games.core.values import Cell, Side, beside

Port = tuple[Feature, frozenset[tuple[Cell, int]]]
"""A place where two pieces of one feature meet: the same seen from either side."""


@pytest.mark.parametrize("edges", ["paths", "all"])
def test_regions_are_those_of_a_walk_over_the_tiles(edges: str) -> None:
    """Rulings 1 to 5: what joins what, and what is open."""
    state, chance = GAME.setup({**defaults(GAME), "edges": edges}, 2, Rng(1)), Random(1)
    while acting := GAME.to_act(state):
        action = chance.choice(list(GAME.legal_actions(state, acting[0])))
        state = GAME.apply(state, acting[0], action).state
        if len(state.castle_map.tiles) % 20 == 1 or not GAME.to_act(state):
            found = {frozenset(r.spots): frozenset(r.open) for r in state.castle_map.regions}
            assert found == _walked(state.castle_map)


def _walked(castle_map: CastleMap) -> dict[frozenset[Spot], frozenset[Cell]]:
    """Return the spots of each region, and the empty squares to which it is open."""
    groups: list[tuple[set[Spot], set[Port]]] = []
    for spot, ports in _pieces(castle_map):
        met = [group for group in groups if group[1] & ports]
        groups = [group for group in groups if not group[1] & ports]
        spots = {spot}.union(*(group[0] for group in met))
        groups.append((spots, ports.union(*(group[1] for group in met))))
    empty = SQUARES.difference(castle_map.tiles)
    return {
        frozenset(spots): frozenset(cell for _, sides in ports for cell, _ in sides) & empty
        for spots, ports in groups
    }


def _pieces(castle_map: CastleMap) -> Iterator[tuple[Spot, set[Port]]]:
    for start in STARTS:
        court = start.feature is Feature.COURT
        slots = (2 * start.side, 2 * start.side + 1) if court else (start.side,)
        ports = {_port(start.feature, start.cell, slot) for slot in slots}
        yield Spot(start.cell, Segment(start.feature, 0)), ports
    for cell, laid in castle_map.tiles.items():
        for part in tile(laid.kind, laid.rotation).parts:
            feature = part.segment.feature
            yield (
                Spot(cell, part.segment),
                {_port(feature, cell, slot) for slot in part.halves or part.sides},
            )


def _port(feature: Feature, cell: Cell, slot: int) -> Port:
    """Name a side of a cell, or half of one for a court, so that its neighbour names it alike."""
    if feature is Feature.COURT:
        there = (beside(cell, Side(slot // 2)), opposite_half(slot))
    else:
        there = (beside(cell, Side(slot)), int(Side(slot).opposite))
    return feature, frozenset({(cell, int(slot)), there})
