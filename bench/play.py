"""Random players, for tests and measurements that need a played game."""

from random import Random
from typing import Any

from games.core.contract import AnyGame, defaults
from games.core.log import Log
from games.core.rng import Rng


def random_state(
    game: AnyGame, seats: int, seed: int, *, moves: int | None = None, **options: str
) -> Any:
    """Play uniformly random legal actions, to the end or for `moves` moves; return the state."""
    chance = Random(seed)
    state = game.setup({**defaults(game), **options}, seats, Rng(seed))
    while (acting := game.to_act(state)) and moves != 0:
        action = chance.choice(list(game.legal_actions(state, acting[0])))
        state = game.apply(state, acting[0], action).state
        moves = None if moves is None else moves - 1
    return state


def random_log(game: AnyGame, seats: int, seed: int, **options: str) -> tuple[Log, Any]:
    """Play a whole random game; return its log and its last state."""
    chance = Random(seed)
    log = Log(game.id, game.rules_version, seats, {**defaults(game), **options}, Rng(seed))
    state = game.setup(log.options, seats, log.rng)
    while acting := game.to_act(state):
        action = chance.choice(list(game.legal_actions(state, acting[0])))
        log = log.with_move(acting[0], action)
        state = game.apply(state, acting[0], action).state
    return log, state
