"""The decisions that a player of Saboteur can make before their turn: their hand is known by then,
unless hands are swapped (docs/adr/0094).
"""

from msgspec.structs import replace

from games.core.contract import Action
from games.core.preparing import Preparing
from games.core.values import Cell, Seat, around
from games.saboteur.actions import Break, Lay, Look, Repair, Rockfall
from games.saboteur.rules import absent
from games.saboteur.second.actions import OnPlayer
from games.saboteur.state import State
from games.saboteur.turns import is_hindered
from games.saboteur.view import Phase, View


def _on_turn(state: State, seat: Seat) -> State | None:
    """Return the state in which a seat plays a card, if it has one."""
    if state.phase is not Phase.PLAYING or not state.hands[seat]:
        return None
    return replace(state, turn=seat)


def _concerns(view: View, action: Action) -> object:
    """Return the part of the position that a card is played for: always this round, the player's
    role, hand and tools; the tunnels beside the place, and the goals that are turned over; the
    state of the player it is for.
    """
    assert view.viewer is not None
    always = (view.round, view.role, view.hand, view.players[view.viewer].before)
    if isinstance(action, Lay | Rockfall):
        return always, _near(view, action.cell), _faces(view)
    if isinstance(action, Look):
        return always, _faces(view)
    if isinstance(action, Break | Repair | OnPlayer):
        other = view.players[action.player]
        return always, other.before, other.learnt, other.hand > 0
    return always


def _near(view: View, cell: Cell) -> object:
    return [view.maze.get(near) for near in (cell, *around(cell))]


def _faces(view: View) -> object:
    return [goal.face for goal in view.goals]


def _idle(state: State, seat: Seat) -> Action | None:
    """Pass while no tunnel can be laid, because of broken tools or a trap."""
    is_idle = state.phase is Phase.PLAYING and is_hindered(state, seat)
    return absent(state, seat) if is_idle else None


def _occasion(view: View) -> object:
    """Return the round and the player's role: with another one they may want the gold, or not."""
    return view.round, view.role


PREPARING = Preparing(_on_turn, _concerns, _idle, _occasion)
