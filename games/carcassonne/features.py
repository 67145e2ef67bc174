"""The landscape: how segments of tiles grow together into roads, cities, fields and monasteries.

Three questions are asked all the time: where does a tile fit, which feature does an edge belong to,
and is a feature complete? All three are about the *rim* of the landscape, the places where a tile
could still be laid; nobody ever asks about its inside. So the rim is what is kept.

**Slots.** A tile meets its surroundings in numbered slots. Fields meet fields in its eight
half-edges (0..7, `components.HALVES`), roads and cities theirs in the middles of its four sides
(8..11, clockwise from the north). A monastery meets nothing, but it waits for the tiles around it:
we give a cell eight slots *in* which it is waited for (12..19, one for each of the directions that
it can be waited for from) and eight slots *out* of which it waits (20..27). Slots 0..11 face each
other across an edge; slot 20 + i faces slot 12 + i of the i-th cell around.

**Open edges.** An `OpenEdge` is an empty cell and one of its slots: "what is laid here must join
me". A `Region`, a whole feature on the board, knows its open edges. It is complete when none is
left. With slots for waiting this is true of monasteries, too: nothing here tells one kind of
feature from another.

**Laying a tile** looks up, for each segment of the tile, the regions behind the open edges that it
reaches (`_join`). They and the segment become one new region; the segment's slots that face an
empty cell become open edges. A region that comes back to the same tile through two segments (a road
that closes a loop at a crossing) needs no thought: the second segment finds the region that the
first one has just made. What is closed is never looked at again.

**The frontier** names for each empty cell at the rim the edges that a tile must have there, as a
word like "C?RF". There are few such words and few kinds of tiles, so whether and how a tile fits
is a table that fills itself (`fitting`); so is which of its segments are free (`free_segments`).

Everything is a frozen value. `lay` works on a private draft and hands it over finished; regions
that the tile does not touch are shared with the landscape before.
"""

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from games.carcassonne.components import (
    Feature,
    Part,
    Segment,
    Spot,
    Tile,
    opposite_half,
    tile,
)
from games.carcassonne.view import Deployed, Laid
from games.core.values import Cell, Rotation, Side, around, beside

ANY = "?"
"""In a requirement: a side that touches no tile yet."""

AROUND = frozenset({Feature.MONASTERY, Feature.GARDEN})
"""What reaches no border, but waits for the tiles around it."""

_SIDES = 8
_IN = 12
_OUT = 20
"""Where the slots of sides, of being waited for and of waiting begin; those of halves are 0..7."""


class OpenEdge(NamedTuple):
    """A place where a feature goes on: an empty cell, and the slot of it that will be met."""

    cell: Cell
    slot: int


class Region(Struct, frozen=True, array_like=True):
    """A whole feature on the board: segments that have grown together."""

    spots: tuple[Spot, ...]
    """In the order in which they joined; several may lie on one tile."""
    open: tuple[OpenEdge, ...]
    shields: int = 0
    meeples: tuple[Deployed, ...] = ()

    @property
    def feature(self) -> Feature:
        """What it is."""
        return self.spots[0].segment.feature

    @property
    def tiles(self) -> int:
        """How many tiles it covers, each counted once; with those around for a monastery.

        Rules, "Roads": a tile counts once, however often the road crosses it.
        """
        if self.feature in AROUND:
            return 9 - len(self.open)
        return len({spot.cell for spot in self.spots})


class Landscape(Struct, frozen=True, array_like=True):
    """All tiles on the table and what they have become."""

    tiles: Mapping[Cell, Laid]
    """In the order in which they were laid."""
    regions: tuple[Region, ...]
    """The youngest last. Their places are not stable: a `Spot` is."""
    frontier: Mapping[Cell, str]
    """The empty cells next to a tile, and the edges that a tile there must have: north, east,
    south, west, each C, R, F or ANY."""


EMPTY = Landscape({}, (), {})


def lay(land: Landscape, cell: Cell, laid: Laid, *, gardens: bool = False) -> Landscape:
    """Lay a tile that fits. Gardens are features only where somebody may stand on them."""
    waiting = {slot: n for n, r in enumerate(land.regions) for at, slot in r.open if at == cell}
    draft = _Draft(cell, land.tiles, dict(enumerate(land.regions)), waiting)
    for index, (part, slots) in enumerate(_reaches(laid.kind, laid.rotation, gardens)):
        _join(draft, part, slots, len(land.regions) + index)
    _stop_waiting(draft)
    frontier = _frontier(land, cell, tile(laid.kind, laid.rotation).edges)
    return Landscape({**land.tiles, cell: laid}, tuple(draft.regions.values()), frontier)


def deploy(land: Landscape, meeple: Deployed) -> Landscape:
    """Stand a meeple on its spot."""
    region = region_at(land, meeple.spot)
    occupied = replace(region, meeples=(*region.meeples, meeple))
    return replace(land, regions=tuple(occupied if r is region else r for r in land.regions))


def release(land: Landscape, regions: Collection[Region]) -> Landscape:
    """Take all meeples off some of the regions."""
    spots = {region.spots[0] for region in regions}
    freed = (replace(r, meeples=()) if r.spots[0] in spots else r for r in land.regions)
    return replace(land, regions=tuple(freed)) if spots else land


def region_at(land: Landscape, spot: Spot) -> Region:
    """Return the region that a spot belongs to (soonest for the tile laid last).

    :raises LookupError: when there is no such spot.
    """
    for region in reversed(land.regions):
        if spot in region.spots:
            return region
    raise LookupError(spot)


