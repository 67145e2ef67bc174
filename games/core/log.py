"""The log is the truth: how a game was started and the moves since. State is `replay(log)`."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Action, AnyGame, Event, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.rng import Rng
from games.core.values import Seat


class Move(Struct, frozen=True):
    """A decision taken."""

    seat: Seat
    action: str
    """In notation."""


class Log(Struct, frozen=True):
    """Everything that a game's state follows from."""

    game: str
    rules_version: int
    seats: int
    options: Mapping[str, str]
    rng: Rng
    """As it was before the first shuffle."""
    moves: tuple[Move, ...] = ()

    def with_move(self, seat: Seat, action: Action) -> "Log":
        """Return the log with one more move."""
        return replace(self, moves=(*self.moves, Move(seat, str(action))))


def replay(game: AnyGame, log: Log) -> Transition[Any]:
    """Play a log again: the state that it leads to and the events of its last move.

    :raises RuleViolation: when a move is not legal (the log belongs to other rules).
    """
    state: Any = game.setup(log.options, log.seats, log.rng)
    events: tuple[Event, ...] = ()
    for move in log.moves:
        after = play(game, state, move.seat, move.action)
        state, events = after.state, after.events
    return Transition(state, events)


def events_since(game: AnyGame, log: Log, moves: int) -> tuple[Event, ...]:
    """Return the events of all moves but the first so many, oldest first.

    :raises RuleViolation: when a move is not legal (the log belongs to other rules).
    """
    state: Any = game.setup(log.options, log.seats, log.rng)
    events: list[Event] = []
    for number, move in enumerate(log.moves):
        after = play(game, state, move.seat, move.action)
        state = after.state
        events += after.events if number >= moves else ()
    return tuple(events)


def play(game: AnyGame, state: Any, seat: Seat, notation: str) -> Transition[Any]:
    """Apply the legal action that is written `notation`.

    :raises RuleViolation: when there is none.
    """
    return game.apply(state, seat, find(game, state, seat, notation))


def find(game: AnyGame, state: Any, seat: Seat, notation: str) -> Action:
    """Return the seat's legal action that is written `notation`.

    :raises GameOver, NotYourTurn, UnknownAction: when there is none.
    """
    acting = game.to_act(state)
    if not acting:
        raise GameOver
    if seat not in acting:
        raise NotYourTurn
    for action in game.legal_actions(state, seat):
        if str(action) == notation:
            found: Action = action
            return found
    raise UnknownAction(notation)
