"""Who sits in a rematch's lobby from the beginning."""

import pytest
from msgspec.structs import replace

from bot.table.gathering import AddComputer, Start
from bot.table.rematches import rematch_people
from bot.table.values import Table
from games.core.contract import Level
from tests.bot.tables import ALL, ANNA, do, lobby


@pytest.fixture
def played() -> Table:
    """A game of Anna's against an easy computer."""
    gathered = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY))
    return do(gathered, ANNA, Start(1)).table


@pytest.mark.parametrize("level", [None, Level.STRONG])
def test_computers_play_as_well_as_is_asked_for(played: Table, level: Level | None) -> None:
    host = replace(ANNA, reachable=True)
    people = rematch_people(ALL, played, host, "en", level)
    assert {one.computer for one in people} == {None, level or Level.EASY}
