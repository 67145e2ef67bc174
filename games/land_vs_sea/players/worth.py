"""What a state is worth at a glance: points, and hopes. Whoever looks no further believes too much;
for what games have shown see `odds`.
"""

from collections import defaultdict
from collections.abc import Mapping

from games.core.flat import lead
from games.core.regions import region_of
from games.core.values import Seat
from games.land_vs_sea.chart import AREAS, Region
from games.land_vs_sea.components import Kind
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.scoring import OWNERS, route_side, totals, traders
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Side

COMPLETED = (1.0, 0.6, 0.35, 0.2, 0.1)
"""How likely an area is to be completed, by the cells that it still needs; none beyond that."""
PLUS = 0.5
"""Share of the plus signs of an area that one tile may complete: the next players' gain."""
ROUTE = 0.6
"""Share of a trade route that its majority may hope to keep."""
ENOUGH = 24
"""Tiles left from which on there is time for everything."""


def standing(state: State, seat: Seat) -> float:
    """Return by how much a seat's side is ahead of the best other one: points, and hopes."""
    rules = composed(state.options, len(state.hands))
    points = expectation(rules, state)
    return lead(list(points.values()), Seat(list(points).index(rules.sides[seat])))


def expectation(rules: Rules, state: State) -> Mapping[Side, float]:
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
