"""Why a computer would make a move is said by what its seat knows: it is the same from all states
that look alike to it (docs/adr/0033).
"""

from itertools import islice

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.contract import AnyGame, Transition
from games.core.players import known
from games.core.rng import Rng
from tests.contract.knowing import asked
from tests.contract.plays import Play, every_play
from tests.proofs import filled


@pytest.fixture(params=GAMES.values(), ids=list(GAMES), scope="session")
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


@every_play
def test_reasons_are_the_same_from_all_that_looks_alike(play: Play) -> None:
    game = play.game
    assert game.telling.reasons is not None
    for knowing in filled(asked(play, 12)):
        twin = knowing.sample(Rng(5))
        dealt_anew = known(game, [Transition(twin, ())], knowing.seat)
        dealt_anew = replace(dealt_anew, past=knowing.past)
        for action in filled(islice(knowing.actions, 5)):
            assert game.telling.reasons(knowing, action) == game.telling.reasons(dealt_anew, action)
