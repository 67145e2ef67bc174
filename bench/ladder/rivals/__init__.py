"""Players to be measured against: a random one, and simple ones for a game, in a module of its
name.
"""

from importlib import import_module
from importlib.util import find_spec

from bench.ladder.matches import Entrant, Knowing
from bench.ladder.rivals.playouts import rivals_by_playouts
from bench.ladder.rivals.two_ply import rivals_by_two_plies
from games.core.contract import Action
from games.core.rng import Rng


def at_random(known: Knowing, rng: Rng, budget: int) -> Action:
    """Choose any legal action."""
    action: Action = rng.picked(known.actions)[0]
    return action


def rivals_of(game: str) -> tuple[Entrant, ...]:
    """Return the simple rivals of a game that exist only for the ladder, the weakest first."""
    name = f"{__name__}.{game}"
    return import_module(name).RIVALS if find_spec(name) else ()


def strangers_at(game: str) -> tuple[Entrant, ...]:
    """Return the rivals that are not of our making: plain searches, public rankings."""
    name = f"{__name__}.{game}"
    public = getattr(import_module(name), "PUBLIC", ()) if find_spec(name) else ()
    return (*rivals_by_playouts(game), *rivals_by_two_plies(game), *public)
