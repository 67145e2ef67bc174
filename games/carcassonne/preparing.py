"""What a player of Carcassonne can decide before their turn, where tiles are held: which of them to
lay where, and the follower on it (docs/adr/0094).
"""

from msgspec.structs import replace

from games.carcassonne.actions import Place, Score
from games.carcassonne.drawing import fits
from games.carcassonne.expansions import composed
from games.carcassonne.state import State
from games.carcassonne.view import View
from games.core.preparing import Preparing
from games.core.values import Seat, around


def _on_turn(state: State, seat: Seat) -> State | None:
    """Return the state in which a seat lays one of its tiles, if one fits."""
    if state.drawn is not None or state.pending or not state.hands:
        return None
    imagined = replace(state, turn=seat, earned="", extra=False)
    rules = composed(state.options)
    return imagined if any(fits(rules, imagined, kind) for kind in state.hands[seat]) else None


def _concerns(view: View, action: Place | Score) -> object:
    """Return what a tile is laid for: the tiles round the place, and who stands on them."""
    if isinstance(action, Score):
        return view.tiles
    near = around(action.cell)
    standing = [one for one in view.meeples if one.spot.cell in near]
    return [view.tiles.get(cell) for cell in near], sorted(map(repr, standing))


PREPARING = Preparing(_on_turn, _concerns)
