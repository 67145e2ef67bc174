"""Regions: how the pieces of tiles grow together, whatever the grid and whatever grows.

Games of tiles ask three questions all the time: where does a tile fit, which region does an edge
belong to, and is a region complete? All three are about the *rim* of what has been laid, the places
where a tile could still be put; nobody ever asks about its inside. So the rim is what is kept.

**Slots.** A tile meets its surroundings in numbered slots; how many there are, and which direction
and slot there each of them faces, is the game's business (`Facing`). A hexagon has six, one a side;
a square may have some for its sides, some for its corners, and some in which things far away wait
for it. What a piece of a tile reaches is worked out once for all cells (`Reach`).

**Open edges.** An open edge is an empty cell and one of its slots: "what is laid here must join
me". A region knows its open edges, by cell. It is complete when none is left.

**Laying a tile** (`merge_tile`) looks up, for each piece of the tile, the regions behind the open
edges that it reaches. They and the piece become one new region; the piece's slots that face an
empty cell become open edges. A region that comes back to the same tile through two pieces (a road
that closes a loop at a crossing) needs no thought: the second piece finds the region that the first
one has just made. What is closed is never looked at again.

**The frontier** (`extended`) names for each empty cell at the rim the edges that a tile must have
there, as a word like "C?RF": one letter a side, clockwise. There are few such words and few kinds
of tiles, so whether and how a tile fits is a table (`fitting`).

Everything is a frozen value. `merge_tile` works on a private draft and hands it over finished;
regions that the tile does not touch are shared with those before.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.values import Cell

ANY = "?"
"""In a requirement: a side that touches no tile yet."""


Slots = int
"""Some slots of a cell, as bits: `1 << slot`."""

Facing = tuple[int, int]
"""The neighbour of a slot: its direction, as the game counts them, and the slot over there."""


class Reach(NamedTuple):
    """What a piece of a tile reaches, wherever the tile lies."""

    here: Slots
    beyond: tuple[tuple[int, Slots], ...]
    """By direction, the slots there in which it will be met."""


def reach(slots: Iterable[int], facing: Sequence[Facing]) -> Reach:
    """Return what the slots of a piece reach.

    :param facing: for each slot of a cell what it faces.
    """
    here, beyond = 0, dict[int, Slots]()
    for slot in slots:
        way, there = facing[slot]
        here |= 1 << slot
        beyond[way] = beyond.get(way, 0) | 1 << there
    return Reach(here, tuple(beyond.items()))


S = TypeVar("S")


class BaseRegion(Struct, Generic[S], frozen=True, array_like=True):
    """A whole region. Games add what theirs carry; S is a place on a tile, stable for the game."""

    spots: tuple[S, ...]
    """In the order in which they joined; several may lie on one tile."""
    open: Mapping[Cell, Slots]
    """Where it goes on: empty cells, and the slots of each in which it is to be met."""


R = TypeVar("R", bound=BaseRegion[Any])
P = TypeVar("P")
T = TypeVar("T")


def merge_tile(
    regions: Sequence[R],
    filled: Container[Cell],
    cell: Cell,
    pieces: Iterable[tuple[P, Reach]],
    around: Sequence[Cell],
    merged: Callable[[list[R], P, Mapping[Cell, Slots]], R],
) -> tuple[R, ...]:
    """Return the regions, the youngest last, when a tile is laid at an empty cell.

    :param filled: the cells that have a tile already.
    :param pieces: of the tile as it lies, and what each reaches.
    :param around: the cell in each direction.
    :param merged: (regions that meet, piece, open edges) -> the one that they become.
    """
    now: list[R | None] = [*regions]
    waiting = {n: it.open[cell] for n, it in enumerate(regions) if cell in it.open}
    for piece, (here, there) in pieces:
        joined, unmet = [], 0
        for n, slots in [*waiting.items()]:
            if slots & here and (region := now[n]):
                unmet |= waiting.pop(n)
                joined.append(region)
                now[n] = None
        if unmet & ~here:
            waiting[len(now)] = unmet & ~here
        opened = _open_elsewhere(cell, joined) if joined else {}
        for way, slots in there:
            if (beside := around[way]) not in filled:
                opened[beside] = opened.get(beside, 0) | slots
        now.append(merged(joined, piece, opened))
    for n in waiting:  # met by no piece: what waits for any tile here has one
        if region := now[n]:
            now[n] = replace(region, open=_open_elsewhere(cell, [region]))
    return tuple(filter(None, now))


def _open_elsewhere(cell: Cell, joined: list[R]) -> dict[Cell, Slots]:
    """Return where regions go on elsewhere that have met at a cell."""
    opened = together(joined)
    opened.pop(cell, None)
    return opened


def together(regions: Sequence[R]) -> dict[Cell, Slots]:
    """Return where any of the regions, one or more, goes on."""
    opened = dict(regions[0].open)
    for region in regions[1:]:
        for cell, slots in region.open.items():
            opened[cell] = opened.get(cell, 0) | slots
    return opened


def region_of(regions: Sequence[R], spot: object) -> R:
    """Return the region that a spot belongs to (soonest for the tile laid last).

    :raises LookupError: when there is no such spot.
    """
    region: R
    for region in reversed(regions):
        if spot in region.spots:
            return region
    raise LookupError(spot)


def extended(
    frontier: Mapping[Cell, str],
    filled: Container[Cell],
    cell: Cell,
    edges: str,
    beside: Sequence[Cell],
) -> dict[Cell, str]:
    """Return the frontier when a tile is laid at `cell`.

    :param filled: the cells that had a tile before.
    :param edges: of the tile as it lies, a letter a side.
    :param beside: the cell on each side; opposite sides stand half the way round.
    """
    rim, nothing = dict(frontier), ANY * len(edges)
    rim.pop(cell, None)
    for side, edge in enumerate(edges):
        neighbour = beside[side]
        if neighbour not in filled:
            rim[neighbour] = _required_with_edge(rim.get(neighbour, nothing), side, edge)
    return rim


@lru_cache(maxsize=1 << 14)
def _required_with_edge(required: str, side: int, edge: str) -> str:
    """Return what is required of a cell that an edge touches which is its tile's on `side`.

    Words that are equal are mostly one object: tables find them faster.
    """
    touching = (side + len(required) // 2) % len(required)
    return required[:touching] + edge + required[touching + 1 :]


def fitting(turned: Iterable[tuple[T, str]]) -> dict[str, tuple[T, ...]]:
    """Return by requirement of a frontier the turns in which a tile meets it.

    :param turned: each turn of the tile, and its edges then.
    """
    turns: dict[str, tuple[T, ...]] = {}
    for turn, edges in turned:
        for required in map("".join, product(*((edge, ANY) for edge in edges))):
            turns[required] = (*turns.get(required, ()), turn)
    return turns
