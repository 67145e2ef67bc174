"""What the ways to play are made of. Booklet pp. 4, 15, 17."""

import pytest

from games.core.contract import as_preset
from games.core.values import Seat
from games.land_vs_sea import GAME
from games.land_vs_sea.components import Kind
from games.land_vs_sea.expansions import composed

BASIC, FULL = (as_preset(GAME, preset) for preset in GAME.presets)


@pytest.mark.parametrize(("seats", "waypointers"), [(2, (0, 1)), (3, (0, 1)), (4, (0, 1, 2, 3))])
def test_a_full_game_has_all_that_scores_besides(seats: int, waypointers: tuple[int, ...]) -> None:
    """Waypoints, too: they are recommended with four and allowed with two and three; the
    cartographer has none.
    """
    rules = composed(FULL, seats)
    assert rules.kinds == set(Kind)
    assert rules.waypointers == tuple(map(Seat, waypointers))


@pytest.mark.parametrize(("seats", "waypointers"), [(2, ()), (3, ()), (4, (0, 1, 2, 3))])
def test_a_basic_game_has_waypoints_with_four_only(
    seats: int, waypointers: tuple[int, ...]
) -> None:
    assert composed(BASIC, seats).waypointers == tuple(map(Seat, waypointers))
