"""Commands of a group's menu that nobody else sees, and their answers: in a group that speaks each
language (core.telegram.org/bots/api#ephemeral-messages-and-commands).
"""

import pytest

from bot.texts.catalogues import LANGUAGES
from playground.person import Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, until


def answered(group: Group, person: Person, command: str) -> Post:
    """What somebody is answered whose command nobody else sees."""
    asked = person.send(group.chat, command, alone=True)
    assert asked.only_you
    found: list[Post] = []

    def is_there() -> bool:
        found[:] = [post for post in person.ephemeral(group.chat) if post.sender.is_bot]
        return bool(found) and found[-1].id != asked.id

    until(is_there)
    return found[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_else_sees_the_answer_nor_what_it_is_turned_to(toys: Stage, language: str) -> None:
    group = toys.group(language, language)
    anna, boris = group.people
    before = [post.text for post in group.posts(anna)]
    told = answered(group, boris, "/help")
    boris.press(told, data=data_of(told, "hp"))
    until(lambda: any("/callme" in post.text for post in boris.ephemeral(group.chat)))
    for command in ("/rules", "/stats"):
        assert answered(group, boris, command).text
    assert [post.text for post in group.posts(anna)] == before
    assert anna.ephemeral(group.chat) == []


def test_who_types_it_is_answered_before_all(toys: Stage) -> None:
    group = toys.group("en", "en")
    said = group.say(group.owner, "/rules")
    assert group.wait(lambda post: bool(post.keyboard), said.id)
