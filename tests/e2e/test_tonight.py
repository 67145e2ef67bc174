"""/tonight: a poll of the games, and the lobby of what won (docs/adr/0049)."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.features.tonight.table import LIFE
from bot.store.client import connect
from bot.store.store import Store
from playground.person import Host, Post
from playground.testing import running
from tests.bot.tables import ALL
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage, pass_time
from tests.e2e.groups import Group, data_of, has, table_of, until

CLOSE, STOP = "0", "x"


def asked(group: Group) -> Post:
    """The poll that /tonight brings."""
    said = group.say(group.owner, "/tonight")
    return group.wait(lambda post: bool(post.poll), said.id)


def counted(stage: Stage, poll: Post, *wants: tuple[str, ...]) -> None:
    """Wait until just these votes have come to the table: they have another way than presses."""

    async def votes() -> list[tuple[str, ...]]:
        async with connect(f"unix://{stage.bot.socket}") as redis:
            live = await Store(redis, ALL).tables.load(table_of(poll))
            assert live
            assert live.table.ballot
            return sorted(live.table.ballot.votes.values())

    until(lambda: asyncio.run(votes()) == sorted(wants))


def the_lobby(group: Group, poll: Post) -> Post:
    return group.wait(lambda post: has(post, "j"), poll.id)


def again(group: Group, poll: Post) -> Post:
    """The poll as it is now."""
    return next(post for post in group.posts() if post.id == poll.id)


def test_the_vote_opens_the_lobby_and_invites_who_wants_that_game(toys: Stage) -> None:
    group = toys.group("en", "ru", "uk")
    anna, boris, clara = group.people
    poll = asked(group)
    assert poll.poll
    assert (poll.poll.multiple, poll.poll.anonymous, poll.poll.closed) == (True, False, False)
    anna.vote(poll, "Gifts", "Cairns")
    boris.vote(poll, "Cairns")
    clara.vote(poll, "Gifts")
    clara.vote(poll, "Cairns")
    counted(toys, poll, ("cairns", "gifts"), ("cairns",), ("cairns",))
    assert "організатор" in (clara.press(poll, data=data_of(poll, CLOSE)).text or "")
    assert anna.press(poll, data=data_of(poll, CLOSE)).text is None
    lobby = the_lobby(group, poll)
    assert lobby.text.startswith("Cairns")
    assert "Борис and Clara, you voted for this. Tap “Join”!" in lobby.text
    assert "Anna · host" in lobby.text  # who has closed it sits already
    assert [f'data-user="{one.user_id}"' in lobby.html for one in group.people] == [
        False,
        True,
        True,
    ]
    until(lambda: bool((ended := again(group, poll)).poll and ended.poll.closed))
    assert again(group, poll).buttons == []
    boris.press(lobby, data=data_of(lobby, "j"))
    group.wait(lambda post: post.id == lobby.id and "Clara, you voted" in post.text)


def test_nobody_has_voted_and_it_is_called_off(toys: Stage) -> None:
    group = toys.group("en", "en")
    anna = group.owner
    poll = asked(group)
    assert anna.press(poll, data=data_of(poll, CLOSE)).text == "Nobody has voted yet."
    anna.press(poll, data=data_of(poll, STOP))
    question = group.wait(lambda post: "Cancel this table?" in post.text, poll.id)
    anna.press(question, data=data_of(question, STOP))
    group.wait(lambda post: "was cancelled" in post.text, poll.id)
    until(lambda: bool((ended := again(group, poll)).poll and ended.poll.closed))


def test_one_vote_at_a_time_and_commands_lead_to_it(toys: Stage) -> None:
    group = toys.group("en", "en")
    poll = asked(group)
    for command in ("/tonight", "/board", "/play"):
        said = group.say(group.people[1], command)
        pointer = group.wait(lambda post: post.reply_to == poll.id, said.id)
        assert "still voting" in pointer.text
    assert has(pointer, "E")  # /play offers another table beside
    assert sum(bool(post.poll) for post in group.bots()) == 1
    group.people[1].press(pointer, data=data_of(pointer, "E"))
    beside = group.wait(lambda post: has(post, "g"), pointer.id)
    assert beside.text.startswith("Table B 🟪")
    group.owner.vote(poll, "Gifts")
    counted(toys, poll, ("gifts",))
    group.owner.press(poll, data=data_of(poll, CLOSE))
    assert the_lobby(group, poll).text.startswith("Table A 🟧 · Gifts")


def test_an_anonymous_admin_may_ask_and_vote(toys: Stage) -> None:
    group = toys.group("en", "en")
    anna, boris = group.people
    said = anna.send(group.chat, "/tonight", voice="group")
    poll = group.wait(lambda post: bool(post.poll), said.id)
    anna.vote(poll, "Gifts", voice="group")
    counted(toys, poll, ("gifts",))
    assert boris.press(poll, data=data_of(poll, CLOSE)).text == "Only the host can do that."
    anna.press(poll, data=data_of(poll, CLOSE))
    lobby = the_lobby(group, poll)
    assert lobby.text.startswith("Gifts")
    assert "you voted" not in lobby.text


def test_a_group_without_polls_and_private_chats(toys: Stage) -> None:
    group = toys.group("en", "en")
    toys.host.post(f"chats/{group.chat}/permissions", {"polls": False})
    said = group.say(group.owner, "/tonight")
    assert "aren’t allowed" in group.wait(lambda post: post.id > said.id).text
    group.owner.start()
    said = group.owner.send(group.owner.user_id, "/tonight")
    group.owner.wait_for(lambda post: "is for groups" in post.text, after=said.id)


def test_votes_that_come_before_the_answer_count(toys: Stage) -> None:
    """Telegram shows a poll before we are told its number: issue "What the third look found", 8."""
    group = toys.group("en", "ru", "uk")
    toys.host.fault("delay", "sendPoll", when="after", seconds=5, chat_id=group.chat)
    poll = asked(group)
    for person in group.people:
        person.vote(poll, "Gifts")
    group.people[1].vote(poll, "Cairns")
    counted(toys, poll, ("gifts",), ("cairns",), ("gifts",))


def test_votes_in_both_polls_of_a_lost_answer_count(toys: Stage) -> None:
    """Nobody knows whether the first stands there: it is sent once more (docs/adr/0006)."""
    group = toys.group("en", "ru", "uk")
    anna, boris, clara = group.people
    toys.host.fault("drop", "sendPoll", when="after", chat_id=group.chat)
    first = asked(group)
    second = group.wait(lambda post: bool(post.poll), first.id)
    assert table_of(first) == table_of(second)
    anna.vote(first, "Gifts")
    boris.vote(first, "Cairns")
    counted(toys, second, ("cairns",), ("gifts",))
    clara.vote(second, "Gifts")
    boris.vote(second, "Gifts")  # each person's last word counts
    counted(toys, second, ("gifts",), ("gifts",), ("gifts",))
    anna.press(first, data=data_of(first, CLOSE))
    assert the_lobby(group, second).text.startswith("Gifts")


def test_a_topic_and_a_deleted_poll(toys: Stage) -> None:
    forum = toys.group("en", "en", kind="forum")
    group = forum._replace(topic=toys.host.topic(forum.chat, "Tonight"))
    poll = asked(group)
    assert poll.topic_id == group.topic
    group.people[1].vote(poll, "Gifts")
    counted(toys, poll, ("gifts",))
    group.owner.delete(poll)
    group.owner.press(poll, data=data_of(poll, CLOSE), force=True)
    lobby = the_lobby(group, poll)
    assert lobby.topic_id == group.topic
    assert "Борис" in lobby.text


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A stage of its own: here the bot dies."""
    folder = tmp_path_factory.mktemp("fragile")
    with (
        running(folder / "world", PATIENT) as server,
        Bot(folder / "bot", server.url, server.token, WITH_TOYS) as bot,
    ):
        yield Stage(Host(server.url), bot)
        assert "Traceback" not in bot.log, bot.log


