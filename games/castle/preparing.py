"""What a player of The Castle can decide before their turn, where tiles are drawn ahead: where to
lay the one that they hold (docs/adr/0094).
"""

from msgspec.structs import replace

from games.castle.actions import Place, Score
from games.castle.drawing import fits
from games.castle.options import composed
from games.castle.state import State
from games.castle.view import View
from games.core.preparing import Preparing
from games.core.values import Seat, around


def _on_turn(state: State, seat: Seat) -> State | None:
    """Return the state in which a seat lays the tile that it holds, if it fits."""
    kind = state.held[seat]
    if kind is None or state.pending or not fits(composed(state.options), state, kind):
        return None
    held = tuple(None if each == seat else other for each, other in enumerate(state.held))
    return replace(state, turn=seat, drawn=kind, held=held, extra=False, fresh=())


def _concerns(view: View, action: Place | Score) -> object:
    """Return what a tile is laid for: which it is, the tiles round the place, who stands there."""
    if isinstance(action, Score):
        return view.pending
    near = around(action.cell)
    figures = (one for region in view.castle_map.regions for one in region.meeples)
    standing = [one for one in figures if one.spot.cell in near]
    tiles = view.castle_map.tiles
    return view.drawn, [tiles.get(cell) for cell in near], sorted(map(repr, standing))


PREPARING = Preparing(_on_turn, _concerns)
