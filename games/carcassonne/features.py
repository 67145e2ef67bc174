"""The landscape: how segments of tiles grow together into roads, cities, fields and monasteries.

`games.core.regions` explains how regions grow, slots, open edges and the frontier; this module
defines the regions themselves. Fields meet fields in the eight half-edges of a tile (slots 0..7,
`games.core.squares`), roads and cities theirs in the middles of its four sides (8..11, clockwise
from the north). A monastery meets nothing, but it waits for the tiles around it: we give a cell
eight slots *in* which it is waited for (12..19, one for each of the directions that it can be
waited for from) and eight slots *out* of which it waits (20..27). Slots 0..11 face each other
across an edge; slot 20 + i faces slot 12 + i of the i-th cell around.

With slots for waiting, that a region without an open edge is complete is true of monasteries, too:
nothing here tells one kind of feature from another. Whether and how a kind of tile meets a word of
the frontier is a table (`fitting`); so is which of its segments are free
(`free_segments`).
"""

from collections.abc import Collection, Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import cache, partial
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from games.carcassonne.components import (
    KINDS,
    Feature,
    Mark,
    Part,
    Segment,
    Spot,
    Tile,
    tile,
)
from games.carcassonne.view import Deployed, Laid
from games.core import regions
from games.core.regions import (
    ANY,
    BaseRegion,
    Facing,
    Reach,
    Slots,
    extended,
    merge_tile,
    reach,
    region_of,
)
from games.core.squares import opposite_half
from games.core.standing import behind, deployed, met, released
from games.core.values import Cell, Rotation, Side, around, beside, neighbours

AROUND = frozenset({Feature.MONASTERY, Feature.GARDEN})
"""Features that reach no border, but wait for the tiles around them."""

_SIDES = 8
_IN = 12
_OUT = 20
"""The first slots of sides, of being waited for, and of waiting; the slots of halves are 0..7."""


class Region(BaseRegion[Spot], frozen=True, array_like=True, gc=False):
    """A whole feature on the board: segments that have grown together.

    Frozen values make no cycles, so the garbage collector need not look for any.
    """

    marks: tuple[Mark, ...] = ()
    """The marks of all its tiles, each as often as it is printed."""
    meeples: tuple[Deployed, ...] = ()

    @property
    def shields(self) -> int:
        """How many it has."""
        return self.marks.count(Mark.SHIELD)

    @property
    def feature(self) -> Feature:
        """The kind of feature that the region is."""
        return self.spots[0].segment.feature

    @property
    def tiles(self) -> int:
        """How many tiles it covers, each counted once; with those around for a monastery.

        Rules, "Roads": a tile counts once, however often the road crosses it.
        """
        if self.feature in AROUND:
            return 9 - len(self.open)
        return len({spot.cell for spot in self.spots})


class Landscape(Struct, frozen=True, array_like=True, gc=False):
    """All tiles on the table, and the regions that they form."""

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
    pieces = _reaches(laid.kind, laid.rotation, gardens)
    grew = merge_tile(
        land.regions, land.tiles, cell, pieces, around(cell), partial(_merged_region, cell)
    )
    edges, near = tile(laid.kind, laid.rotation).edges, neighbours(cell)
    frontier = extended(land.frontier, land.tiles, cell, edges, near)
    return Landscape({**land.tiles, cell: laid}, grew, frontier)


def deploy(land: Landscape, meeple: Deployed) -> Landscape:
    """Stand a meeple on its spot."""
    return replace(land, regions=deployed(land.regions, meeple))


def release(land: Landscape, regions: Collection[Region]) -> Landscape:
    """Take all meeples off some of the regions."""
    return replace(land, regions=released(land.regions, regions)) if regions else land


def region_at(land: Landscape, spot: Spot) -> Region:
    """Return the region that a spot belongs to (soonest for the tile laid last).

    :raises LookupError: when there is no such spot.
    """
    return region_of(land.regions, spot)


def covered(region: Region) -> frozenset[Cell]:
    """Return the cells that a feature takes in: with those around for a monastery."""
    cells = frozenset(spot.cell for spot in region.spots)
    return cells.union(*map(around, cells)) if region.feature in AROUND else cells


def fitting(kind: str, required: str) -> tuple[Rotation, ...]:
    """Return how a kind of tile can be turned to meet a requirement of the frontier."""
    return turns(kind).get(required, ())


@cache
def turns(kind: str) -> Mapping[str, tuple[Rotation, ...]]:
    """Return by requirement how a kind of tile can be turned to meet it.

    Of rotations in which the tile lies alike only the first is named.
    """
    alike: dict[object, tuple[Rotation, str]] = {}
    for rotation in Rotation:
        lying = tile(kind, rotation)
        alike.setdefault(_shape(lying), (rotation, lying.edges))
    return regions.fitting(alike.values())


def offered(frontier: Mapping[Cell, str], kind: str) -> list[Cell]:
    """Return the cells of a frontier where a kind of tile fits."""
    met = turns(kind)
    return [cell for cell, required in frontier.items() if required in met]


