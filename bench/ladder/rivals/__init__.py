"""Players to be measured against: a random one, and simple ones for a game, in a module of its
name.
"""

from importlib import import_module
from importlib.util import find_spec

from bench.ladder.matches import Entrant, Knowing
from games.core.contract import Action
from games.core.rng import Rng


def at_random(known: Knowing, rng: Rng, budget: int) -> Action:
    """Choose any legal action."""
    action: Action = rng.picked(known.actions)[0]
    return action


def rivals_of(game: str) -> tuple[Entrant, ...]:
    """Return the rivals that exist only for the ladder, the weakest first."""
    name = f"{__name__}.{game}"
    return import_module(name).RIVALS if find_spec(name) else ()
