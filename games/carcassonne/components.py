"""The tiles of Carcassonne (`tiles.toml`), its river and its expansions (a file each), and how they
look turned.

Half-edges are those of `games.core.squares`.
"""

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from games.core.components import check_counts, load
from games.core.squares import halves_of, sides_of, turned_edges, turned_halves, turned_sides
from games.core.values import Cell, Rotation, Side

MEEPLES = 7
"""In each player's supply. Rules, "Contents and preparation"."""


class Feature(Enum):
    """The kinds of features that meeples stand on."""

    __hash__ = object.__hash__  # enums hash their names in Python: slow, and spots are everywhere

    CITY = "city"
    ROAD = "road"
    MONASTERY = "monastery"
    FIELD = "field"
    GARDEN = "garden"


class Figure(Enum):
    """The kinds of figures."""

    __hash__ = object.__hash__

    MEEPLE = "meeple"
    ABBOT = "abbot"
    LARGE = "large"
    BUILDER = "builder"
    PIG = "pig"


class Mark(Enum):
    """Signs on a part of a feature; a feature has the marks of all its parts."""

    __hash__ = object.__hash__

    SHIELD = "shield"
    INN = "inn"
    CATHEDRAL = "cathedral"
    WINE = "wine"
    WHEAT = "wheat"
    CLOTH = "cloth"
    GOLD = "gold"


class Colour(Enum):
    """The colours that a person plays who plays alone, in the order of turns."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    BLACK = "black"


class Segment(NamedTuple):
    """The name of a feature's part on one tile, the same in every rotation: road0, city1."""

    feature: Feature
    number: int

    def __str__(self) -> str:
        return f"{self.feature.value}{self.number}"


class Spot(NamedTuple):
    """A segment of a tile on the table: stable for the whole game, unlike a merged feature."""

    cell: Cell
    segment: Segment

    def __str__(self) -> str:
        return f"{self.cell}/{self.segment}"


class Part(Struct, frozen=True):
    """One segment of one tile as it lies."""

    segment: Segment
    sides: tuple[Side, ...] = ()
    """The sides that a city or road reaches."""
    halves: tuple[int, ...] = ()
    """The half-edges that a field reaches."""
    marks: tuple[Mark, ...] = ()
    cities: tuple[Segment, ...] = ()
    """The cities of this tile that a field borders."""


class Tile(Struct, frozen=True):
    """One kind of tile as it lies."""

    kind: str
    """Its letter, followed by "g" where it shows a garden."""
    rotation: Rotation
    edges: str
    """North, east, south, west: C city, R road, F field, I river."""
    parts: tuple[Part, ...]
    """Cities, roads, monastery, fields, garden, in this order."""
    signs: tuple[Mark, ...] = ()
    """Signs that belong to none of these parts."""

    def part(self, segment: Segment) -> Part:
        """Return the part that is called `segment`."""
        return next(part for part in self.parts if part.segment == segment)


class _Field(Struct, forbid_unknown_fields=True):
    halves: str
    cities: list[int] = []


class _Entry(Struct, forbid_unknown_fields=True):
    letter: str
    count: int
    edges: str
    gardens: int = 0
    cities: list[str] = []
    shields: int = 0
    roads: list[str] = []
    monastery: bool = False
    fields: list[_Field] = []
    marks: dict[str, Mark] = {}
    """By the name of a segment what else it is marked with, besides shields."""
    signs: list[Mark] = []


class _Box(Struct, forbid_unknown_fields=True):
    start: str
    tile: list[_Entry]


class _Expansion(Struct, forbid_unknown_fields=True):
    tile: list[_Entry]


class _River(Struct, forbid_unknown_fields=True):
    source: str
    lake: str
    tile: list[_Entry]


@cache
def tile(kind: str, rotation: Rotation = Rotation.R0) -> Tile:
    """Return a kind of tile, turned."""
    upright = _UPRIGHT[kind]
    parts = tuple(_turned_part(part, rotation) for part in upright.parts)
    edges = turned_edges(upright.edges, rotation)
    return Tile(kind, rotation, edges, parts, upright.signs)


def letter(kind: str) -> str:
    """Return the letter of a kind, with or without a garden."""
    return kind.removesuffix(_GARDEN)


def box(counts: Mapping[str, int]) -> tuple[str, ...]:
    """Return the kinds of all tiles that are counted: of all 72 for COUNTS."""
    return tuple(kind for kind, count in counts.items() for _ in range(count))


def _turned_part(part: Part, rotation: Rotation) -> Part:
    sides, halves = turned_sides(part.sides, rotation), turned_halves(part.halves, rotation)
    return Part(part.segment, sides, halves, part.marks, part.cities)


