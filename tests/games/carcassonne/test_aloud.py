"""What is told of tiles and fields to who plays in words (docs/adr/0080)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bench.fold.looks import FRAME
from bench.play import random_state
from games.carcassonne import GAME
from games.core.message import Message, Named
from games.core.values import TABLE

LYING = {
    "en": "row 0 column 0: city (north), road (east, west)",
    "ru": "строка 0 столбец 0: город (север), дорога (восток, запад)",
    "uk": "рядок 0 стовпець 0: місто (північ), дорога (схід, захід)",
}


def chapters(state: Any) -> Any:
    assert GAME.telling.aloud
    return GAME.telling.aloud.chapters(GAME.view(state, TABLE), TABLE)


@pytest.mark.parametrize("language", LYING)
def test_a_tile_is_told_by_its_parts_and_their_sides(language: str) -> None:
    """What the tile is called as it is drawn says the same again, and of sides that are elsewhere
    now. All that is not named is field.
    """
    (start,) = chapters(random_state(GAME, 2, seed=1, moves=0))["map"]
    assert FRAME.say(language, start) == LYING[language]


@pytest.mark.parametrize("moves", range(20, 120, 20))
def test_no_name_is_doubled_where_fields_and_stakes_are_told(moves: int) -> None:
    """A name and a colon before the same name and its points were heard as "Ada, Ada plus 6"."""
    told = chapters(random_state(GAME, 3, seed=moves, moves=moves))
    lines = (*told["fields"], *told["stakes"])
    assert lines
    assert [line for line in lines if max(Counter(_names(line)).values(), default=0) > 1] == []


def _names(said: object) -> Iterator[Named]:
    if isinstance(said, Named):
        yield said
    elif isinstance(said, Message):
        yield from _names(tuple(said.variables.values()))
    elif isinstance(said, tuple):
        for each in said:
            yield from _names(each)