def test_votes_outlive_kills_and_the_move_to_a_supergroup(fragile: Stage) -> None:
    group, bot = fragile.group("en", "en"), fragile.bot
    anna, boris = group.people
    poll = asked(group)
    boris.vote(poll, "Gifts")
    counted(fragile, poll, ("gifts",))  # whose poll it is is written down after it has come
    bot.kill()
    anna.vote(poll, "Gifts")  # it waits at Telegram's
    bot.start()
    moved = group._replace(chat=int(fragile.host.post(f"chats/{group.chat}/migrate")["id"]))
    fresh = moved.wait(lambda post: bool(post.poll))
    assert fresh.id != poll.id or fresh.chat_id != poll.chat_id
    assert table_of(fresh) == table_of(poll)
    bot.kill()
    bot.start()
    counted(fragile, fresh, ("gifts",), ("gifts",))
    anna.press(fresh, data=data_of(fresh, CLOSE))
    lobby = the_lobby(moved, fresh)
    assert "Anna · host" in lobby.text
    assert "Борис, you voted" in lobby.text


def test_the_clock_closes_a_vote_that_nobody_closes(fragile: Stage) -> None:
    group = fragile.group("en", "en")
    poll = asked(group)
    group.people[1].vote(poll, "Gifts")
    counted(fragile, poll, ("gifts",))
    fragile.bot.kill()
    fragile.bot.start()
    pass_time(fragile, LIFE + 600)  # at work: time in which it is away counts for nobody
    lobby = the_lobby(group, poll)
    assert lobby.text.startswith("Gifts")
    assert "Борис, you voted" in lobby.text
    until(lambda: bool((ended := again(group, poll)).poll and ended.poll.closed))
