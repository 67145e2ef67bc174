"""Computer players of Saboteur and Saboteur 2: rules of thumb by role, and trust in the others."""

from games.core.contract import Action, ComputerPlayer, Level
from games.core.rng import Rng
from games.saboteur.players.situation import Knowing, situation
from games.saboteur.players.thumbs import value


def choose(known: Knowing, rng: Rng, budget: int) -> Action:
    """Take what the rules of thumb value most; the budget is how many worlds are weighed."""
    at = situation(known, rng, budget)
    return max(known.actions, key=lambda action: value(at, action))


def judge(known: Knowing, rng: Rng, budget: int, actions: tuple[Action, ...]) -> tuple[float, ...]:
    """Return the values of actions by the rules of thumb."""
    at = situation(known, rng, budget)
    return tuple(value(at, action) for action in actions)


PLAYERS = (ComputerPlayer(Level.EASY, choose, 1), ComputerPlayer(Level.STRONG, choose, 1000, judge))
"""The first takes one world for true: it trusts and suspects at random. The other weighs them all,
of which there are 210 at most in the base game."""
