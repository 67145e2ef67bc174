"""The castle map (everything inside the wall): how segments of tiles grow together.

`games.core.regions` explains how regions grow, slots, open edges and the frontier; this module
defines the regions themselves. Courts meet courts in the eight half-edges of a tile (slots 0..7),
paths, houses and towers theirs in the middles of its four sides (8..11, 12..15 and 16..19,
clockwise from the north): so unlike buildings side by side close each other, and like ones join
(ruling 2).

Cells outside the squares count as filled, so that the wall closes each region that reaches it
(rulings 1, 3). Start spaces are regions before the first tile (ruling 4).
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from games.castle.board import SQUARES, STARTS
from games.castle.components import Feature, Part, Segment, Spot, Tile, tile
from games.core.regions import ANY, BaseRegion, Facing, Reach, Slots, extended, merge_tile, reach
from games.core.squares import opposite_half
from games.core.standing import behind, deployed, met, released
from games.core.values import Cell, Rotation, Seat, Side, beside, neighbours


class Laid(Struct, frozen=True, array_like=True):
    """A tile on the table."""

    kind: str
    rotation: Rotation


class Deployed(Struct, frozen=True, array_like=True):
    """A follower on the table."""

    seat: Seat
    spot: Spot


class Region(BaseRegion[Spot], frozen=True, array_like=True, gc=False):
    """A whole feature: segments that have grown together.

    Frozen values make no cycles, so the garbage collector need not look for any.
    """

    wells: int = 0
    markets: int = 0
    meeples: tuple[Deployed, ...] = ()

    @property
    def feature(self) -> Feature:
        """The kind of feature that the region is."""
        return self.spots[0].segment.feature

    @property
    def tiles(self) -> int:
        """How many tiles and start spaces it covers, each counted once."""
        return len({spot.cell for spot in self.spots})


class CastleMap(Struct, frozen=True, array_like=True, gc=False):
    """All tiles on the table, and the regions that they form."""

    tiles: Mapping[Cell, Laid]
    """In the order in which they were laid; without start spaces."""
    regions: tuple[Region, ...]
    """The youngest last. Their places are not stable: a `Spot` is."""
    frontier: Mapping[Cell, str]
    """The empty squares beside a tile or start space, and the edges that they have: north, east,
    south, west, each P, H, T, C or ANY."""


FIRST = {Feature.PATH: 8, Feature.HOUSE: 12, Feature.TOWER: 16}
"""The first slot of each, of the four that it has."""


def lay(castle_map: CastleMap, cell: Cell, laid: Laid) -> CastleMap:
    """Lay a tile that fits."""
    filled, lying = _Filled(castle_map.tiles), tile(laid.kind, laid.rotation)
    pieces = _reaches(laid.kind, laid.rotation)
    around = neighbours(cell)
    regions = merge_tile(
        castle_map.regions, filled, cell, pieces, around, partial(_merged_region, cell)
    )
    frontier = extended(castle_map.frontier, filled, cell, lying.edges, around)
    return CastleMap({**castle_map.tiles, cell: laid}, regions, frontier)


def deploy(castle_map: CastleMap, follower: Deployed) -> CastleMap:
    """Stand a follower on its spot."""
    return replace(castle_map, regions=deployed(castle_map.regions, follower))


def release(castle_map: CastleMap, regions: Collection[Region]) -> CastleMap:
    """Take all followers off some of the regions."""
    return replace(castle_map, regions=released(castle_map.regions, regions))


class _Filled:
    """The cells where nothing can be laid: they have a tile, or lie in or beyond the wall."""

    def __init__(self, tiles: Mapping[Cell, Laid]) -> None:
        self._tiles = tiles

    def __contains__(self, cell: object) -> bool:
        return cell in self._tiles or cell not in SQUARES


def _empty() -> CastleMap:
    """Return the castle map before the first tile."""
    regions, frontier = [], {}
    for start in STARTS:
        inside = beside(start.cell, start.side)
        spot = Spot(start.cell, Segment(start.feature, 0))
        slots = _slots(start.feature, (start.side.opposite,))
        regions.append(
            Region((spot,), {inside: sum(1 << slot for slot in slots)}, 0, start.markets)
        )
        need = [ANY] * 4
        need[start.side.opposite] = start.edge
        frontier[inside] = "".join(need)
    return CastleMap({}, tuple(regions), frontier)


def _slots(feature: Feature, sides: tuple[Side, ...]) -> tuple[int, ...]:
    """Return the slots of a cell in which whole sides meet such a feature."""
    if feature is Feature.COURT:
        return tuple(2 * side + half for side in sides for half in (0, 1))
    return tuple(FIRST[feature] + side for side in sides)


EMPTY = _empty()

Matches = Callable[[str, str], bool]
"""(letter of the frontier, edge of a tile) -> whether they can lie side by side."""


def paths_match(need: str, edge: str) -> bool:
    """Let a path meet a path, and anything else anything else. Ruling 1."""
    return need == ANY or (need == "P") == (edge == "P")


def all_match(need: str, edge: str) -> bool:
    """Let like meet like only. The review's reading."""
    return need in (ANY, edge)


def fitting(kind: str, required: str, matches: Matches) -> tuple[Rotation, ...]:
    """Return how a kind of tile can be turned to lie where the frontier says `required`."""
    return turns(kind, matches).get(required, ())


