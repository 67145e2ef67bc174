"""The tiles of Land vs Sea (`tiles.toml`, a reconstruction), and how their faces look turned."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from games.core.components import WrongComponents, check_counts, load
from games.core.hexes import SIDES, HexRotation
from games.core.values import Cell


class Kind(Enum):
    """The kinds of regions on the map."""

    LAND = "land"
    SEA = "sea"
    MOUNTAINS = "mountains"
    CORALS = "corals"
    TRADE = "trade"
    """Caravans and ships: they reach all sides of their tile."""


class Trader(Enum):
    """The kinds of traders."""

    CARAVAN = "caravan"
    SHIP = "ship"


class Special(Enum):
    """The actions that faces give to the player who lays them."""

    AGAIN = "again"
    STEAL = "steal"


class Segment(NamedTuple):
    """The name of a piece of one face, the same in every rotation: land0, sea1."""

    kind: Kind
    number: int

    def __str__(self) -> str:
        return f"{self.kind.value}{self.number}"


class Spot(NamedTuple):
    """A piece of a tile on the map: stable for the whole game, unlike what it has grown into."""

    cell: Cell
    segment: Segment

    def __str__(self) -> str:
        return f"{self.cell}/{self.segment}"


class Piece(Struct, frozen=True):
    """An area, range or reef of one face as it lies, or its caravan or ship."""

    segment: Segment
    sides: tuple[int, ...]
    """Those that it reaches, as `hexes.HexSide`."""
    plus: int = 0
    """Plus signs."""


class Face(Struct, frozen=True):
    """One side of a tile as it lies."""

    name: str
    rotation: HexRotation
    edges: str
    """Clockwise from the north-east: L land, S sea."""
    areas: tuple[Piece, ...]
    ranges: tuple[Piece, ...]
    """Of mountains and of corals."""
    trader: Trader | None
    special: Special | None

    def area(self, segment: Segment) -> Piece:
        """Return the area that is called `segment`."""
        return next(area for area in self.areas if area.segment == segment)


class _Entry(Struct, forbid_unknown_fields=True):
    name: str
    areas: list[str]
    mountains: str = ""
    corals: str = ""
    trader: Trader | None = None
    action: Special | None = None


class _Box(Struct, forbid_unknown_fields=True):
    start: str
    volcano: str
    whirlpool: str
    tiles: list[tuple[str, str]]
    face: list[_Entry]


@cache
def face(name: str, rotation: HexRotation = HexRotation.R0) -> Face:
    """Return a face, turned."""
    upright, sixths = _UPRIGHT[name], rotation.sixths
    return Face(
        name,
        rotation,
        upright.edges[-sixths:] + upright.edges[:-sixths],
        tuple(_turned_piece(piece, sixths) for piece in upright.areas),
        tuple(_turned_piece(piece, sixths) for piece in upright.ranges),
        upright.trader,
        upright.special,
    )


def _turned_piece(piece: Piece, sixths: int) -> Piece:
    sides = tuple(sorted((side + sixths) % SIDES for side in piece.sides))
    return Piece(piece.segment, sides, piece.plus)


def _upright(entry: _Entry) -> Face:
    edges = entry.name[:SIDES]
    return Face(
        entry.name,
        HexRotation.R0,
        edges,
        tuple(_areas(entry.name, edges, entry.areas)),
        tuple(
            Piece(Segment(kind, 0), _sides(word))
            for kind, word in ((Kind.MOUNTAINS, entry.mountains), (Kind.CORALS, entry.corals))
            if word
        ),
        entry.trader,
        entry.action,
    )


def _areas(name: str, edges: str, words: Iterable[str]) -> Iterator[Piece]:
    """Read "012+": the edges of an area and its plus signs."""
    counts: Counter[Kind] = Counter()
    for word in words:
        sides = _sides(word.rstrip("+"))
        kind = TERRAIN[edges[sides[0]]]
        if {edges[side] for side in sides} != {edges[sides[0]]}:
            raise WrongComponents(f"land vs sea: {name} has an area of both terrains")
        yield Piece(Segment(kind, counts[kind]), sides, word.count("+"))
        counts[kind] += 1


def _sides(word: str) -> tuple[int, ...]:
    return tuple(int(digit) for digit in word)


TERRAIN = {"L": Kind.LAND, "S": Kind.SEA}
"""By edge."""

_BOX = load("games.land_vs_sea", "tiles.toml", _Box)

START = _BOX.start
"""The face that lies on the table before the first turn."""

FILLERS: Mapping[Kind, str] = {Kind.LAND: _BOX.volcano, Kind.SEA: _BOX.whirlpool}
"""The two faces of the tile for a hole, by the terrain all round it."""

TILES: tuple[tuple[str, str], ...] = tuple(_BOX.tiles)
"""Both faces of the 58 tiles."""

_UPRIGHT = {entry.name: _upright(entry) for entry in _BOX.face}


def _totals() -> dict[str, int]:
    """Add up what is on both sides of all tiles but those two that are laid apart."""
    totals = Counter({"tiles": len(TILES)})
    for upright in (_UPRIGHT[name] for tile in TILES for name in tile):
        totals.update(upright.edges)
        totals.update(str(one.value) for one in (upright.trader, upright.special) if one)
        for piece in (*upright.areas, *upright.ranges):
            kind = piece.segment.kind.value
            totals[kind] += 1
            totals[f"plus signs on {kind}"] += piece.plus
    return dict(totals)


_IN_THE_BOX = {
    "tiles": 58,
    "L": 348,
    "S": 348,
    "land": 161,
    "sea": 161,
    "plus signs on land": 60,
    "plus signs on sea": 60,
    "mountains": 36,
    "corals": 36,
    "caravan": 20,
    "ship": 20,
    "again": 16,
    "steal": 12,
}
"""Tiles: booklet p. 4. The others are those of the reconstruction, equal for land and sea."""

check_counts("land vs sea tiles", _totals(), _IN_THE_BOX)


def mirrored(looked: Face) -> object:
    """Return a value that is equal for faces that differ by a turn and by swapping land and sea."""
    return _look(looked, _SWAPPED)


def look(looked: Face) -> object:
    """Return a value that is equal for faces that differ by a turn."""
    return _look(looked, {})


_SWAPPED: Mapping[object, object] = {
    Kind.LAND: Kind.SEA,
    Kind.SEA: Kind.LAND,
    Kind.MOUNTAINS: Kind.CORALS,
    Kind.CORALS: Kind.MOUNTAINS,
    Trader.CARAVAN: Trader.SHIP,
    Trader.SHIP: Trader.CARAVAN,
}


def _look(looked: Face, names: Mapping[object, object]) -> object:
    turns = (face(looked.name, rotation) for rotation in HexRotation)
    shapes = frozenset(
        frozenset(
            (names.get(piece.segment.kind, piece.segment.kind), piece.sides, piece.plus)
            for piece in (*turned.areas, *turned.ranges)
        )
        for turned in turns
    )
    return shapes, names.get(looked.trader, looked.trader), looked.special


def _check_symmetry() -> None:
    faces = [_UPRIGHT[name] for tile in TILES for name in tile]
    if Counter(map(look, faces)) != Counter(map(mirrored, faces)):
        raise WrongComponents("land vs sea tiles: land and sea are not alike")
    if any(len(set(upright.edges)) == 1 for upright in faces):
        raise WrongComponents("land vs sea tiles: a face of one terrain may fit nowhere")


_check_symmetry()
