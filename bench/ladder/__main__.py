"""`make ladder`: plays the round robins and writes docs/computer-players.md.

`python -m bench.ladder 400 carcassonne "points at once"` plays only rows with these words, and goes
on where it was stopped: played games are kept, and the page is written with the results so far.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import groupby
from pathlib import Path

from bench.ladder import kept
from bench.ladder.matches import Outcome
from bench.ladder.rounds import Row, play, result, rows

PAGE = kept.ROOT / "docs" / "computer-players.md"
HEAD = (Path(__file__).parent / "head.md").read_text()
CORES = 2
_FEWER = 10
"""How many times less often rows are played of which nothing is promised."""
_PIECE = 4
"""Games of a row that are played before it is the next one's turn."""

source = cache(kept.source)


def ladder(games: int, words: Sequence[str]) -> None:
    """Play what is still to be played of the rows in which all of these words are."""
    known, chosen = kept.read(), [row for row in rows() if all(word in str(row) for word in words)]
    with ProcessPoolExecutor(CORES) as pool:
        begun = {
            pool.submit(play, row, number): (row, number)
            for row, number in _pieces(chosen, games)
            if number not in known.get(_key(row), ())
        }
        for done in as_completed(begun):
            row, number = begun[done]
            kept.keep(kept.Entry(*_key(row), number, done.result()))


def _pieces(chosen: Sequence[Row], games: int) -> Iterator[tuple[Row, int]]:
    """Yield the games of all rows, by turns: whenever it is stopped, all have had some."""
    for first in range(0, games, _PIECE):
        for row in chosen:
            most = games if row.aimed else max(games // _FEWER, _PIECE)
            yield from ((row, number) for number in range(first, min(first + _PIECE, most)))


def _key(row: Row) -> tuple[str, str]:
    return str(row), source(row.game)


def page() -> str:
    """Return the page, of all that has been played by the players as they are now."""
    known = kept.read()
    found = [(row, tuple(known.get(_key(row), {}).values())) for row in rows()]
    tables = groupby((each for each in found if each[1]), key=lambda each: each[0].title)
    return HEAD + "".join(_written(title, list(table)) for title, table in tables)


def _written(title: str, table: Sequence[tuple[Row, Sequence[Outcome]]]) -> str:
    """Return a table in Markdown."""
    columns = table[0][0].columns
    lines = (
        columns,
        ("---",) * len(columns),
        *((*row.cells, *result(row, games)) for row, games in table),
    )
    body = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"\n## {title[0].upper()}{title[1:].replace('_', ' ')}\n\n{body}\n"


if __name__ == "__main__":
    ladder(int(sys.argv[1]), sys.argv[2:])
    PAGE.write_text(page())
