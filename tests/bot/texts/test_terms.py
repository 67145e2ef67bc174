"""The tables of what things are called: one term a line, in every language that is kept."""

import csv
from pathlib import Path

import pytest

from games import GAMES

TERMS = Path(__file__).parents[3] / "docs" / "terms"


@pytest.mark.parametrize("unit", ["bot", *GAMES])
def test_each_unit_has_its_table(unit: str) -> None:
    with (TERMS / f"{unit}.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head == ["English", "Russian", "Ukrainian", "German", "not"]
    assert len(rows) > 9
    assert all(len(row) == len(head) and row[0] for row in rows)
    terms = [row[0] for row in rows]
    assert len(terms) == len(set(terms))
