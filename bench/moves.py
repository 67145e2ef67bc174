"""Computers' moves, as the process that thinks works them out: the game replayed, known, decided.

Of a processor's time, on a busy machine, so beside it stands a loop that never changes.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bench.play import random_log
from bench.timing import Figures, at_size, bare_loop, of_processor
from games import GAMES
from games.core.contract import AnyGame, Level, defaults
from games.core.log import Log, replay
from games.core.players import decide, players_of
from games.core.rng import Rng
from games.core.seats import lawful_seats

_POSITIONS = 24
"""Looked at in each game."""
_EXPANDED: Mapping[str, str] = {"inns": "on", "traders": "on"}
"""Options with which Carcassonne is measured besides: then there is more to choose from."""


def measure(size: float) -> Figures:
    """Measure how long computers think, by game and level; at most a second is promised."""
    yield bare_loop()
    for name, options in (*((name, {}) for name in GAMES), ("carcassonne", _EXPANDED)):
        game = GAMES[name]
        for player in players_of(game):
            taken = sorted(_thinking(game, player.level, options, at_size(size, _POSITIONS)))
            p99 = taken[min(len(taken) - 1, int(len(taken) * 0.99))]
            middle, most = taken[len(taken) // 2], taken[-1]
            figures = f"p50 {middle:.0f} ms   p99 {p99:.0f} ms   most {most:.0f} ms"
            said = ", ".join((name, *options, player.level.value))
            yield said, f"{figures}   ({len(taken)} times)"


def _thinking(
    game: AnyGame, level: Level, options: Mapping[str, str], positions: int
) -> Iterator[float]:
    """Yield milliseconds, for positions of a game among few and one among many."""
    agreed = {**defaults(game), **options}
    seats = [count for count in lawful_seats(game, agreed) if count > 1]
    for count in dict.fromkeys((seats[0], min(seats[-1], 5))):
        log, _ = random_log(game, count, seed=1, **options)
        step = max(1, 2 * len(log.moves) // positions)
        for moves in range(0, len(log.moves), step):
            yield 1000 * _deciding(game, replace(log, moves=log.moves[:moves]), level)


def _deciding(game: AnyGame, log: Log, level: Level) -> float:
    seat = game.to_act(replay(game, log).state)[0]
    return of_processor(lambda: decide(game, log, seat, level, Rng(1)))
