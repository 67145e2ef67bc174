"""People whose private chats are shut: before a game with secrets they are waited for, in it the
others are told once and go on, and who comes back finds everything again.
"""

from random import Random

import pytest

from playground.person import Key, Person, Post
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, data_of, has, keys_of, table_of, until
from tests.e2e.test_secrets import begun, bid, hand, held, note_of, seated

CUT_OFF = "I can’t message Борис"
WAITED_FOR = "Please open a chat with me first: Борис"


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", "en")


# In a game


def test_group_is_told_at_once_and_once(group: Group) -> None:
    board = begun(group)
    before = len(group.bots())
    group.people[1].block()
    group.wait(lambda post: post.id == board.id and CUT_OFF in post.text)
    bid(group.owner, Random(1))
    group.wait(lambda post: "Anna has made a bid" in post.text and CUT_OFF in post.text)
    assert len(group.bots()) <= before + 1  # at most one board that calls him by name


def test_who_comes_back_finds_note_hand_and_question(group: Group) -> None:
    begun(group)
    anna, boris, _ = group.people
    old = hand(boris)
    boris.block()
    bid(anna, Random(1))
    group.wait(lambda post: "Anna has made a bid" in post.text and CUT_OFF in post.text)
    said = boris.start()
    asked = hand(boris, after=said.id)
    note = note_of(boris, "Round 1: your beasts")
    assert said.id < note.id < asked.id
    assert held(asked) == held(old)
    assert "Anna has made a bid" in asked.text
    group.wait(lambda post: post.keyboard is not None and CUT_OFF not in post.text)
    bid(boris, Random(1))
    assert group.wait(lambda post: "round won" in post.text)


def test_who_was_away_but_for_a_moment_finds_everything_too(group: Group) -> None:
    """They may have deleted the chat with it."""
    board = begun(group)
    boris = group.people[1]
    boris.block()
    group.wait(lambda post: post.id == board.id and CUT_OFF in post.text)
    said = boris.start()
    asked = hand(boris, after=said.id)  # the note comes before it
    assert said.id < note_of(boris, "Round 1: your beasts").id < asked.id
    # the former hand loses its buttons behind the new one
    until(lambda: len([post for post in boris.messages(after=said.id) if post.keyboard]) <= 2)
    group.wait(lambda post: post.id == board.id and CUT_OFF not in post.text)


def test_others_can_skip_and_remove_who_is_away(group: Group) -> None:
    begun(group, 3, has_clock=False)
    anna, boris, clara = group.people
    boris.block()
    for person in (anna, clara):
        bid(person, Random(1))
    group.say(anna, "/skip")
    asked = group.wait(lambda post: has(post, "a"))
    clara.press(asked, data=data_of(asked, "a"))
    told = group.wait(lambda post: "Skipped: Борис" in post.text)
    assert "round won" in told.text
    said = group.say(anna, "/kick")
    whom = group.wait(lambda post: has(post, "a"), said.id)
    anna.press(whom, data=named(whom, "Борис").data)
    vote = group.wait(lambda post: "Carry on without Борис?" in post.text)
    clara.press(vote, text="🚪 Remove (1/2)")
    group.wait(lambda post: "🚪 Борис left." in post.text)
    for person in (anna, clara):
        bid(person, Random(1))
    assert group.wait(lambda post: has(post, "r"))


# Before a game


def test_who_sat_down_before_there_were_secrets_is_waited_for(group: Group) -> None:
    anna, boris, _ = group.people
    lobby = group.open("/play gifts")
    assert boris.press(lobby, data=data_of(lobby, "j")).text == "You’re in!"
    prove(anna)
    start = data_of(group.wait(lambda post: has(post, "s")), "s")
    anna.press(lobby, data=f"{table_of(lobby)}:g:sealed", force=True)
    waiting = group.wait(lambda post: WAITED_FOR in post.text)
    assert "Борис · blue · ✉️" in waiting.text
    assert not has(waiting, "s")
    assert WAITED_FOR in (anna.press(waiting, data=start, force=True).text or "")
    follow(boris, named(waiting, "✉️ Private chat"))
    ready = group.wait(lambda post: has(post, "s") and "✉️" not in post.text)
    anna.press(ready, data=data_of(ready, "s"))
    assert len(held(hand(boris))) == 3


def test_who_shuts_his_chat_in_the_lobby_is_waited_for(group: Group) -> None:
    lobby = seated(group)
    _, boris, _ = group.people
    boris.block()
    waiting = group.wait(lambda post: post.id == lobby.id and WAITED_FOR in post.text)
    assert not has(waiting, "s")
    boris.start()
    assert group.wait(lambda post: post.id == lobby.id and has(post, "s"))


def test_rematch_knows_who_has_shut_his_chat(group: Group) -> None:
    begun(group)
    anna, boris, _ = group.people
    for _ in range(2):
        for person in (anna, boris):
            bid(person, Random(1))
    last = group.wait(lambda post: has(post, "r"))
    boris.block()
    anna.press(last, data=data_of(last, "r"))
    lobby = group.wait(lambda post: post.id > last.id and has(post, "j"))
    assert "?start=join_" in (boris.press(lobby, data=data_of(lobby, "j")).url or "")


def prove(person: Person) -> None:
    person.start()
    person.wait_for(lambda post: post.sender.is_bot)


def named(post: Post, words: str) -> Key:
    """The button with these words."""
    return next(key for key in keys_of(post) if words in key.text)


def follow(person: Person, key: Key) -> None:
    """Open the private chat by a button, and press Start there."""
    assert key.url
    person.start(key.url.partition("?start=")[2])
