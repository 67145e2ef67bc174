"""Whole random games through the public contract, one core."""

from random import Random
from time import perf_counter, process_time
from typing import Any

from bench.play import random_state
from bench.timing import Figures, at_size, bare_loop
from games import GAMES
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE

_SECONDS, _ROUNDS = 5.0, 12


def measure(size: float) -> Figures:
    """Measure games a second, and the points of random players."""
    seconds, rounds = size * _SECONDS, at_size(size, _ROUNDS)
    yield bare_loop()
    yield from _carcassonne(seconds)
    yield from _expansions(rounds)
    yield "saboteur, 5 players: games a second (aim: 100)", f"{_rate('saboteur', 5, seconds):.0f}"
    yield "laar, 4 players: games a second (aim: 60)", f"{_rate('laar', 4, seconds):.0f}"
    modules: dict[str, Any] = {"mountains": "on", "caravans": "on"}
    rate = _rate("land_vs_sea", 4, seconds, **modules)
    yield "land vs sea, 4 players, all modules: games a second (aim: 60)", f"{rate:.0f}"
    yield from _castle(rounds)
    yield from _views(at_size(size, 20))
    rate = _rate("glastonbury", 4, seconds)
    yield "glastonbury, 4 players: games a second (aim: 200)", f"{rate:.0f}"


def _rate(name: str, seats: int, seconds: float, **options: Any) -> float:
    """Play random games for a while; return how many a second of processor time."""
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        random_state(GAMES[name], seats, count, **options)
        count += 1
    return count / (process_time() - begun)


def _views(games: int) -> Figures:
    """Views for the table after each move, in times of a move: legal actions and applying one."""
    for name, seats in (("carcassonne", 2), ("saboteur", 5), ("land_vs_sea", 4)):
        game, chance, moving, viewing = GAMES[name], Random(1), 0.0, 0.0
        for seed in range(games):
            state = game.setup(defaults(game), seats, Rng(seed))
            begun = process_time()
            while acting := game.to_act(state):
                action = chance.choice(list(game.legal_actions(state, acting[0])))
                state = game.apply(state, acting[0], action).state
                moved = process_time()
                game.view(state, TABLE)
                moving, viewing = moving + moved - begun, viewing + process_time() - moved
                begun = process_time()
        yield f"{name}: a view, in times of a move (aim: 0.33)", f"{viewing / moving:.2f}"


def _castle(rounds: int) -> Figures:
    """Time a tile against one of Carcassonne: in turns, for a busy machine slows both."""
    both = zip(*((_a_tile({}), _of_the_castle()) for _ in range(rounds)), strict=True)
    carcassonne, castle = (min(times) for times in both)
    yield "castle, 2 players: games a second", f"{1 / (castle * 60):.0f}"
    name = "castle: tiles a second (aim: 0.8 of carcassonne's)"
    yield name, f"{1 / castle:.0f}   ({carcassonne / castle:.2f} times)"


def _of_the_castle() -> float:
    """Return the seconds of processor time that a tile of random games takes."""
    begun = process_time()
    tiles = sum(len(random_state(GAMES["castle"], 2, seed).castle_map.tiles) for seed in range(10))
    return (process_time() - begun) / tiles


def _expansions(rounds: int) -> Figures:
    """Time a tile with the river and abbots, against the base game's: in turns, for a busy machine
    slows both.
    """
    options: tuple[dict[str, Any], ...] = ({}, {"river": "on", "abbot": "on"})
    best = [min(times) for times in zip(*(_round(options) for _ in range(rounds)), strict=True)]
    base, expanded = (f"{1e6 * seconds:.0f}" for seconds in best)
    yield "carcassonne, 2 players: microseconds a tile", base
    name = "carcassonne with river and abbots: microseconds a tile (aim: 1.5 times the base game's)"
    yield name, f"{expanded}   ({best[1] / best[0]:.2f} times)"


def _round(options: tuple[dict[str, Any], ...]) -> list[float]:
    return [_a_tile(chosen) for chosen in options]


def _a_tile(options: dict[str, Any]) -> float:
    """Return the seconds of processor time that a tile of random games takes."""
    begun = process_time()
    tiles = sum(
        len(random_state(GAMES["carcassonne"], 2, seed, **options).land.tiles) for seed in range(10)
    )
    return (process_time() - begun) / tiles


def _carcassonne(seconds: float) -> Figures:
    for farmers, other in (("on", 19.6), ("off", 27.7)):
        count, points = 0, 0
        begun = perf_counter()
        while perf_counter() - begun < seconds:
            game = GAMES["carcassonne"]
            state = random_state(game, 2, count, farmers=farmers)
            points += sum(game.scores(game.view(state, TABLE)))
            count += 1
        rate = count / (perf_counter() - begun)
        yield f"carcassonne, 2 players, farmers {farmers}: games a second", f"{rate:.0f}"
        mean = f"{points / count / 2:.1f}   ({count} games; another engine: {other})"
        yield f"carcassonne, 2 players, farmers {farmers}: mean points", mean
