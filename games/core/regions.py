"""Regions: how the pieces of tiles grow together, whatever the grid and whatever grows.

Games of tiles ask three questions all the time: where does a tile fit, which region does an edge
belong to, and is a region complete? All three are about the *rim* of what has been laid, the places
where a tile could still be put; nobody ever asks about its inside. So the rim is what is kept.

**Slots.** A tile meets its surroundings in numbered slots; how many there are, and which cell and
slot each of them faces, is the game's business (`facing`). A hexagon has six, one a side; a square
may have some for its sides, some for its corners, and some in which things far away wait for it.

**Open edges.** An `OpenEdge` is an empty cell and one of its slots: "what is laid here must join
me". A region knows its open edges, by cell. It is complete when none is left.

**Laying a tile** (`grown`) looks up, for each piece of the tile, the regions behind the open edges
that it reaches. They and the piece become one new region; the piece's slots that face an empty cell
become open edges. A region that comes back to the same tile through two pieces (a road that closes
a loop at a crossing) needs no thought: the second piece finds the region that the first one has
just made. What is closed is never looked at again.

**The frontier** (`extended`) names for each empty cell at the rim the edges that a tile must have
there, as a word like "C?RF": one letter a side, clockwise. There are few such words and few kinds
of tiles, so whether and how a tile fits is a table that a game can fill as it goes.

Everything is a frozen value. `grown` works on a private draft and hands it over finished; regions
that the tile does not touch are shared with those before.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.values import Cell

ANY = "?"
"""In a requirement: a side that touches no tile yet."""


class OpenEdge(NamedTuple):
    """A place where a region goes on: an empty cell, and the slot of it that will be met."""

    cell: Cell
    slot: int


Slots = int
"""Some slots of a cell, as bits: `1 << slot`."""

S = TypeVar("S")


class Grown(Struct, Generic[S], frozen=True, array_like=True):
    """A whole region. Games add what theirs carry; S is a place on a tile, stable for the game."""

    spots: tuple[S, ...]
    """In the order in which they joined; several may lie on one tile."""
    open: Mapping[Cell, Slots]
    """Where it goes on: empty cells, and the slots of each in which it is to be met."""


R = TypeVar("R", bound=Grown[Any])
P = TypeVar("P")


def grown(
    regions: Sequence[R],
    filled: Container[Cell],
    cell: Cell,
    pieces: Iterable[tuple[P, tuple[int, ...]]],
    facing: Sequence[OpenEdge],
    merged: Callable[[list[R], P, Mapping[Cell, Slots]], R],
) -> tuple[R, ...]:
    """Return the regions, the youngest last, when a tile is laid at an empty cell.

    :param filled: the cells that have a tile already.
    :param pieces: of the tile as it lies, and the slots that each reaches.
    :param facing: for each slot of the cell what it faces.
    :param merged: (regions that meet, piece, open edges) -> the one that they become.
    """
    now = dict(enumerate(regions))
    waiting = {n: region.open[cell] for n, region in now.items() if cell in region.open}
    for number, (piece, reached) in enumerate(pieces, len(regions)):
        mask = _mask(reached)
        met = {n: slots for n, slots in waiting.items() if slots & mask}
        joined = [now.pop(n) for n in met]
        beyond = [edge for slot in reached if (edge := facing[slot])[0] not in filled]
        now[number] = merged(joined, piece, _opened(cell, joined, beyond))
        unmet = reduce(or_, [waiting.pop(n) for n in met], 0) & ~mask
        if unmet:
            waiting[number] = unmet
    for number in waiting:  # met by no piece: what waits for any tile here has one
        now[number] = replace(now[number], open=_opened(cell, [now[number]], ()))
    return tuple(now.values())


@lru_cache(maxsize=1 << 12)
def _mask(slots: tuple[int, ...]) -> Slots:
    return sum(1 << slot for slot in slots)


def _opened(cell: Cell, joined: list[R], beyond: Iterable[OpenEdge]) -> dict[Cell, Slots]:
    """Return where regions go on that have met at a cell, and beyond it."""
    opened = dict(joined[0].open) if joined else {}
    for region in joined[1:]:
        for at, slots in region.open.items():
            opened[at] = opened.get(at, 0) | slots
    opened.pop(cell, None)
    for at, slot in beyond:
        opened[at] = opened.get(at, 0) | 1 << slot
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
    rim, sides = dict(frontier), len(edges)
    rim.pop(cell, None)
    for side, edge in enumerate(edges):
        neighbour = beside[side]
        if neighbour not in filled:
            touching = (side + sides // 2) % sides
            required = rim.get(neighbour, ANY * sides)
            rim[neighbour] = required[:touching] + edge + required[touching + 1 :]
    return rim


def meets(required: str, edges: str) -> bool:
    """Tell whether a tile with these edges can lie where the frontier says `required`."""
    return all(need in (ANY, edge) for need, edge in zip(required, edges, strict=True))
