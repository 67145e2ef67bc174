"""Computers' moves, as the process that thinks works them out: the game replayed, known, decided.

Of a processor's time, on a busy machine, so beside it stands a loop that never changes.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bench.timing import Figures, at_size, bare_loop, of_processor, spread
from games import GAMES
from games.core.contract import AnyGame, Level, defaults
from games.core.log import Log, begin, replay
from games.core.players import decide, known, players_of
from games.core.rng import Rng
from games.core.seats import lawful_seats

_POSITIONS = 24
"""Looked at for each line."""
_MOST_SEATS = 6
_MOST_TO_CHOOSE: Mapping[str, Mapping[str, str]] = {
    "carcassonne": {
        **dict.fromkeys(("river", "abbot", "inns", "traders", "mines"), "on"),
        "draw": "hand",
    },
    "saboteur": {"expansion": "on"},
    "laar": {"gems": "open", "experts": "hidden"},
    "land_vs_sea": {"mountains": "on", "caravans": "on", "waypoints": "on"},
    "glastonbury": {"recipes": "on"},
    "castle": {"wall_tiles": "open", "draw": "ahead"},
}
"""Options by game with which there is most to choose from or to look at."""


def measure(size: float) -> Figures:
    """Measure how long computers think, by game and level, as the fewest play it and as the most
    do with most to choose; at most 0.8 seconds are promised.
    """
    yield bare_loop()
    for name, game in GAMES.items():
        for options in ({}, _MOST_TO_CHOOSE[name]):
            counts = [count for count in _seats(game, options) if 1 < count <= _MOST_SEATS]
            seats = counts[-1] if options else counts[0]
            log = _played_log(game, seats, options)
            for player in players_of(game):
                taken = list(_thinking(game, log, player.level, at_size(size, _POSITIONS)))
                said = (name, f"{seats} seats", *(("full",) if options else ()), player.level.value)
                yield ", ".join(said), spread(taken)


def _seats(game: AnyGame, options: Mapping[str, str]) -> Sequence[int]:
    return lawful_seats(game, {**defaults(game), **options})


def _played_log(game: AnyGame, seats: int, options: Mapping[str, str]) -> Log:
    """Return a game among the weakest: chance would soon have put all followers."""
    log = Log(game.id, game.rules_version, seats, {**defaults(game), **options}, Rng(1))
    passed, player = [begin(game, log)], players_of(game)[0]
    while acting := game.to_act(passed[-1].state):
        seat = acting[0]
        action = player.choose(known(game, passed, seat), Rng(1, len(passed)), player.budget)
        log = log.with_move(seat, action)
        passed.append(game.apply(passed[-1].state, seat, action))
    return log


def _thinking(game: AnyGame, log: Log, level: Level, positions: int) -> Iterator[float]:
    """Yield milliseconds, for positions of a game."""
    for number in range(positions):
        moves = number * len(log.moves) // positions
        yield 1000 * _deciding(game, replace(log, moves=log.moves[:moves]), level)


def _deciding(game: AnyGame, log: Log, level: Level) -> float:
    seat = game.to_act(replay(game, log).state)[0]
    return of_processor(lambda: decide(game, log, seat, level, Rng(1)))
