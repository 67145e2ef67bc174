"""Whole random games through the public contract, one core."""

from time import perf_counter

from bench.play import random_state
from bench.timing import Figures
from games import GAMES
from games.core.values import TABLE

_SECONDS = 5.0


def measure() -> Figures:
    """Games a second, and what random players score."""
    yield from _carcassonne()
    yield "saboteur, 5 players: games a second (aim: 100)", f"{_rate('saboteur', 5):.0f}"


def _rate(name: str, seats: int) -> float:
    """Play random games for a while; return how many a second."""
    count, begun = 0, perf_counter()
    while perf_counter() - begun < _SECONDS:
        random_state(GAMES[name], seats, count)
        count += 1
    return count / (perf_counter() - begun)


def _carcassonne() -> Figures:
    for farmers, other in (("on", 19.6), ("off", 27.7)):
        count, points = 0, 0
        begun = perf_counter()
        while perf_counter() - begun < _SECONDS:
            game = GAMES["carcassonne"]
            state = random_state(game, 2, count, farmers=farmers)
            points += sum(game.scores(game.view(state, TABLE)))
            count += 1
        rate = count / (perf_counter() - begun)
        yield f"carcassonne, 2 players, farmers {farmers}: games a second", f"{rate:.0f}"
        mean = f"{points / count / 2:.1f}   ({count} games; another engine: {other})"
        yield f"carcassonne, 2 players, farmers {farmers}: mean points", mean
