"""Which scenario holds which passage: `python -m tests.games.sources castle keep`.

Without words it lists all scenarios of all games; with words those in whose game, source or name
all of them stand. docs/rules-sources.md says what was read.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parent


def scenarios(game: str) -> Iterator[tuple[str, str]]:
    """Yield source and name of each scenario of a game."""
    for path in sorted((GAMES / game / "scenarios").glob("*.toml")):
        for each in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            yield each["source"], each["name"]


if __name__ == "__main__":
    for folder in sorted(GAMES.glob("*/scenarios")):
        for source, name in sorted(scenarios(folder.parent.name)):
            line = f"{folder.parent.name}: {source}\n    {name}"
            if all(word.lower() in line.lower() for word in sys.argv[1:]):
                print(line)  # noqa: T201
