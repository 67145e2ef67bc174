"""Computer players of the Castle: they look one move ahead, and differ in how much they see."""

from collections import Counter
from collections.abc import Callable

from games.castle.actions import Place, Score
from games.castle.components import STACK
from games.castle.options import composed
from games.castle.players.odds import odds
from games.castle.players.worth import USUAL, Weights, worth
from games.castle.rules import apply
from games.castle.state import State
from games.castle.view import View
from games.core.contract import ComputerPlayer, Known, Level
from games.core.rng import Rng

Knowing = Known[State, Place | Score, View]
Choose = Callable[[Knowing, Rng, int], Place | Score]


def looking_ahead(weights: Weights) -> Choose:
    """Return a player who takes what leaves it best, of as many actions as the budget allows."""
    judge = judging(weights)

    def choose(known: Knowing, rng: Rng, budget: int) -> Place | Score:
        looked_at = known.actions
        if budget < len(looked_at):
            looked_at = rng.shuffled(looked_at)[0][:budget]
        worths = judge(known, rng, budget, looked_at)
        return looked_at[worths.index(max(worths))]

    return choose


def judging(
    weights: Weights,
) -> Callable[[Knowing, Rng, int, tuple[Place | Score, ...]], tuple[float, ...]]:
    """Return how a player is left by actions, in points: all of them in one world."""

    def judge(
        known: Knowing, rng: Rng, budget: int, actions: tuple[Place | Score, ...]
    ) -> tuple[float, ...]:
        world = known.sample(rng.forked(1)[0])
        chances = odds(Counter(world.stack), composed(world.options).matches, weights.share)
        left = len(world.stack) / len(STACK)

        def outlook(action: Place | Score) -> float:
            after = apply(world, known.seat, action).state
            return worth(after, known.seat, chances, left, weights)

        return tuple(map(outlook, actions))

    return judge


ALL = 10_000
"""Actions: more than there ever are."""

PLAYERS = (
    ComputerPlayer(Level.EASY, looking_ahead(USUAL), 3),
    ComputerPlayer(Level.MEDIUM, looking_ahead(USUAL), 12),
    ComputerPlayer(Level.STRONG, looking_ahead(USUAL), ALL, judging(USUAL)),
)
