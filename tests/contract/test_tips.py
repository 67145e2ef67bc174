"""Tips of first games: each is due in some game, is one short sentence, and is told once
(docs/adr/0087).
"""

from collections.abc import Iterator

import pytest

from bot.texts.catalogues import LANGUAGES
from games import GAMES
from games.core.contract import AnyGame
from games.core.lessons import first_options, next_tip, tip_id, tips_of
from games.core.values import Seat
from tests.bot.tables import FRAME
from tests.contract.plays import Play, plays_of
from tests.proofs import filled

TOAST = 120
"""Characters. docs/words.md, 4."""


def told(game: AnyGame, play: Play, seat: Seat) -> Iterator[str]:
    """What somebody is told in a game who has never played it."""
    had: list[str] = []
    for position in play.positions:
        if position.seat == seat:
            moves = map(str, game.legal_actions(position.state, seat))
            if tip := next_tip(game, moves, had):
                had.append(tip)
                yield tip


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_tip_is_due_in_some_game_and_told_once(game: AnyGame) -> None:
    met: set[str] = set()
    for whole in filled(plays_of(game)):
        for seat in whole.seats:
            tips = [*told(game, whole, seat)]
            assert len(tips) == len(set(tips))
            met.update(tips)
    assert met == {tip_id(game, tip) for tip in tips_of(game)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_first_decision_of_a_first_game_is_accompanied(game: AnyGame) -> None:
    """So who has had none is new to the game."""
    for whole in filled(plays_of(game)):
        first = whole.positions[0]
        moves = map(str, game.legal_actions(first.state, first.seat))
        assert next_tip(game, moves, ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_tips_fit_into_an_answer_of_a_press(game: AnyGame, language: str) -> None:
    said = [FRAME.say(language, tip_id(game, tip)) for tip in tips_of(game)]
    assert len(said) == len(set(said))
    assert all(filled(0 < len(one) <= TOAST for one in said))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_options_of_a_first_game_are_there(game: AnyGame) -> None:
    known = {option.id: option.values for option in game.options}
    # or nothing: a first game may be of the usual options
    assert all(value in known[id] for id, value in first_options(game).items())
