"""Players to be measured against: chance, and simple ones with published figures."""

from collections import Counter
from itertools import chain
from typing import Any

from games.carcassonne.actions import Place, Score
from games.carcassonne.expansions import composed
from games.carcassonne.rules import apply
from games.carcassonne.ruleset import scorers
from games.carcassonne.scoring import totals
from games.core.contract import Action, Known
from games.core.rng import Rng
from games.saboteur.actions import Lay, Pass
from games.saboteur.players.way import laying, steps, steps_with

Knowing = Known[Any, Any, Any]


def at_random(known: Knowing, rng: Rng, budget: int) -> Action:
    """Choose any legal action."""
    action: Action = rng.picked(known.actions)[0]
    return action


FOLLOWER = 4
"""What a follower in the supply is worth at the beginning of the game."""


def points_at_once(known: Knowing, rng: Rng, budget: int) -> Action:
    """Carcassonne: one move ahead; points, those of an end now, and followers in the supply."""
    world = known.sample(rng)
    left = len(world.stack) / sum(map(len, composed(world.options).heaps))
    turn = world.turn

    def outlook(action: Place | Score) -> float:
        state = apply(world, known.seat, action).state
        points = Counter(dict(enumerate(totals(state))))
        paid = (score(state.land) for score in scorers(composed(state.options)))
        for each in chain.from_iterable(paid) if state.drawn or any(state.hands) else ():
            for line in each.lines:
                points[line.seat] += line.points
        standing = [points[s] + FOLLOWER * left * n for s, n in enumerate(state.supply)]
        others = [each for seat, each in enumerate(standing) if seat != turn]
        ahead: float = standing[turn] - max(others, default=0)
        return ahead

    best: Action = max(known.actions, key=outlook)
    return best


def shortest_path(known: Knowing, rng: Rng, budget: int) -> Action:
    """Saboteur: the tunnel that comes nearest to the goals, if any does; else a discard."""
    cards = laying(known.view)
    now = sum(steps(cards))

    def gain(action: Action) -> float:
        if isinstance(action, Lay):
            return now - sum(steps_with(cards, action.cell, action.card, action.turned))
        return 0.5 if isinstance(action, Pass) else 0.0

    best: Action = max(known.actions, key=gain)
    return best