def _upright(entry: _Entry, garden: bool) -> Tile:
    parts = [
        *(
            _way(entry, Segment(Feature.CITY, i), word, entry.shields if i == 0 else 0)
            for i, word in enumerate(entry.cities)
        ),
        *(_way(entry, Segment(Feature.ROAD, i), word) for i, word in enumerate(entry.roads)),
        *([Part(Segment(Feature.MONASTERY, 0))] if entry.monastery else []),
        *(_field(i, field) for i, field in enumerate(entry.fields)),
        *([Part(Segment(Feature.GARDEN, 0))] if garden else []),
    ]
    return Tile(_kind(entry, garden), Rotation.R0, entry.edges, tuple(parts), tuple(entry.signs))


def _way(entry: _Entry, segment: Segment, word: str, shields: int = 0) -> Part:
    """Return a city or a road."""
    more = (entry.marks[str(segment)],) if str(segment) in entry.marks else ()
    return Part(segment, sides_of(word), marks=(Mark.SHIELD,) * shields + more)


def _counts(entries: list[_Entry]) -> dict[str, int]:
    return {
        _kind(entry, garden): count
        for entry in entries
        for garden, count in ((False, entry.count - entry.gardens), (True, entry.gardens))
        if count
    }


def _kind(entry: _Entry, garden: bool) -> str:
    return entry.letter + (_GARDEN if garden else "")


_GARDEN = "g"


def _field(index: int, field: _Field) -> Part:
    halves = halves_of(field.halves.split())
    cities = tuple(Segment(Feature.CITY, city) for city in field.cities)
    return Part(Segment(Feature.FIELD, index), halves=halves, cities=cities)


_BOX = load("games.carcassonne", "tiles.toml", _Box)
_RIVER = load("games.carcassonne", "river.toml", _River)
_INNS = load("games.carcassonne", "inns.toml", _Expansion)
_TRADERS = load("games.carcassonne", "traders.toml", _Expansion)
_MINES = load("games.carcassonne", "mines.toml", _Expansion)

START = _BOX.start
"""The kind of the tile that lies on the table before the first turn."""
SOURCE, LAKE = _RIVER.source, _RIVER.lake
"""The tiles at which the river begins and ends."""

COUNTS, RIVER = _counts(_BOX.tile), _counts(_RIVER.tile)
"""How many tiles of each kind are in the box, and among those of the river."""

INNS, TRADERS = _counts(_INNS.tile), _counts(_TRADERS.tile)
MINES = _counts(_MINES.tile)
"""The same of expansions."""

_UPRIGHT = {
    _kind(entry, garden): _upright(entry, garden)
    for entry in (*_BOX.tile, *_RIVER.tile, *_INNS.tile, *_TRADERS.tile, *_MINES.tile)
    for garden in (False, True)
}

KINDS = tuple(_UPRIGHT)
"""Every kind of tile there is, in whatever box."""


def _totals(counts: Mapping[str, int]) -> dict[str, int]:
    """Add up what is on all tiles."""
    totals: Counter[str] = Counter()
    for kind in box(counts):
        upright = tile(kind)
        totals["tiles"] += 1
        totals.update(upright.edges)
        totals.update(part.segment.feature.value for part in upright.parts)
        totals.update(mark.value for part in upright.parts for mark in part.marks)
        totals.update(sign.value for sign in upright.signs)
    return dict(totals)


_IN_THE_BOX = {
    "tiles": 72,
    "field": 126,
    "city": 49,
    "road": 62,
    "shield": 10,
    "monastery": 6,
    "garden": 8,
    "F": 115,
    "R": 94,
    "C": 79,
}
"""Totals that two independent public lists of the tiles agree on; edges by letter."""

_OF_THE_RIVER = {
    "tiles": 12,
    "field": 28,
    "city": 4,
    "road": 4,
    "monastery": 1,
    "garden": 1,
    "I": 22,
}
"""The same of the river's tiles; its edges are two a tile, one at the source and at the lake."""

_OF_INNS = {
    "tiles": 18,
    "field": 35,
    "city": 20,
    "road": 18,
    "shield": 3,
    "monastery": 1,
    "garden": 2,
    "inn": 6,
    "cathedral": 2,
    "F": 17,
    "R": 24,
    "C": 31,
}
"""The same of Inns & Cathedrals."""

_OF_TRADERS = {
    "tiles": 24,
    "field": 56,
    "city": 29,
    "road": 23,
    "monastery": 1,
    "garden": 2,
    "wheat": 6,
    "cloth": 5,
    "wine": 9,
    "C": 52,
    "R": 25,
    "F": 19,
}
"""The same of Traders & Builders."""

_OF_MINES = {
    "tiles": 8,
    "field": 21,
    "city": 4,
    "road": 10,
    "monastery": 4,
    "gold": 8,
    "C": 8,
    "R": 20,
    "F": 4,
}
"""The same of The Gold Mines, by one list."""

check_counts("carcassonne tiles", _totals(COUNTS), _IN_THE_BOX)
check_counts("river tiles", _totals(RIVER), _OF_THE_RIVER)
check_counts("inns tiles", _totals(INNS), _OF_INNS)
check_counts("traders tiles", _totals(TRADERS), _OF_TRADERS)
check_counts("mines tiles", _totals(MINES), _OF_MINES)
