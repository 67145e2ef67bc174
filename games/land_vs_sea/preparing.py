"""The decisions that a player of Land vs Sea can make before their turn: a tile of the hand, and
its place (docs/adr/0094).
"""

from functools import partial

from msgspec.structs import replace

from games.core.hexes import neighbours
from games.core.preparing import Preparing, at_stake
from games.core.values import Seat
from games.land_vs_sea.actions import Decision, Lay
from games.land_vs_sea.chart import Region
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Phase, View


def _on_turn(state: State, seat: Seat) -> State | None:
    """Return the state in which a seat lays a tile; not before all hands are dealt."""
    is_dealing = state.phase is Phase.DRAWING and state.last is None
    if is_dealing or not state.hands[seat]:
        return None
    return replace(
        state, turn=seat, phase=Phase.LAYING, holes=(), again=False, planned=None, begun=False
    )


def _concerns(view: View, action: Decision) -> object:
    """Return the part of the position that a tile is laid for: the hand that it is chosen from, the
    tiles round the place, the owners of waypoints on regions that go on there, the regions that it
    would complete, and the hand that is stolen from. Not the stacks: with four seats their tops
    change in nearly every turn, and only the visible sides are known.
    """
    if not isinstance(action, Lay) or view.viewer is None:
        return view.tiles
    near = [view.tiles.get(cell) for cell in neighbours(action.cell)]
    robbed = view.hands[action.theft.seat] if action.theft else ()
    reached = at_stake(view.regions, action.cell, partial(_owners, view), _worth)
    return view.hands[view.viewer], near, robbed, reached


def _owners(view: View, region: Region) -> object:
    flags = [seat for seat, spot in enumerate(view.waypoints) if spot in region.spots]
    return region.kind.value, flags


def _worth(region: Region) -> object:
    return region.tiles, region.plus


PREPARING = Preparing(_on_turn, _concerns)
