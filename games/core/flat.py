"""The player of any game: flat Monte Carlo over sampled worlds.

Each candidate is played out in the *same* worlds, so that luck is the same for all, by players who
look one move ahead. What looks best one move ahead stays the choice unless another is clearly
better: a few worlds tell little.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from games.core.contract import Action, AnyGame, Known
from games.core.rng import Rng
from games.core.values import Seat

CANDIDATES = 6
"""Actions that are played out: those that look best one move ahead."""
LOOKED_AT = 4
"""Actions that those who play out a world look at, of more a random choice."""
AHEAD = 16
"""Moves after which a world is judged as it stands."""
CLEARLY = 1.0
"""Standard errors by which another choice must be better."""
WIN = 10.0
"""What a win is worth, in points."""

Choose = Callable[[Known[Any, Any, Any], Rng, int], Any]


def flat(game: AnyGame) -> Choose:
    """Return the shared player of a game; its budget is a number of worlds."""

    def choose(known: Known[Any, Any, Any], rng: Rng, budget: int) -> Action:
        chances = rng.forked(budget)
        worlds = [known.sample(chance) for chance in chances]
        candidates = _candidates(game, worlds, known)
        values = [
            [
                _played_out(game, w, known.seat, action, c)
                for w, c in zip(worlds, chances, strict=True)
            ]
            for action in candidates
        ]
        return candidates[clearly_best(values)]

    return choose


def clearly_best(values: Sequence[Sequence[float]]) -> int:
    """Return which candidate is best, where each is valued in the same worlds: the first one,
    unless another is better by more than chance explains.
    """
    best = max(range(len(values)), key=lambda each: fmean(values[each]))
    gains = [after - before for after, before in zip(values[best], values[0], strict=True)]
    if len(gains) < 2 or not best:
        return 0
    error = stdev(gains) / sqrt(len(gains))
    return best if fmean(gains) > CLEARLY * error else 0


def _candidates(game: AnyGame, worlds: list[Any], known: Known[Any, Any, Any]) -> list[Action]:
    """Return the actions that look best one move ahead, the best of them first."""
    look = worlds[: max(1, len(worlds) // 4)]

    def outlook(action: Action) -> float:
        after = (game.apply(world, known.seat, action).state for world in look)
        return fmean(standing(game, state, known.seat) for state in after)

    return sorted(known.actions, key=outlook, reverse=True)[:CANDIDATES]


def _played_out(game: AnyGame, world: Any, seat: Seat, action: Action, chance: Rng) -> float:
    """Return how a seat stands when a world has been played out after an action."""
    state = game.apply(world, seat, action).state
    for _ in range(AHEAD):
        acting = game.to_act(state)
        if not acting:
            break
        looked_at, chance = chance.shuffled(game.legal_actions(state, acting[0]))
        state = _greedily(game, state, acting[0], looked_at[:LOOKED_AT])
    return standing(game, state, seat)


def _greedily(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Action]) -> Any:
    """Return the state after the action after which a seat stands best."""
    after = [game.apply(state, seat, action).state for action in actions]
    return max(after, key=lambda each: standing(game, each, seat))


def standing(game: AnyGame, state: Any, seat: Seat) -> float:
    """Return by how many points a seat is ahead of the best other one; a win counts besides."""
    result = game.result(state)
    if result is not None:
        won = seat in result.ranking[0]
        return _lead(result.scores, seat) + (WIN / len(result.ranking[0]) if won else 0)
    view = game.view(state, seat)
    points = game.scores(view)
    ahead = game.prospects(view) if game.prospects else ()
    return _lead([p + a for p, a in zip(points, ahead or [0] * len(points), strict=True)], seat)


def _lead(points: Sequence[int], seat: Seat) -> float:
    if not points:
        return 0
    others = [each for at, each in enumerate(points) if at != seat]
    return points[seat] - max(others, default=0)
