"""What is told of tiles and fields to who plays in words (docs/adr/0080)."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bench.fold.looks import FRAME
from bench.play import random_state
from games.carcassonne import GAME
from games.carcassonne.telling import place_told
from games.core.message import Message, Named
from games.core.values import TABLE, Seat
from tests.proofs import filled

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


@pytest.mark.parametrize("moves", range(0, 80, 20))
def test_no_name_is_heard_twice_among_the_tiles_to_come(moves: int) -> None:
    """Where nobody plays with gardens, tiles with and without one have the same name."""
    left = chapters(random_state(GAME, 2, seed=moves, moves=moves))["left"]
    names = [FRAME.say("en", line).partition(" × ")[2] for line in left]
    assert names
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("moves", range(20, 120, 20))
def test_ones_own_unfinished_things_are_heard_first(moves: int) -> None:
    state = random_state(GAME, 2, seed=moves, moves=moves)
    assert GAME.telling.aloud
    for seat in (Seat(0), Seat(1)):
        told = GAME.telling.aloud.chapters(GAME.view(state, seat), seat)["unfinished"]
        is_own = [Named(seat) in _names(line) for line in told]
        assert is_own == sorted(is_own, reverse=True)


def test_a_place_where_no_tile_fits_is_told_so() -> None:
    """The picture crosses it out: a monastery beside it will never be completed."""
    told = 0
    for seed in range(20):
        state = random_state(GAME, 2, seed=seed, moves=60)
        barred = GAME.view(state, TABLE).barred
        lines = [FRAME.say("en", one, _names_of) for one in chapters(state)["unfinished"]]
        for cell in barred:
            place = FRAME.say("en", place_told(cell))
            beside = [
                line
                for line in lines
                if re.search(rf"{place}(?![0-9])", line.partition("goes on")[2])
            ]
            assert all(filled(f"{place} (no tile fits there any more)" in line for line in beside))
            told += len(beside)
        assert bool(barred) or "no tile fits" not in "".join(lines)
    assert told


def _names_of(seat: Seat) -> tuple[str]:
    return (f"Player {seat}",)


def test_a_monastery_that_is_completed_at_a_place_is_not_told_as_waiting_there_too() -> None:
    """ "Monastery at row 1 column 1 (8 tiles), can complete the monastery at row 1 column 1"."""
    completed = 0
    for seed in range(60):
        state = random_state(GAME, 2, seed=seed, moves=50)
        labels = _labels(state)
        for label in filled(labels):
            told = re.findall(r"monastery at (row \S+ column \S+)", label)
            assert len(told) == len(set(told))
        completed += any("complete the monastery" in label for label in labels)
    assert completed


def _labels(state: Any) -> list[str]:
    """What is said of each place where the drawn tile can lie."""
    assert GAME.telling.aloud
    seat = state.turn
    view = GAME.view(state, seat)
    cells = {
        cell
        for action in GAME.legal_actions(state, seat)
        if (cell := getattr(action, "cell", None))
    }
    told = (GAME.telling.aloud.option(view, {}, "cell", cell) for cell in cells)
    return [FRAME.say("en", one, _names_of) for one in told if one]


def _names(said: object) -> Iterator[Named]:
    if isinstance(said, Named):
        yield said
    elif isinstance(said, Message):
        yield from _names(tuple(said.variables.values()))
    elif isinstance(said, tuple):
        for each in said:
            yield from _names(each)
