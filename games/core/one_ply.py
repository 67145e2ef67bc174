"""Computer players that look one move ahead, in one possible world."""

from collections.abc import Callable
from typing import Any

from games.core.contract import ComputerPlayer, Known, Level, Transition
from games.core.flat import Choose, Judge
from games.core.rng import Rng
from games.core.values import Seat

ALL = 10_000
"""Actions: more than there ever are."""

Worth = Callable[[Any], float]
"""(a state) -> how a seat is left there, in points."""


def one_ply(
    apply: Callable[[Any, Seat, Any], Transition[Any]],
    worths: Callable[[Known[Any, Any, Any], Any], Worth],
) -> tuple[ComputerPlayer[Any, Any, Any], ...]:
    """Return the three players of a game: they differ in how many actions they look at.

    :param worths: (what a seat knows, a world) -> what the states after its actions are worth.
    """

    def judge(
        known: Known[Any, Any, Any], rng: Rng, budget: int, actions: tuple[Any, ...]
    ) -> tuple[float, ...]:
        world = known.sample(rng.forked(1)[0])
        worth = worths(known, world)
        return tuple(worth(apply(world, known.seat, action).state) for action in actions)

    choose = taking_the_best(judge)
    return (
        ComputerPlayer(Level.EASY, choose, 3),
        ComputerPlayer(Level.MEDIUM, choose, 12),
        ComputerPlayer(Level.STRONG, choose, ALL, judge),
    )


def taking_the_best(judge: Judge) -> Choose:
    """Return a player who takes what leaves it best, of as many actions as the budget allows."""

    def choose(known: Known[Any, Any, Any], rng: Rng, budget: int) -> Any:
        looked_at = known.actions
        if budget < len(looked_at):
            looked_at = rng.shuffled(looked_at)[0][:budget]
        worths = judge(known, rng, budget, looked_at)
        return looked_at[worths.index(max(worths))]

    return choose
