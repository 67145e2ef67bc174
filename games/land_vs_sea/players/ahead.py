"""Looking ahead: one's best ways to lay a tile, the best answers of the others in several possible
worlds, until one's own side is on turn again, and how it goes on then.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from heapq import nlargest
from itertools import chain
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from games.core.contract import Known
from games.core.hexes import HexRotation
from games.core.rng import Rng
from games.core.values import Seat
from games.land_vs_sea.actions import Decision, Draw, Lay, Stack, Theft
from games.land_vs_sea.chart import AREAS, turns
from games.land_vs_sea.components import TILES, Special, face
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.players.odds import Odds, Weights, prices_for
from games.land_vs_sea.players.sketch import (
    Kinds,
    Lying,
    Place,
    Required,
    Sketch,
    face_lying,
    place_of,
    requirement,
    sketch_of,
)
from games.land_vs_sea.stacks import HAND
from games.land_vs_sea.state import State, Tile
from games.land_vs_sea.view import Phase, View

LINES, FEWER_LINES = 8, 6
"""Ways that are looked at further, those that bring most at once; where more counts than areas, it
takes longer to look.
"""
AGAIN, STEAL = 2.5, 1.0
"""What a second tile, and a tile of somebody else, are worth before they are looked at."""

Knowing = Known[State, Decision, View]


class Line(NamedTuple):
    """A way to spend one's turn, up to the draw."""

    gained: float
    sketch: Sketch
    """The map then."""
    kept: tuple[Tile, ...]
    stack: Stack | None = None
    """From which is drawn."""
    theft: Theft | None = None


def is_looked_into(known: Knowing) -> bool:
    """Tell whether it is about laying a tile, or drawing one once a tile is laid."""
    is_dealing = known.view.last is None and known.view.phase is Phase.DRAWING
    return isinstance(known.actions[0], (Lay, Draw)) and not is_dealing


def choose_line(known: Knowing, rng: Rng, budget: int) -> Decision:
    """Return the best way, in as many possible worlds as the budget says."""
    looking = Looking(known, rng, budget)
    lines = looking.best_lines(known.actions)
    best, line = max(lines, key=lambda pair: looking.worth(pair[1]))
    if line.stack is None or isinstance(best, Draw):
        return best
    stack = max(Stack, key=lambda stack: looking.worth(line._replace(stack=stack)))
    return replace(best, stack=stack)


def judge_lines(
    known: Knowing, rng: Rng, budget: int, actions: tuple[Decision, ...]
) -> tuple[float, ...]:
    """Return how actions leave a seat, after the answers to them."""
    looking = Looking(known, rng, budget)
    return tuple(looking.worth(looking.line(action)) for action in actions)


def judge_at_once(
    known: Knowing, rng: Rng, budget: int, actions: tuple[Decision, ...]
) -> tuple[float, ...]:
    """Return what actions bring at once."""
    return tuple(map(Looking(known, rng, 1).gain, actions))


class Looking:
    """A decision that is looked into, in several possible worlds."""

    def __init__(self, known: Knowing, rng: Rng, budget: int) -> None:
        self.seat = known.seat
        self.worlds = [known.sample(chance) for chance in rng.forked(budget)]
        world = self.worlds[0]
        self.hand = world.hands[self.seat]
        rules = composed(world.options, len(world.hands))
        self.kinds, self.order = rules.kinds, _until_own(rules.sides, self.seat)
        prices = prices_for(rules, self.seat)
        self.prices = [prices[side] for side in rules.sides]
        tiles = [*chain(*world.hands, *world.stacks)]
        faces = [shape_of(name, self.kinds) for tile in tiles for name in (tile.up, tile.down)]
        weights = Weights(faces, partial(manners, kinds=self.kinds))
        left = max(0, len(tiles) - 1 - len(self.order))
        self.sketch = sketch_of(world, self.kinds, Odds(rules, prices, left, weights))
        self.gains: dict[tuple[str, Place, HexRotation], float] = {}

    def gain(self, way: Decision) -> float:
        """Return what a tile brings, and what its action may be worth."""
        if not isinstance(way, Lay):
            return 0.0
        name = _name(self.hand, way)
        key = name, place_of(way.cell), way.rotation
        if key not in self.gains:
            laid = face_lying(name, way.rotation, self.kinds)
            self.gains[key] = self.sketch.gain(key[1], laid, 1.0)
        goes_on = face(name).special is Special.AGAIN and len(self.hand) > 1
        return self.gains[key] + (AGAIN if goes_on else STEAL if way.theft else 0.0)

    def best_lines(self, actions: tuple[Decision, ...]) -> list[tuple[Decision, Line]]:
        """Return the ways that look best at once."""
        many = LINES if self.kinds == frozenset(AREAS) else FEWER_LINES
        best = nlargest(many, without_draws(actions) or actions, key=self.gain)
        return [(way, self.line(way)) for way in best]

    def line(self, way: Decision) -> Line:
        """Follow a way up to the draw: a second tile is laid the best way."""
        if not isinstance(way, Lay):
            stack = way.stack if isinstance(way, Draw) else None
            return Line(0.0, self.sketch, self.hand, stack)
        name = _name(self.hand, way)
        laid = face_lying(name, way.rotation, self.kinds)
        sketch, gained = self.sketch.with_tile(place_of(way.cell), laid, 1.0)
        kept = tuple(tile for at, tile in enumerate(self.hand) if at != way.side.tile)
        if face(name).special is not Special.AGAIN or not kept:
            return Line(gained, sketch, kept, way.stack, way.theft)
        second = most(sketch, self._shapes(kept), 1.0, 1, self.kinds)
        sketch, more = lay_best(sketch, second, 1.0, 1, self.kinds)
        return Line(gained + more, sketch, ())

    def worth(self, line: Line) -> float:
        """Return how a line leaves one's seat, in points."""
        return line.gained + fmean(self._outlook(line, world) for world in self.worlds)

    def _outlook(self, line: Line, world: State) -> float:
        """Return what others and then the own side make of it in a world, each the best."""
        sketch, total, hands = line.sketch, 0.0, _hands_after(line, world, self.seat)
        for seat in self.order:
            if not hands[seat]:
                continue
            price = self.prices[seat]
            sense = 1 if price > 0 else -1
            best = most(sketch, self._shapes(hands[seat]), price, sense, self.kinds)
            total += sense * best.worth
            if seat != self.order[-1]:
                sketch, _ = lay_best(sketch, best, price, sense, self.kinds)
        return total

    def _shapes(self, tiles: Iterable[Tile]) -> set[str]:
        names = (name for tile in tiles for name in (tile.up, tile.down))
        return {shape_of(name, self.kinds) for name in names}


