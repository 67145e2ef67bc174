"""The computer player that can play any game: flat Monte Carlo search over sampled worlds.

Each candidate is played out in the *same* worlds, so that luck is the same for all, by players who
look one move ahead. What looks best one move ahead stays the choice unless another is clearly
better: a few worlds tell little.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct

from games.core.contract import Action, AnyGame, Known, Transition
from games.core.rng import Rng
from games.core.values import Seat

CLEARLY = 1.0
"""Standard errors by which another choice must be better."""
WIN = 10.0
"""Points that a win is worth."""


class Playing(Struct, frozen=True, kw_only=True):
    """Functions of a game that flat Monte Carlo needs, and how far it looks."""

    to_act: Callable[[Any], tuple[Seat, ...]]
    legal_actions: Callable[[Any, Seat], Iterable[Any]]
    apply: Callable[[Any, Seat, Any], Transition[Any]]
    standing: Callable[[Any, Seat], float]
    """How well a seat stands in a state, in points."""
    candidates: int = 6
    """Actions that are played out: those that look best one move ahead."""
    looked_at: int = 4
    """Actions that those who play out a world look at, of more a random choice."""
    ahead: int = 16
    """Moves after which a world is judged as it stands."""


Choose = Callable[[Known[Any, Any, Any], Rng, int], Any]
Judge = Callable[[Known[Any, Any, Any], Rng, int, tuple[Any, ...]], tuple[float, ...]]
Dealt = Sequence[tuple[Any, Rng]]
"""Worlds, each with the chance by which it is played out."""


def shared(game: AnyGame) -> Choose:
    """Return the player of a game that has none of its own."""
    return flat(playing(game))


def playing(game: AnyGame) -> Playing:
    """Return the functions that the shared player needs of a game."""
    return Playing(
        to_act=game.to_act,
        legal_actions=game.legal_actions,
        apply=game.apply,
        standing=lambda state, seat: _lead_with_win(game, state, seat),
    )


def flat(play: Playing) -> Choose:
    """Return a player by flat Monte Carlo; its budget is a number of worlds."""

    def choose(known: Known[Any, Any, Any], rng: Rng, budget: int) -> Action:
        if len(known.actions) == 1:
            only: Action = known.actions[0]
            return only
        dealt = _dealt(known, rng, budget)
        candidates = _candidates(play, [world for world, _ in dealt], known)
        values = [_values(play, dealt, known.seat, action) for action in candidates]
        return candidates[clearly_best(values)]

    return choose


def judging(play: Playing) -> Judge:
    """Return the evaluation of actions by flat Monte Carlo, in points."""

    def judge(
        known: Known[Any, Any, Any], rng: Rng, budget: int, actions: tuple[Any, ...]
    ) -> tuple[float, ...]:
        dealt = _dealt(known, rng, budget)
        return tuple(fmean(_values(play, dealt, known.seat, action)) for action in actions)

    return judge


def _dealt(known: Known[Any, Any, Any], rng: Rng, budget: int) -> Dealt:
    return [(known.sample(chance), chance) for chance in rng.forked(budget)]


def _values(play: Playing, dealt: Dealt, seat: Seat, action: Action) -> list[float]:
    """Return how a seat stands after an action, in each of the worlds."""
    return [_played_out(play, world, seat, action, chance) for world, chance in dealt]


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


def _candidates(play: Playing, worlds: list[Any], known: Known[Any, Any, Any]) -> list[Action]:
    """Return the actions that look best one move ahead, the best of them first."""
    look = worlds[: max(1, len(worlds) // 4)]

    def outlook(action: Action) -> float:
        after = (play.apply(world, known.seat, action).state for world in look)
        return fmean(play.standing(state, known.seat) for state in after)

    return sorted(known.actions, key=outlook, reverse=True)[: play.candidates]


def _played_out(play: Playing, world: Any, seat: Seat, action: Action, chance: Rng) -> float:
    """Return how a seat stands when a world has been played on after an action."""
    state = play.apply(world, seat, action).state
    *_, last = state, *islice(played_on(play, state, chance), play.ahead)
    return play.standing(last, seat)


def played_on(play: Playing, state: Any, chance: Rng) -> Iterator[Any]:
    """Yield the states of a world from a state on, until the game is over."""
    while acting := play.to_act(state):
        ways, chance = chance.shuffled(play.legal_actions(state, acting[0]))
        state = _greedily(play, state, acting[0], ways[: play.looked_at])
        yield state


def _greedily(play: Playing, state: Any, seat: Seat, actions: Sequence[Action]) -> Any:
    """Return the state after the action after which a seat stands best."""
    after = [play.apply(state, seat, action).state for action in actions]
    return max(after, key=lambda each: play.standing(each, seat))


def _lead_with_win(game: AnyGame, state: Any, seat: Seat) -> float:
    """Return by how many points a seat is ahead of the best other one; a win counts besides."""
    result = game.result(state)
    if result is not None:
        won = seat in result.ranking[0]
        return lead(result.scores, seat) + (WIN / len(result.ranking[0]) if won else 0)
    view = game.view(state, seat)
    points = game.scores(view)
    ahead = game.prospects(view) if game.prospects else ()
    return lead([p + a for p, a in zip(points, ahead or [0] * len(points), strict=True)], seat)


def lead(points: Sequence[float], seat: Seat) -> float:
    """Return by how much a seat is ahead of the best of the others."""
    if not points:
        return 0
    others = [each for at, each in enumerate(points) if at != seat]
    return points[seat] - max(others, default=0)
