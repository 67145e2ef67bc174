"""The map: how areas, ranges and traders of tiles grow together.

`games.core.regions` explains how regions grow, slots, open edges and the frontier. A hexagon has
six sides, and each side three slots: for land or sea (0..5), for mountains or corals (6..11), and
for the caravan or ship that is met there (12..17). Areas are complete when nothing is open; chains
and trade routes only ever grow.
"""

from collections.abc import Iterator, Mapping
from functools import cache, partial

from msgspec import Struct

from games.core.hexes import SIDES, HexRotation, neighbours
from games.core.regions import (
    BaseRegion,
    Facing,
    Reach,
    Slots,
    extended,
    fitting,
    merge_tile,
    reach,
)
from games.core.values import Cell
from games.land_vs_sea.components import TERRAIN, Face, Kind, Piece, Segment, Spot, face

AREAS = (Kind.LAND, Kind.SEA)
CHAINS = (Kind.MOUNTAINS, Kind.CORALS)

_FIRST_SLOT = {
    Kind.LAND: 0,
    Kind.SEA: 0,
    Kind.MOUNTAINS: SIDES,
    Kind.CORALS: SIDES,
    Kind.TRADE: 2 * SIDES,
}


class Laid(Struct, frozen=True, array_like=True):
    """A tile on the map."""

    face: str
    rotation: HexRotation


class Region(BaseRegion[Spot], frozen=True, array_like=True):
    """Pieces that have grown together: an area of land or sea, a chain, a trade route."""

    plus: int = 0
    """Plus signs."""

    @property
    def kind(self) -> Kind:
        """Its kind."""
        return self.spots[0].segment.kind

    @property
    def tiles(self) -> int:
        """How many tiles it covers, each counted once. Ruling 1."""
        return len({spot.cell for spot in self.spots})


class Chart(Struct, frozen=True, array_like=True):
    """All tiles on the table, and the regions that they form."""

    tiles: Mapping[Cell, Laid]
    """In the order in which they were laid."""
    regions: tuple[Region, ...]
    """Those that the last tile belongs to come last."""
    frontier: Mapping[Cell, str]
    """The empty cells next to a tile, and the edges that a tile there must have."""


EMPTY = Chart({}, (), {})


def lay(chart: Chart, cell: Cell, laid: Laid, kinds: frozenset[Kind]) -> Chart:
    """Lay a tile that fits; on it grows what is of these kinds."""
    pieces = pieces_of(laid.face, laid.rotation, kinds)
    edges, around = face(laid.face, laid.rotation).edges, neighbours(cell)
    regions = merge_tile(
        chart.regions, chart.tiles, cell, pieces, around, partial(_merged_region, cell)
    )
    frontier = extended(chart.frontier, chart.tiles, cell, edges, around)
    return Chart({**chart.tiles, cell: laid}, regions, frontier)


def touched(chart: Chart, cell: Cell) -> Iterator[Region]:
    """Yield the regions that the tile laid last belongs to."""
    for region in reversed(chart.regions):
        if region.spots[-1].cell != cell:
            return
        yield region


def is_surrounded(chart: Chart, cell: Cell) -> bool:
    """Tell whether a tile has six neighbours."""
    return all(beside in chart.tiles for beside in neighbours(cell))


def holes_at(chart: Chart, cell: Cell) -> tuple[Cell, ...]:
    """Return the empty cells beside a tile that six equal edges surround. Booklet p. 11."""
    return tuple(
        beside for beside in neighbours(cell) if chart.frontier.get(beside) in _SIX_EQUAL_EDGES
    )


def terrain_round(chart: Chart, hole: Cell) -> Kind:
    """Return the terrain all round a hole."""
    return TERRAIN[chart.frontier[hole][0]]


_SIX_EQUAL_EDGES = frozenset(edge * SIDES for edge in TERRAIN)


@cache
def turns(name: str, kinds: frozenset[Kind]) -> Mapping[str, tuple[HexRotation, ...]]:
    """Return by requirement of the frontier how a face can lie; of rotations in which it lies
    alike only the first.
    """
    return _turns_of_outline(face(name).edges, _different(name, kinds))


@cache
def _turns_of_outline(
    edges: str, rotations: tuple[HexRotation, ...]
) -> Mapping[str, tuple[HexRotation, ...]]:
    """Return the same for all faces of one outline."""
    return fitting((turn, edges[-turn.sixths :] + edges[: -turn.sixths]) for turn in rotations)


def _different(name: str, kinds: frozenset[Kind]) -> tuple[HexRotation, ...]:
    """Return the rotations in which a face lies in another way than in those before."""
    alike: dict[object, HexRotation] = {}
    for rotation in HexRotation:
        alike.setdefault(_shape(face(name, rotation), kinds), rotation)
    return tuple(alike.values())


def _merged_region(
    cell: Cell, joined: list[Region], piece: Piece, open_edges: Mapping[Cell, Slots]
) -> Region:
    """Make one region of a tile's piece and all regions that it meets."""
    spot = Spot(cell, piece.segment)
    spots: tuple[Spot, ...] = ()
    plus = piece.plus
    for region in joined:
        spots += region.spots
        plus += region.plus
    return Region((*spots, spot), open_edges, plus)


_FACING: tuple[Facing, ...] = tuple(
    (side, first + (side + SIDES // 2) % SIDES)
    for first in (0, SIDES, 2 * SIDES)
    for side in range(SIDES)
)
"""The neighbour of each slot of a cell."""


@cache
def pieces_of(
    name: str, rotation: HexRotation, kinds: frozenset[Kind]
) -> tuple[tuple[Piece, Reach], ...]:
    """Return the pieces of a face that count, and the slots that each reaches."""
    pieces = (piece for piece in _pieces(face(name, rotation)) if piece.segment.kind in kinds)
    return tuple(
        (piece, reach((_FIRST_SLOT[piece.segment.kind] + side for side in piece.sides), _FACING))
        for piece in pieces
    )


def _pieces(lying: Face) -> Iterator[Piece]:
    yield from lying.areas
    yield from lying.ranges
    if lying.trader:
        yield Piece(Segment(Kind.TRADE, 0), tuple(range(SIDES)))


def _shape(lying: Face, kinds: frozenset[Kind]) -> object:
    """Return a value that is equal for faces with the same print as they lie, whatever the names of
    their pieces.
    """
    pieces = (*lying.areas, *(piece for piece in lying.ranges if piece.segment.kind in kinds))
    return frozenset((piece.segment.kind, piece.sides, piece.plus) for piece in pieces)