@cache
def turns(kind: str, matches: Matches) -> Mapping[str, tuple[Rotation, ...]]:
    """Return by requirement of the frontier how a kind of tile can be turned to meet it.

    Of rotations in which the tile lies alike only the first is named.
    """
    found: dict[str, tuple[Rotation, ...]] = {}
    for rotation, edges in _different(kind):
        meeting = ([need for need in _NEEDS if matches(need, edge)] for edge in edges)
        for required in map("".join, product(*meeting)):
            found[required] = (*found.get(required, ()), rotation)
    return found


_NEEDS = f"{ANY}PHTC"
"""The letters of the frontier."""


@cache
def _different(kind: str) -> tuple[tuple[Rotation, str], ...]:
    """Return the rotations in which a tile lies in another way than in those before; its edges."""
    alike: dict[object, tuple[Rotation, str]] = {}
    for rotation in Rotation:
        lying = tile(kind, rotation)
        alike.setdefault(_shape(lying), (rotation, lying.edges))
    return tuple(alike.values())


def offered(frontier: Mapping[Cell, str], kind: str, matches: Matches) -> list[Cell]:
    """Return the squares of a frontier where a kind of tile fits."""
    met = turns(kind, matches)
    return [cell for cell, required in frontier.items() if required in met]


def is_offered(frontier: Mapping[Cell, str], kind: str, matches: Matches) -> bool:
    """Tell whether a kind of tile fits anywhere on a frontier."""
    return not turns(kind, matches).keys().isdisjoint(frontier.values())


def barred(
    frontier: Mapping[Cell, str], kinds: Collection[str], matches: Matches
) -> tuple[Cell, ...]:
    """Return the squares of a frontier where none of these kinds of tile fits."""
    met = [turns(kind, matches) for kind in kinds]
    never = {need for need in {*frontier.values()} if not any(need in each for each in met)}
    return tuple([cell for cell, need in frontier.items() if need in never]) if never else ()


Way = tuple[Slots, Slots, Rotation, Segment | None]
"""One way to lay a tile: the slots of the segment that a follower claims, which must be nobody's;
these and those of all segments that may come to join it: if none of them is anybody's, it is free.
A plain tuple: to unpack a named one takes several times as long."""


@cache
def ways(kind: str, matches: Matches, claims: bool) -> Mapping[str, tuple[tuple[Way, ...], ...]]:
    """Return by requirement of the frontier, and then for each rotation of a tile that fits there,
    what can be claimed with it, nothing last.

    :param claims: whether there is a follower to claim anything with.
    """
    return {
        required: tuple([_ways_in_rotation(kind, rotation, claims) for rotation in rotations])
        for required, rotations in turns(kind, matches).items()
    }


@cache
def _ways_in_rotation(kind: str, rotation: Rotation, claims: bool) -> tuple[Way, ...]:
    """Return the ways to lay a tile that is turned so."""
    wide = Counter[Feature]()
    for part, (here, _) in _reaches(kind, rotation):
        wide[part.segment.feature] |= here
    return (
        *(
            (here, wide[part.segment.feature], rotation, part.segment)
            for part, (here, _) in _reaches(kind, rotation)
            if claims
        ),
        (0, 0, rotation, None),
    )


def reached(
    castle_map: CastleMap, cell: Cell, kind: str, rotation: Rotation, taken: Slots
) -> Slots:
    """Return the slots of an empty square that belong to somebody once a tile lies there.

    :param taken: the slots behind which somebody stands before the tile is laid.
    """
    return behind(taken, met(castle_map.regions, cell) + _met_by(kind, rotation))


@cache
def _met_by(kind: str, rotation: Rotation) -> tuple[Slots, ...]:
    """Return the slots in which each part of a tile is met."""
    return tuple(here for _, (here, _) in _reaches(kind, rotation))


def empty_groups(tiles: Mapping[Cell, Laid]) -> list[frozenset[Cell]]:
    """Return the empty squares in groups that hang together side by side, the largest first."""
    left, groups = set(SQUARES.difference(tiles)), []
    while left:
        group, ahead = set(), [min(left)]
        while ahead:
            cell = ahead.pop()
            if cell in left:
                left.remove(cell)
                group.add(cell)
                ahead += (beside(cell, side) for side in Side)
        groups.append(frozenset(group))
    return sorted(groups, key=len, reverse=True)


def _merged_region(
    cell: Cell, joined: list[Region], part: Part, open_edges: Mapping[Cell, Slots]
) -> Region:
    """Make one region of a tile's part and all regions that it meets."""
    spots: tuple[Spot, ...] = ()
    meeples: tuple[Deployed, ...] = ()
    wells, markets = part.wells, part.markets
    for region in joined:
        spots += region.spots
        meeples += region.meeples
        wells += region.wells
        markets += region.markets
    return Region((*spots, Spot(cell, part.segment)), open_edges, wells, markets, meeples)


_FACING: tuple[Facing, ...] = (
    *((half // 2, opposite_half(half)) for half in range(8)),
    *((side, first + side.opposite) for first in FIRST.values() for side in Side),
)
"""The neighbour of each slot of a cell."""


@cache
def _reaches(kind: str, rotation: Rotation) -> tuple[tuple[Part, Reach], ...]:
    """Return the parts of a tile, and the slots that each reaches."""
    return tuple(
        (part, reach(part.halves or _slots(part.segment.feature, part.sides), _FACING))
        for part in tile(kind, rotation).parts
    )


def _shape(lying: Tile) -> object:
    """Return a value that is equal for tiles with the same print as they lie, whatever the names of
    their segments.
    """
    return frozenset(
        (part.segment.feature, part.sides, part.halves, part.wells, part.markets)
        for part in lying.parts
    )
