"""Waypoints: one's own may be placed at the end of one's turn, if it is not on the map.

Booklet p. 15; what brings it back is scored in `scoring`.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.contract import Event
from games.core.hexes import neighbours
from games.core.values import Cell
from games.land_vs_sea.chart import Chart
from games.land_vs_sea.components import Kind, Spot, face
from games.land_vs_sea.events import WaypointPlaced
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Last, Side

_STANDS_ON = {Side.LAND: Kind.LAND, Side.SEA: Kind.SEA}


def places(rules: Rules, state: State) -> Iterator[Spot]:
    """Yield where whose turn it is may place a waypoint: areas of the own terrain on tiles with a
    free side, one waypoint a tile. The tile laid last comes first, the oldest last.
    """
    if state.turn not in rules.waypointers or state.waypoints[state.turn]:
        return
    terrain = _STANDS_ON[rules.sides[state.turn]]
    taken = {spot.cell for spot in state.waypoints if spot}
    for cell, laid in reversed(tuple(state.chart.tiles.items())):
        if cell not in taken and _has_free_side(state.chart, cell):
            for area in face(laid.face, laid.rotation).areas:
                if area.segment.kind is terrain:
                    yield Spot(cell, area.segment)


def place(state: State, spot: Spot) -> tuple[State, tuple[Event, ...]]:
    """Place the waypoint of the player on turn on a spot."""
    seat = state.turn
    standing = (*state.waypoints[:seat], spot, *state.waypoints[seat + 1 :])
    last = replace(state.last or Last(seat, ()), marked=spot)
    marked = replace(state, waypoints=standing, last=last)
    return marked, (WaypointPlaced(seat, spot.cell),)


def _has_free_side(chart: Chart, cell: Cell) -> bool:
    return any(beside in chart.frontier for beside in neighbours(cell))