def taken(land: Landscape) -> dict[Cell, int]:
    """Return for each empty cell the slots behind which somebody stands, as bits."""
    bits: dict[Cell, int] = {}
    for region in land.regions:
        if region.meeples:
            for cell, slot in region.open:
                bits[cell] = bits.get(cell, 0) | 1 << slot
    return bits


@cache
def fitting(kind: str, required: str) -> tuple[Rotation, ...]:
    """Return how a kind of tile can be turned to meet a requirement of the frontier.

    Of rotations in which the tile lies alike only the first is named.
    """
    alike: dict[object, Rotation] = {}
    for rotation in Rotation:
        lying = tile(kind, rotation)
        if all(need in (ANY, edge) for need, edge in zip(required, lying.edges, strict=True)):
            alike.setdefault(_shape(lying), rotation)
    return tuple(alike.values())


def barred(land: Landscape, kinds: frozenset[str]) -> tuple[Cell, ...]:
    """Return the cells of the frontier where none of these kinds of tile can ever lie."""
    return tuple(cell for cell, required in land.frontier.items() if not _takes(required, kinds))


@lru_cache(maxsize=1 << 14)
def _takes(required: str, kinds: frozenset[str]) -> bool:
    return any(fitting(kind, required) for kind in kinds)


@lru_cache(maxsize=1 << 14)
def free_segments(
    kind: str, rotation: Rotation, of: frozenset[Feature], taken_slots: int
) -> tuple[Segment, ...]:
    """Return the segments `of` some features that would join no occupied region."""
    return tuple(
        part.segment
        for part, slots in _reaches(kind, rotation, Feature.GARDEN in of)
        if part.segment.feature in of and not any(taken_slots >> slot & 1 for slot in slots)
    )


class _Draft(NamedTuple):
    """A landscape while a tile is being laid at `cell`; its dictionaries are its own."""

    cell: Cell
    tiles: Mapping[Cell, Laid]
    regions: dict[int, Region]
    """By numbers that mean nothing outside."""
    waiting: dict[int, int]
    """The number of the region that is still to be met in each slot of the cell."""


def _join(draft: _Draft, part: Part, slots: tuple[int, ...], number: int) -> None:
    """Make one region, `number`, of a tile's part and all regions that it meets."""
    met = {draft.waiting.pop(slot) for slot in slots if slot in draft.waiting}
    joined = [draft.regions.pop(n) for n in sorted(met)]
    draft.waiting.update({slot: number for slot, n in draft.waiting.items() if n in met})
    still_open = [edge for region in joined for edge in region.open if edge.cell != draft.cell]
    facing = _facing(draft.cell)
    beyond = [facing[slot] for slot in slots if facing[slot].cell not in draft.tiles]
    draft.regions[number] = Region(
        (*(spot for region in joined for spot in region.spots), Spot(draft.cell, part.segment)),
        (*still_open, *beyond),
        part.shields + sum(region.shields for region in joined),
        tuple(meeple for region in joined for meeple in region.meeples),
    )


def _stop_waiting(draft: _Draft) -> None:
    """Tell the monasteries around that their cell is filled: all others have been met."""
    for number in draft.waiting.values():
        region = draft.regions[number]
        still_open = tuple(edge for edge in region.open if edge.cell != draft.cell)
        draft.regions[number] = replace(region, open=still_open)


def _frontier(land: Landscape, cell: Cell, edges: str) -> dict[Cell, str]:
    """Return the frontier when a tile with these edges lies at `cell`."""
    frontier = dict(land.frontier)
    frontier.pop(cell, None)
    for side, edge in enumerate(edges):
        neighbour = _facing(cell)[_SIDES + side].cell
        if neighbour not in land.tiles:
            touching = (side + 2) % 4
            required = frontier.get(neighbour, ANY * 4)
            frontier[neighbour] = required[:touching] + edge + required[touching + 1 :]
    return frontier


@lru_cache(maxsize=1 << 12)
def _facing(cell: Cell) -> tuple[OpenEdge, ...]:
    """Return what each slot of a cell faces."""
    return tuple(OpenEdge(Cell(cell.x + at.x, cell.y + at.y), slot) for at, slot in _PLACES)


_HERE = Cell(0, 0)

_PLACES = (
    *((beside(_HERE, half // 2), opposite_half(half)) for half in range(8)),
    *((beside(_HERE, side), _SIDES + side.opposite) for side in Side),
    *((around(_HERE)[7 - way], _OUT + way) for way in range(8)),
    *((around(_HERE)[way], _IN + way) for way in range(8)),
)
"""For each slot of the cell 0,0 the cell and slot that face it."""


@cache
def _reaches(
    kind: str, rotation: Rotation, gardens: bool
) -> tuple[tuple[Part, tuple[int, ...]], ...]:
    """Return the parts of a tile that are more than decoration, and the slots of each."""
    parts = tile(kind, rotation).parts
    real = (part for part in parts if gardens or part.segment.feature is not Feature.GARDEN)
    return tuple((part, _slots(part)) for part in real)


def _slots(part: Part) -> tuple[int, ...]:
    """Return the slots that a part reaches."""
    if part.segment.feature in AROUND:
        return tuple(range(_OUT, len(_PLACES)))
    return (*part.halves, *(_SIDES + side for side in part.sides))


def _shape(lying: Tile) -> object:
    """Return what makes a lying tile different from others, whatever its segments are called."""
    return frozenset((part.segment.feature, part.sides, part.halves) for part in lying.parts)
