"""`make ladder`: plays the round robins and writes docs/computer-players.md."""

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bench.ladder.rounds import Table, duels, sides, teams
from games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "computer-players.md"

HEAD = """# Computer players

What `make ladder` has measured; `make ladder N=400` plays more games. Each deal is played with everybody in each
seat in turn, by default options; win rates stand with their 95 % Wilson intervals, a shared win counts as its
share. Milliseconds are of processor time, on a busy machine. What a level promises stands in
`games.core.contract.Level`; why a player cannot peep, in [ADR 25](adr/0025-computers-know-what-their-seat-knows.md).
*random* takes any legal action; *points at once* looks one move ahead at points, at those of an end now and at
followers in the supply; *shortest path* lays the tunnel that comes nearest to the goals, whatever its role.
"""


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
