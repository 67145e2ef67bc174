"""Whole games played at random, each only once: what all contract tests look at."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from games import GAMES
from games.core.contract import Action, AnyGame, Event, Transition, defaults
from games.core.log import Log, find
from games.core.rng import Rng
from games.core.seats import lawful_seats
from games.core.values import Seat, Viewer
from tests.contract.pairs import rows
from tests.properties import Check, hold, like
from tests.toys import EVERY_TOY

ALL: Mapping[str, AnyGame] = {**GAMES, **EVERY_TOY}

ENOUGH = 2_000
"""Moves after which a game is taken to run for ever."""


class Start(NamedTuple):
    """How a game begins."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    log: str = ""
    """The name of a log in `tests/playthroughs`, which is played again; else chance decides."""

    def __str__(self) -> str:
        if self.log:
            return f"{self.log}-recorded"
        usual = defaults(ALL[self.game])
        other = ((o, value) for o, value in self.options if value != usual[o])
        options = "".join(f"-{option}={value}" for option, value in other)
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

SEED = 25
"""With which as many play which options that all kinds of events are met."""


@cache
def starts() -> tuple[Start, ...]:
    """Return some numbers of seats with the default options, and games in which all options meet in
    pairs; and the recorded games, which come to what random players never come to.
    """
    return tuple(_starts())


def _starts() -> Iterator[Start]:
    for game in ALL.values():
        usual = defaults(game)
        yield Start(game.id, lawful_seats(game, usual)[0], tuple(usual.items()), RARE)
        for seats in _sampled(lawful_seats(game, usual)):
            yield Start(game.id, seats, tuple(usual.items()), seed=seats)
        yield from paired(game)
        yield from _more_seats(game)
    for name in LOGS:
        log = recorded(name)
        yield Start(log.game, log.seats, tuple(log.options.items()), log.rng.seed, name)


def _sampled(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return all of a few; of many the fewest, the most, and two between."""
    if len(counts) <= 4:
        return counts
    return (counts[0], counts[len(counts) // 4], counts[(len(counts) - 1) // 2], counts[-1])


def paired(game: AnyGame) -> Iterator[Start]:
    """Yield games of few in which each two values of any two options meet that can."""
    chance = Random(SEED)
    for number, row in enumerate(rows(game)):
        seats = chance.choice(lawful_seats(game, row)[:2])
        yield Start(game.id, seats, tuple(row.items()), number)


def _more_seats(game: AnyGame) -> Iterator[Start]:
    """Yield the most and the middle number of seats, where one value changes how many can play."""
    usual = defaults(game)
    for option in game.options:
        for value in option.values[1:]:
            changed = usual | {option.id: value}
            lawful = lawful_seats(game, changed)
            if lawful and lawful != lawful_seats(game, usual):
                for seats in dict.fromkeys((lawful[len(lawful) // 2], lawful[-1])):
                    yield Start(game.id, seats, tuple(changed.items()), seed=seats)


PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"

LOGS = tuple(sorted(path.stem for path in PLAYTHROUGHS.glob("*.json")))
"""Games that were once played."""


def recorded(name: str) -> Log:
    """Return the log of a game that was once played."""
    return msgspec.json.decode((PLAYTHROUGHS / f"{name}.json").read_bytes(), type=Log)


@cache
def play(start: Start) -> Play:
    """Play a game with uniformly random decisions, or as it was recorded."""
    if start.log:
        return _replayed(recorded(start.log))
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


def _replayed(log: Log) -> Play:
    game = ALL[log.game]
    state = game.setup(log.options, log.seats, log.rng)
    positions: list[Position] = []
    for move in log.moves:
        action = find(game, state, move.seat, move.action)
        after = game.apply(state, move.seat, action)
        positions.append(Position(state, move.seat, action, after))
        state = after.state
    return Play(game, log, tuple(positions))


def leaves_to_chance(play: Play) -> bool:
    """Tell whether a game begins in several ways: else nothing in it is hidden by dealing."""
    starts = [play.game.setup(play.log.options, play.log.seats, Rng(seed)) for seed in range(9)]
    return any(start != starts[0] for start in starts)


MANY = 60
"""States of a long game that are looked at where every viewer looks at each of them."""


def looked_at(play: Play) -> list[Any]:
    """Return all states of a short game, some of a long one, the last of them included."""
    return play.states[:: -max(1, len(play.states) // MANY)]


def some(positions: tuple[Position, ...]) -> tuple[Position, ...]:
    """Return positions from all parts of a game, for what takes long: the last one among them."""
    return positions[:: -max(1, len(positions) // 6)]


def every_play(check: Check) -> Check:
    """Hold a test of a whole game for all that are played: one test for each of `ALL`."""

    def test(game: AnyGame, **fixtures: Any) -> None:
        hold(lambda start: check(play=play(start), **fixtures), starts_of(game.id))

    return like(check, test, without=["play"], besides=["game"])


def plays_of(game: AnyGame) -> Iterator[Play]:
    """Yield all games of a kind that are played."""
    return map(play, starts_of(game.id))


def starts_of(game: str) -> list[Start]:
    """Return how all games of a kind begin that are played."""
    return [start for start in starts() if start.game == game]
