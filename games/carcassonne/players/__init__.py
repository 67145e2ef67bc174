"""Computer players of Carcassonne: they look one move ahead, and differ in how much they see."""

from collections import Counter
from collections.abc import Callable
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.actions import Place, Score
from games.carcassonne.expansions import composed
from games.carcassonne.players.odds import odds
from games.carcassonne.players.weights import USUAL
from games.carcassonne.players.worth import worth
from games.carcassonne.rules import apply
from games.carcassonne.state import State
from games.carcassonne.view import View
from games.core.contract import Known
from games.core.one_ply import one_ply

Knowing = Known[State, Place | Score, View]


def _worths(known: Knowing, world: State) -> Callable[[State], float]:
    """Tell how a player is left by states after its move, in points."""
    rules, unseen = composed(world.options), _unseen(world, known)
    seats = 1 if world.alone else len(world.supply)
    played = 1 - len(world.aside) / (unseen.total() or 1)
    chances = odds({kind: n * played for kind, n in unseen.items()}, seats, USUAL)
    left = unseen.total() / sum(map(len, rules.heaps))
    return lambda after: worth(after, world.turn, chances, left, USUAL)


def _unseen(world: State, known: Knowing) -> Counter[str]:
    """Count the tiles that are still to come, as the seat knows them: the same in any world."""
    hidden = (
        kind
        for held, shown in zip(world.hands, known.view.hands, strict=True)
        for kind in held
        if None in shown
    )
    return Counter(chain(world.stack, world.aside, hidden))


def _where(action: Place | Score) -> Place | Score:
    """Return where a tile is laid, whoever is put on it and whatever other tile is named with
    it.
    """
    return replace(action, beside=None, meeple=None) if isinstance(action, Place) else action


PLAYERS = one_ply(apply, _worths, _where, easy=6)
