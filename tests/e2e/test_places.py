"""Several tables at once: in groups, in topics of a forum, in General."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, has, play, until
from tests.proofs import filled


def test_tables_in_two_groups_and_three_places_of_a_forum_run_side_by_side(toys: Stage) -> None:
    one, two = toys.group("en", "ru"), toys.group("uk", "en", "ru")
    forum = toys.group("en", "ru", kind="forum")
    topics = [toys.host.topic(forum.chat, name) for name in ("Knights", "Monks")]
    tables = [one, two, forum, *(forum._replace(topic=topic) for topic in topics)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda group: group.begin("/play gifts"), tables))
        ends = list(pool.map(lambda group: play(group, Random(1)), tables))
    assert all(filled(has(boards[-1], "r") for boards in ends))
    for group in tables[3:]:
        assert {post.topic_id for post in group.bots()} == {group.topic}


def test_general_is_written_to_without_a_topic(toys: Stage) -> None:
    """tdlib/telegram-bot-api#447: General takes no message_thread_id."""
    forum = toys.group("en", "ru", kind="forum")
    since = int(toys.host.log()[-1]["seq"])
    forum.begin("/play gifts")
    play(forum, Random(1), 3)
    sent = [
        call
        for call in toys.host.log(since)
        if str(call["parameters"].get("chat_id")) == str(forum.chat)
    ]
    assert sent
    assert not any(call["parameters"].get("message_thread_id") for call in sent)
    assert all(call["ok"] for call in sent)


def test_reply_in_a_plain_group_is_no_topic(toys: Stage) -> None:
    group = toys.group("en", "ru", kind="supergroup")
    greeting = group.wait(lambda post: True)
    said = group.owner.send(group.chat, "/play gifts", reply_to=greeting.id)
    assert has(group.live(said.id), "j")


def test_topics_have_their_own_tables(toys: Stage) -> None:
    forum = toys.group("en", "ru", kind="forum")
    knights, monks = (
        Group(forum.people, forum.chat, toys.host.topic(forum.chat, name))
        for name in ("Knights", "Monks")
    )
    board = knights.begin("/play gifts")
    assert has(monks.open("/play gifts"), "j")
    until(lambda: [post.id for post in knights.bots() if post.keyboard] == [board.id])
