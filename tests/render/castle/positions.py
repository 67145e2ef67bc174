"""Positions of the Castle: moments of a recorded game."""

from collections.abc import Callable
from functools import cache

from bot.display.keyboards import marks
from bot.texts.catalogues import Texts
from games.castle import GAME
from games.castle.actions import Place
from games.castle.components import Segment
from games.castle.forecast import placed
from games.castle.state import State
from games.core.choices import decision, path_to, screen
from games.core.log import begin, unfolded
from games.core.values import TABLE, Cell, Rotation
from render import Focus, Picture, words
from tests.contract.plays import recorded

NAMES = ("Марта", "Oleksandr")
_TEXTS = Texts(("games.castle",), strict=True)
WORDS = {id: _TEXTS.say("uk", id) for id in words("castle")}


@cache
def states() -> tuple[State, ...]:
    """Return all states of the recorded game."""
    log = recorded("castle")
    return tuple(each.state for each in (begin(GAME, log), *unfolded(GAME, log)))


def picture(
    state: State, path: tuple[int, ...] | None = None, page: str = "board", room: int = 800
) -> Picture:
    """Return a picture, with what is asked if a path is given."""
    focus = None
    if path is not None:
        shown = screen(decision(GAME, state, state.turn), path)
        focus = Focus(state.turn, shown.answers, marks(shown), shown.action is not None)
    view = GAME.view(state, TABLE)
    return Picture("castle", page, view, NAMES, (2, 0), WORDS, focus, room)


def choosing() -> State:
    """Return a moment where somebody chooses what is scored first."""
    return next(state for state in states() if state.pending)


def landing() -> Picture:
    """Return a preview that would complete something."""
    for state in states():
        if state.drawn is None:
            continue
        actions = decision(GAME, state, state.turn)
        for action in actions:
            if isinstance(action, Place) and placed(GAME.view(state, TABLE), *_where(action)):
                return picture(state, path_to(actions, action))
    raise LookupError("nobody completes anything")


def _where(action: Place) -> tuple[Cell, Rotation, Segment | None]:
    return action.cell, action.rotation, action.follower


GOLDEN: dict[str, Callable[[], Picture]] = {
    "castle-begun": lambda: picture(states()[0], ()),
    "castle-cells": lambda: picture(states()[30], ()),
    "castle-preview": lambda: picture(states()[30], (1,)),
    "castle-landing": landing,
    "castle-low": lambda: picture(states()[30], (1,), room=720),
    "castle-order": lambda: picture(choosing(), ()),
    "castle-waiting": lambda: picture(states()[40]),
    "castle-final": lambda: picture(states()[-1], page="sheet"),
    "castle-wall": lambda: picture(states()[40], page="wall"),
    "castle-left": lambda: picture(states()[40], page="left"),
}
PAINTED = ("castle-cells", "castle-landing")
