"""Positions of Glastonbury, arranged as scenarios are, and pictures that the bot asks for."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import render
from bot.display.keyboards import marks
from bot.texts.catalogues import Texts
from games.core.choices import Path, screen
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.glastonbury import GAME
from games.glastonbury.state import State
from render import Focus, Picture
from render.theme import TALLEST
from tests.games.glastonbury.script import Scenario, run

NAMES = ("Марта", "Oleksandr", "Їжак", "Анна-Мария Крузенштерн")
_TEXTS = Texts(("games.glastonbury",), strict=True)
WORDS = {id: _TEXTS.say("ru", id) for id in render.words("glastonbury")}

FIELD = """
[]   egg1 luck bat3 *    []
fro2 *    app+ *    hon4 *
*    *    pow0 *    *    mov+
pum3 *    eye! gra2 *    *
*    clo4 *    *    bon1 *
[]   *    ros2 *    *    []
"""
"""Different on every side."""
WIZARDS = (
    "2; ros1 fro3; mov+2; orange ender",
    "9; egg4; ; white few-cards",
    "7; hon3 hon2 hon1; app+2; grey many-ones",
    "7; bat1 bat2; luck; purple few-fours",
)
"""The last two come to stand in one place."""


def arranged(*steps: str, **more: Any) -> State:
    """Return the truth after some steps."""
    usual: dict[str, Any] = {"wizards": WIZARDS, "field": FIELD, "options": {"recipes": "on"}}
    return run(Scenario("", "", steps, **{**usual, **more})).state


def picture(
    state: State,
    viewer: Viewer = TABLE,
    page: str = "board",
    path: Path | None = None,
    room: int = TALLEST,
) -> Picture:
    """Ask for a picture, of a choice if there is a path."""
    view, focus = GAME.view(state, viewer), None
    if path is not None:
        seat = GAME.to_act(state)[0]
        shown = screen(tuple(GAME.legal_actions(state, seat)), path)
        focus = Focus(seat, shown.answers, marks(shown), shown.action is not None)
    names = NAMES[: len(view.players)]
    colours = GAME.seating.colours[: len(view.players)]
    return Picture(GAME.id, page, view, names, colours, words=WORDS, focus=focus, room=room)


def starting() -> Picture:
    """A game of two: corners are free, a colour is out."""
    return picture(GAME.setup(defaults(GAME), 2, Rng(1)), path=())


def plain() -> Picture:
    """Nobody is asked here; somebody has just taken a card."""
    return picture(arranged("Anna: move 0,3"), path=None)


def choosing() -> Picture:
    """At a corner one may walk on: where that would lead."""
    return picture(arranged(), path=(0,))


def appearing() -> Picture:
    """Any card of the field, as low as the picture can be."""
    return picture(arranged("Anna: stay", "Bob: take 2,2"), path=(6,), room=720)


def decided() -> Picture:
    """The card lies where it would lie."""
    return picture(arranged("Anna: stay"), path=(5,))


def unlucky() -> Picture:
    """A preview of bad luck: who would lose a top card."""
    wizards = (*WIZARDS[:3], "18; ros4; ; purple few-fours")
    return picture(arranged(turn="Dan", wizards=wizards), path=(0,))


def looking() -> Picture:
    """One's own cauldron, by the eyeball."""
    state = arranged("Anna: stay", "Bob: take 2,2", "Cleo: take 2,3")
    return picture(state, GAME.to_act(state)[0], path=())


def recipes(state: State | None = None) -> Picture:
    return picture(state or arranged(), Seat(0), page="recipes")


def cauldrons() -> Picture:
    """What all have, where all lies open."""
    return picture(arranged(options={"memory": "open"}), page="cauldrons")


def explained() -> Picture:
    """The picture beside the rules."""
    example = render.example(GAME.id)
    assert example
    names = tuple(WORDS[id] for id in example.names)
    return Picture(GAME.id, example.page, example.view, names, words=WORDS)


def over() -> State:
    """A game that is over, with powder, recipes, every way to be paid."""
    last = """
[] *    ..   * * []
*  *    ..   * * *
*  *    ..   * * *
*  *    hon4 * * *
*  *    ..   * * *
[] *    ..   * * []
"""
    wizards = (
        "0; ros1 ros2 ros3 map4 bat2; app+0; orange ender",
        "5; fea1 fea2 fea3 fea4 pum1 pum3 pow0 fro3 fro4 but4; ; white few-cards",
        "10; egg1 egg2 gra3; luck eye!; grey many-ones",
    )
    return arranged("Anna: take 2,3 leave", wizards=wizards, field=last, empty=True)


def ended() -> Picture:
    return picture(over())


def sheet() -> Picture:
    return picture(over(), page="sheet")


GOLDEN: Mapping[str, Callable[[], Picture]] = {
    "glastonbury-starting": starting,
    "glastonbury-plain": plain,
    "glastonbury-choosing": choosing,
    "glastonbury-appearing": appearing,
    "glastonbury-decided": decided,
    "glastonbury-looking": looking,
    "glastonbury-recipes": recipes,
    "glastonbury-cauldrons": cauldrons,
    "glastonbury-sheet": sheet,
}
PAINTED = ("glastonbury-choosing",)
WRITTEN = (*GOLDEN.values(), unlucky, ended, explained)


def played(seats: int, seed: int, **options: str) -> list[State]:
    """Return all states of a random game."""
    chance = Random(seed)
    states = [GAME.setup({**defaults(GAME), **options}, seats, Rng(seed))]
    while acting := GAME.to_act(states[-1]):
        action = chance.choice(list(GAME.legal_actions(states[-1], acting[0])))
        states.append(GAME.apply(states[-1], acting[0], action).state)
    return states
