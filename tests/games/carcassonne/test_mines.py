"""The Gold Mines: what ingots pay, and who takes which of several."""

from collections import Counter

import pytest

from games.carcassonne import GAME
from games.carcassonne.components import COUNTS, MINES, START, Mark, tile
from games.carcassonne.gold import worth
from games.carcassonne.mines import divided
from games.core.contract import agreed
from games.core.rng import Rng
from games.core.values import Cell, Seat, around
from tests.contract.plays import Start, play
from tests.proofs import filled

HERE, THERE = Cell(0, 0), Cell(1, 0)
ANNA, BOB, CLEO = map(Seat, range(3))


@pytest.mark.parametrize(
    ("ingots", "points"),
    [(0, 0), (1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (16, 64)],
)
def test_the_more_ingots_the_more_each_is_worth(ingots: int, points: int) -> None:
    """4. Final scoring: 1 point each for 1 to 3, 2 for 4 to 6, 3 for 7 to 9, 4 for 10 and more."""
    assert worth(ingots) == points


def test_several_take_one_each_in_turn_as_long_as_there_are_any() -> None:
    """3. Scoring a feature: in turn order from the active player; what nobody may take stays."""
    claims = {HERE: frozenset({ANNA, CLEO})}
    taken, left = divided({HERE: 4, THERE: 2}, claims, (BOB, CLEO, ANNA))
    assert taken == {CLEO: 2, ANNA: 2}
    assert left == {THERE: 2}


def test_what_others_could_take_is_taken_first() -> None:
    """Ruling: what is one's own alone runs away from nobody."""
    claims = {HERE: frozenset({ANNA}), THERE: frozenset({ANNA, BOB})}
    taken, left = divided({HERE: 1, THERE: 1}, claims, (ANNA, BOB))
    assert taken == {ANNA: 2}
    assert left == {}


def test_eight_tiles_more_are_in_the_stack_each_with_the_sign_of_gold() -> None:
    """Contents: 8 tiles. Preparation: mixed into the stack."""
    state = GAME.setup(agreed(GAME, {"mines": "on"}), 2, Rng(1))
    assert Counter((state.drawn, *state.stack, START)) == Counter({**COUNTS, **MINES})
    assert {kind for kind in (*COUNTS, *MINES) if Mark.GOLD in tile(kind).signs} == set(MINES)


@pytest.mark.parametrize("seed", range(3))
def test_every_gold_tile_brings_two_ingots_and_none_is_lost(seed: int) -> None:
    """Contents: 16 ingots. 1. Placing a tile: always two a tile, on it and next to it."""
    options = (("inns", "on"), ("traders", "on"), ("mines", "on"))
    before = None
    for state in filled(play(Start("carcassonne", 3, options, seed)).states):
        laid = sum(tile.kind in MINES for tile in state.land.tiles.values())
        held = sum(state.goods.get(Mark.GOLD, ()))
        assert sum(state.ingots.values()) + held == 2 * laid
        assert state.ingots.keys() - state.land.tiles.keys() == set()
        if before and before.ingots != state.ingots and state.last:
            new = state.ingots.keys() - before.ingots.keys()
            assert new <= {state.last, *around(state.last)}
        before = state
