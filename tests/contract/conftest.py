"""Every contract test runs over the same games."""

import pytest

from games.core.contract import AnyGame
from tests.contract import plays


@pytest.fixture(params=plays.ALL.values(), ids=list(plays.ALL), scope="session")
def game(request: pytest.FixtureRequest) -> AnyGame:
    game: AnyGame = request.param
    return game
