"""Anonymous admins are the group itself; channels cannot play.

https://core.telegram.org/bots/api#message (`sender_chat`)
"""

import pytest

from playground.person import Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", "en")


def answered(group: Group, said: str, voice: str) -> Post:
    """What the bot answers the owner of the group, who speaks as a chat."""
    sent = group.owner.send(group.chat, said, voice=voice)
    return group.wait(lambda post: True, sent.id)


def test_first_who_joins_the_table_of_an_anonymous_admin_hosts_it(group: Group) -> None:
    lobby = answered(group, "/play gifts", "group")
    _, boris, clara = group.people
    early = boris.press(lobby, data=data_of(lobby, "o")).text
    assert early == "Nobody hosts this table yet: the first to tap “Join” will."
    for person in (boris, clara):
        person.press(lobby, data=data_of(lobby, "j"))
    full = group.wait(lambda post: post.id == lobby.id and has(post, "s"))
    assert "Борис · host" in full.text
    told = clara.press(full, data=data_of(full, "s")).text
    assert told
    assert told.startswith("The host starts.")
    boris.press(full, data=data_of(full, "s"))
    assert has(group.live(lobby.id), "c")


def test_anybody_chooses_the_game_while_there_is_no_host(group: Group) -> None:
    choice = answered(group, "/play", "group")
    clara = group.people[2]
    clara.press(choice, data=data_of(choice, "g"))
    lobby = group.wait(lambda post: post.id == choice.id and has(post, "j"))
    assert "host" not in lobby.text


def test_anonymous_admin_removes_and_is_told_what_only_a_person_can_do(group: Group) -> None:
    group.begin("/play gifts")
    for said in ("/undo", "/leave"):
        refused = answered(group, said, "group")
        assert refused.text.startswith("You’re posting as the group, so I can’t tell who you are.")
    clara = group.people[2]
    told = clara.send(group.chat, "zzz")
    group.owner.send(group.chat, "/kick", reply_to=told.id, voice="group")
    assert group.wait(lambda post: "Clara left." in post.text)


def test_anonymous_admin_has_no_hand(group: Group) -> None:
    group.open("/play sealed")
    assert answered(group, "/hand", "group").text.startswith("You’re posting as the group")


def test_channel_gets_a_sentence_and_no_table(group: Group) -> None:
    refused = answered(group, "/play gifts", "channel")
    assert refused.text == "I can’t play with a channel. Post as yourself."
    assert not [post for post in group.bots() if post.keyboard]
