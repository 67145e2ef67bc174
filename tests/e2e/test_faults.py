"""Telegram breaks, dawdles and limits: in the end the newest board is shown, no move is lost."""

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import pytest

from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import Stage
from tests.e2e.groups import (
    Group,
    changed,
    data_of,
    has,
    play,
    press_and_never_mind,
    until,
)
from tests.e2e.quiet import hush, wait_out


@pytest.fixture
def group(toys: Stage) -> Iterator[Group]:
    yield toys.group("en", "ru")
    toys.host.remove("faults")


def edits(stage: Stage, group: Group, since: int) -> list[dict[str, Any]]:
    """Those of one chat: on a busy machine a game of another test may still be told its end."""
    return [
        call
        for call in stage.host.log(since)
        if call["method"] == "editMessageText"
        and call["parameters"].get("chat_id") == str(group.chat)
    ]


FAULTS = cycle(
    [
        ("error", ("sendMessage", "editMessageText"), "before"),
        ("drop", ("sendMessage", "editMessageText"), "before"),
        ("drop", ("editMessageText",), "after"),
        ("too_many", ("sendMessage", "editMessageText"), "before"),
    ]
)


def test_errors_broken_connections_lost_answers_and_429_are_outlasted(
    toys: Stage, group: Group
) -> None:
    """Every step of a game meets one of them."""
    board = group.begin("/play gifts")
    chance = Random(4)
    while not has(board, "r"):
        toys.host.remove("faults")
        kind, methods, when = next(FAULTS)
        for method in methods:
            toys.host.fault(kind, method, when=when, chat_id=group.chat)
        board = play(group, chance, 1)[-1]
    assert board.text.removeprefix("🔁 ").startswith("Game over")


def test_board_comes_when_telegram_is_away_for_longer_than_the_first_tries(
    toys: Stage, group: Group
) -> None:
    board = group.begin("/play gifts")
    toys.host.fault("error", "editMessageText", count=6, chat_id=group.chat)
    group.awaited(board).press(board, data=data_of(board, "c"))
    assert changed(group, board).buttons == ["‹ Back", "✓ Confirm"]


def test_edit_that_waits_for_a_flood_to_pass_is_made_once(toys: Stage, group: Group) -> None:
    """Telegram sits out up to 8 seconds of a flood and answers then (tdlib/td,
    NetQueryDelayer.cpp): four edits were under way for one, and the next board waited for them.
    """
    board = group.begin("/play gifts")
    toys.host.fault("delay", "editMessageText", when="after", seconds=6, chat_id=group.chat)
    since = int(toys.host.log()[-1]["seq"])
    group.awaited(board).press(board, data=data_of(board, "c"))
    assert changed(group, board).buttons == ["‹ Back", "✓ Confirm"]
    play(group, Random(1), 1)
    errors = [call.get("error") or "" for call in edits(toys, group, since)]
    assert not [error for error in errors if "not modified" in error]


def test_edit_over_a_slow_line_arrives_once(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    until(lambda: [post.id for post in group.bots() if post.keyboard] == [board.id])  # no lobby
    toys.host.fault("uplink", "editMessageText", seconds=6)
    since = int(toys.host.log()[-1]["seq"])
    group.awaited(board).press(board, data=data_of(board, "c"))
    assert changed(group, board).buttons == ["‹ Back", "✓ Confirm"]
    assert len(edits(toys, group, since)) == 1


def test_chat_that_must_be_quiet_gets_only_the_newest_board(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    person = group.awaited(board)
    before = len(group.bots())
    hush(toys, group)
    person.press(board, data=data_of(board, "c"))
    table, _, stamp, path, *_ = data_of(board, "c").split(":")
    person.press(board, data=f"{table}:y:{stamp}:{path}", force=True)
    wait_out(toys, group)
    (other,) = [one for one in group.people if one != person]
    # Outdated: the board is shown, if it is not already. Its buttons may be gone by then.
    other.press(board, data=data_of(board, "c"), force=True)
    after = changed(group, board)
    assert after.id > board.id
    assert group.awaited(after) != person
    assert len(group.bots()) == before + 1


def test_press_is_answered_though_the_chat_must_be_quiet(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    hush(toys, group)
    other = next(one for one in group.people if one != group.awaited(board))
    assert other.press(board, data=data_of(board, "c")).text


@pytest.mark.parametrize("kind", ["duplicate", "reorder"])
def test_updates_that_come_twice_or_in_disorder_do_no_harm(
    toys: Stage, group: Group, kind: str
) -> None:
    toys.host.fault(kind, "getUpdates", count=1000)
    group.begin("/play gifts")
    boards = play(group, Random(5))
    assert has(boards[-1], "r")
    _, _, *shown, last = group.bots()  # the greeting and the lobby stand above
    assert (len(shown), last.id) == (3, boards[-1].id)  # the first and the latest: others have gone


def test_getting_updates_may_fail(toys: Stage, group: Group) -> None:
    toys.host.fault("error", "getUpdates", count=1)
    assert has(group.begin("/play gifts"), "c")


def test_answer_that_fails_is_tried_again(toys: Stage, group: Group) -> None:
    lobby = group.open("/play gifts")
    toys.host.fault("error", "answerCallbackQuery")
    assert group.people[1].press(lobby, data=data_of(lobby, "j")).text == "Вы в игре!"


def test_answer_waits_when_telegram_says_so(toys: Stage, group: Group) -> None:
    lobby = group.open("/play gifts")
    toys.host.fault("too_many", "answerCallbackQuery", seconds=1)
    assert group.people[1].press(lobby, data=data_of(lobby, "j")).text == "Вы в игре!"


def test_press_counts_though_its_answer_must_wait_too_long(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    toys.host.fault("too_many", "answerCallbackQuery", seconds=30)
    press_and_never_mind(group.awaited(board), board, data_of(board, "c"))
    assert changed(group, board).buttons == ["‹ Back", "✓ Confirm"]


def test_two_bots_on_one_token_complain_and_go_on(
    toys: Stage, group: Group, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """409: terminated by other getUpdates request. Nothing crashes, and one is left that works."""
    token = toys.bot.token
    second = Bot(tmp_path_factory.mktemp("second"), toys.host.base_url, token, WITH_TOYS)
    with second:
        said = group.say(group.owner, "/help")
        assert group.wait(lambda post: True, said.id)
        until(lambda: "Conflict" in toys.bot.log)
        assert second.stop() == 0
    assert has(group.begin("/play gifts"), "c")
