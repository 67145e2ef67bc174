"""Moves prepared before their turn: which moves can be, and whether a prepared one still fits
(docs/adr/0094).
"""

from hashlib import blake2b
from typing import Any

import msgspec

from games.core.contract import Action, AnyGame
from games.core.errors import RuleViolation
from games.core.log import find
from games.core.memo import memo
from games.core.values import Seat


@memo(1 << 5)
def on_turn(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Return the state as if it were the turn of a seat that waits: the same object for the same
    state. None where nothing can be prepared.
    """
    acting = game.to_act(state)
    if game.preparing is None or not acting or seat in acting:
        return None
    return game.preparing.on_turn(state, seat)


def concern(game: AnyGame, state: Any, seat: Seat, action: Action) -> str:
    """Return a digest of the part of the position that an action was chosen for, in a state in
    which its seat is to act.
    """
    assert game.preparing is not None
    said = game.preparing.concerns(game.view(state, seat), action)
    encoded = msgspec.msgpack.encode(said, enc_hook=repr)
    return blake2b(encoded, digest_size=6).hexdigest()


def fitting(game: AnyGame, state: Any, seat: Seat, notation: str, known: str) -> Action | None:
    """Return a prepared action in a state in which its seat is to act; None where it is not lawful
    any more, or what it was chosen for has changed.

    :param known: the `concern` of when it was prepared.
    """
    try:
        action = find(game, state, seat, notation)
    except RuleViolation:
        return None
    return action if concern(game, state, seat, action) == known else None


def idling(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return the forced action of a seat that cannot play for now (auto-pass); None if it can."""
    if game.preparing is None or game.preparing.idle is None:
        return None
    idle: Action | None = game.preparing.idle(state, seat)
    return idle


def occasion(game: AnyGame, state: Any, seat: Seat) -> object:
    """Return what the person of a seat idles for: once it has changed, they are asked again."""
    return game.preparing.occasion(game.view(state, seat)) if game.preparing else None
