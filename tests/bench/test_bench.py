"""A part of `make bench` that stops half-way measures nothing for days: each runs once, small."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from bench.__main__ import PARTS
from bench.timing import SMALLEST
from tests.render.sprites import sprites_in


@pytest.fixture(autouse=True)
def sprites_as_before() -> Iterator[None]:
    """A part keeps them in a folder of its own, which it removes."""
    with sprites_in(None):
        yield


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_each_part_measures_something_at_its_smallest(part: ModuleType) -> None:
    figures = list(part.measure(SMALLEST))
    assert figures
    assert all(name.strip() for name, _ in figures)
    assert any(letter.isdigit() for _, figure in figures for letter in figure)
