"""The rulings and the review, played (`scenarios/*.toml`).

Each names its source; `docs/rules-sources.md` says what was read, and has the rulings.
"""

from pathlib import Path

from tests.games.castle.script import Scenario, run
from tests.games.reader import named, read, rulings
from tests.properties import each

SCENARIOS = read(Path(__file__).parent / "scenarios", Scenario)


@each("scenario", SCENARIOS, lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)


def test_rulings_that_scenarios_name_stand_on_the_page() -> None:
    """Whoever reads "ruling 7" finds it in docs/rules-sources.md."""
    assert named(SCENARIOS) <= rulings("Carcassonne: The Castle")
    assert len({scenario.name for scenario in SCENARIOS}) == len(SCENARIOS)
