"""Games among computer players: who sits where rotates, everybody plays the same deals."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

from msgspec.structs import replace

from games.core.contract import Action, AnyGame, Known, Options, Seen, Transition
from games.core.players import known, seen_by
from games.core.rng import Rng
from games.core.score import Result
from games.core.values import Seat


class Entrant(NamedTuple):
    """Who plays: a name, a way to choose, and a budget."""

    name: str
    choose: Callable[[Known[Any, Any, Any], Rng, int], Action]
    budget: int


class Played(NamedTuple):
    """A game that was played."""

    entrants: tuple[Entrant, ...]
    """By seat."""
    result: Result
    end: Any
    """Its last state."""
    seconds: tuple[float, ...]
    """Processor time by seat."""
    moves: tuple[int, ...]


class Share(NamedTuple):
    """How often something happened, with a Wilson interval of 95 %."""

    rate: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.rate:.0%} ({self.low:.0%}-{self.high:.0%}, n = {self.games})"


def share(happened: float, games: int, z: float = 1.96) -> Share:
    """Return a rate with its Wilson interval. A shared win counts as its share."""
    rate = happened / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return Share(rate, (middle - reach) / scale, (middle + reach) / scale, games)


def matches(
    game: AnyGame, options: Options, entrants: Sequence[Entrant], games: int
) -> Iterator[Played]:
    """Play so many games; each deal is played with everybody in each seat in turn."""
    for number in range(games):
        deal, turn = divmod(number, len(entrants))
        yield played(game, options, (*entrants[turn:], *entrants[:turn]), deal)


def played(game: AnyGame, options: Options, seated: Sequence[Entrant], deal: int) -> Played:
    """Play one game."""
    passed = [Transition(game.setup(options, len(seated), Rng(deal)), ())]
    seconds, moves = [0.0] * len(seated), [0] * len(seated)
    seen: list[list[Seen[Any]]] = [[] for _ in seated]
    while acting := game.to_act(passed[-1].state):
        seat, state = acting[0], passed[-1].state
        entrant, begun = seated[seat], process_time()
        asked = replace(known(game, passed, seat), past=partial(_past, game, passed, seat, seen))
        action = entrant.choose(asked, Rng(deal, len(passed)), entrant.budget)
        seconds[seat] += process_time() - begun
        moves[seat] += 1
        passed.append(game.apply(state, seat, action))
    end = passed[-1].state
    result = game.result(end)
    assert result is not None
    return Played(tuple(seated), result, end, tuple(seconds), tuple(moves))


def _past(
    game: AnyGame, passed: Sequence[Transition[Any]], seat: Seat, seen: list[list[Seen[Any]]]
) -> tuple[Seen[Any], ...]:
    """Return what a seat has seen; what it had seen before is not worked out again."""
    seen[seat] += [seen_by(game, moment, seat) for moment in passed[len(seen[seat]) :]]
    return tuple(seen[seat])


def won(one: Played, seat: Seat) -> float:
    """Return the share of the win that a seat has."""
    first = one.result.ranking[0]
    return 1 / len(first) if seat in first else 0.0


class Record(NamedTuple):
    """How an entrant has done."""

    wins: Share
    points: float
    milliseconds: float
    """For a move."""


def record(name: str, games: Sequence[Played]) -> Record:
    """Add up what an entrant has done in some games."""
    sat = [
        (one, Seat(seat))
        for one in games
        for seat, entrant in enumerate(one.entrants)
        if entrant.name == name
    ]
    moves = sum(one.moves[seat] for one, seat in sat)
    return Record(
        share(sum(won(one, seat) for one, seat in sat), len(sat)),
        fmean(one.result.scores[seat] for one, seat in sat),
        1000 * sum(one.seconds[seat] for one, seat in sat) / moves,
    )
