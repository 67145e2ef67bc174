"""What the board says and offers of a pause, in three languages."""

import pytest

from bot.display import buttons as others
from bot.display.board.people_panel import people_lines, people_rows
from bot.display.surfaces import surfaces
from bot.features.handing import buttons as handing
from bot.features.handing.table import OfferSeat
from bot.features.latecomers import buttons as latecomers
from bot.features.latecomers.table import Admit, AskToJoin
from bot.features.pause import buttons
from bot.features.pause.table import AskPause
from bot.table.circles import read_by
from bot.table.gathering import AddComputer, Start
from bot.table.referee import handle
from bot.table.slots import GiveWay, Keep, Want
from bot.table.values import DAY, HOUR, NOBODY, Live, Place, with_changes
from bot.texts.local_time import local_time
from games.core.contract import Level
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    STRANGER,
    begun,
    do,
    everybody,
    lobby,
    refusal,
)
from tests.features.pause.test_table import consent


def game(language: str = "en") -> Live:
    return with_changes(begun("gifts", ANNA, BORIS), clock=HOUR, since=NOON, language=language)


def asked(live: Live, days: int = 3) -> Live:
    return handle(ALL, live, BORIS, AskPause(days, NOON), NOON)


def paused(live: Live, days: int = 3) -> Live:
    wished = asked(live, days)
    return handle(ALL, wished, ANNA, consent(wished), NOON)


def offered(live: Live) -> list[type]:
    return [type(button.token) for row in people_rows(everybody(live), live) for button in row]


def test_the_board_asks_for_the_pause() -> None:
    live = asked(game())
    assert "asks for a pause (3 days)" in people_lines(everybody(live), live)
    rows = people_rows(everybody(live), live)
    assert [b.text for row in rows for b in row] == ["⏸ Agree (1/2)", "No pause"]


def test_in_a_circle_who_asks_can_only_withdraw_it() -> None:
    live = asked(with_changes(game(), place=Place(NOBODY, 5)))
    for user, answers in ((BORIS, ["n"]), (ANNA, ["y", "n"])):
        copy = read_by(live, user.id)
        tokens = [b.token for row in people_rows(everybody(copy), copy) for b in row]
        assert [one.answer for one in tokens if isinstance(one, buttons.Answer)] == answers


def test_a_paused_board_says_until_when_and_offers_to_go_on_alone() -> None:
    live = with_changes(paused(game()), late=True)
    said = people_lines(everybody(live), live)
    assert f'unix="{NOON + 3 * DAY}"' in said
    assert "Out of time" not in said
    assert offered(live) == [buttons.Resume]


def test_without_a_day_it_says_how_it_ends() -> None:
    assert "Resume" in people_lines(everybody(paused(game(), days=0)), paused(game(), days=0))


@pytest.mark.parametrize(("language", "said"), [("en", "Paused"), ("ru", "Пауза"), ("uk", "Пауза")])
def test_it_stands_on_the_board_in_the_language_of_its_chat(language: str, said: str) -> None:
    (board,) = (one for one in surfaces(FRAME, paused(game(language))) if one.key == "board")
    assert said in board.text
    tokens = [button.token for row in board.keyboard for button in row]
    assert any(isinstance(token, buttons.Resume) for token in tokens)
    assert any(isinstance(token, others.Choice) for token in tokens)  # whoever wants to, may move


def test_a_paused_board_answers_what_it_asks() -> None:
    """A seat on offer, and the question of one who comes late."""
    offering = handle(ALL, game(), BORIS, OfferSeat(NOON), NOON)
    assert handing.TakeOver in offered(paused(offering))
    assert handing.KeepSeat in offered(paused(offering))
    computers = do(lobby("gifts", ANNA, BORIS), ANNA, AddComputer(Level.EASY), Start(1))
    asking = handle(ALL, computers, STRANGER, AskToJoin(NOON), NOON)
    live = paused(asking)
    assert latecomers.AnswerLatecomer in offered(live)
    assert live.table.offer
    for user in (ANNA, BORIS):
        live = handle(ALL, live, user, Admit(live.table.offer.name), NOON)
    assert live.table.is_paused
    assert live.table.offer
    assert live.table.offer.agreed is None


def test_a_paused_board_asks_whether_somebody_still_plays() -> None:
    alone = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY), AddComputer(Level.EASY))
    alone = do(alone, ANNA, Start(1), now=NOON - 2 * DAY)
    wanted = do(alone, BORIS, Want(NOON))
    live = do(wanted, ANNA, AskPause(3, NOON))
    assert live.table.is_paused
    assert others.Keep in offered(live)
    assert refusal(live, BORIS, GiveWay(NOON + DAY)) == "refused-outdated"
    assert others.Keep not in offered(do(live, ANNA, Keep()))


@pytest.mark.parametrize("days", [0, 3])
def test_what_stands_still_says_no_moment_that_would_pass_in_the_pause(days: int) -> None:
    live = paused(handle(ALL, game(), BORIS, OfferSeat(NOON), NOON), days)
    ends = NOON + 3 * DAY + DAY
    said = local_time(ends) if days else "some time after the pause"
    assert said in people_lines(everybody(live), live)