def _name(hand: Sequence[Tile], way: Lay) -> str:
    tile = hand[way.side.tile]
    return tile.down if way.side.is_hidden else tile.up


def _until_own(sides: Sequence[object], seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that are on turn next, up to the first one of the own side."""
    following = [Seat((seat + step) % len(sides)) for step in range(1, len(sides) + 1)]
    own = next(at for at, each in enumerate(following) if sides[each] is sides[seat])
    return tuple(following[: own + 1])


def _hands_after(line: Line, world: State, seat: Seat) -> list[tuple[Tile, ...]]:
    """Return the hands once a line is played in a world, and a tile is drawn."""
    hands, own = [*world.hands], line.kept
    if line.theft:
        robbed, at = line.theft.seat, line.theft.tile
        own = (*own, hands[robbed][at])
        hands[robbed] = hands[robbed][:at] + hands[robbed][at + 1 :]
    stacks = [world.stacks[line.stack.index]] if line.stack else world.stacks
    drawn = [stack[0] for stack in stacks if stack]
    hands[seat] = (*own, *drawn[: HAND - len(own)])
    return hands


class Best(NamedTuple):
    """The best way to lay one of some faces."""

    worth: float
    """For who lays it."""
    shape: str
    place: Place


def most(sketch: Sketch, shapes: Iterable[str], price: float, sense: int, kinds: Kinds) -> Best:
    """Return the best way to lay one of some faces.

    :param price: as in `Sketch.gain`.
    :param sense: 1 for who wants most, -1 for who wants least.
    """
    found = Best(-1000.0, "", 0)
    for shape in sorted(shapes):
        more = _bonus(shape)
        for place in sketch.rim:
            gained = best_at(sketch, place, shape, price, sense, kinds)
            if gained is not None and gained + more > found.worth:
                found = Best(gained + more, shape, place)
    return found


def best_at(
    sketch: Sketch, place: Place, shape: str, price: float, sense: int, kinds: Kinds
) -> float | None:
    """Return what a face brings at a place to who lays it; None where it does not fit. What a tile
    does not touch is as before it was laid.
    """
    key = place, shape, sense
    if key in sketch.best:
        return sketch.best[key]
    found: float | None
    if sketch.parent is not None and place not in sketch.touched:
        found = best_at(sketch.parent, place, shape, price, sense, kinds)
    else:
        ways = manners(shape, kinds).get(sketch.rim[place], ())
        found = max([sense * sketch.gain(place, way, price) for way in ways], default=None)
    sketch.best[key] = found
    return found


def lay_best(
    sketch: Sketch, best: Best, price: float, sense: int, kinds: Kinds
) -> tuple[Sketch, float]:
    """Return the map once that is laid, and what it brings."""
    ways = manners(best.shape, kinds)[sketch.rim[best.place]]
    way = max(ways, key=lambda way: sense * sketch.gain(best.place, way, price))
    return sketch.with_tile(best.place, way, price)


def without_draws(actions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Return one of each pair of ways that differ only in the stack; none where nothing is laid."""
    stack = next((way.stack for way in actions if isinstance(way, Lay) and way.stack), Stack.FIRST)
    return tuple(way for way in actions if isinstance(way, Lay) and way.stack in {None, stack})


@cache
def manners(name: str, kinds: Kinds) -> Mapping[Required, tuple[Lying, ...]]:
    """Return by what is required how a face can lie."""
    return {
        requirement(word): tuple(face_lying(name, turn, kinds) for turn in found)
        for word, found in turns(name, kinds).items()
    }


def shape_of(name: str, kinds: Kinds) -> str:
    """Return one name for all faces that are the same to computers."""
    return _shapes(kinds)[name]


@cache
def _shapes(kinds: Kinds) -> Mapping[str, str]:
    shapes: dict[object, str] = {}
    return {
        name: shapes.setdefault((frozenset(_ways(name, kinds)), face(name).special), name)
        for name in sorted(chain(*TILES))
    }


def _ways(name: str, kinds: Kinds) -> Iterator[Lying]:
    return (face_lying(name, rotation, kinds) for rotation in HexRotation)


@cache
def _bonus(name: str) -> float:
    """Return what the action of a face may be worth."""
    special = face(name).special
    return AGAIN if special is Special.AGAIN else STEAL if special is Special.STEAL else 0.0
