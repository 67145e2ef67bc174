"""Boards of Carcassonne, as a chat sees them while somebody decides."""

from typing import Any

import render
from bench.play import random_state
from games import GAMES
from games.core.choices import screen
from games.core.contract import AnyGame
from games.core.values import TABLE
from render import Focus, Mark, MarkRow, Picture

FULL = 71
"""Moves of a whole game: all 72 tiles lie."""


def board(seed: int, moves: int) -> Picture:
    """Return the board after `moves` random moves, with its cells numbered."""
    game = GAMES["carcassonne"]
    state = random_state(game, 5, seed, moves=moves)
    names = ("Оксана", "Max", "Дмитро", "Ярослава", "Liam")
    words = {id: id for id in render.words(game.id)}
    view = game.view(state, TABLE)
    return Picture(game.id, "board", view, names, words=words, focus=_focus(game, state))


def _focus(game: AnyGame, state: Any) -> Focus | None:
    acting = game.to_act(state)
    if not acting:
        return None
    shown = screen(tuple(game.legal_actions(state, acting[0])), ())
    rows = (
        MarkRow(row.question.field, tuple(_numbered(row.question.options))) for row in shown.rows
    )
    return Focus(acting[0], shown.answers, tuple(rows))


def _numbered(options: tuple[Any, ...]) -> list[Mark]:
    return [Mark(option, str(number)) for number, option in enumerate(options, 1)]
