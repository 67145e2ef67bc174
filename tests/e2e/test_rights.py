"""What a group does not let us do: no pictures, and nobody told who is an admin."""

from random import Random

import pytest

from playground.person import Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, play, tap, until
from tests.proofs import filled

WHY = "Photos aren’t allowed in this group"


def permit(stage: Stage, group: Group, **rights: bool) -> None:
    stage.host.post(f"chats/{group.chat}/permissions", rights)


@pytest.fixture
def group(stage: Stage) -> Group:
    return stage.group("en", "ru", kind="supergroup")


def pictured(post: Post) -> bool:
    return post.photo is not None


@pytest.mark.parametrize("game", ["carcassonne", "glastonbury"])
def test_group_without_pictures_plays_in_words_until_they_are_allowed(
    stage: Stage, group: Group, game: str
) -> None:
    """It froze: Start gave an empty toast, /board nothing, and nobody was told."""
    permit(stage, group, photos=False)
    for person in group.people:
        person.start()  # one of the games has secrets
    lobby = group.open(f"/play {game}")
    assert WHY in group.wait(lambda post: post.id == lobby.id and WHY in post.text).text
    for person in group.people:
        person.press(lobby, data=data_of(lobby, "j"))
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    board = group.wait(lambda post: WHY in post.text and has(post, "c"), lobby.id)
    assert not pictured(board)
    assert not any(filled(map(pictured, play(group, Random(1), 8))))
    permit(stage, group, photos=True)
    group.say(group.owner, "/board")
    board = group.wait(lambda post: pictured(post) and bool(post.keyboard), board.id)
    assert WHY not in board.text


def test_game_without_pictures_outlives_its_bot(stage: Stage, group: Group) -> None:
    permit(stage, group, photos=False)
    board = group.begin()
    before = len(group.bots())
    stage.bot.kill()
    stage.bot.start()
    assert not any(filled(map(pictured, play(group, Random(1), 4))))
    assert len(group.bots()) <= before + 4
    assert WHY in board.text


def test_host_ends_his_game_where_nobody_is_told_who_is_an_admin(
    stage: Stage, group: Group
) -> None:
    """CHAT_ADMIN_REQUIRED: a host could neither cancel their lobby nor end their game."""
    permit(stage, group, tells_members=False)
    board = group.begin()
    group.say(group.owner, "/stop")
    asked = group.wait(lambda post: has(post, "x"), board.id)
    _, other = group.people
    assert other.press(asked, data=data_of(asked, "x")).answered
    assert group.owner.press(asked, data=data_of(asked, "x")).answered
    until(lambda: any("Rematch" in post.buttons for post in group.bots()))


def test_press_is_answered_though_a_question_cannot_be_deleted(stage: Stage, group: Group) -> None:
    anna = group.owner
    anna.start()
    asked = anna.send(anna.user_id, "/forget")
    question = anna.wait_for(
        lambda post: post.sender.is_bot and "Back" in post.buttons, after=asked.id
    )
    stage.host.fault("error", "deleteMessage", count=99, chat_id=anna.user_id)
    try:
        assert anna.press(question, text="Back").answered
    finally:
        stage.host.remove("faults")


def test_where_no_files_are_taken_that_is_said_instead_of_that_they_come(
    stage: Stage, group: Group
) -> None:
    """They were on their way, and never came."""
    group.begin("/play carcassonne")
    permit(stage, group, documents=False)
    said = group.say(group.owner, "/export")
    answer = group.wait(lambda post: post.id > said.id and post.sender.is_bot)
    assert answer.text.startswith("Files aren’t allowed in this group.")
    asked = group.wait(lambda post: has(post, "x"), group.say(group.owner, "/stop").id)
    group.owner.press(asked, data=data_of(asked, "x"))
    last = group.wait(lambda post: has(post, "r"))
    toast = group.owner.press(last, data=data_of(last, "p")).text
    assert toast
    assert toast.startswith("Files aren’t allowed in this group.")


def test_lens_where_no_pictures_are_taken_shows_the_way_to_a_private_chat_that_is_shut(
    stage: Stage, group: Group
) -> None:
    """It was to come in the private chat, and was lost."""
    permit(stage, group, photos=False)
    board = group.begin("/play carcassonne")
    anna = group.owner
    link = tap(anna, board, "z").url
    assert link
    anna.start(link.partition("?start=")[2])
    assert anna.wait_for(lambda post: bool(post.photo), anna.user_id)
