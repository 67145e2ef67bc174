"""`docs/rules-sources.md` and the scenarios are about the same."""

from pathlib import Path
from re import findall

from tests.games.carcassonne.test_scenarios import scenarios

PAGE = Path(__file__).parents[3] / "docs" / "rules-sources.md"


def test_every_scenario_is_listed_and_every_listed_scenario_is_played() -> None:
    listed = {name for name in findall(r"`([^`]+)`", PAGE.read_text("utf-8")) if _is_name(name)}
    assert listed == {scenario.name for scenario in scenarios()}


def _is_name(quoted: str) -> bool:
    """Scenarios have names of several words; files and functions have none."""
    return " " in quoted
