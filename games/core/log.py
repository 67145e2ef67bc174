"""The log of a game: how it was started, and its moves. The state is `replay(log)` (event
sourcing).
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Action, AnyGame, Event, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.rng import Rng
from games.core.values import Seat


class By(Enum):
    """The one who took a decision."""

    PERSON = "person"
    SKIPPED = "skipped"
    """The others had waited long enough, and skipped the player."""
    GONE = "gone"
    """The player had left the table."""
    COMPUTER = "computer"
    """A computer: on a seat of its own, or for the person whose seat it is."""
    PREPARED = "prepared"
    """A person, before it was their turn: docs/adr/0094."""


class Move(Struct, frozen=True, omit_defaults=True):
    """A decision taken."""

    seat: Seat
    action: str
    """In notation."""
    by: By = By.PERSON
    chair: int | None = None
    """The chair that has decided, in a team that shares the seat; None for a seat with one person.
    Games ignore it: chairs are the bot's concern."""
    took: int = 0
    """Seconds since it was asked for, where that is known: the bot's business, too."""


class Log(Struct, frozen=True):
    """Everything that a game's state follows from."""

    game: str
    rules_version: int
    seats: int
    """Those that were added on the way among them."""
    options: Mapping[str, str]
    rng: Rng
    """As it was before the first shuffle."""
    moves: tuple[Move, ...] = ()
    joined: tuple[int, ...] = ()
    """For each seat that was added while the game ran, after how many moves (docs/adr/0125)."""

    def with_seat(self) -> "Log":
        """Return the log with one more seat from now on."""
        return replace(self, seats=self.seats + 1, joined=(*self.joined, len(self.moves)))

    def with_move(
        self, seat: Seat, action: Action, by: By = By.PERSON, chair: int | None = None
    ) -> "Log":
        """Return the log with one more move."""
        return replace(self, moves=(*self.moves, Move(seat, str(action), by, chair)))

    @property
    def last_decision(self) -> int | None:
        """Return the index of the last move that people have decided: neither made for somebody who
        is gone, nor by a computer, nor prepared before its turn.
        """
        by_people = (By.PERSON, By.SKIPPED)
        moves = reversed(range(len(self.moves)))
        return next((i for i in moves if self.moves[i].by in by_people), None)


def replay(game: AnyGame, log: Log) -> Transition[Any]:
    """Play a log again: the state that it leads to and the events of its last move.

    :raises RuleViolation: when a move is not legal (the log belongs to other rules).
    """
    reached = begin(game, log)
    for number, move in enumerate(log.moves, start=1):
        action = find(game, reached.state, move.seat, move.action)
        reached = follow(game, reached, move.seat, action, move.by)
        reached = with_joined(game, log, reached, number)
    return reached


def with_joined(game: AnyGame, log: Log, reached: Transition[Any], moves: int) -> Transition[Any]:
    """Return the outcome of a move with the seats that were added after it."""
    for _ in range(log.joined.count(moves)):
        assert game.latecomers is not None
        more = game.latecomers.seated(reached)
        if more is None:
            raise UnknownAction
        reached = more
    return reached


def begin(game: AnyGame, log: Log) -> Transition[Any]:
    """Return the state before the first move."""
    first = log.seats - len(log.joined)
    return Transition(game.setup(log.options, first, log.rng), ())


def follow(
    game: AnyGame, before: Transition[Any], seat: Seat, action: Action, by: By = By.PERSON
) -> Transition[Any]:
    """Make one move. The events of moves for players who have left are added to those of the last
    move that somebody made.
    """
    after = game.apply(before.state, seat, action)
    if by is not By.GONE:
        return after
    return replace(after, events=told_together((before.events, after.events)))


def told_together(moves: Iterable[tuple[Event, ...]]) -> tuple[Event, ...]:
    """Return the events to tell for several moves at once: all of the last one, and of the others
    those that last.
    """
    *former, last = moves
    return (*(event for events in former for event in lasting(events)), *last)


def lasting(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that may still be told after another move."""
    return tuple(event for event in events if not event.fleeting)


def events_since(game: AnyGame, log: Log, moves: int) -> tuple[Event, ...]:
    """Return the events of all moves after the first `moves`, oldest first.

    :raises RuleViolation: when a move is not legal (the log belongs to other rules).
    """
    return told_together([after.events for after in unfolded(game, log)][moves:] or [()])


def unfolded(game: AnyGame, log: Log) -> Iterator[Transition[Any]]:
    """Yield the result of each move of a log, in order.

    :raises RuleViolation: when a move is not legal (the log belongs to other rules).
    """
    state: Any = begin(game, log).state
    for number, move in enumerate(log.moves, start=1):
        after = with_joined(game, log, play(game, state, move.seat, move.action), number)
        yield after
        state = after.state


def play(game: AnyGame, state: Any, seat: Seat, notation: str) -> Transition[Any]:
    """Apply the legal action with this `notation`.

    :raises RuleViolation: when no legal action has it.
    """
    return game.apply(state, seat, find(game, state, seat, notation))


def find(game: AnyGame, state: Any, seat: Seat, notation: str) -> Action:
    """Return the seat's legal action with this `notation`.

    :raises GameOver, NotYourTurn, UnknownAction: when no legal action of the seat has it.
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
    raise UnknownAction