def is_offered(frontier: Mapping[Cell, str], kind: str) -> bool:
    """Tell whether a kind of tile fits anywhere on a frontier."""
    return not turns(kind).keys().isdisjoint(frontier.values())


def barred(land: Landscape, kinds: AbstractSet[str]) -> tuple[Cell, ...]:
    """Return the cells of the frontier where none of these kinds of tile can ever lie."""
    there = sum(map(_BITS.__getitem__, kinds))
    met = _met_by()
    return tuple([cell for cell, word in land.frontier.items() if not met[word] & there])


@cache
def _met_by() -> Mapping[str, int]:
    """Return for each requirement there can be the kinds of tiles that meet it, as bits."""
    letters = {ANY}.union(*(tile(kind).edges for kind in KINDS))
    met = dict.fromkeys(map("".join, product(letters, repeat=len(Side))), 0)
    for kind, bit in _BITS.items():
        for word in turns(kind):
            met[word] |= bit
    return met


_BITS = {kind: 1 << place for place, kind in enumerate(KINDS)}
"""A bit for each kind of tile, so that many kinds are compared at once."""


def of_feature(regions: Iterable[Region], feature: Feature) -> list[Region]:
    """Return the regions that are one kind of feature."""
    return [region for region in regions if region.spots[0].segment.feature is feature]


def claimable(kind: str, rotation: Rotation, of: frozenset[Feature]) -> list[tuple[Slots, Segment]]:
    """Return the segments `of` some features, and the slots that each reaches."""
    parts = _reaches(kind, rotation, Feature.GARDEN in of)
    return [(here, part.segment) for part, (here, _) in parts if part.segment.feature in of]


def joining(kind: str, rotation: Rotation, required: str, segment: Segment) -> Slots:
    """Return the slots of other segments through which a segment may come to belong to somebody.

    A region may come to the cell twice: a field runs round the end of a road, and joins two fields
    of the tile. It does where this one meets something, and the other one something else, too.
    """
    at = {part.segment: here for part, (here, _) in _reaches(kind, rotation, True)}
    if not _contacts(at.pop(segment), required):
        return 0
    alike = (here for other, here in at.items() if other.feature is segment.feature)
    return sum(here for here in alike if _contacts(here, required) > 1)


def _contacts(slots: Slots, required: str) -> int:
    """Return how many regions can be behind slots: one behind both halves of a field's side."""
    found = 0
    for side, edge in enumerate(required):
        halves, middle = slots >> 2 * side & 0b11, slots >> _SIDES + side & 1
        if edge != ANY:
            found += bool(halves) if edge == "F" else halves.bit_count() + middle
    return found


def reached(land: Landscape, cell: Cell, kind: str, rotation: Rotation, taken: Slots) -> Slots:
    """Return the slots of an empty cell that belong to somebody once a tile lies there.

    :param taken: the slots behind which somebody stands before the tile is laid.
    """
    pieces = (here for _, (here, _) in _reaches(kind, rotation, True))
    return behind(taken, (*met(land.regions, cell), *pieces))


def _merged_region(
    cell: Cell, joined: list[Region], part: Part, open_edges: Mapping[Cell, Slots]
) -> Region:
    """Make one region of a tile's part and all regions that it meets."""
    spots: tuple[Spot, ...] = ()
    meeples: tuple[Deployed, ...] = ()
    marks = part.marks
    for region in joined:
        spots += region.spots
        meeples += region.meeples
        marks += region.marks
    return Region((*spots, Spot(cell, part.segment)), open_edges, marks, meeples)


def _facing_slots() -> tuple[Facing, ...]:
    """Return for each slot of a cell which of those around and which slot there face it."""
    sides = [around(_HERE).index(beside(_HERE, side)) for side in Side]
    return (
        *((sides[half // 2], opposite_half(half)) for half in range(8)),
        *((sides[side], _SIDES + side.opposite) for side in Side),
        *((7 - way, _OUT + way) for way in range(8)),
        *((way, _IN + way) for way in range(8)),
    )


_HERE = Cell(0, 0)
_FACING = _facing_slots()


@cache
def _reaches(kind: str, rotation: Rotation, gardens: bool) -> tuple[tuple[Part, Reach], ...]:
    """Return the parts of a tile that can grow, and the slots that each reaches."""
    parts = tile(kind, rotation).parts
    real = (part for part in parts if gardens or part.segment.feature is not Feature.GARDEN)
    return tuple((part, reach(_slots(part), _FACING)) for part in real)


def _slots(part: Part) -> tuple[int, ...]:
    """Return the slots that a part reaches."""
    if part.segment.feature in AROUND:
        return tuple(range(_OUT, len(_FACING)))
    return (*part.halves, *(_SIDES + side for side in part.sides))


def _shape(lying: Tile) -> object:
    """Return a value that is equal for tiles with the same print as they lie, whatever the names of
    their segments.
    """
    parts = frozenset(
        (
            part.segment.feature,
            part.sides,
            part.halves,
            part.marks,
            frozenset(lying.part(city).sides for city in part.cities),
        )
        for part in lying.parts
    )
    return lying.edges, parts
