"""Points of a tile when it is laid, and of trade routes at the end.

Points are paid to a side. The players of one team have the same points: each has a line for every
score of their side.
"""

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from games.core.contract import Event
from games.core.hexes import neighbours
from games.core.memo import memo
from games.core.score import Reason, Result, ScoreLine, ranking
from games.core.values import Cell, Seat
from games.land_vs_sea.chart import AREAS, CHAINS, Chart, Region, is_surrounded, touched
from games.land_vs_sea.components import Kind, Trader, face
from games.land_vs_sea.events import (
    AreaCompleted,
    ChainLinked,
    RouteScored,
    TradersMet,
    WaypointReturned,
)
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.state import Paid, State
from games.land_vs_sea.view import Phase, Side

MEETING = 2
"""Points for a caravan or ship beside another one. Booklet p. 14."""

RETURN = 1
"""Points for a waypoint that goes back to its owner. Booklet p. 15."""

OWNERS = {
    Kind.LAND: Side.LAND,
    Kind.MOUNTAINS: Side.LAND,
    Kind.SEA: Side.SEA,
    Kind.CORALS: Side.SEA,
}
"""The side that scores a kind; caravans and mountains are land's, ships and corals sea's."""


class Scored(NamedTuple):
    """A region that was scored, and its events."""

    paid: tuple[Paid, ...]
    event: Event


def scored(rules: Rules, state: State, cell: Cell) -> tuple[State, tuple[Event, ...]]:
    """Score the tile that has just been laid at a cell, for the player on turn. Ruling 1."""
    found: list[Scored] = []
    for region in touched(state.chart, cell):
        if region.kind in AREAS:
            if not region.open:
                found.append(_area(rules, state, region))
        elif len(region.spots) > 1:
            is_chain = region.kind in CHAINS
            found.append(_chain(rules, region) if is_chain else _traders_met(rules, state, region))
    state, returned = _return_waypoints(rules, state, cell)
    return _with(state, (*found, *returned))


def routes_scored(rules: Rules, state: State) -> tuple[State, tuple[Event, ...]]:
    """Score all trade routes, each for itself. Booklet pp. 14, 17."""
    routes = (region for region in state.chart.regions if region.kind is Kind.TRADE)
    found = (_route(rules, state.chart, route) for route in routes if len(route.spots) > 1)
    return _with(state, tuple(found))


def _with(state: State, found: tuple[Scored, ...]) -> tuple[State, tuple[Event, ...]]:
    if not found:
        return state, ()
    paid = tuple(each for one in found for each in one.paid)
    return replace(state, paid=state.paid + paid), tuple(one.event for one in found)


def traders(chart: Chart, route: Region) -> tuple[int, int]:
    """Count the caravans and the ships of a trade route."""
    kinds = [face(chart.tiles[spot.cell].face).trader for spot in route.spots]
    return kinds.count(Trader.CARAVAN), kinds.count(Trader.SHIP)


def route_side(rules: Rules, caravans: int, ships: int) -> Side | None:
    """Return the side that scores a trade route; None for neither."""
    if caravans == ships:
        return rules.ties_for
    return Side.LAND if caravans > ships else Side.SEA


def totals(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far."""
    points = _points(state.paid)
    return tuple([points[side] for side in _rules(state).sides])


@memo(1 << 8, by=1)
def _points(paid: tuple[Paid, ...]) -> Counter[Side]:
    points: Counter[Side] = Counter()
    for each in paid:
        points[each.side] += each.points
    return points


def lines(state: State) -> tuple[ScoreLine, ...]:
    """Return the score lines so far, one for each seat of the side."""
    return _lines(state.paid, _rules(state))


@memo(1 << 8, by=1)
def _lines(paid: tuple[Paid, ...], rules: Rules) -> tuple[ScoreLine, ...]:
    teams = {side: rules.team(side) for side in Side}
    return tuple(
        ScoreLine(seat, each.category, each.where, (Reason(each.what, each.count, each.points),))
        for each in paid
        for seat in teams[each.side]
    )


def _rules(state: State) -> Rules:
    return composed(state.options, len(state.hands))


def result(state: State) -> Result | None:
    """Return how the game ended; None while it runs. Equal totals share the win: booklet p. 11."""
    if state.phase is not Phase.OVER:
        return None
    scores = totals(state)
    return Result(ranking(scores), scores, lines(state))


def _area(rules: Rules, state: State, region: Region) -> Scored:
    """Score a completed area: its tiles for its own side, its plus signs for the player who
    completed it.
    """
    where, tiles, plus = region.spots[-1].cell, region.tiles, region.plus
    own = Paid(OWNERS[region.kind], region.kind.value, "tiles", tiles, tiles, where)
    signs = Paid(rules.sides[state.turn], "plus", "plus", plus, plus, where)
    event = AreaCompleted(region.kind, tiles, state.turn, plus)
    return Scored((own, signs) if plus else (own,), event)


def _chain(rules: Rules, region: Region) -> Scored:
    """Score ranges that have met, each once. Booklet p. 12, ruling 6."""
    side, count = rules.ranges_for or OWNERS[region.kind], len(region.spots)
    paid = Paid(side, "chains", region.kind.value, count, count, region.spots[-1].cell)
    return Scored((paid,), ChainLinked(region.kind, count, rules.team(side)))


def _traders_met(rules: Rules, state: State, region: Region) -> Scored:
    """Score a caravan or ship beside others: the same, however many they are. Ruling 7."""
    where = region.spots[-1].cell
    trader = face(state.chart.tiles[where].face).trader
    assert trader
    paid = Paid(rules.sides[state.turn], "traders", trader.value, 1, MEETING, where)
    return Scored((paid,), TradersMet(state.turn, trader, MEETING))


def _route(rules: Rules, chart: Chart, region: Region) -> Scored:
    caravans, ships = traders(chart, region)
    side, count = route_side(rules, caravans, ships), caravans + ships
    if side is None:
        return Scored((), RouteScored(caravans, ships, 0, (), 0))
    seats = rules.team(side)
    paid = Paid(side, "routes", "route", count, count, region.spots[-1].cell)
    return Scored((paid,), RouteScored(caravans, ships, count, seats, len(seats)))


def _return_waypoints(rules: Rules, state: State, cell: Cell) -> tuple[State, list[Scored]]:
    """Give waypoints back whose area is complete or whose tile is surrounded. Ruling 8."""
    if not any(state.waypoints):
        return state, []
    complete = {spot for area in touched(state.chart, cell) if not area.open for spot in area.spots}
    beside = neighbours(cell)
    back = {
        Seat(seat): spot
        for seat, spot in enumerate(state.waypoints)
        if spot
        and (spot in complete or (spot.cell in beside and is_surrounded(state.chart, spot.cell)))
    }
    if not back:
        return state, []
    left = tuple(None if seat in back else spot for seat, spot in enumerate(state.waypoints))
    side = rules.sides[state.turn]
    found = [
        Scored(
            (Paid(side, "waypoints", "waypoint", 1, RETURN, spot.cell),),
            WaypointReturned(state.turn, owner, RETURN),
        )
        for owner, spot in back.items()
    ]
    return replace(state, waypoints=left), found
