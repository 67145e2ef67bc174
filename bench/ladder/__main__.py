"""`make ladder`: plays the round robins and writes docs/computer-players.md."""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path

from bench.ladder.rounds import Table, duels, sides, teams
from games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "computer-players.md"
HEAD = (Path(__file__).parent / "head.md").read_text()
CORES = 2


def tables(games: int) -> list[Table]:
    """Play everything there is, so many games a pair, on a few cores at a time."""
    tasks = (*(partial(duels, name, games) for name in GAMES), partial(sides, games))
    with ProcessPoolExecutor(CORES) as pool:
        found = [pool.submit(task) for task in (*tasks, partial(teams, games))]
        return list(chain.from_iterable(one.result() for one in found))


def written(table: Table) -> str:
    """Return a table in Markdown."""
    rows = (table.columns, ("---",) * len(table.columns), *table.rows)
    lines = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"\n## {table.title[0].upper()}{table.title[1:]}\n\n{lines}\n"


if __name__ == "__main__":
    PAGE.write_text(HEAD + "".join(map(written, tables(int(sys.argv[1])))))
