"""How pieces grow together, on a row of tiles with two slots: 0 to the west, 1 to the east."""

from collections.abc import Mapping

import pytest

from games.core.regions import (
    ANY,
    BaseRegion,
    Slots,
    extended,
    fitting,
    merge_tile,
    reach,
    region_of,
)
from games.core.values import Cell

WEST, EAST = 1 << 0, 1 << 1


class Rope(BaseRegion[str], frozen=True, array_like=True):
    """A region that carries how much it weighs."""

    weight: int = 0


def _merged(joined: list[Rope], piece: str, open_edges: Mapping[Cell, Slots]) -> Rope:
    spots = tuple(spot for rope in joined for spot in rope.spots)
    return Rope((*spots, piece), open_edges, 1 + sum(rope.weight for rope in joined))


def _laid(ropes: tuple[Rope, ...], filled: set[int], x: int, *pieces: str) -> tuple[Rope, ...]:
    """Lay a tile at `x`: "a=" reaches both sides, "a-" the west, "-a" the east, "a" neither."""
    around = (Cell(x - 1, 0), Cell(x + 1, 0))
    slots = {
        piece: (0, 1) if "=" in piece else (0,) if piece.endswith("-") else (1,)
        for piece in pieces
        if piece.strip("-=") != piece
    }
    named = [(piece.strip("-="), reach(slots.get(piece, ()), _FACING)) for piece in pieces]
    return merge_tile(ropes, {Cell(at, 0) for at in filled}, Cell(x, 0), named, around, _merged)


_FACING = ((0, 1), (1, 0))


def test_a_piece_alone_is_open_where_nothing_lies() -> None:
    (rope,) = _laid((), set(), 0, "a=")
    assert rope.open == {Cell(-1, 0): EAST, Cell(1, 0): WEST}


def test_pieces_that_meet_become_one_and_carry_what_both_carried() -> None:
    ropes = _laid((), set(), 0, "a=")
    (rope,) = _laid(ropes, {0}, 1, "b-")
    assert (rope.spots, rope.weight) == (("a", "b"), 2)
    assert rope.open == {Cell(-1, 0): EAST}


def test_a_gap_that_is_filled_joins_both_sides() -> None:
    ropes = _laid(_laid((), set(), 0, "-a"), {0}, 2, "c-")
    (rope,) = _laid(ropes, {0, 2}, 1, "b=")
    assert (rope.spots, rope.open) == (("a", "c", "b"), {})


def test_a_region_reached_by_two_pieces_of_a_tile_is_one() -> None:
    ring = _merged([], "a", {Cell(1, 0): WEST | EAST})
    (rope,) = _laid((ring,), {0, 2}, 1, "b-", "-c")
    assert (rope.spots, rope.weight, rope.open) == (("a", "b", "c"), 3, {})


def test_what_waits_for_any_tile_waits_no_longer() -> None:
    (waiting, _) = _laid(_laid((), set(), 0, "-a"), {0}, 1, "b")
    assert (waiting.spots, waiting.open) == (("a",), {})


def test_regions_apart_are_the_same_values_as_before() -> None:
    ropes = _laid((), set(), 0, "-a")
    assert _laid(ropes, {0}, 5, "b=")[0] is ropes[0]


def test_the_region_of_a_spot() -> None:
    ropes = _laid(_laid((), set(), 0, "a"), {0}, 5, "b")
    assert region_of(ropes, "b").spots == ("b",)
    with pytest.raises(LookupError):
        region_of(ropes, "c")


def test_the_frontier_says_what_must_be_met_on_each_side() -> None:
    beside = (Cell(0, -1), Cell(1, 0), Cell(0, 1), Cell(-1, 0))
    rim = extended(
        {Cell(0, 0): ANY * 4, Cell(1, 0): "?C??"}, {Cell(0, 1)}, Cell(0, 0), "RFCF", beside
    )
    assert rim == {Cell(1, 0): "?C?F", Cell(0, -1): "??R?", Cell(-1, 0): "?F??"}


def test_what_a_piece_reaches_is_told_by_direction() -> None:
    assert reach((0, 1, 2), ((0, 7), (0, 8), (3, 1))) == (
        0b111,
        ((0, 1 << 7 | 1 << 8), (3, 1 << 1)),
    )


def test_an_edge_meets_its_like_and_what_is_open() -> None:
    turns = fitting([("upright", "RF"), ("turned", "FR")])
    assert turns["R?"] == ("upright",)
    assert turns["??"] == ("upright", "turned")
    assert "RR" not in turns
