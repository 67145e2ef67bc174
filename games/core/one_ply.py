"""Computer players that look one move ahead, in one possible world."""

from collections.abc import Callable, Hashable
from functools import partial
from itertools import chain
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
    first: Callable[[Any], Hashable] | None = None,
    easy: int = 3,
    medium: int = 12,
) -> tuple[ComputerPlayer[Any, Any, Any], ...]:
    """Return the three players of a game; they differ in how many actions they consider.

    :param worths: (what a seat knows, a world) -> what the states after its actions are worth.
    :param first: a part of an action. If there are many actions, each value of this part is judged
        by one action first, and only the actions with the best values are all judged.
    :param easy: how many actions the first of them considers: so few that beginners beat it.
    :param medium: how many the second one does.
    """

    def judge(
        known: Known[Any, Any, Any], rng: Rng, budget: int, actions: tuple[Any, ...]
    ) -> tuple[float, ...]:
        world = known.sample(rng.forked(1)[0])
        worth = worths(known, world)
        return tuple(worth(apply(world, known.seat, action).state) for action in actions)

    choose = taking_the_best(judge, first)
    return (
        ComputerPlayer(Level.EASY, choose, easy),
        ComputerPlayer(Level.MEDIUM, choose, medium),
        ComputerPlayer(Level.STRONG, choose, ALL, judge),
    )


def taking_the_best(judge: Judge, first: Callable[[Any], Hashable] | None = None) -> Choose:
    """Return a player who takes what leaves it best, of as many actions as the budget allows.

    :param first: as in `one_ply`.
    """

    def choose(known: Known[Any, Any, Any], rng: Rng, budget: int) -> Any:
        looked_at = known.actions
        if budget < len(looked_at):
            looked_at = rng.shuffled(looked_at)[0][:budget]
        if first and len(looked_at) > _MANY:
            looked_at = _promising_actions(looked_at, partial(judge, known, rng, budget), first)
        worths = judge(known, rng, budget, looked_at)
        return looked_at[worths.index(max(worths))]

    return choose


_MANY, _BEST = 400, 12
"""Actions among which it pays to look at one of each kind first; kinds that are left then."""


def _promising_actions(
    actions: tuple[Any, ...],
    judge: Callable[[tuple[Any, ...]], tuple[float, ...]],
    first: Callable[[Any], Hashable],
) -> tuple[Any, ...]:
    """Return the actions of the best kinds."""
    kinds: dict[Hashable, list[Any]] = {}
    for action in actions:
        kinds.setdefault(first(action), []).append(action)
    if len(kinds) == len(actions):
        return actions
    worths = judge(tuple(alike[0] for alike in kinds.values()))
    order = sorted(zip(worths, range(len(kinds)), kinds.values(), strict=True), reverse=True)
    return tuple(chain.from_iterable(alike for _, _, alike in order[:_BEST]))
