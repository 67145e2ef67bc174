"""Captions fit, whatever people call themselves: Telegram refuses a longer one altogether.

https://core.telegram.org/bots/api#sendphoto: 1024 characters, in units of UTF-16.
"""

from random import Random

import pytest
from msgspec.structs import replace

from bot.display.board.captions import board_caption
from bot.display.board.finals import final_caption, stopped_caption
from bot.display.fitted import units
from bot.display.values import CAPTION_LIMIT
from bot.table.values import Live, Person, Phase, Place, Table
from bot.texts.catalogues import LANGUAGES
from games import GAMES
from games.core.contract import defaults
from games.core.log import Log, replay
from games.core.rng import Rng
from tests.bot.tables import everybody

LONGEST = "👨‍👩‍👧‍👦" * 16
"""Cut to the 32 signs of a name, as `texts.naming.shortened` does."""


@pytest.fixture(scope="module")
def crowd() -> Live:
    """Ten people who have played a game to its end."""
    game, chance = GAMES["saboteur"], Random(1)
    log = Log(game.id, game.rules_version, 10, defaults(game), Rng(1))
    state = game.setup(log.options, 10, log.rng)
    while acting := game.to_act(state):
        action = chance.choice(list(game.legal_actions(state, acting[0])))
        log = log.with_move(acting[0], action)
        state = game.apply(state, acting[0], action).state
    people = tuple(Person(n + 1, LONGEST[:32], "en", n) for n in range(10))
    table = Table("0123456789", Place(-100), "en", 1, Phase.OVER, game.id, log.options)
    return Live(replace(table, people=people, log=log), replay(game, log))


def test_last_word_on_ten_people_with_long_names_fits(crowd: Live) -> None:
    """1085 units, and the last board was lost for good."""
    caption = final_caption(everybody(crowd), crowd)
    assert units(caption) <= CAPTION_LIMIT
    assert caption.count("👨") >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_of_ten_people_with_long_names_fits(crowd: Live, language: str) -> None:
    table = replace(crowd.table, language=language, phase=Phase.RUNNING)
    live = replace(crowd, table=replace(table, gone=frozenset(range(5))))
    caption = board_caption(everybody(live), live, None, frozenset(range(1, 11)))
    assert units(caption) <= CAPTION_LIMIT
    assert units(stopped_caption(everybody(live), live)) <= CAPTION_LIMIT


def test_names_that_fit_are_not_cut(crowd: Live) -> None:
    people = tuple(replace(p, name=f"Person {n} of ten") for n, p in enumerate(crowd.table.people))
    named = replace(crowd, table=replace(crowd.table, people=people))
    caption = final_caption(everybody(named), named)
    assert all(person.name in caption for person in people)
