"""Carcassonne with hidden hands: an option makes private chats necessary, and questions private."""

from random import Random

import pytest

from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, later, pick, until
from tests.e2e.test_secrets import wait_without_buttons


@pytest.fixture
def group(stage: Stage) -> Group:
    return stage.group("en", "ru")


def set_option(group: Group, lobby: Post, option: str, value: str) -> None:
    """Set it on the panel of options, and go back to the lobby."""
    table = data_of(lobby, "j").split(":")[0]
    group.owner.press(lobby, data=f"{table}:o:{option}:{value}", force=True)
    panel = group.wait(lambda post: post.id == lobby.id and has(post, "l"))
    group.owner.press(panel, data=data_of(panel, "l"))


def hand(person: Person, after: int = 0) -> Post:
    """The hand of a person who is asked."""
    return person.wait_for(is_asked, after=after)


def is_asked(post: Post) -> bool:
    return has(post, "c") or has(post, "y")


def place(person: Person, chance: Random) -> None:
    asked = hand(person)
    while not has(asked, "y"):
        person.press(asked, data=pick(asked, chance).data)
        asked = later(person, asked)
    person.press(asked, data=data_of(asked, "y"))
    wait_without_buttons(person, asked.id)


def awaited(group: Group) -> Person:
    """Who is asked in their private chat."""
    found: list[Person] = []

    def is_one() -> bool:
        found[:] = [p for p in group.people if any(map(is_asked, p.messages()))]
        return len(found) == 1

    until(is_one)
    return found[0]


def next_board(group: Group, board: Post) -> Post:
    return group.wait(lambda post: post.id > board.id and bool(post.keyboard))


def test_hidden_hands_are_asked_for_in_private_and_the_group_sees_what_is_laid(
    group: Group,
) -> None:
    lobby = group.open("/play carcassonne")
    first, second = group.people
    first.press(lobby, data=data_of(lobby, "j"))
    set_option(group, lobby, "draw", "hand")
    lobby = group.wait(lambda post: "hidden hand" in post.text and has(post, "j"))
    answer = second.press(lobby, data=data_of(lobby, "j"))
    assert answer.url, "nobody sits down where they cannot be told their hand"
    for person in group.people:
        person.start(answer.url.partition("start=")[2])
    lobby = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    group.owner.press(lobby, data=data_of(lobby, "s"))
    board = group.live(lobby.id)
    chance = Random(5)
    asked = []
    for _ in range(2):
        assert not has(board, "c")
        asked.append(awaited(group))
        assert hand(asked[-1]).photo
        place(asked[-1], chance)
        board = next_board(group, board)
    assert asked[0] is not asked[1]
