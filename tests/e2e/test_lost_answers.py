"""What is sent again when an answer does not come: docs/adr/0006."""

from random import Random

import pytest

from playground.person import Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, changed, data_of, has, play, until

MARK = "🔁 "


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "ru")


def turn(toys: Stage, group: Group, fault: str, count: int, when: str) -> list[Post]:
    """Make a move whose board meets a fault; return the boards of the next turn."""
    board = group.begin("/play gifts")
    group.awaited(board).press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    toys.host.fault(fault, "sendMessage", when=when, count=count, chat_id=group.chat)
    group.awaited(preview).press(preview, data=data_of(preview, "y"))
    group.wait(lambda post: post.id == board.id and not post.keyboard)  # retired: all is shown
    return [post for post in group.bots() if post.id > board.id]


def test_message_that_must_wait_is_surely_not_there_and_sent_again(
    toys: Stage, group: Group
) -> None:
    """429."""
    (board,) = turn(toys, group, "too_many", 2, "before")
    assert not board.text.startswith(MARK)


@pytest.mark.parametrize("fault", ["error", "unauthorized", "gateway"])
def test_message_stands_though_the_server_answered_with_an_error(
    toys: Stage, group: Group, fault: str
) -> None:
    """A server that restarts answers 500 or 401 to what it has passed on, and a gateway 502
    (tdlib/telegram-bot-api, Client.cpp, get_closing_error): two boards asked the same, unmarked.
    """
    first, second = turn(toys, group, fault, 1, "after")
    assert second.text == MARK + first.text
    assert (first.silent, second.silent) == (False, True)


def test_message_that_did_not_arrive_is_sent_once_more_and_marked(
    toys: Stage, group: Group
) -> None:
    (board,) = turn(toys, group, "drop", 1, "before")
    assert board.text.startswith(MARK)


def test_message_whose_answer_was_lost_stands_there_twice_at_most(
    toys: Stage, group: Group
) -> None:
    first, second = turn(toys, group, "drop", 1, "after")
    assert second.text == MARK + first.text
    assert second.buttons == first.buttons


def test_either_of_two_copies_can_be_played_on(toys: Stage, group: Group) -> None:
    """Whoever taps on the one that we did not know takes its buttons away."""
    first, second = turn(toys, group, "drop", 1, "after")
    person = group.awaited(first)
    person.press(first, data=data_of(first, "c"))
    preview = changed(group, second)
    assert (preview.id, preview.buttons) == (second.id, ["‹ Back", "⋯ More", "✓ Confirm"])
    assert not preview.text.startswith(MARK)
    until(lambda: [post.id for post in group.bots() if post.keyboard] == [second.id])


def test_copy_that_is_tapped_once_the_game_is_over_loses_its_buttons(
    toys: Stage, group: Group
) -> None:
    first, _ = turn(toys, group, "drop", 1, "after")
    person = group.awaited(first)
    play(group, Random(1))
    assert person.press(first, data=data_of(first, "c")).text == "This game is over."
    last = group.wait(lambda post: has(post, "r"))
    until(lambda: [post.id for post in group.bots() if post.keyboard] == [last.id])


def test_after_two_lost_answers_a_press_brings_a_board(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    group.awaited(board).press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    toys.host.fault("drop", "sendMessage", when="after", count=2, chat_id=group.chat)
    group.awaited(preview).press(preview, data=data_of(preview, "y"))
    first = group.wait(lambda post: not post.text.startswith(MARK) and has(post, "c"), board.id)
    second = group.wait(lambda post: post.text.startswith(MARK), first.id)
    group.awaited(second).press(second, data=data_of(second, "c"))
    third = group.wait(lambda post: has(post, "y"), second.id)
    assert third.buttons == ["‹ Back", "⋯ More", "✓ Confirm"]


def test_edit_whose_answer_was_lost_is_made_again_in_place(toys: Stage, group: Group) -> None:
    """The second is `message is not modified`: that is success."""
    board = group.begin("/play gifts")
    toys.host.fault("drop", "editMessageText", when="after", chat_id=group.chat)
    before = len(group.bots())
    group.awaited(board).press(board, data=data_of(board, "c"))
    preview = changed(group, board)
    group.awaited(board).press(preview, data=data_of(preview, "c"))
    assert changed(group, preview).id == board.id
    assert len(group.bots()) == before
    errors = [call.get("error") or "" for call in toys.host.log()]
    assert any("message is not modified" in error for error in errors)


def test_answer_to_a_command_is_sent_once_more(toys: Stage, group: Group) -> None:
    toys.host.fault("drop", "sendMessage", when="after", chat_id=group.chat)
    said = group.say(group.owner, "/help")
    again = group.wait(lambda post: post.text.startswith(MARK), said.id)
    first, second = (post for post in group.bots() if post.id > said.id)
    assert (again.id, second.text) == (second.id, MARK + first.text)
