"""The decisions that a player of Guilds of Laar can make before their turn: where to send which
expert, and the card to take, once its phase has begun (docs/adr/0094).
"""

from msgspec.structs import replace

from games.core.contract import Action
from games.core.preparing import Preparing
from games.core.values import Seat
from games.laar.actions import Send, Take
from games.laar.rounds import place
from games.laar.state import State
from games.laar.view import Phase, View


def _on_turn(state: State, seat: Seat) -> State | None:
    """Return the state in which those before a seat have had their turns, of the same phase."""
    if state.phase not in (Phase.SENDING, Phase.TAKING) or seat not in state.queue:
        return None
    return replace(state, queue=state.queue[state.queue.index(seat) :])


def _concerns(view: View, action: Action) -> object:
    """Return the card that is sent for or taken, and the expert beside it."""
    if isinstance(action, Send):
        return view.round, view.market[place(action.cell)]
    if isinstance(action, Take):
        return view.round, view.market[place(action.card)]
    return view.market


PREPARING = Preparing(_on_turn, _concerns)
