"""The decisions that a player of The Castle can make before their turn, where tiles are drawn
ahead: the place of the tile in hand (docs/adr/0094).
"""

from msgspec.structs import replace

from games.castle.actions import Place, Score
from games.castle.castle_map import Region
from games.castle.drawing import fits
from games.castle.options import composed
from games.castle.state import State
from games.castle.view import View
from games.core.preparing import Preparing, at_stake
from games.core.values import Seat, around


def _on_turn(state: State, seat: Seat) -> State | None:
    """Return the state in which a seat lays the tile that it holds, if it fits."""
    kind = state.held[seat]
    if kind is None or state.pending or not fits(composed(state.options), state, kind):
        return None
    held = tuple(None if each == seat else other for each, other in enumerate(state.held))
    return replace(state, turn=seat, drawn=kind, held=held, extra=False, fresh=())


def _concerns(view: View, action: Place | Score) -> object:
    """Return the surroundings that a tile is laid for: the tile itself, the tiles round the place,
    the followers on the regions that go on there, and the features that it would complete.
    """
    if isinstance(action, Score):
        return view.pending
    near = [view.castle_map.tiles.get(cell) for cell in around(action.cell)]
    return view.drawn, near, at_stake(view.castle_map.regions, action.cell, _owners, _worth)


def _owners(region: Region) -> object:
    return region.feature.value, sorted(one.seat for one in region.meeples)


def _worth(region: Region) -> object:
    return region.tiles, region.wells


PREPARING = Preparing(_on_turn, _concerns)
