"""Why a computer would make a move is said by what its seat knows: the same in all worlds that look
alike to it (docs/adr/0068).
"""

from itertools import islice

import pytest

from games import GAMES
from games.core.rng import Rng
from tests.contract.plays import Start, play, starts

GIVEN = [start for start in starts() if start.game in GAMES and GAMES[start.game].reasons]


@pytest.mark.parametrize("start", GIVEN, ids=str)
def test_reasons_are_the_same_from_all_that_looks_alike(start: Start) -> None:
    game, states = GAMES[start.game], play(start).states
    assert game.reasons is not None
    for state in states[:: max(1, len(states) // 12)]:
        for seat in game.to_act(state):
            worlds = [game.resample(state, seat, Rng(seed)) for seed in (1, 2)]
            for action in islice(game.legal_actions(state, seat), 5):
                told = game.reasons(state, seat, action)
                assert all(game.reasons(world, seat, action) == told for world in worlds)
