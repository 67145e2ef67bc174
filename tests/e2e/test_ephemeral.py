"""My hand, in the group: seen by its owner alone where the server knows how, else not there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from playground.person import Answer, Host, Person, Post
from playground.testing import running
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import Group, until
from tests.e2e.test_secrets import BEASTS, begun, hand, held
from tests.proofs import filled

HINT = "👁 What you asked for appears here. Only you see it."
SENT = "Sent to your private chat."


@pytest.fixture
def group(toys: Stage) -> Group:
    return toys.group("en", "en", "en")


def alone(person: Person, group: Group) -> Post:
    """What a person sees alone in the group, once it is one message, their hand."""
    found: list[Post] = []

    def is_hand() -> bool:
        found[:] = person.ephemeral(group.chat)
        return len(found) == 1 and bool(held(found[0]))

    until(is_hand)
    return found[0]


def pressed(person: Person, board: Post) -> Answer:
    """Have somebody press "My hand" until it comes in the group: the very first press does not wait
    for a slow server to be proven, and is answered in the private chat.
    """
    answers: list[Answer] = []

    def is_here() -> bool:
        answers.append(person.press(board, text="My hand"))
        return answers[-1].text is None

    until(is_here)
    return answers[-1]


def test_hand_is_shown_to_its_owner_in_the_group(group: Group) -> None:
    board = begun(group)
    anna, boris, clara = group.people
    answer = pressed(anna, board)
    assert (answer.answered, answer.url) == (True, None)
    shown = alone(anna, group)
    assert held(shown) == held(hand(anna))
    assert shown.silent
    assert [(key.text, key.url) for row in shown.keyboard or () for key in row] == [
        ("Private chat", "https://t.me/nastolka_play_bot"),
        ("Close", None),
    ]
    assert shown.replaces is None  # one looks at the board beside it
    anna.press(shown, text="Close")
    until(lambda: anna.ephemeral(group.chat) == [])
    assert boris.ephemeral(group.chat) == clara.ephemeral(group.chat) == []
    assert not any(filled(held(post) for post in group.bots()))


def test_another_press_takes_the_place_of_the_former_hand(group: Group) -> None:
    board = begun(group)
    anna, boris, _ = group.people
    pressed(anna, board)
    first = alone(anna, group)
    boris.press(board, text="My hand")
    alone(boris, group)
    group.say(boris, "/board")
    below = group.live(board.id)
    anna.press(below, text="My hand")
    until(lambda: alone(anna, group).id != first.id)
    assert held(alone(boris, group)) == held(hand(boris))


def test_private_chat_keeps_its_hand(group: Group) -> None:
    board = begun(group)
    anna = group.owner
    pressed(anna, board)
    alone(anna, group)
    before = hand(anna)
    anna.press(board, text="My hand")
    alone(anna, group)
    assert hand(anna) == before


@pytest.mark.parametrize("kind", ["error", "drop", "too_many"])
def test_whatever_goes_wrong_the_private_chat_has_it(group: Group, toys: Stage, kind: str) -> None:
    board = begun(group)
    anna = group.owner
    pressed(anna, board)
    alone(anna, group)
    before = hand(anna)
    toys.host.fault(kind, "sendMessage", chat_id=group.chat, seconds=1)
    anna.press(board, text="My hand")
    assert hand(anna, after=before.id).buttons == before.buttons


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Stage]:
    """A server from before Bot API 10.2: it ignores what asks for an ephemeral message."""
    with (
        running(tmp_path / "world", replace(PATIENT, ephemeral=False)) as server,
        Bot(tmp_path / "bot", server.url, server.token, WITH_TOYS) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


def test_older_server_is_told_no_secret(older: Stage) -> None:
    group = older.group("en", "en")
    board = begun(group)
    anna, boris = group.people
    for person in (anna, boris, anna):
        before = hand(person)
        assert person.press(board, text="My hand").text == SENT
        assert held(hand(person, after=before.id)) == held(before)
    told = [str(call["parameters"]["text"]) for call in asked_for_one(older, group)]
    assert told == [HINT]  # one try, and none after it
    until(lambda: [call["ok"] for call in calls(older, group, "deleteMessage")] == [True])
    assert HINT not in [post.text for post in group.bots()]
    assert not any(filled(BEASTS & set(post.text.split()) for post in group.bots()))


def test_known_server_is_tried_once(group: Group, toys: Stage) -> None:
    board = begun(group)
    for person in group.people[:2]:
        pressed(person, board)
        alone(person, group)
    told = [str(call["parameters"]["text"]) for call in asked_for_one(toys, group)]
    assert told.count(HINT) <= 1  # none, when another test was first
    assert len(told) - told.count(HINT) == 2


def asked_for_one(stage: Stage, group: Group) -> list[dict[str, Any]]:
    """The calls that ask for a message to one person."""
    sent = calls(stage, group, "sendMessage")
    return [call for call in sent if "ephemeral_message_parameters" in call["parameters"]]


def calls(stage: Stage, group: Group, method: str) -> list[dict[str, Any]]:
    """What the bot has asked for in the group."""
    return [
        call
        for call in stage.host.log()
        if call["method"] == method and str(call["parameters"].get("chat_id")) == str(group.chat)
    ]
