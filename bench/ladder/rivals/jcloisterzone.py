"""Carcassonne as JCloisterZone's computers rank positions: the figures of its public source
(farin/JCloisterZone: `LegacyRanking` of 3.4.3, and of the branch 4.x), told again for our engine.

Both look at each placement and take what ranks highest. Left out is what belongs to expansions that
are not here, and of 3.x its look at fields that may join, which compares a tile with itself.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from bench.ladder.matches import Knowing
from games.carcassonne.actions import Place, Score
from games.carcassonne.components import Feature
from games.carcassonne.expansions import composed
from games.carcassonne.features import AROUND, Region, turns
from games.carcassonne.rules import apply
from games.carcassonne.scoring import majority, totals
from games.carcassonne.state import State, is_over
from games.core.contract import Action
from games.core.regions import ANY
from games.core.rng import Rng
from games.core.values import Cell, Seat, Side, neighbours

_SIDES = 8
"""Where the slots of cities and roads begin, one a side: `games.carcassonne.features`."""
_OPEN: Mapping[Feature, tuple[float, ...]] = {
    Feature.ROAD: (0, 1, 2.5, 4.5, 7.5, 10.5, 14.5, 19, 29),
    Feature.CITY: (0, 0.5, 1.5, 3, 5, 8, 12, 17, 27),
    Feature.FIELD: (0, 5, 10, 19, 28, 37, 47, 57, 67),
    Feature.MONASTERY: (0, 0, 0.4, 0.8, 1.2, 2, 4, 7, 11),
}
"""The price of standing on so many features of a kind at once."""
_AT_HOME = 0.15
"""The value of a follower in the supply."""

Chance = Callable[[str], float]
"""(requirement of the frontier) -> the chance that a tile comes there."""
Rank = Callable[[State], float]


_WAYS = frozenset({Feature.ROAD, Feature.CITY})


@cache
def _sides(bits: int) -> tuple[int, ...]:
    return tuple(side for side in range(len(Side)) if bits >> side & 1)


class Board(NamedTuple):
    """A position as the rankings look at it."""

    state: State
    me: Seat
    chance: Chance
    turns: int
    """How many each seat still has."""

    @property
    def seats(self) -> range:
        """Return all seats."""
        return range(len(self.state.supply))

    def chances(self, region: Region) -> Iterator[float]:
        """Yield the chance of each cell, on the frontier, that a feature waits for."""
        frontier = self.state.land.frontier
        return (self.chance(frontier[cell]) for cell in region.open if cell in frontier)

    def edges(self) -> Mapping[Cell, Mapping[int, Region]]:
        """Return by empty cell and its side the roads and cities that are open there."""
        found: dict[Cell, dict[int, Region]] = {}
        for region in self.state.land.regions:
            if region.open and region.feature in _WAYS:
                for cell, slots in region.open.items():
                    for side in _sides(slots >> _SIDES & 15):
                        found.setdefault(cell, {})[side] = region
        return found

    def fields(self) -> Iterator[tuple[Seat, int]]:
        """Yield what fields would bring to whom, by their completed cities."""
        rules = composed(self.state.options)
        paid = rules.fields(self.state.land) if rules.fields else ()
        return ((line.seat, line.points) for each in paid for line in each.lines)

    def standing_on(self, *features: Feature) -> Iterator[Region]:
        """Yield the features of some kinds on which somebody stands."""
        regions = self.state.land.regions
        return (one for one in regions if one.meeples and one.feature in features)


def _price(feature: Feature, count: int) -> float:
    prices = _OPEN[feature]
    return prices[min(count, len(prices) - 1)]


def _as_it_is(region: Region) -> int:
    return region.tiles + region.shields


def _completed(region: Region) -> int:
    return _as_it_is(region) * (2 if region.feature is Feature.CITY else 1)


def _powers(*regions: Region) -> Counter[Seat]:
    powers = Counter[Seat]()
    for meeple in chain.from_iterable(region.meeples for region in regions):
        powers[meeple.seat] += meeple.power
    return powers


def _player(
    chance: Callable[[Mapping[str, int], int], Chance], rank: Callable[[Board], float]
) -> Callable[[Knowing, Rng, int], Action]:
    """Return a player that takes what ranks highest."""

    def choose(known: Knowing, rng: Rng, budget: int) -> Action:
        world = known.sample(rng)
        unseen = Counter(chain(world.stack, world.aside, *_others_hands(known, world)))
        seats = len(world.supply)
        placing, left = chance(unseen, seats), unseen.total() // seats

        def outlook(action: Place | Score) -> float:
            state = apply(world, known.seat, action).state
            board = Board(state, known.seat, placing, left)
            if is_over(state):
                return sum(map(_signed(known.seat), board.seats, totals(state)))
            return rank(board)

        best: Action = max(known.actions, key=outlook)
        return best

    return choose


def _others_hands(known: Knowing, world: State) -> Iterator[Sequence[str]]:
    return (hand for seat, hand in enumerate(world.hands) if seat != known.seat)


def _signed(me: Seat) -> Callable[[int, float], float]:
    """Count what others have against oneself."""
    return lambda seat, points: points if seat == me else -points


# The ranking of 4.x.


def _any_tile(unseen: Mapping[str, int], seats: int) -> Chance:
    """Of n tiles that fit, one comes to oneself with 1 - (1 - 1/seats)^n."""

    @cache
    def chance(required: str) -> float:
        fitting = sum(count for kind, count in unseen.items() if required in turns(kind))
        missed: float = (1 - 1 / seats) ** fitting
        return 1 - missed

    return chance


_SURE = 0.85
_STUCK = ((0.0001, 12.0, 3.0), (0.2, 3.0, 0.75), (0.55, 1.2, 0.3))
"""Below these chances a follower on a feature costs its owner, if it is oneself, and brings one
something, if it is another."""
_LONG = 7
"""Turns, beyond which followers that cannot come home are missed."""
_JOINING = 0.55
"""Chance from which on features count as about to join."""
_NOBODY = 4.0
"""What it costs to have no follower at home."""


def _fourth(board: Board) -> float:
    """Rank a position as JCloisterZone 4.x does."""
    signed, state = _signed(board.me), board.state
    ranking = sum(map(signed, board.seats, totals(state)))
    open_ones = [Counter[Feature]() for _ in board.seats]
    for region in board.standing_on(Feature.ROAD, Feature.CITY, *AROUND):
        owners, done = majority(region.meeples), _fourth_chance(board, region)
        if region.feature not in AROUND and len(owners) == 1:
            open_ones[owners[0]][region.feature] += 1
        ranking += _stuck(board, region, done)
        ranking += sum(signed(owner, _expected(region, done)) for owner in owners)
    for region in board.standing_on(Feature.FIELD):
        for owner in majority(region.meeples):
            open_ones[owner][Feature.FIELD] += 1
    ranking += sum(signed(seat, 0.99 * points) for seat, points in board.fields())
    for seat in board.seats:
        price = sum(_price(feature, count) for feature, count in open_ones[seat].items())
        home = state.supply[seat]
        ranking += signed(seat, _AT_HOME * home - price - (0 if home else _NOBODY))
    return ranking + _connections(board)


def _fourth_chance(board: Board, region: Region) -> float:
    """Return the chance that a feature is completed: cells count once for each open side."""
    if region.feature in AROUND:
        chances = list(board.chances(region))
    else:
        frontier = board.state.land.frontier
        chances = [
            board.chance(frontier.get(cell, ANY * len(Side))) ** (slots >> _SIDES & 15).bit_count()
            for cell, slots in region.open.items()
        ]
    done = 1.0
    for chance in chances:
        done *= chance
    return done


def _expected(region: Region, done: float) -> float:
    """Return what a feature is expected to bring."""
    sure = 1.0 if done > _SURE else done
    if region.feature in AROUND:
        return region.tiles + 0.5 * sure * (9 - region.tiles)
    return _as_it_is(region) + 0.8 * sure * (_completed(region) - _as_it_is(region))


def _stuck(board: Board, region: Region, done: float) -> float:
    """Return what followers on a feature that is unlikely to be completed cost."""
    if board.turns <= _LONG:
        return 0
    own, others = next(((own, others) for under, own, others in _STUCK if done < under), (0, 0))
    return sum(-own if meeple.seat == board.me else others for meeple in region.meeples)


def _connections(board: Board) -> float:
    """Return half of what those win and lose whose features meet at the corner of a cell, if a tile
    is likely to come there.
    """
    ranking = 0.0
    for cell, sides in board.edges().items():
        if len(sides) < 2 or (chance := board.chance(board.state.land.frontier[cell])) < _JOINING:
            continue
        for side, one in sides.items():
            other = sides.get((side + 1) % 4)
            if other and one is not other and one.feature is other.feature:
                ranking += 0.5 * chance * _joined(board, one, other)
    return ranking


def _joined(board: Board, one: Region, other: Region) -> float:
    """Return what it brings if two features join, by who has the most followers then."""
    powers, signed, ranking = _powers(one, other), _signed(board.me), 0.0
    most = max(powers.values(), default=0)
    owners = {seat for seat, power in powers.items() if power == most}
    for region in (one, other):
        before = set(majority(region.meeples)) if region.meeples else set()
        points = _expected(region, _fourth_chance(board, region))
        ranking += sum(signed(seat, points) for seat in owners - before)
        ranking -= sum(signed(seat, points) for seat in before - owners)
    return ranking


# The ranking of 3.x.


def _nearly_filled(unseen: Mapping[str, int], seats: int) -> Chance:
    """Doubt only cells of which three sides are known, and for which few tiles are left."""

    @cache
    def chance(required: str) -> float:
        if required.count(ANY) > 1:
            return 1
        fitting = sum(count for kind, count in unseen.items() if required in turns(kind))
        missed: float = (1 - 1 / seats) ** fitting
        return 1 - missed if fitting < seats else 1

    return chance


_FAIR = 0.4
"""Chance from which on a feature counts as one that will be completed."""
_UNSURE = 3.0
_TRAPPED, _TRAPPED_OTHERS = 12.0, 3.0
_OWN_MERGE = 6.0


def _third(board: Board) -> float:
    """Rank a position as JCloisterZone 3.x does."""
    state, me = board.state, board.me
    others = len(board.seats) - 1

    def reduced(seat: int, points: float) -> float:
        return points if seat == me else -points / others

    ranking = sum(map(reduced, board.seats, totals(state)))
    for seat in board.seats:
        ranking += reduced(seat, _AT_HOME * min(state.supply[seat], board.turns))
    mine = Counter[Feature]()
    for region in board.standing_on(Feature.ROAD, Feature.CITY, *AROUND):
        done, owners = _third_chance(board, region), majority(region.meeples)
        if me in owners and (region.feature in AROUND or done > _FAIR):
            mine[Feature.MONASTERY if region.feature in AROUND else region.feature] += 1
        if board.turns > _LONG and done <= _FAIR:
            ranking += (1 - done) * _trapped(region, me)
        ranking += sum(reduced(owner, _hoped(region, done)) for owner in owners)
    ranking += sum(reduced(seat, points) for seat, points in board.fields())
    mine[Feature.FIELD] = sum(
        me in majority(field.meeples) for field in board.standing_on(Feature.FIELD)
    )
    late = (board.turns * len(board.seats) - 3 * len(board.seats)) / 20
    for feature, count in mine.items():
        ranking -= _price(feature, count) * (max(1, late) if feature is Feature.FIELD else 1)
    return ranking + _meetings(board)


def _third_chance(board: Board, region: Region) -> float:
    done = 1.0
    for chance in board.chances(region):
        done *= chance
    return min(done, 0.85 if region.feature in AROUND else 0.95)


def _hoped(region: Region, done: float) -> float:
    if region.feature in AROUND:
        return region.tiles + (9 - region.tiles) * done
    if done < _FAIR:
        return _as_it_is(region) + _UNSURE * done
    return _completed(region) - _UNSURE * (1 - done)


def _trapped(region: Region, me: Seat) -> float:
    return sum(-_TRAPPED if one.seat == me else _TRAPPED_OTHERS for one in region.meeples)


def _meetings(board: Board) -> float:
    """Return what it brings that features of the tile just laid may meet others at empty cells
    beside it.
    """
    land, last, ranking = board.state.land, board.state.last, 0.0
    edges = board.edges()
    for way, cell in enumerate(neighbours(last) if last else ()):
        required = land.frontier.get(cell)
        chance = board.chance(required) if required else 0
        here = edges.get(cell, {}).get((way + 2) % len(Side))
        if chance < _FAIR or here is None:
            continue
        for side in range(len(Side)):
            there = edges[cell].get(side)
            if there and side != (way + 2) % len(Side):
                straight = side == way
                ranking += _meeting(board, here, there, chance, straight=straight)
    return ranking


def _meeting(board: Board, here: Region, there: Region, chance: float, *, straight: bool) -> float:
    if here.feature is not there.feature:
        return _crossing(board, here, there)
    mine, theirs = _powers(here), _powers(there)
    if not mine:
        return 0
    if set(mine) == set(theirs) == {board.me}:
        return -_OWN_MERGE
    here_points = _hoped(here, _third_chance(board, here))
    there_points = _hoped(there, _third_chance(board, there))
    if there_points < (7 if straight else 5):
        return -0.05
    own, best = _strengths(mine + theirs, board.me)
    share = 0.4 if straight else 0.7
    if own == best:
        return share * (there_points - here_points) * chance
    return share * there_points * chance if own > best else -here_points * chance


def _crossing(board: Board, here: Region, there: Region) -> float:
    """Return what it brings to stand in the way of another feature."""
    own, best = _strengths(_powers(there), board.me)
    if here.meeples:
        return -0.1 if best > own else -0.5
    if best > own:
        return 0.2
    return -2.5 if own else 0


def _strengths(powers: Mapping[Seat, int], me: Seat) -> tuple[int, int]:
    others = (power for seat, power in powers.items() if seat != me)
    return powers.get(me, 0), max(others, default=0)


ranking_3 = _player(_nearly_filled, _third)
ranking_4 = _player(_any_tile, _fourth)
