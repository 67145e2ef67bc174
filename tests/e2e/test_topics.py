"""Tables of people in private chats that have topics: each in one of its own (docs/adr/0097)."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from playground.person import Host
from playground.testing import running
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.circles import Circle, begun, gathered, newcomer, opened, play
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import asks, data_of, has, until
from tests.proofs import filled


@pytest.fixture
def threaded(tmp_path: Path) -> Iterator[Stage]:
    """A bot whose private chats have topics."""
    with (
        running(tmp_path / "world", replace(PATIENT, topics=True)) as server,
        Bot(tmp_path / "bot", server.url, server.token, WITH_TOYS) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


def playing(stage: Stage, game: str, *languages: str) -> Circle:
    """People whose game has begun: each has the board in a topic."""
    circle = gathered(stage, game, *languages)
    begun(circle)
    until(lambda: all(person.topics() for person in circle.people))
    return circle


def test_game_is_played_in_a_topic_of_its_own_and_the_rematch_in_the_same(threaded: Stage) -> None:
    circle = playing(threaded, "sealed", "en", "ru")
    zoe, kim = circle.people
    before = zoe.topics(), kim.topics()
    assert [*before[0].values()] == ["Sealed Bids · Kim"]
    threaded.bot.kill()
    threaded.bot.start()
    play(circle, Random(2))
    (topic,) = kim.topics()
    last = kim.wait_for(lambda post: has(post, "r"), topic_id=topic)
    kim.press(last, data=data_of(last, "p"))
    kim.wait_for(lambda post: post.document is not None, topic_id=topic)
    kim.press(last, data=data_of(last, "r"))
    until(lambda: any(has(post, "j") for post in circle.bots(zoe)))
    assert (zoe.topics(), kim.topics()) == before
    assert not any(filled(asks(post) for person in circle.people for post in person.messages()))


def test_who_has_no_topic_because_the_answer_is_lost_plays_on_in_the_chat(threaded: Stage) -> None:
    """A second call would make a second topic."""
    circle = gathered(threaded, "gifts", "en", "en")
    threaded.host.fault("drop", "createForumTopic", when="after", count=1)
    begun(circle)
    until(lambda: any(person.topics() for person in circle.people))
    play(circle, Random(1), most=4)
    assert sorted(len(person.topics()) for person in circle.people) == [0, 1]


def test_who_deletes_the_topic_plays_on_in_the_chat(threaded: Stage) -> None:
    circle = playing(threaded, "gifts", "en", "en")
    for person in circle.people:
        for topic in person.topics():
            threaded.host.post(f"chats/{person.user_id}/topics/{topic}", {"deleted": True})
    circle.owner.send(circle.owner.user_id, "/board")
    circle.people[1].send(circle.people[1].user_id, "/board")
    play(circle, Random(1))
    assert [person.topics() for person in circle.people] == [{}, {}]


def test_command_in_a_topic_is_about_its_table(threaded: Stage) -> None:
    """One of two; elsewhere it is asked which is meant."""
    circle = playing(threaded, "gifts", "en", "en")
    zoe, nell = circle.owner, newcomer(threaded, "Nell")
    (topic,) = zoe.topics()
    zoe.start(f"join_{opened(nell, 'sealed')}")
    zoe.wait_for(lambda post: has(post, "mr") and "Nell" in post.text)
    sent = zoe.send(zoe.user_id, "/board", topic_id=topic)
    about = "A 🟧 · Gifts · Kim"
    zoe.wait_for(lambda post: post.text.startswith(about), topic_id=topic, after=sent.id)
    sent = zoe.send(zoe.user_id, "/board")
    question = zoe.wait_for(lambda post: post.sender.is_bot, after=sent.id)
    # Where one is awaited comes first: who begins is luck.
    assert {text.removeprefix("➤ ")[0] for text in question.buttons[:2]} == {"A", "B"}
