"""What a figure surely scores: chosen at first for whoever plays for the first time."""

from itertools import chain

from msgspec.structs import replace

from games.carcassonne.actions import Place, Score
from games.carcassonne.expansions import composed
from games.carcassonne.rules import apply
from games.carcassonne.ruleset import at_the_end
from games.carcassonne.state import State
from games.core.values import Seat


def sure(state: State, seat: Seat, action: Place | Score) -> int:
    """Return how many points more a seat has with the figure than without it if nothing is added
    any more: at once, and at the end of the game for what is unfinished.
    """
    if not isinstance(action, Place) or action.meeple is None:
        return 0
    return _points(state, seat, action) - _points(state, seat, replace(action, meeple=None))


def _points(state: State, seat: Seat, action: Place) -> int:
    after = apply(state, seat, action).state
    ahead = chain.from_iterable(each.lines for each in at_the_end(composed(after.options), after))
    return sum(line.points for line in chain(after.lines, ahead) if line.seat == seat)
