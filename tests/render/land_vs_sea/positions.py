"""Positions of Land vs Sea: the recorded game of four with all modules, and one that sprawls."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

import render
from bot.display.keyboards import marks
from bot.texts.catalogues import Texts
from games.core.choices import decision, screen
from games.core.log import Log, begin, unfolded
from games.core.values import TABLE, Cell, Seat, Viewer
from games.land_vs_sea import GAME
from games.land_vs_sea.chart import Chart, Laid, lay, turns
from games.land_vs_sea.components import TILES, Kind
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Last, Phase
from render import Focus, Picture, words

NAMES = ("Марта", "Oleksandr", "Їжак", "田中さん")
_TEXTS = Texts(("games.land_vs_sea",), strict=True)
WORDS = {id: _TEXTS.say("uk", id) for id in words("land_vs_sea")}
_RECORDED = Path(__file__).parents[2] / "playthroughs" / "land_vs_sea.json"


@cache
def recorded() -> tuple[State, ...]:
    """Return all states of the recorded game."""
    log = msgspec.convert(json.loads(_RECORDED.read_text()), Log)
    return tuple(each.state for each in (begin(GAME, log), *unfolded(GAME, log)))


def at(phase: Phase, moves: int) -> State:
    """Return the first state of a phase after `moves` moves."""
    return next(state for state in recorded()[moves:] if state.phase is phase)


def picture(
    state: State, viewer: Viewer = TABLE, path: tuple[int, ...] | None = None, page: str = "board"
) -> Picture:
    """Return a picture, with what is asked if a path is given."""
    focus = None
    if path is not None:
        shown = screen(decision(GAME, state, state.turn), path)
        focus = Focus(state.turn, shown.answers, marks(shown), shown.action is not None)
    view = GAME.view(state, viewer)
    names = NAMES[: len(state.hands)]
    return Picture("land_vs_sea", page, view, names, (3, 1, 2, 0)[: len(names)], WORDS, focus)


def asked(state: State, *path: int) -> Picture:
    """Return what whose turn it is sees in the private chat, where there is little room."""
    return replace(picture(state, state.turn, path), room=960)


def sprawling() -> State:
    """Return a position in which all tiles lie in one line from west to east."""
    state = recorded()[0]
    chart, kinds = state.chart, frozenset(Kind)
    for step, (name, _) in enumerate(TILES[:40], 1):
        chart = _beside(chart, Cell(step, -(step // 5)), name, kinds)
    return replace(state, chart=chart, phase=Phase.LAYING, last=Last(Seat(3), (Cell(40, -8),)))


def _beside(chart: Chart, cell: Cell, name: str, kinds: frozenset[Kind]) -> Chart:
    rotation = turns(name, kinds)[chart.frontier[cell]][0]
    return lay(chart, cell, Laid(name, rotation), kinds)


def by_region(asking: Picture, region: int | None = None) -> Picture:
    """Ask for a place by regions: of which, or where."""
    assert asking.focus
    regions = render.regions(asking)
    return replace(asking, focus=replace(asking.focus, regions=regions, region=region))


_LATE = 60

GOLDEN: dict[str, Callable[[], Picture]] = {
    "land_vs_sea-public": lambda: picture(at(Phase.LAYING, 30)),
    "land_vs_sea-sides": lambda: asked(at(Phase.LAYING, 20)),
    "land_vs_sea-cells": lambda: asked(at(Phase.LAYING, 20), 1),
    "land_vs_sea-preview": lambda: asked(at(Phase.LAYING, 20), 1, 4),
    "land_vs_sea-waypoint": lambda: asked(at(Phase.MARKING, 4)),
    "land_vs_sea-regions": lambda: by_region(replace(asked(sprawling(), 1), room=720)),
    "land_vs_sea-region": lambda: by_region(replace(asked(sprawling(), 1), room=720), 1),
    "land_vs_sea-window": lambda: picture(sprawling()),
    "land_vs_sea-preview-far": lambda: asked(sprawling(), 1, 12),
    "land_vs_sea-areas": lambda: picture(at(Phase.LAYING, _LATE), page="areas"),
    "land_vs_sea-routes": lambda: picture(at(Phase.LAYING, _LATE), page="routes"),
    "land_vs_sea-left": lambda: picture(at(Phase.LAYING, 30), page="left"),
    "land_vs_sea-final": lambda: picture(recorded()[-1], page="sheet"),
}
"""By the names of their files."""
PAINTED = ("land_vs_sea-cells", "land_vs_sea-preview", "land_vs_sea-final")
