"""The booklet and the rulings, played (`scenarios/*.toml`).

`docs/rules-sources.md` lists the passages and where each is decided.
"""

from pathlib import Path

import pytest

from games.saboteur import GAME
from tests.games.reader import listed, read
from tests.games.saboteur.script import Scenario, run

SCENARIOS = read(Path(__file__).parent / "scenarios", Scenario)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    moment = run(scenario)
    if scenario.map:
        board = GAME.text_board(GAME.view(moment.state, None))
        assert board == scenario.map.strip("\n")


def test_every_scenario_is_listed_and_every_listed_scenario_is_played() -> None:
    """The page on sources and the scenarios are about the same."""
    assert listed("Saboteur") == {scenario.name for scenario in SCENARIOS}
