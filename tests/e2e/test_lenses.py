"""Lenses through the real bot: for the presser alone, in the board's place, and left by one press
(docs/adr/0035); the board stays as it is.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from playground.person import Host, Person, Post
from playground.testing import running
from tests.e2e.bots import REAL, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, asks, data_of, has, tap, until, with_button
from tests.e2e.test_alone import my_chat, opened


def alone(person: Person, group: Group) -> list[Post]:
    """What somebody sees alone in the group that has a picture."""
    return [post for post in person.ephemeral(group.chat) if post.photo]


def begun(stage: Stage) -> tuple[Group, Post]:
    """Two play, a third looks on; what the board offers besides is open."""
    group = stage.group("en", "ru", "en")
    lobby = group.open("/play carcassonne")
    for person in group.people[:2]:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    return group, with_button(group.owner, group.live(lobby.id), "z")


def proven(stage: Stage) -> tuple[Group, Post]:
    """The same, once the owner has looked through a lens and come back: the very first look does
    not wait for a slow server to be proven, and is answered by the way to the private chat.
    """
    group, board = begun(stage)
    owner = group.owner

    def is_shown_here() -> bool:
        answer = owner.press(board, data=data_of(board, "z"))
        return (answer.text, answer.url) == (None, None)

    until(is_shown_here)
    until(lambda: len(alone(owner, group)) == 1)
    (seen,) = alone(owner, group)
    owner.press(seen, text="‹ Back")
    until(lambda: owner.ephemeral(group.chat) == [])
    return group, board


def test_lens_is_shown_to_its_presser_alone_and_the_board_stays(stage: Stage) -> None:
    group, board = proven(stage)
    _, boris, onlooker = group.people
    for person, words in ((boris, "👁 Осталось"), (onlooker, "👁 Tiles left")):
        answer = person.press(board, data=data_of(board, "z"))
        assert (answer.answered, answer.text, answer.url) == (True, None, None)
        until(lambda person=person: len(alone(person, group)) == 1)  # type: ignore[misc]
        assert alone(person, group)[0].text == words
        assert alone(person, group)[0].photo != board.photo
        assert alone(person, group)[0].replaces == board.id
        assert board not in person.messages(group.chat)
    assert alone(group.owner, group) == []
    assert group.live() == board


def test_back_shows_the_board_again(stage: Stage) -> None:
    group, board = proven(stage)
    boris = group.people[1]
    for _ in range(2):
        boris.press(board, data=data_of(board, "z"))
        until(lambda: len(alone(boris, group)) == 1)
        (seen,) = alone(boris, group)
        assert seen.buttons == ["‹ Назад"]
        assert boris.press(seen, text="‹ Назад").answered
        until(lambda: boris.ephemeral(group.chat) == [])
        there = boris.messages(group.chat)[-1]
        assert (there.id, there.photo, there.keyboard) == (board.id, board.photo, board.keyboard)
    assert group.live() == board


def test_who_cannot_be_rid_of_a_lens_gets_the_board_at_the_bottom(stage: Stage) -> None:
    group, board = proven(stage)
    boris = group.people[1]
    boris.press(board, data=data_of(board, "z"))
    until(lambda: len(alone(boris, group)) == 1)
    (seen,) = alone(boris, group)
    stage.host.fault("error", "deleteEphemeralMessage", chat_id=group.chat, count=9)
    assert boris.press(seen, text="‹ Назад").answered
    below = group.live(board.id)
    assert asks(below)  # what it offers besides is closed there
    assert boris.press(seen, text="‹ Назад").answered
    assert group.live() == below


def test_who_plays_alone_sees_it_in_the_boards_message(stage: Stage) -> None:
    chat = my_chat(stage)
    me, lobby = chat.owner, opened(chat, "carcassonne")
    me.press(lobby, data=data_of(lobby, "s"))
    board = chat.wait(asks)
    tap(me, board, "z")
    lens = chat.wait(lambda post: post.id == board.id and post.photo != board.photo)
    assert (lens.text, lens.buttons) == ("👁 Tiles left", ["‹ Back"])
    me.press(lens, text="‹ Back")
    again = chat.wait(lambda post: post.id == board.id and post.buttons != lens.buttons)
    assert (again.text, again.keyboard, again.photo) == (board.text, board.keyboard, board.photo)


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Stage]:
    """A server from before Bot API 10.2: it shows nothing to one person alone."""
    with (
        running(tmp_path / "world", replace(PATIENT, ephemeral=False)) as server,
        Bot(tmp_path / "bot", server.url, server.token, REAL) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


def test_elsewhere_the_private_chat_shows_it(older: Stage) -> None:
    group, board = begun(older)
    anna, _, onlooker = group.people
    link = onlooker.press(board, data=data_of(board, "z")).url
    assert link
    onlooker.start(link.partition("?start=")[2])
    seen = onlooker.wait_for(lambda post: bool(post.photo), onlooker.user_id)
    assert seen.text.split("\n") == ["Carcassonne · Friday", "👁 Tiles left"]
    assert onlooker.press(seen, text="Close").answered
    until(lambda: seen not in onlooker.messages())
    anna.start()
    anna.wait_for(lambda post: post.sender.is_bot, anna.user_id)
    assert tap(anna, group.live(), "z").text == "Sent to your private chat."
    anna.wait_for(lambda post: bool(post.photo), anna.user_id)
    assert group.live().id == board.id
