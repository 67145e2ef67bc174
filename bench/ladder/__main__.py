"""`make ladder`: plays the round robins and writes docs/computer-players.md."""

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bench.ladder.rounds import Table, duels, sides, teams
from games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "computer-players.md"

HEAD = (Path(__file__).parent / "head.md").read_text()


def tables(games: int) -> Iterator[Table]:
    """Play everything there is, so many games a pair."""
    return chain(*(duels(game, games) for game in GAMES.values()), sides(games), teams(games))


def written(table: Table) -> str:
    """Return a table in Markdown."""
    rows = (table.columns, ("---",) * len(table.columns), *table.rows)
    lines = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"\n## {table.title[0].upper()}{table.title[1:]}\n\n{lines}\n"


if __name__ == "__main__":
    page = HEAD
    for each in tables(int(sys.argv[1])):
        page += written(each)
        print(written(each), flush=True)
    PAGE.write_text(page)
