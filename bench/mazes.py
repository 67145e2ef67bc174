"""Pictures of Saboteur at 1280 pixels, JPEG included, one core."""

import tempfile
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import render
from bench.timing import Figures, milliseconds, spread
from bot.display.keyboards import marks
from games import GAMES
from games.core.choices import screen
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.saboteur.actions import Lay
from render import Focus, Picture

_GAME = GAMES["saboteur"]
_CARDS = 40
"""In the maze that is measured."""
_NAMES = ("Оксана", "Max", "Дмитро", "Ярослава", "Liam")


def measure() -> Figures:
    """A maze of 40 cards and a hand: nothing cached, then warm."""
    states = _mazes()
    state, seat = states[-1], _GAME.to_act(states[-1])[0]
    with tempfile.TemporaryDirectory() as folder:
        render.configure(Path(folder))
        begun = perf_counter()
        render.draw(picture(state, TABLE))
        yield f"{_CARDS}-card maze, nothing cached", f"{(perf_counter() - begun) * 1000:.0f} ms"
        turns = [milliseconds(partial(render.draw, picture(one, TABLE)), 1)[0] for one in states]
        yield f"mazes of up to {_CARDS} cards, each once, sprites kept", spread(turns)
        for name, asked in (
            (f"{_CARDS}-card maze, warm (aim: 40)", picture(state, TABLE)),
            ("a hand, warm (aim: 20)", picture(state, seat)),
            ("a choice: maze and hand, warm", picture(state, seat, choosing=True)),
        ):
            render.draw(asked)
            yield name, spread(milliseconds(partial(render.draw, asked), 20))
    render.configure(None)


def picture(state: Any, viewer: Viewer, choosing: bool = False) -> Picture:
    """Ask for the picture that the bot would ask for."""
    focus = None
    if choosing and viewer is not TABLE:
        shown = screen(tuple(_GAME.legal_actions(state, viewer)), ())
        focus = Focus(viewer, shown.answers, marks(shown))
    words = {id: id for id in render.words(_GAME.id)}
    return Picture(_GAME.id, "board", _GAME.view(state, viewer), _NAMES, words=words, focus=focus)


def _mazes() -> list[Any]:
    """Return the states of a round as its maze grows; whoever can lays a tunnel."""
    for seed in range(1000):
        chance, states = Random(seed), []
        state = _GAME.setup(defaults(_GAME), len(_NAMES), Rng(seed))
        while (view := _GAME.view(state, TABLE)).round == 1 and view.turn is not None:
            states.append(state)
            if len(view.maze) >= _CARDS:
                return states[1:]
            state = _GAME.apply(state, view.turn, _move(state, view.turn, chance)).state
    raise LookupError("no maze is that large")


def _move(state: Any, seat: Seat, chance: Random) -> Any:
    actions = list(_GAME.legal_actions(state, seat))
    return chance.choice([action for action in actions if isinstance(action, Lay)] or actions)
