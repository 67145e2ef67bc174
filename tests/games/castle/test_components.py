"""Tiles, board and track; and how far random players come."""

from random import Random

import pytest

from games.castle import GAME
from games.castle.board import GATE, SQUARES, STARTS, TOWERS, TRACK, WALLS, tower_at
from games.castle.castle_map import EMPTY, is_offered, paths_match
from games.castle.components import KINDS, STACK, Feature, tile
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.squares import HALVES
from games.core.values import TABLE, Rotation


def test_there_are_60_tiles_and_76_squares() -> None:
    """Verified: the review says that 16 squares or more stay empty."""
    assert (len(STACK), len(SQUARES)) == (60, 76)


def test_there_are_seven_start_spaces_in_the_wall_one_of_them_with_a_market() -> None:
    assert len({start.cell for start in STARTS} - SQUARES) == 7
    assert sum(start.markets for start in STARTS) == 1


def test_the_track_has_14_towers_of_two_spaces() -> None:
    """Verified: 0/1 and 12/13 are among them; 27/28, 47/48, 69/70, 91/92 are straight."""
    assert len(TOWERS) == 14
    assert sum(tower_at(space) is not None for space in range(TRACK)) == 28
    assert (tower_at(1), tower_at(112), tower_at(13)) == (GATE, 12, 12)
    straight = (27, 28, 47, 48, 69, 70, 91, 92)
    assert all(any(space in wall.spaces for wall in WALLS) for space in straight)


def test_whatever_reaches_an_edge_of_a_tile_is_what_the_edge_shows() -> None:
    letters = {Feature.PATH: "P", Feature.HOUSE: "H", Feature.TOWER: "T"}
    for kind in KINDS:
        lying = tile(kind)
        reached = {
            side: letters[part.segment.feature] for part in lying.parts for side in part.sides
        }
        edges = {side: edge for side, edge in enumerate(lying.edges) if edge != "C"}
        assert reached == edges, kind
        halves = sorted(half for part in lying.parts for half in part.halves)
        beside_paths = [h for h in range(len(HALVES)) if lying.edges[h // 2] in "CP"]
        assert halves == beside_paths, kind


def test_tiles_are_turned_clockwise() -> None:
    turned = tile("32", Rotation.R90)
    assert turned.edges == "CHCP"
    assert turned.parts[0].sides == (3,)


def test_every_tile_can_begin_at_some_start_space() -> None:
    assert len(EMPTY.frontier) == 7
    assert all(is_offered(EMPTY.frontier, kind, paths_match) for kind in KINDS)


@pytest.mark.parametrize(("edges", "fewest"), [("paths", 57), ("all", 55)])
def test_random_players_lay_nearly_all_tiles(edges: str, fewest: int) -> None:
    """The page: 57 to 60 with `paths`, 55 to 60 with `all`."""
    for seed in range(3):
        state = GAME.setup({**defaults(GAME), "edges": edges}, 2, Rng(seed))
        chance = Random(seed)
        while acting := GAME.to_act(state):
            action = chance.choice(list(GAME.legal_actions(state, acting[0])))
            state = GAME.apply(state, acting[0], action).state
        assert fewest <= len(GAME.view(state, TABLE).castle_map.tiles) <= 60
