"""Positions of Guilds of Laar, arranged as scenarios are, and pictures that the bot asks for."""

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
from games.laar import GAME
from games.laar.state import State
from render import Focus, Picture
from tests.games.laar.script import Scenario, run

NAMES = ("Марта", "Oleksandr", "Їжак", "Анна-Мария Крузенштерн")
_TEXTS = Texts(("games.laar",), strict=True)
WORDS = {id: _TEXTS.say("ru", id) for id in render.words("laar")}

GOODS = (
    "Anna: spell #36 shift shield per-spell",
    "Bob: spell boost-boomerang",
    "Anna: spice anise mint anise",
    "Anna: gem 1 2 8 5",
    "Anna: beast unicorn unicorn spider",
    "Anna: weapon pinga:1-2 katar",
    "Bob: weapon boomerang:2-2 katar katar",
    "Cleo: spice lotus pepper clove",
    "Cleo: weapon shuriken:2-1",
)
"""Of three: different on every side."""


def arranged(*steps: str, **more: Any) -> State:
    """Return the truth after some steps."""
    usual: dict[str, Any] = {"round": 7, "chart": "iv", "goods": GOODS, "market": "#33 #37 #40 #44"}
    return run(Scenario("", "", steps, **{**usual, **more})).state


def picture(
    state: State, viewer: Viewer = TABLE, page: str = "board", path: Path | None = None
) -> Picture:
    """Ask for a picture, of a choice if there is a path."""
    view, focus = GAME.view(state, viewer), None
    if path is not None:
        seat = GAME.to_act(state)[0]
        shown = screen(tuple(GAME.legal_actions(state, seat)), path)
        focus = Focus(seat, shown.answers, marks(shown), shown.action is not None)
    return Picture(GAME.id, page, view, NAMES[: len(view.players)], words=WORDS, focus=focus)


SENT = ("Anna: send 1,0 beast", "Bob: send 0,0 spell")
ALL_SENT = (*SENT, "Cleo: send 0,1 gem")
ENDED: dict[str, Any] = {"ended": True, "market": ""}


def choosing() -> Picture:
    """Two of three cards have experts; the third is asked for."""
    return picture(arranged(*SENT, players=4, goods=GOODS), path=())


def lettered() -> Picture:
    """A card is chosen: its zones bear letters."""
    return picture(arranged(players=4), path=(2,))


def last() -> Picture:
    """The first player may make something else of the last card."""
    taken = ("Cleo: take 0,0 spell", "Bob: take 0,1 gem")
    return picture(arranged(*ALL_SENT, *taken), path=(1,))


def assigning() -> Picture:
    """A universal good is to become a spice."""
    return picture(arranged(**ENDED), path=(0,))


def shielding() -> Picture:
    """Three weapons strike one who has a shield."""
    return picture(arranged("Anna: assign 36 spell", **ENDED), path=())


def hand() -> Picture:
    """One's own goods while others move."""
    return picture(arranged(*SENT), Seat(0))


def asked_in_private() -> Picture:
    """With hidden experts: the market above one's own experts."""
    state = arranged("Anna: send 1,0 beast", options={"experts": "hidden"})
    return picture(state, Seat(1), path=())


def so_far() -> Picture:
    """What everybody would score, with closed gems."""
    return picture(arranged(), page="score")


def over() -> State:
    """A game that is over."""
    return arranged("Anna: assign 36 gem", "Anna: shield boomerang", **ENDED)


def final() -> Picture:
    return picture(over(), page="sheet")


def explained() -> Picture:
    """Why the first has got what they have."""
    return picture(over(), page="seat-0")


def zones() -> Picture:
    """The picture beside the rules."""
    example = render.example(GAME.id)
    assert example
    names = tuple(WORDS[id] for id in example.names)
    return Picture(GAME.id, example.page, example.view, names, words=WORDS)


def guide() -> Picture:
    return picture(arranged(), page="guide")


GOLDEN: Mapping[str, Callable[[], Picture]] = {
    "laar-choosing": choosing,
    "laar-lettered": lettered,
    "laar-last": last,
    "laar-assigning": assigning,
    "laar-hand": hand,
    "laar-final": final,
    "laar-explained": explained,
}
PAINTED = ("laar-choosing", "laar-explained")
WRITTEN = (*GOLDEN.values(), shielding, asked_in_private, so_far, zones, guide)


def played(seats: int, seed: int, **options: str) -> list[State]:
    """Return all states of a random game."""
    chance = Random(seed)
    states = [GAME.setup({**defaults(GAME), **options}, seats, Rng(seed))]
    while acting := GAME.to_act(states[-1]):
        action = chance.choice(list(GAME.legal_actions(states[-1], acting[0])))
        states.append(GAME.apply(states[-1], acting[0], action).state)
    return states
