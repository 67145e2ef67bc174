"""A running game is pinned in its group while we may: docs/adr/0045."""

from random import Random
from typing import Any

import pytest

from playground.person import Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, changed, data_of, has, pick, until


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", kind="supergroup")


def trust(stage: Stage, group: Group, *, deletes: bool = True) -> None:
    """Make the bot an admin of the group who may pin messages, and maybe delete them, too."""
    bot = stage.host.get("world")["bot"]["id"]
    order = {"user_id": bot, "admin": True, "deletes": deletes}
    stage.host.post(f"chats/{group.chat}/admins", order)


def is_pinned(stage: Stage, group: Group, post: Post | None) -> bool:
    (chat,) = [c for c in stage.host.get("world")["chats"] if c["id"] == group.chat]
    return bool(chat.get("pinned", []) == ([post.id] if post else []))


def service(group: Group) -> list[Any]:
    return [p.service for p in group.posts() if p.service and p.service["kind"] == "pinned_message"]


def test_board_is_pinned_in_silence_until_the_game_is_over(toys: Stage, group: Group) -> None:
    trust(toys, group)
    board = group.begin("/play gifts")
    until(lambda: is_pinned(toys, group, board))
    until(lambda: not service(group))
    person = group.awaited(board)
    while not has(board, "y"):
        person.press(board, data=pick(board, Random(1)).data)
        board = changed(group, board)
    person.press(board, data=data_of(board, "y"))
    following = group.live(board.id)
    until(lambda: is_pinned(toys, group, following))
    until(lambda: not service(group))
    stop = group.wait(lambda post: has(post, "x"), group.say(group.owner, "/stop").id)
    group.owner.press(stop, data=data_of(stop, "x"))
    until(lambda: is_pinned(toys, group, None))


def test_admins_set_whether_games_are_pinned(toys: Stage, group: Group) -> None:
    board = group.begin("/play gifts")
    trust(toys, group)  # in the middle of a game
    until(lambda: is_pinned(toys, group, board))
    asked = group.wait(
        lambda post: "📌 Pin the game: on" in post.buttons, group.say(group.owner, "/settings").id
    )
    other = group.people[1].press(asked, text="📌 Pin the game: on")
    assert other.text == "Only the group’s admins can do that."
    group.owner.press(asked, text="📌 Pin the game: on")
    until(lambda: is_pinned(toys, group, None))
    group.wait(lambda post: post.id == asked.id and "📌 Pin the game: off" in post.buttons)


def test_right_to_pin_alone_leaves_no_line_a_turn(toys: Stage, group: Group) -> None:
    """Own service messages need the right to delete: td/telegram/MessagesManager.cpp."""
    trust(toys, group, deletes=False)
    board = group.begin("/play gifts")
    person = group.awaited(board)
    while not has(board, "y"):
        person.press(board, data=pick(board, Random(1)).data)
        board = changed(group, board)
    person.press(board, data=data_of(board, "y"))
    following = group.live(board.id)
    asked = group.say(group.owner, "/settings")
    panel = group.wait(lambda post: "📌 Pin the game: on" in post.buttons, asked.id)
    assert "who can pin and delete messages" in panel.text
    assert service(group) == []
    trust(toys, group)
    until(lambda: is_pinned(toys, group, following))
    until(lambda: not service(group))
