"""Whole games played at random, each only once: what all contract tests look at."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from games import GAMES
from games.core.contract import Action, AnyGame, Event, Transition, defaults
from games.core.log import Log
from games.core.rng import Rng
from games.core.values import Seat, Viewer
from tests.toys import TOYS

ALL: Mapping[str, AnyGame] = {**GAMES, **TOYS}

ENOUGH = 2_000
"""Moves after which a game is taken to run for ever."""


class Start(NamedTuple):
    """How a game begins."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        options = "".join(f"-{option}={value}" for option, value in self.options)
        return f"{self.game}-{self.seats}{options}-{self.seed}"


class Position(NamedTuple):
    """A moment of a game: what was decided, and what followed."""

    state: Any
    seat: Seat
    action: Action
    after: Transition[Any]


class Play(NamedTuple):
    """A whole game."""

    game: AnyGame
    log: Log
    positions: tuple[Position, ...]

    @property
    def states(self) -> list[Any]:
        """All states, from the first to the last."""
        return [position.state for position in self.positions] + [self.end]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.positions[-1].after.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(self.log.seats)))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.seats)

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return [event for position in self.positions for event in position.after.events]


RARE = 9
"""A seed with which Carcassonne draws a tile that fits nowhere; about one game in fifty does."""


def starts() -> Iterator[Start]:
    """Yield each number of seats with the default options, and each other value of an option."""
    for game in ALL.values():
        usual = defaults(game)
        yield Start(game.id, game.seats[0], tuple(usual.items()), RARE)
        for seats in game.seats:
            yield Start(game.id, seats, tuple(usual.items()), seed=seats)
        for option in game.options:
            for value in option.values[1:]:
                changed = usual | {option.id: value}
                yield Start(game.id, game.seats[0], tuple(changed.items()), seed=7)


@cache
def play(start: Start) -> Play:
    """Play a game with uniformly random decisions."""
    game, chance = ALL[start.game], Random(start.seed)
    log = Log(game.id, game.rules_version, start.seats, dict(start.options), Rng(start.seed))
    state = game.setup(log.options, log.seats, log.rng)
    positions: list[Position] = []
    while acting := game.to_act(state):
        assert len(positions) < ENOUGH, "the game does not end"
        seat = chance.choice(acting)
        action = chance.choice(list(game.legal_actions(state, seat)))
        after = game.apply(state, seat, action)
        positions.append(Position(state, seat, action, after))
        log, state = log.with_move(seat, action), after.state
    return Play(game, log, tuple(positions))


def some(positions: tuple[Position, ...]) -> tuple[Position, ...]:
    """Return positions from all parts of a game, for what takes long: the last one among them."""
    return positions[:: -max(1, len(positions) // 6)]
