"""Saboteur, always towards the goals: a simple player with published figures."""

from bench.ladder.matches import Entrant, Knowing
from games.core.contract import Action
from games.core.rng import Rng
from games.saboteur.actions import Lay, Pass
from games.saboteur.players.way import laying, steps, steps_with


def shortest_path(known: Knowing, rng: Rng, budget: int) -> Action:
    """The tunnel that comes nearest to the goals, if any does; else a discard."""
    cards = laying(known.view)
    now = sum(steps(cards))

    def gain(action: Action) -> float:
        if isinstance(action, Lay):
            return now - sum(steps_with(cards, action.cell, action.card, action.turned))
        return 0.5 if isinstance(action, Pass) else 0.0

    best: Action = max(known.actions, key=gain)
    return best


RIVALS = (Entrant("shortest path", shortest_path, 1),)
