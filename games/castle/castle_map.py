"""The castle map (everything inside the wall): how segments of tiles grow together.

`games.core.regions` explains how regions grow, slots, open edges and the frontier; this module
defines the regions themselves. Courts meet courts in the eight half-edges of a tile (slots 0..7),
paths, houses and towers theirs in the middles of its four sides (8..11, 12..15 and 16..19,
clockwise from the north): so unlike buildings side by side close each other, and like ones join
(ruling 2).

Cells outside the squares count as filled, so that the wall closes each region that reaches it
(rulings 1, 3). Start spaces are regions before the first tile (ruling 4).
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache, lru_cache, partial
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from games.castle.board import SQUARES, STARTS
from games.castle.components import KINDS, Feature, Part, Segment, Spot, Tile, tile
from games.core.regions import ANY, BaseRegion, Facing, Reach, Slots, extended, merge_tile, reach
from games.core.squares import opposite_half
from games.core.standing import behind, deployed, released
from games.core.values import Cell, Rotation, Seat, Side, beside, neighbours


class Laid(Struct, frozen=True, array_like=True):
    """A tile on the table."""

    kind: str
    rotation: Rotation


class Deployed(Struct, frozen=True, array_like=True):
    """A follower on the table."""

    seat: Seat
    spot: Spot


class Region(BaseRegion[Spot], frozen=True, array_like=True):
    """A whole feature: segments that have grown together."""

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


class CastleMap(Struct, frozen=True, array_like=True):
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
    regions = merge_tile(castle_map.regions, filled, cell, pieces, around, partial(_merged, cell))
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


@cache
def fitting(kind: str, required: str, matches: Matches) -> tuple[Rotation, ...]:
    """Return how a kind of tile can be turned to lie where the frontier says `required`.

    Of rotations in which the tile lies alike only the first is named.
    """
    return tuple(
        rotation for rotation, edges in _different(kind) if all(map(matches, required, edges))
    )


@cache
def _different(kind: str) -> tuple[tuple[Rotation, str], ...]:
    """Return the rotations in which a tile lies in another way than in those before; its edges."""
    alike: dict[object, tuple[Rotation, str]] = {}
    for rotation in Rotation:
        lying = tile(kind, rotation)
        alike.setdefault(_shape(lying), (rotation, lying.edges))
    return tuple(alike.values())


@lru_cache(maxsize=1 << 12)
def takers(required: str, matches: Matches) -> frozenset[str]:
    """Return the kinds of tiles that fit there."""
    return frozenset(kind for kind in KINDS if fitting(kind, required, matches))


def offered(frontier: Mapping[Cell, str], kind: str, matches: Matches) -> list[Cell]:
    """Return the squares of a frontier where a kind of tile fits."""
    return [cell for cell, need in frontier.items() if kind in takers(need, matches)]


@lru_cache(maxsize=1 << 15)
def ways(
    kind: str, required: str, matches: Matches, taken: Slots, others: tuple[Slots, ...] = ()
) -> tuple[tuple[tuple[Rotation, tuple[Segment, ...]], ...], bool]:
    """Return the rotations of a tile that fit there, each with the segments that join nobody's
    region; and whether the result is the same for all `others`.

    :param taken: the slots there behind which somebody stands.
    :param others: the slots of each region that goes on there.
    """
    found, is_sure = [], True
    for rotation in fitting(kind, required, matches):
        pieces = _reaches(kind, rotation)
        held = behind(taken, (*others, *(slots for _, (slots, _) in pieces)))
        free = tuple(part.segment for part, (slots, _) in pieces if not held & slots)
        joining = {part.segment.feature for part, (slots, _) in pieces if held & slots}
        is_sure &= joining.isdisjoint(segment.feature for segment in free)
        found.append((rotation, free))
    return tuple(found), is_sure


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


def _merged(
    cell: Cell, joined: list[Region], part: Part, open_edges: Mapping[Cell, Slots]
) -> Region:
    """Make one region of a tile's part and all regions that it meets."""
    return Region(
        (*chain.from_iterable([region.spots for region in joined]), Spot(cell, part.segment)),
        open_edges,
        part.wells + sum([region.wells for region in joined]),
        part.markets + sum([region.markets for region in joined]),
        tuple(chain.from_iterable([region.meeples for region in joined])),
    )


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
