"""What a tile scores when it is laid, and trade routes at the end.

People of one team have the same points: each has a line for whatever the team scores.
"""

from typing import NamedTuple

from msgspec.structs import replace

from games.core.contract import Event
from games.core.score import Reason, Result, ranking
from games.core.values import Cell, Seat
from games.land_vs_sea.chart import AREAS, CHAINS, Chart, is_surrounded, touched
from games.land_vs_sea.components import Kind, Trader, face
from games.land_vs_sea.events import (
    AreaCompleted,
    ChainLinked,
    RouteScored,
    TradersMet,
    WaypointReturned,
)
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.state import Line, State
from games.land_vs_sea.view import Phase, Region, Side

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
"""Who scores what; caravans and mountains are land's, ships and corals sea's."""


class Scored(NamedTuple):
    """Something that was scored."""

    lines: tuple[Line, ...]
    event: Event


def scored(rules: Rules, state: State, cell: Cell) -> tuple[State, tuple[Event, ...]]:
    """Score the tile that has just been laid at a cell, for whose turn it is. Ruling 1."""
    team = rules.team(rules.sides[state.turn])
    paid: list[Scored] = []
    for region in touched(state.chart, cell):
        if region.kind in AREAS:
            if not region.open:
                paid.append(_area(rules, state, region, team))
        elif len(region.spots) > 1:
            paid.append(
                _chain(rules, region) if region.kind in CHAINS else _meeting(state, region, team)
            )
    state, returned = _returned(state, cell, team)
    paid += returned
    lines = tuple(line for each in paid for line in each.lines)
    return replace(state, lines=state.lines + lines), tuple(each.event for each in paid)


def routes_scored(rules: Rules, state: State) -> tuple[State, tuple[Event, ...]]:
    """Score all trade routes, each for itself. Booklet pp. 14, 17."""
    paid = [
        _route(rules, state.chart, region)
        for region in state.chart.regions
        if region.kind is Kind.TRADE and len(region.spots) > 1
    ]
    lines = tuple(line for each in paid for line in each.lines)
    return replace(state, lines=state.lines + lines), tuple(each.event for each in paid)


def traders(chart: Chart, route: Region) -> tuple[int, int]:
    """Count the caravans and the ships of a trade route."""
    kinds = [face(chart.tiles[spot.cell].face).trader for spot in route.spots]
    return kinds.count(Trader.CARAVAN), kinds.count(Trader.SHIP)


def route_side(rules: Rules, caravans: int, ships: int) -> Side | None:
    """Return who scores a trade route; None for nobody."""
    if caravans == ships:
        return rules.ties_for
    return Side.LAND if caravans > ships else Side.SEA


def totals(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far."""
    points = [0] * len(state.hands)
    for line in state.lines:
        points[line.seat] += line.points
    return tuple(points)


def result(state: State) -> Result | None:
    """Return how the game ended; None while it runs. Equal totals share the win: booklet p. 11."""
    if state.phase is not Phase.OVER:
        return None
    scores = totals(state)
    return Result(ranking(scores), scores, state.lines)


def _area(rules: Rules, state: State, region: Region, team: tuple[Seat, ...]) -> Scored:
    """Score a completed area: its tiles for its own side, its plus signs for who completed it."""
    where, tiles = region.spots[-1].cell, region.tiles
    lines = _lines(rules.team(OWNERS[region.kind]), region.kind.value, where, "tiles", tiles)
    if region.plus:
        lines += _lines(team, "plus", where, "plus", region.plus)
    return Scored(lines, AreaCompleted(region.kind, tiles, state.turn, region.plus))


def _chain(rules: Rules, region: Region) -> Scored:
    """Score ranges that have met, each once. Booklet p. 12, ruling 6."""
    seats, count = rules.team(rules.ranges_for or OWNERS[region.kind]), len(region.spots)
    lines = _lines(seats, "chains", region.spots[-1].cell, region.kind.value, count)
    return Scored(lines, ChainLinked(region.kind, count, seats))


def _meeting(state: State, region: Region, team: tuple[Seat, ...]) -> Scored:
    """Score a caravan or ship beside others: the same, however many they are. Ruling 7."""
    where = region.spots[-1].cell
    trader = face(state.chart.tiles[where].face).trader
    assert trader
    lines = _lines(team, "traders", where, trader.value, 1, MEETING)
    return Scored(lines, TradersMet(state.turn, trader, MEETING))


def _route(rules: Rules, chart: Chart, region: Region) -> Scored:
    caravans, ships = traders(chart, region)
    seats = rules.team(route_side(rules, caravans, ships))
    points = caravans + ships if seats else 0
    lines = _lines(seats, "routes", region.spots[-1].cell, "route", caravans + ships)
    return Scored(lines, RouteScored(caravans, ships, points, seats, len(seats)))


def _returned(state: State, cell: Cell, team: tuple[Seat, ...]) -> tuple[State, list[Scored]]:
    """Give waypoints back whose area is complete or whose tile is surrounded. Ruling 8."""
    complete = {spot for area in touched(state.chart, cell) if not area.open for spot in area.spots}
    back = {
        Seat(seat): spot
        for seat, spot in enumerate(state.waypoints)
        if spot and (spot in complete or is_surrounded(state.chart, spot.cell))
    }
    if not back:
        return state, []
    left = tuple(None if seat in back else spot for seat, spot in enumerate(state.waypoints))
    paid = [
        Scored(
            _lines(team, "waypoints", spot.cell, "waypoint", RETURN),
            WaypointReturned(state.turn, owner, RETURN),
        )
        for owner, spot in back.items()
    ]
    return replace(state, waypoints=left), paid


def _lines(
    seats: tuple[Seat, ...], category: str, where: Cell, what: str, count: int, each: int = 1
) -> tuple[Line, ...]:
    why = (Reason(what, count, count * each),)
    return tuple(Line(seat=s, category=category, where=where, reasons=why) for s in seats)
