"""Games among computer players, and their outcomes."""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Action, AnyGame, Known, Options, Seen, Transition
from games.core.players import known, seen_by
from games.core.rng import Rng
from games.core.values import Seat

Knowing = Known[Any, Any, Any]
"""The knowledge of a seat that is to choose."""


class Entrant(NamedTuple):
    """A player: a name, a way to choose, and a budget."""

    name: str
    choose: Callable[[Knowing, Rng, int], Action]
    budget: int


class Outcome(Struct, frozen=True, array_like=True):
    """The outcome of a game; fields about players are ordered by seat."""

    names: tuple[str, ...]
    """The names of the players."""
    wins: tuple[float, ...]
    """A shared win counts as its share."""
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    """Seconds of a processor."""
    moves: tuple[int, ...]
    reached: tuple[bool, ...] = ()
    """Saboteur: whether the diggers won, round by round, where somebody was against them."""
    roles: tuple[str, ...] = ()
    """Saboteur: in the last round."""


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
    return Share(rate, max(0.0, (middle - reach) / scale), (middle + reach) / scale, games)


def played(
    game: AnyGame, options: Options, seated: Sequence[Entrant], deal: int
) -> tuple[Outcome, Any]:
    """Play one game; return what came of it, and its last state."""
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
    first = result.ranking[0]
    outcome = Outcome(
        tuple(entrant.name for entrant in seated),
        tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(seated))),
        tuple(result.scores),
        tuple(seconds),
        tuple(moves),
    )
    return outcome, end


def _past(
    game: AnyGame, passed: Sequence[Transition[Any]], seat: Seat, seen: list[list[Seen[Any]]]
) -> tuple[Seen[Any], ...]:
    """Return all that a seat has seen; `seen` caches earlier moments."""
    seen[seat] += [seen_by(game, moment, seat) for moment in passed[len(seen[seat]) :]]
    return tuple(seen[seat])


class Record(NamedTuple):
    """How an entrant has done."""

    wins: Share
    points: float
    milliseconds: float
    """For a move."""


def record(name: str, games: Sequence[Outcome]) -> Record:
    """Add up what an entrant has done in some games."""
    sat = [(one, seat) for one in games for seat, who in enumerate(one.names) if who == name]
    moves = sum(one.moves[seat] for one, seat in sat)
    return Record(
        share(sum(one.wins[seat] for one, seat in sat), len(sat)),
        fmean(one.points[seat] for one, seat in sat),
        1000 * sum(one.seconds[seat] for one, seat in sat) / moves,
    )
