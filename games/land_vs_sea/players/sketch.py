"""The map as computers look at it: numbers and sets instead of records, made to be asked quickly
what a tile would change. Tests hold it against the rules.

A place is a cell as one number, so that its neighbours are found by adding. What a place requires
(`chart`'s word for it) is a number, too: two bits a side. Gains are counted for one side: what
others gain is less than nothing.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, reduce
from itertools import chain
from operator import or_
from typing import NamedTuple, Protocol

from games.core.hexes import SIDES, HexRotation, neighbours
from games.core.values import Cell
from games.land_vs_sea.chart import AREAS, Region, pieces_of
from games.land_vs_sea.components import FILLERS, Kind, Trader, face
from games.land_vs_sea.scoring import MEETING
from games.land_vs_sea.state import State

Place = int
Required = int
Kinds = frozenset[Kind]

_ROW = 256
_BITS = {"?": 0, "L": 1, "S": 2}


def place_of(cell: Cell) -> Place:
    """Return a cell as a number."""
    return cell.x * _ROW + cell.y


_STEPS = tuple(map(place_of, neighbours(Cell(0, 0))))
"""From a place to its neighbours, by side."""


@cache
def requirement(word: str) -> Required:
    """Return the number for a requirement of the frontier."""
    return sum(_BITS[edge] << 2 * side for side, edge in enumerate(word))


_FILLING = {
    requirement("L" * SIDES): FILLERS[Kind.LAND],
    requirement("S" * SIDES): FILLERS[Kind.SEA],
}
"""By what is required of a hole, the face that fills it."""


LAND, SEA, MOUNTAINS, CORALS, TRADE = range(len(Kind))
"""The kinds as numbers, in the order of the enum: areas come first."""
_NUMBERS = {kind: number for number, kind in enumerate(Kind)}
_BALANCE = {Trader.CARAVAN: 1, Trader.SHIP: -1, None: 0}


class Piece(NamedTuple):
    """A piece of a tile as it lies."""

    kind: int
    plus: int
    """Plus signs of an area; of a trader 1 for a caravan, -1 for a ship."""
    here: int
    """The slots in which it is met."""
    beyond: tuple[tuple[int, int], ...]
    """The steps to the neighbours that it goes on to, and the slots there."""


class Lying(NamedTuple):
    """A face as it lies."""

    pieces: tuple[Piece, ...]
    edges: tuple[tuple[int, Required], ...]
    """By side: the step to the neighbour, and what is required there."""


@cache
def face_lying(name: str, rotation: HexRotation, kinds: Kinds) -> Lying:
    """Return a face as it lies, with what counts of it."""
    looked = face(name, rotation)
    pieces = tuple(
        Piece(
            _NUMBERS[piece.segment.kind],
            _BALANCE[looked.trader] if piece.segment.kind is Kind.TRADE else piece.plus,
            here,
            tuple((_STEPS[way], slots) for way, slots in there),
        )
        for piece, (here, there) in pieces_of(name, rotation, kinds)
    )
    opposite = (*range(SIDES // 2, SIDES), *range(SIDES // 2))
    edges = zip(_STEPS, opposite, looked.edges, strict=True)
    return Lying(pieces, tuple((step, _BITS[edge] << 2 * side) for step, side, edge in edges))


class Part:
    """A region with open edges."""

    __slots__ = ("hope", "kind", "open", "plus", "tiles", "weight")

    def __init__(
        self, kind: int, tiles: frozenset[Place], opened: Mapping[Place, int], plus: int
    ) -> None:
        self.kind, self.tiles, self.open, self.plus = kind, tiles, opened, plus
        self.weight = 0.0
        """That of its open places, all together."""
        self.hope = 0.0
        """What may still be expected of it."""


class Judging(Protocol):
    """What regions are worth to the side for which gains are counted."""

    def points(self, kind: int, tiles: int) -> float:
        """Return what an area or a chain pays to whose it is."""

    @property
    def weights(self) -> Mapping[Required, float]:
        """By what is required how much an open place helps the areas that wait there."""

    def hope(self, kind: int, tiles: int, needed: int, plus: int, weight: float) -> float:
        """Return what may be expected of a region by its open places and their weights."""


Waiting = Mapping[Place, tuple[tuple[Part, int], ...]]
"""By place the regions that wait for a tile there, and the slots in which each does."""


class Sketch:
    """A map, and what its regions are worth."""

    __slots__ = ("best", "filled", "hole", "judging", "parent", "rim", "touched", "waiting")

    def __init__(
        self,
        judging: Judging,
        filled: frozenset[Place],
        rim: Mapping[Place, Required],
        waiting: Waiting,
        *,
        hole: bool,
    ) -> None:
        self.judging, self.filled, self.rim, self.waiting = judging, filled, rim, waiting
        self.hole = hole
        """Whether the tile for a hole is still to come."""
        self.parent: Sketch | None = None
        """The map before the last tile."""
        self.touched: frozenset[Place] = frozenset()
        """The places where that tile makes a difference that counts."""
        self.best: dict[tuple[Place, str, int], float | None] = {}
        """What was found out about faces: see `ahead`."""

    def gain(self, place: Place, laid: Lying, mover: float) -> float:
        """Return what a tile brings: points, and hopes that rise or fall.

        :param mover: what a point is worth that goes to who lays it: 1 on the side that counts.
        """
        news = self._required_with(place, laid)
        is_filled = self.hole and not _FILLING.keys().isdisjoint(news.values())
        at_place = self.waiting[place]
        joined = [[part for part, slots in at_place if slots & piece.here] for piece in laid.pieces]
        if is_filled or _meets_twice(joined):
            return self.with_tile(place, laid, mover)[1]
        shifts = self._shifts(news)
        grown = [
            self._growth(place, piece, parts, news, shifts, mover)
            for piece, parts in zip(laid.pieces, joined, strict=True)
        ]
        return sum(grown) + sum([self._gain_by_shift(*pair) for pair in shifts.items() if pair[1]])

    def _required_with(self, place: Place, laid: Lying) -> dict[Place, Required]:
        """Return what is required of the empty neighbours once a tile is laid."""
        filled, rim = self.filled, self.rim
        return {
            place + step: rim.get(place + step, 0) | bits
            for step, bits in laid.edges
            if place + step not in filled
        }

    def _shifts(self, news: Mapping[Place, Required]) -> dict[Part, float]:
        """Return how the weights of regions change by what is required anew."""
        shifts: dict[Part, float] = {}
        weights, waiting = self.judging.weights, self.waiting
        for beside, now in news.items():
            if beside in waiting:
                shift = weights[now] - weights[self.rim[beside]]
                for part, _ in waiting[beside]:
                    shifts[part] = shifts.get(part, 0.0) + shift
        return shifts

    def _gain_by_shift(self, part: Part, shift: float) -> float:
        """Return how the hope of a region changes with its weight."""
        needed, weight = len(part.open), part.weight + shift
        hope = self.judging.hope(part.kind, len(part.tiles), needed, part.plus, weight)
        return hope - part.hope

    def _growth(
        self,
        place: Place,
        piece: Piece,
        joined: list[Part],
        news: Mapping[Place, Required],
        shifts: dict[Part, float],
        mover: float,
    ) -> float:
        """Return what a piece of a tile brings with the regions that it joins."""
        judging, plus, old = self.judging, piece.plus, 0.0
        opened, weight, tiles = self._together(place, joined, news, shifts)
        for part in joined:
            shifts.pop(part, None)
            plus += part.plus
            old += part.hope
        needed = len(opened) - (place in opened)
        for step, _ in piece.beyond:
            beside = place + step
            if beside in news and beside not in opened:
                needed += 1
                weight += judging.weights[news[beside]]
        if piece.kind > SEA:
            paid = _meeting_points(judging, piece.kind, tiles, len(joined), mover)
        elif needed:
            paid = 0.0
        else:
            return judging.points(piece.kind, tiles) + mover * plus - old
        return paid + judging.hope(piece.kind, tiles, needed, plus, weight) - old

    def _together(
        self,
        place: Place,
        joined: list[Part],
        news: Mapping[Place, Required],
        shifts: Mapping[Part, float],
    ) -> tuple[Collection[Place], float, int]:
        """Return the open places of regions that a tile joins, their weight without the tile's
        place, and the tiles.
        """
        if len(joined) == 1:  # as mostly: there is no need to count anew
            (part,) = joined
            weight = part.weight - self.judging.weights[self.rim[place]] + shifts.get(part, 0.0)
            return part.open, weight, len(part.tiles) + 1
        opened = {where for part in joined for where in part.open if where != place}
        weights = [self.judging.weights[news.get(where) or self.rim[where]] for where in opened]
        tiles = frozenset[Place]().union(*[part.tiles for part in joined])
        return opened, sum(weights), len(tiles) + 1

    def with_tile(self, place: Place, laid: Lying, mover: float) -> tuple["Sketch", float]:
        """Return the map with a tile more, and what it brings. A hole that it leaves is filled."""
        after, total = self._with_tile(place, laid, mover)
        beside = (place + step for step in _STEPS) if self.hole else ()
        holes = [(hole, _FILLING[after.rim[hole]]) for hole in beside if after._is_hole(hole)]
        if not holes:
            return after, total
        ways = [after._with_tile(hole, filler(name), mover) for hole, name in holes]
        filled, more = max(ways, key=lambda way: (1 if mover > 0 else -1) * way[1])
        filled.hole = False
        filled.parent = None  # it knows of one tile only
        return filled, total + more

    def _is_hole(self, place: Place) -> bool:
        return self.rim.get(place) in _FILLING

    def _with_tile(self, place: Place, laid: Lying, mover: float) -> tuple["Sketch", float]:
        filled, rim = self.filled | {place}, dict(self.rim)
        del rim[place]
        before = dict.fromkeys(part for part, _ in self.waiting[place])
        for step, bits in laid.edges:
            beside = place + step
            if beside not in filled:
                rim[beside] = rim.get(beside, 0) | bits
                before |= dict.fromkeys(part for part, _ in self.waiting.get(beside, ()))
        grown, total = self._grown(place, laid, filled, mover)
        met = [part for part in before if place in part.open]
        near = [part for part in before if place not in part.open]
        made = [*grown, *(Part(part.kind, part.tiles, part.open, part.plus) for part in near)]
        for part in made:
            appraise(part, rim, self.judging)
        total += sum([part.hope for part in made]) - sum([part.hope for part in before])
        waiting = _waiting_after(self.waiting, before, made)
        after = Sketch(self.judging, filled, rim, waiting, hole=self.hole)
        after.parent = self
        opened = [part.open for part in (*met, *grown)]
        after.touched = frozenset((place, *(place + step for step in _STEPS))).union(*opened)
        return after, total

    def _grown(
        self, place: Place, laid: Lying, filled: frozenset[Place], mover: float
    ) -> tuple[list[Part], float]:
        """Return the regions of a tile that is laid, and what they pay at once."""
        waiting = [*self.waiting[place]]
        made: list[Part] = []
        paid = 0.0
        for piece in laid.pieces:
            joined = [pair for pair in waiting if pair[1] & piece.here]
            grown = _grown_part(piece, place, [part for part, _ in joined], filled)
            waiting = [pair for pair in waiting if pair not in joined]
            made = [part for part in made if part not in dict(joined)]
            made.append(grown)
            if unmet := reduce(or_, [slots for _, slots in joined], 0) & ~piece.here:
                waiting.append((grown, unmet))
            if piece.kind > SEA:
                paid += _meeting_points(
                    self.judging, piece.kind, len(grown.tiles), len(joined), mover
                )
        left = [part for part, _ in waiting if part not in made]
        made += [_without(part, place) for part in left]  # a chain or a route goes on elsewhere
        for part in made:
            if part.kind <= SEA and not part.open:
                paid += self.judging.points(part.kind, len(part.tiles)) + mover * part.plus
        return made, paid


def _grown_part(
    piece: Piece, place: Place, parts: Sequence[Part], filled: Collection[Place]
) -> Part:
    """Return what a piece of a tile and the regions that it meets become."""
    opened: dict[Place, int] = {}
    for part in parts:
        for where, slots in part.open.items():
            opened[where] = opened.get(where, 0) | slots
    opened.pop(place, None)
    for step, slots in piece.beyond:
        if place + step not in filled:
            opened[place + step] = opened.get(place + step, 0) | slots
    tiles = frozenset((place,)).union(*[part.tiles for part in parts])
    return Part(piece.kind, tiles, opened, piece.plus + sum([part.plus for part in parts]))


def _without(part: Part, place: Place) -> Part:
    """Return a region that does not go on at a place any more."""
    opened = {where: slots for where, slots in part.open.items() if where != place}
    return Part(part.kind, part.tiles, opened, part.plus)


def _meets_twice(joined: list[list[Part]]) -> bool:
    """Tell whether a region is met by two pieces of a tile."""
    parts = list(chain.from_iterable(joined))
    return len(set(parts)) < len(parts)


def _meeting_points(judging: Judging, kind: int, tiles: int, joined: int, mover: float) -> float:
    """Return what a chain or a trade route pays that has just got a tile.

    :param joined: how many of its kind the tile has met.
    """
    if not joined:
        return 0
    return mover * MEETING if kind == TRADE else judging.points(kind, tiles)


def appraise(part: Part, rim: Mapping[Place, Required], judging: Judging) -> None:
    """Work out what may still be expected of a region."""
    part.weight = sum([judging.weights[rim[where]] for where in part.open])
    needed = len(part.open)
    if needed or part.kind > SEA:
        part.hope = judging.hope(part.kind, len(part.tiles), needed, part.plus, part.weight)


def _waiting_after(waiting: Waiting, before: Mapping[Part, None], made: Iterable[Part]) -> Waiting:
    """Return which regions wait where once some have become others."""
    after = dict(waiting)
    for where in {where for part in before for where in part.open}:
        after[where] = tuple(pair for pair in after[where] if pair[0] not in before)
    for part in made:
        for where, slots in part.open.items():
            after[where] = (*after.get(where, ()), (part, slots))
    return after


@cache
def filler(name: str) -> Lying:
    """Return the volcano or the whirlpool as it lies: its mountains and corals are left out."""
    return face_lying(name, HexRotation.R0, frozenset(AREAS))


def sketch_of(state: State, kinds: Kinds, judging: Judging) -> Sketch:
    """Return the map of a state; what the waypoints on it bring counts as plus signs."""
    chart = state.chart
    rim = {place_of(cell): requirement(word) for cell, word in chart.frontier.items()}
    parts = [
        _part(state, region) for region in chart.regions if region.kind in kinds and region.open
    ]
    for part in parts:
        appraise(part, rim, judging)
    waiting = _waiting_after({}, {}, parts)
    filled = frozenset(map(place_of, chart.tiles))
    return Sketch(judging, filled, rim, waiting, hole=not state.filled)


def _part(state: State, region: Region) -> Part:
    cells = {spot.cell for spot in region.spots}
    plus = region.plus + sum(spot in region.spots for spot in state.waypoints if spot)
    if region.kind is Kind.TRADE:
        plus = sum(_BALANCE[face(state.chart.tiles[cell].face).trader] for cell in cells)
    opened = {place_of(cell): slots for cell, slots in region.open.items()}
    return Part(_NUMBERS[region.kind], frozenset(map(place_of, cells)), opened, plus)
