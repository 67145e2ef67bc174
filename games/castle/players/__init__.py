"""Computer players of the Castle: they look one move ahead, and differ in how much they see."""

from collections import Counter
from collections.abc import Callable

from games.castle.actions import Place, Score
from games.castle.components import STACK
from games.castle.options import composed
from games.castle.players.odds import odds
from games.castle.players.worth import USUAL, worth
from games.castle.rules import apply
from games.castle.state import State
from games.castle.view import View
from games.core.contract import Known
from games.core.one_ply import one_ply


def _worths(known: Known[State, Place | Score, View], world: State) -> Callable[[State], float]:
    """Tell how a player is left by states after its move, in points."""
    chances = odds(Counter(world.stack), composed(world.options).matches, USUAL.share)
    left = len(world.stack) / len(STACK)
    return lambda after: worth(after, known.seat, chances, left, USUAL)


PLAYERS = one_ply(apply, _worths, easy=20, medium=40)
