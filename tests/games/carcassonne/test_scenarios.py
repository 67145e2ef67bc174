"""Every passage of the sources about the base game and farmers, played (`scenarios/*.toml`).

`docs/rules-sources.md` lists the passages and where each is decided.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from games.carcassonne import GAME
from tests.games.carcassonne.script import Scenario, run

FOLDER = Path(__file__).parent / "scenarios"


def scenarios() -> Iterator[Scenario]:
    for path in sorted(FOLDER.glob("*.toml")):
        file = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from msgspec.convert(file["scenario"], list[Scenario])


@pytest.mark.parametrize("scenario", list(scenarios()), ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    moment = run(scenario)
    if scenario.map:
        board = GAME.text_board(GAME.view(moment.state, None)).split("\n\n")[0]
        assert board == scenario.map.strip("\n")
