"""What is told of a side of a tile before it is chosen (docs/adr/0080)."""

from typing import Any

import pytest

from bench.fold.looks import FRAME
from bench.play import random_state
from bot.texts.catalogues import LANGUAGES
from games.core.message import Message
from games.land_vs_sea import GAME
from games.land_vs_sea.actions import Lay, Pick
from games.land_vs_sea.events import AreaCompleted


def completes(state: Any, side: Pick) -> bool:
    """Whether an area is completed by some move with a side."""
    (seat,) = GAME.to_act(state)
    moves = [m for m in GAME.legal_actions(state, seat) if isinstance(m, Lay) and m.side == side]
    events = [event for move in moves for event in GAME.apply(state, seat, move).events]
    return any(isinstance(event, AreaCompleted) for event in events)


@pytest.mark.parametrize("moves", range(6, 30, 3))
def test_a_side_says_whether_it_can_complete_an_area(moves: int) -> None:
    """It is the first answer of a move: whoever hears the tiles chooses by it."""
    assert GAME.telling.aloud
    state = random_state(GAME, 2, seed=moves, moves=moves)
    (seat,) = GAME.to_act(state)
    view = GAME.view(state, seat)
    lays = [move for move in GAME.legal_actions(state, seat) if isinstance(move, Lay)]
    for side in {move.side for move in lays}:
        said = GAME.telling.aloud.option(view, {}, "side", side)
        assert said
        shown = said.variables["told"]
        assert isinstance(shown, tuple)
        told = [part for part in shown if isinstance(part, Message)]
        could = any(part.id == "land-vs-sea-aloud-completes" for part in told)
        assert could == completes(state, side)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["steal", "steal-wrong", "again", "again-wrong"])
def test_a_lesson_names_a_sign_as_whoever_plays_in_words_hears_it(step: str, language: str) -> None:
    """A hand or a green arrow on a tile is seen only; brackets add it for who sees."""
    said = FRAME.say(language, f"land-vs-sea-lesson-land-vs-sea-{step}")
    before = said.partition("(")[0].lower()
    assert not any(word in before for word in ("arrow", "hand", "стрел", "рук", "стріл"))
