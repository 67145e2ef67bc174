"""Former boards of a running game go; what somebody has replied to stays; an album keeps all."""

from random import Random

from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, play, until


def boards(group: Group) -> list[int]:
    """The pictures of the bot that stand in the group."""
    return [post.id for post in group.bots() if post.photo]


def test_a_running_game_leaves_the_first_board_and_the_last_two(stage: Stage) -> None:
    group = stage.group("en", "ru", "uk")
    group.begin()
    first = group.live().id
    play(group, Random(1), 24)
    until(lambda: len(boards(group)) <= 3)
    assert boards(group)[0] == first


def test_a_board_that_somebody_has_replied_to_stays(stage: Stage) -> None:
    group = stage.group("en", "ru", "uk")
    group.begin()
    play(group, Random(1), 6)
    answered = group.live().id
    group.people[1].send(group.chat, "What a move!", reply_to=answered)
    play(group, Random(2), 24)
    until(lambda: len(boards(group)) <= 4)
    assert answered in boards(group)
