"""The decisions that a player of Carcassonne can make before their turn, where tiles are held in
hand: a tile, its place, and the follower on it (docs/adr/0094).
"""

from msgspec.structs import replace

from games.carcassonne.actions import Place, Recall, Score
from games.carcassonne.components import Figure
from games.carcassonne.drawing import fits
from games.carcassonne.expansions import composed
from games.carcassonne.features import Region
from games.carcassonne.holdings import landscape
from games.carcassonne.state import State
from games.carcassonne.view import View
from games.core.preparing import Preparing, at_stake
from games.core.values import Seat, around


def _on_turn(state: State, seat: Seat) -> State | None:
    """Return the state in which a seat lays one of its tiles, if one fits."""
    if state.drawn is not None or state.pending or not state.hands:
        return None
    imagined = replace(state, turn=seat, earned="", extra=False)
    rules = composed(state.options)
    return imagined if any(fits(rules, imagined, kind) for kind in state.hands[seat]) else None


def _concerns(view: View, action: Place | Score) -> object:
    """Return the surroundings that a tile is laid for: the tiles round the place, the followers on
    the regions that go on there, and the features that it would complete; where a figure is taken
    back, also what its place is worth.
    """
    if isinstance(action, Score):
        return view.tiles
    regions = landscape(view).regions
    near = [view.tiles.get(cell) for cell in around(action.cell)]
    concerned = near, at_stake(regions, action.cell, _owners, _worth)
    if not isinstance(action.meeple, Recall):
        return concerned
    own = (view.turn, action.meeple.figure)
    return *concerned, [_worth(one) for one in regions if own in _figures(one)]


def _figures(region: Region) -> set[tuple[Seat, Figure]]:
    return {(meeple.seat, meeple.figure) for meeple in region.meeples}


def _owners(region: Region) -> object:
    return region.feature.value, sorted((m.seat, m.figure.value) for m in region.meeples)


def _worth(region: Region) -> object:
    return region.tiles, sorted(mark.value for mark in region.marks)


PREPARING = Preparing(_on_turn, _concerns)
