"""What is shown of somebody who asks for a computer's seat, in three languages: docs/adr/0125."""

import pytest

from bot.display import surfaces
from bot.display.board.people_panel import people_lines, people_rows
from bot.display.values import Surface
from bot.features.handing.buttons import TakeOver
from bot.features.latecomers import buttons
from bot.features.latecomers.buttons import AnswerLatecomer
from bot.table.values import NOBODY, Live, Place, stamp_of_table, with_changes
from bot.table.votes import Resign
from tests.bot.looking import more, plain, shown
from tests.bot.tables import ANNA, BORIS, FRAME, do, everybody
from tests.features.latecomers.test_table import ASK, LATE, admit, admitted, game, take


def offered(live: Live) -> list[type]:
    return [type(button.token) for row in people_rows(everybody(live), live) for button in row]


def test_the_board_asks_whoever_plays() -> None:
    live = do(do(game(), LATE, ASK), ANNA, admit)
    said = people_lines(everybody(live), live)
    assert "<b>Clara &lt;3</b> would like to take over from <b>🤖 Ada</b>" in said
    assert "tg://user" not in said, "who has asked is not called by each board"
    rows = people_rows(everybody(live), live)
    assert [button.text for row in rows for button in row] == ["🙋 Agree (1/2)", "No"]


def test_once_all_agree_the_seat_can_be_taken_and_is_nobodys_to_keep() -> None:
    live = admitted(game())
    assert "you’re welcome to take over from <b>🤖 Ada</b>" in people_lines(everybody(live), live)
    assert f'href="tg://user?id={LATE.id}"' in people_lines(everybody(live), live), (
        "they are called"
    )
    assert offered(live) == [TakeOver, AnswerLatecomer]
    after = do(live, LATE, take)
    assert "takes over from <b>🤖 Ada</b>" in people_lines(everybody(after), after)


@pytest.mark.parametrize(
    ("language", "asks", "welcome"),
    [
        ("en", "would like to take over", "you’re welcome"),
        ("ru", "хочет доиграть за", "вас ждут"),
        ("uk", "хоче дограти за", "на вас чекають"),
    ],
)
def test_it_stands_on_the_board_in_the_language_of_its_chat(
    language: str, asks: str, welcome: str
) -> None:
    for live, said in ((do(game(), LATE, ASK), asks), (admitted(game()), welcome)):
        assert said in plain(shown(with_changes(live, language=language))["board"])


def board(live: Live) -> Surface:
    return shown(live)["board"]


def test_a_group_offers_it_behind_the_dots_as_long_as_it_can_be_asked() -> None:
    said = "🙋 Take over from a computer"
    assert said in more(board(game()))
    assert said not in more(board(do(game(), LATE, ASK)))
    assert said not in more(board(game(computers=0)))
    assert said not in more(board(with_changes(game(), strangers=True)))


def test_no_reader_of_a_table_of_people_can_ask_and_each_can_answer() -> None:
    live = with_changes(game(), place=Place(NOBODY, 5))
    said = "🙋 Take over from a computer"
    copies = [one for one in surfaces.surfaces(FRAME, live) if one.key.startswith("board")]
    assert len(copies) == 2
    assert all(said not in more(one) for one in copies)
    asked = do(live, LATE, ASK)
    for copy in surfaces.surfaces(FRAME, asked):
        tokens = [button.token for row in copy.keyboard for button in row]
        assert any(isinstance(token, buttons.AnswerLatecomer) for token in tokens)
    for copy in surfaces.surfaces(FRAME, do(do(asked, ANNA, admit), BORIS, admit)):
        tokens = [button.token for row in copy.keyboard for button in row]
        assert not any(isinstance(token, TakeOver) for token in tokens), "the newcomer has it"


def test_whom_a_computer_represents_has_no_button_that_keeps_a_seat_no_longer() -> None:
    live = with_changes(admitted(game()), place=Place(NOBODY, 5))
    left = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    ends = {
        one.place.chat
        for one in surfaces.surfaces(FRAME, left)
        for row in one.keyboard
        for button in row
        if isinstance(button.token, buttons.AnswerLatecomer)
    }
    assert ends == {BORIS.id}


def test_only_the_seat_tells_secrets() -> None:
    """Before the tap by which they sit down, a newcomer is shown nothing that the table is not."""
    live = admitted(game("saboteur"))
    assert {one.place.chat for one in surfaces.surfaces(FRAME, live)} == {-100, 1, 2}
    after = do(live, LATE, take)
    assert LATE.id in {one.place.chat for one in surfaces.surfaces(FRAME, after)}
