"""The rulings and the review, played (`scenarios/*.toml`).

`docs/rules-sources.md` lists the passages and where each is decided.
"""

from pathlib import Path

import pytest

from tests.games.castle.script import Scenario, run
from tests.games.reader import listed, read

SCENARIOS = read(Path(__file__).parent / "scenarios", Scenario)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)


def test_every_scenario_is_listed_and_every_listed_scenario_is_played() -> None:
    """The page on sources and the scenarios are about the same."""
    assert listed("Carcassonne: The Castle") == {scenario.name for scenario in SCENARIOS}
