"""Computer players of Land vs Sea: they look one move ahead, or two, at points and at the prospects
of the map.
"""

from collections import defaultdict
from collections.abc import Mapping

from msgspec.structs import replace

from games.core.contract import ComputerPlayer, Known, Level
from games.core.flat import Playing, flat, judging, lead
from games.core.regions import region_of
from games.core.rng import Rng
from games.core.values import Seat
from games.land_vs_sea.actions import Decision, Lay, Stack
from games.land_vs_sea.chart import AREAS, Region
from games.land_vs_sea.components import Kind
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.rules import apply, legal_actions, to_act
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.scoring import OWNERS, route_side, totals, traders
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Side, View

COMPLETED = (1.0, 0.6, 0.35, 0.2, 0.1)
"""How likely an area is to be completed, by the cells that it still needs; none beyond that."""
PLUS = 0.5
"""Share of the plus signs of an area that one tile may complete: the next players' gain."""
ROUTE = 0.6
"""Share of a trade route that its majority may hope to keep."""
ENOUGH = 24
"""Tiles left from which on there is time for everything."""


def choose(known: Known[State, Decision, View], rng: Rng, budget: int) -> Decision:
    """Return the best of at most `budget` ways one move ahead, in one possible world. One move
    ahead it makes no difference from which stack one draws: chance decides.
    """
    mixed, rng = rng.shuffled(known.actions)
    ways = without_draws(mixed) or mixed
    world = known.sample(rng)
    return max(
        ways[:budget], key=lambda way: standing(apply(world, known.seat, way).state, known.seat)
    )


def judge(
    known: Known[State, Decision, View], rng: Rng, budget: int, actions: tuple[Decision, ...]
) -> tuple[float, ...]:
    """Return how actions leave a seat, in points: all of them in one possible world."""
    world = known.sample(rng)
    return tuple(standing(apply(world, known.seat, way).state, known.seat) for way in actions)


def without_draws(actions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Return one of each pair of ways that differ only in the stack; none where nothing is laid."""
    stack = next((way.stack for way in actions if isinstance(way, Lay) and way.stack), Stack.FIRST)
    return tuple(way for way in actions if isinstance(way, Lay) and way.stack in {None, stack})


def standing(state: State, seat: Seat) -> float:
    """Return by how much a seat's side is ahead of the best other one: points, and hopes."""
    rules = composed(state.options, len(state.hands))
    points = expected(rules, state)
    return lead(list(points.values()), Seat(list(points).index(rules.sides[seat])))


def expected(rules: Rules, state: State) -> Mapping[Side, float]:
    """Return by side, in the order of seats, the points so far and the expected ones."""
    points = dict(zip(rules.sides, map(float, totals(state)), strict=True))
    left = time_left(state)
    for side, hope in _hopes(rules, state).items():
        points[side] += left * hope
    return points


def time_left(state: State) -> float:
    """Return the share of hopes that there is time for."""
    return min(1.0, sum(map(len, (*state.stacks, *state.hands))) / ENOUGH)


def _hopes(rules: Rules, state: State) -> Mapping[Side, float]:
    """Return by side the expected points of the regions on the map."""
    hopes: dict[Side, float] = defaultdict(float)
    upcoming = rules.sides[state.turn]
    for region in state.chart.regions:
        if region.kind in AREAS and region.open:
            chance = chance_of(region)
            hopes[OWNERS[region.kind]] += chance * region.tiles
            hopes[upcoming] += PLUS * chance * region.plus * (len(region.open) == 1)
        elif region.kind is Kind.TRADE and len(region.spots) > 1:
            side = route_side(rules, *traders(state.chart, region))
            if side:
                hopes[side] += ROUTE * len(region.spots)
    for seat in rules.waypointers:
        spot = state.waypoints[seat]
        if spot:
            hopes[rules.sides[seat]] += chance_of(region_of(state.chart.regions, spot))
    return hopes


def chance_of(area: Region) -> float:
    """Return how likely an area that is open is to be completed, while there is time."""
    needed = len(area.open)
    return COMPLETED[needed] if needed < len(COMPLETED) else 0.0


_AHEAD = Playing(
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    standing=standing,
    candidates=6,
    looked_at=40,
    ahead=1,
)
"""The best moves, each with the best of forty answers of whoever is next."""
_look_ahead = flat(_AHEAD)
judge_ahead = judging(_AHEAD)
"""Returns how actions leave a seat after the best of forty answers: too slow for all actions."""


def choose_ahead(known: Known[State, Decision, View], rng: Rng, budget: int) -> Decision:
    """Return the best way two moves ahead, in as many possible worlds as the budget says."""
    ways = without_draws(known.actions) or known.actions
    found: Decision = _look_ahead(replace(known, actions=ways), rng, budget)
    return found


PLAYERS = (
    ComputerPlayer(Level.EASY, choose, 9),
    ComputerPlayer(Level.MEDIUM, choose, 1_000, judge),
    ComputerPlayer(Level.STRONG, choose_ahead, 4, judge),
)
"""The first looks at a few ways only, the last at what others answer."""
