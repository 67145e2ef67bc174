"""The tiles and wall tiles of the Castle (`tiles.toml`), and how tiles look turned.

Half-edges are those of `games.core.squares`.
"""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from games.core.components import check_counts, load
from games.core.squares import halves_of, sides_of, turned_edges, turned_halves, turned_sides
from games.core.values import Cell, Rotation, Side

FOLLOWERS = 6
"""In each player's supply: the seventh is the marker on the wall."""


class Feature(Enum):
    """The kinds of features that followers stand on."""

    __hash__ = object.__hash__  # enums hash their names in Python: slow, and spots are everywhere

    PATH = "path"
    HOUSE = "house"
    TOWER = "tower"
    COURT = "court"


class Bonus(Enum):
    """A kind of wall tile, by its effect; in the order of their numbers, 1 to 9."""

    __hash__ = object.__hash__

    TURN = "turn"
    DOUBLE_TOWER = "double-tower"
    DOUBLE_HOUSE = "double-house"
    OPEN_PATH = "open-path"
    OPEN_HOUSE = "open-house"
    OPEN_TOWER = "open-tower"
    MARKETS = "markets"
    KEEP = "keep"
    POINTS = "points"

    @property
    def number(self) -> int:
        """Its number in the rulings, 1 to 9."""
        return list(Bonus).index(self) + 1

    def __str__(self) -> str:
        return self.value


COPIES = 2
"""Of each wall tile."""


class Segment(NamedTuple):
    """The name of a feature's part on one tile, the same in every rotation: path0, court1."""

    feature: Feature
    number: int

    def __str__(self) -> str:
        return f"{self.feature.value}{self.number}"


class Spot(NamedTuple):
    """A segment of a tile on the table: stable for the whole game, unlike a merged feature."""

    cell: Cell
    segment: Segment

    def __str__(self) -> str:
        return f"{self.segment}@{square(self.cell)}"


def square(cell: Cell) -> str:
    """Return the name of a square of the board: a letter from west to east, and a number."""
    return f"{'ABCDEFGHIJ'[cell.x]}{cell.y + 1}"


class Part(Struct, frozen=True):
    """One segment of one tile as it lies."""

    segment: Segment
    sides: tuple[Side, ...] = ()
    """The sides that a path, house or tower reaches."""
    halves: tuple[int, ...] = ()
    """The half-edges that a court reaches."""
    wells: int = 0
    markets: int = 0
    ends: bool = False
    """Whether a path ends on this tile: at a square or a building."""


class Tile(Struct, frozen=True):
    """One kind of tile as it lies."""

    kind: str
    rotation: Rotation
    edges: str
    """North, east, south, west: P path, H house, T tower, C court."""
    parts: tuple[Part, ...]
    """Paths, houses, towers, courts, in this order."""
    square: bool
    """Whether its paths meet at a square, which parts them."""

    def part(self, segment: Segment) -> Part:
        """Return the part that is called `segment`."""
        return next(part for part in self.parts if part.segment == segment)


class _Entry(Struct, forbid_unknown_fields=True):
    id: str
    count: int
    edges: str
    houses: list[str] = []
    towers: list[str] = []
    paths: list[str] = []
    courts: list[str] = []
    square: bool = False


class _Box(Struct, forbid_unknown_fields=True):
    tile: list[_Entry]


@cache
def tile(kind: str, rotation: Rotation = Rotation.R0) -> Tile:
    """Return a kind of tile, turned."""
    upright = _UPRIGHT[kind]
    parts = tuple(_turned_part(part, rotation) for part in upright.parts)
    return Tile(kind, rotation, turned_edges(upright.edges, rotation), parts, upright.square)


def _turned_part(part: Part, rotation: Rotation) -> Part:
    sides, halves = turned_sides(part.sides, rotation), turned_halves(part.halves, rotation)
    return Part(part.segment, sides, halves, part.wells, part.markets, part.ends)


def _upright(entry: _Entry) -> Tile:
    parts = (*_paths(entry), *_buildings(entry), *_courts(entry))
    return Tile(entry.id, Rotation.R0, entry.edges, parts, entry.square)


def _paths(entry: _Entry) -> Iterator[Part]:
    for number, (sides, *marks) in enumerate(word.split() for word in entry.paths):
        segment = Segment(Feature.PATH, number)
        yield Part(segment, sides_of(sides), wells=int("w" in marks), ends="e" in marks)


def _buildings(entry: _Entry) -> Iterator[Part]:
    for feature, words in ((Feature.HOUSE, entry.houses), (Feature.TOWER, entry.towers)):
        yield from (
            Part(Segment(feature, number), sides_of(word)) for number, word in enumerate(words)
        )


def _courts(entry: _Entry) -> Iterator[Part]:
    for number, words in enumerate(court.split() for court in entry.courts):
        halves = halves_of(word for word in words if word != "m")
        yield Part(Segment(Feature.COURT, number), halves=halves, markets=words.count("m"))


_BOX = load("games.castle", "tiles.toml", _Box)
_UPRIGHT = {entry.id: _upright(entry) for entry in _BOX.tile}

KINDS = tuple(_UPRIGHT)
STACK = tuple(entry.id for entry in _BOX.tile for _ in range(entry.count))
"""The kinds of all 60 tiles."""


def _totals() -> dict[str, int]:
    """Add up what is on all tiles."""
    totals: Counter[str] = Counter()
    for upright in map(tile, STACK):
        totals.update(upright.edges)
        totals["squares"] += upright.square
        for part in upright.parts:
            totals[part.segment.feature.value] += 1
            totals["wells"] += part.wells
            totals["markets"] += part.markets
    return {"tiles": len(STACK), "kinds": len(KINDS), **totals}


_IN_THE_BOX = {
    "tiles": 60,
    "kinds": 50,
    "C": 62,
    "P": 94,
    "H": 45,
    "T": 39,
    "path": 61,
    "house": 32,
    "tower": 28,
    "court": 116,
    "wells": 8,
    "markets": 17,
    "squares": 7,
}
"""The number of tiles, 60, is verified; all else follows the design of our own tile set."""

check_counts("castle tiles", _totals(), _IN_THE_BOX)
