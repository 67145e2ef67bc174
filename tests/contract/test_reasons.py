"""Why a computer would make a move is said by what its seat knows: it is the same from all states
that look alike to it (docs/adr/0068).
"""

from itertools import islice

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.contract import Transition
from games.core.players import known
from games.core.rng import Rng
from tests.contract.knowing import asked
from tests.contract.plays import Start, play, starts

GIVEN = [start for start in starts() if start.game in GAMES]


@pytest.mark.parametrize("start", GIVEN, ids=str)
def test_reasons_are_the_same_from_all_that_looks_alike(start: Start) -> None:
    game = GAMES[start.game]
    assert game.telling.reasons is not None
    for knowing in asked(play(start), 12):
        twin = knowing.sample(Rng(5))
        dealt_anew = known(game, [Transition(twin, ())], knowing.seat)
        dealt_anew = replace(dealt_anew, past=knowing.past)
        for action in islice(knowing.actions, 5):
            assert game.telling.reasons(knowing, action) == game.telling.reasons(dealt_anew, action)
