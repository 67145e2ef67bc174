"""Why a computer would make a move is said by what its seat knows: of a world dealt anew, so it is
the same from all states that look alike to it (docs/adr/0068).
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
            twin = game.resample(state, seat, Rng(5))
            one, other = (game.resample(each, seat, Rng(1)) for each in (state, twin))
            for action in islice(game.legal_actions(state, seat), 5):
                assert game.reasons(one, seat, action) == game.reasons(other, seat, action)
