"""What the board says and offers of a pause, in three languages."""

import pytest

from bot.display import buttons as others
from bot.display.board.people_panel import people_lines, people_rows
from bot.display.surfaces import surfaces
from bot.features.pause import buttons
from bot.features.pause.table import AskPause
from bot.table.referee import handle
from bot.table.values import DAY, HOUR, Live, with_changes
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, NOON, begun
from tests.features.pause.test_table import consent


def game(language: str = "en") -> Live:
    return with_changes(begun("gifts", ANNA, BORIS), clock=HOUR, since=NOON, language=language)


def asked(live: Live, days: int = 3) -> Live:
    return handle(ALL, live, BORIS, AskPause(days, NOON), NOON)


def paused(live: Live, days: int = 3) -> Live:
    wished = asked(live, days)
    return handle(ALL, wished, ANNA, consent(wished), NOON)


def offered(live: Live) -> list[type]:
    return [type(button.token) for row in people_rows(FRAME, live) for button in row]


def test_the_board_asks_for_the_pause() -> None:
    live = asked(game())
    assert "asks for a pause (3 days)" in people_lines(FRAME, live)
    rows = people_rows(FRAME, live)
    assert [b.text for row in rows for b in row] == ["⏸ Agree (1/2)", "No pause"]


def test_a_paused_board_says_until_when_and_offers_to_go_on_alone() -> None:
    live = with_changes(paused(game()), late=True)
    said = people_lines(FRAME, live)
    assert f'unix="{NOON + 3 * DAY}"' in said
    assert "Out of time" not in said
    assert offered(live) == [buttons.Resume]


def test_without_a_day_it_says_how_it_ends() -> None:
    assert "Go on" in people_lines(FRAME, paused(game(), days=0))


@pytest.mark.parametrize(("language", "said"), [("en", "Paused"), ("ru", "Пауза"), ("uk", "Пауза")])
def test_it_stands_on_the_board_in_the_language_of_its_chat(language: str, said: str) -> None:
    (board,) = (one for one in surfaces(FRAME, paused(game(language))) if one.key == "board")
    assert said in board.text
    tokens = [button.token for row in board.keyboard for button in row]
    assert any(isinstance(token, buttons.Resume) for token in tokens)
    assert any(isinstance(token, others.Choice) for token in tokens)  # whoever wants to, may move
