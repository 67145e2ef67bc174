"""`make ladder`: plays the round robins and writes docs/computer-players.md.

`python -m bench.ladder 400 carcassonne "points at once"` plays only rows with these words, and goes
on where it was stopped: played games are kept, and the page is written with the results so far.
`python -m bench.ladder 0` only writes it.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import groupby
from pathlib import Path

from bench.ladder import kept
from bench.ladder.matches import Outcome
from bench.ladder.rounds import Row, play, result, rows

PAGE = kept.ROOT / "docs" / "computer-players.md"
HEAD, TAIL = ((Path(__file__).parent / f"{part}.md").read_text() for part in ("head", "tail"))
BEFORE = "†"
"""Marks what was played before a file of the game's players has changed."""
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


def page(before: str, known: Mapping[tuple[str, str], Mapping[int, Outcome]]) -> str:
    """Return the page: of each row what the players as they are now have played, else what stood
    on the page before, marked.
    """
    stood = _lines_by_title(before)
    found = (
        (row, _line(row, tuple(known.get(_key(row), {}).values()), stood.get(_title(row), ())))
        for row in rows()
    )
    tables = groupby((each for each in found if each[1]), key=lambda each: each[0].title)
    return HEAD + "".join(map(_written, (list(table) for _, table in tables))) + TAIL


def _lines_by_title(before: str) -> Mapping[str, Sequence[str]]:
    sections = (section.splitlines() for section in before.split("\n## ")[1:])
    return {title: lines for title, *lines in sections}


def _title(row: Row) -> str:
    return f"{row.title[0].upper()}{row.title[1:].replace('_', ' ')}"


def _line(row: Row, games: Sequence[Outcome], stood: Sequence[str]) -> str:
    """Return the line of a row in Markdown; nothing, where it was never played."""
    if games:
        return _joined((*row.cells, *result(row, games)))
    named = _joined(row.cells)[:-1]
    last = next((line for line in stood if line.startswith(named)), "")
    if not last or BEFORE in last:
        return last
    shown, *others = last.removeprefix(named).strip("| ").split(" | ")
    return _joined((*row.cells, f"{shown} {BEFORE}", *others))


def _joined(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _written(table: Sequence[tuple[Row, str]]) -> str:
    """Return a table in Markdown."""
    row, columns = table[0][0], table[0][0].columns
    lines = (_joined(columns), _joined(("---",) * len(columns)), *(line for _, line in table))
    return f"\n## {_title(row)}\n\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    ladder(int(sys.argv[1]), sys.argv[2:])
    PAGE.write_text(page(PAGE.read_text(), kept.read()))
