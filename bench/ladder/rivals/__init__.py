"""Players to be measured against: chance, and a game's own simple ones, in a module of its name."""

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
    """Return who else is measured against, the weakest first."""
    name = f"{__name__}.{game}"
    return import_module(name).RIVALS if find_spec(name) else ()
