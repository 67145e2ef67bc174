"""Forum topics: where a message goes, closed and deleted ones (tdlib/telegram-bot-api#447)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from telegram import Bot, ReplyParameters
from telegram.error import BadRequest

from playground.person import PATIENCE, Host, RefusedError
from playground.settings import NO_RATES, Settings
from tests.playground.conftest import Friends
from tests.playground.test_chats import news


async def test_messages_stay_in_their_topic(
    bot: Bot, host: Host, friends: Friends, forum: int
) -> None:
    topic = host.topic(forum, "Carcassonne")
    await news(bot)
    friends.anna.send(forum, "/play", topic_id=topic)
    friends.anna.send(forum, "/play")
    there, general = [update.message for update in await news(bot)]
    assert there is not None
    assert (there.message_thread_id, there.is_topic_message) == (topic, True)
    assert general is not None
    assert (general.message_thread_id, general.is_topic_message) == (None, None)
    await bot.send_message(forum, "board", message_thread_id=topic)
    assert [post.text for post in friends.boris.messages(forum, topic_id=topic)][-1] == "board"
    assert [post.text for post in friends.boris.messages(forum)][-1] == "/play"


async def test_a_message_in_a_topic_replies_to_its_creation(
    bot: Bot, host: Host, friends: Friends, forum: int
) -> None:
    topic = host.topic(forum, "Carcassonne")
    await news(bot)
    friends.anna.send(forum, "/play", topic_id=topic)
    (update,) = await news(bot)
    assert update.message is not None
    assert update.message.reply_to_message is not None
    assert update.message.reply_to_message.forum_topic_created is not None


async def test_a_reply_goes_where_the_message_is(
    bot: Bot, host: Host, friends: Friends, forum: int
) -> None:
    topic = host.topic(forum, "Carcassonne")
    asked = friends.anna.send(forum, "/play", topic_id=topic)
    sent = await bot.send_message(forum, "x", reply_parameters=ReplyParameters(asked.id))
    assert sent.message_thread_id == topic


@pytest.mark.parametrize("thread", [1, 999])
async def test_general_and_unknown_topics_are_no_threads(bot: Bot, forum: int, thread: int) -> None:
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(forum, "x", message_thread_id=thread)
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_chat_action(forum, "typing", message_thread_id=thread)


async def test_a_closed_topic_is_closed_for_all_but_administrators(
    bot: Bot, host: Host, friends: Friends, forum: int
) -> None:
    topic = host.topic(forum, "Carcassonne")
    host.post(f"chats/{forum}/topics/{topic}", {"closed": True})
    with pytest.raises(BadRequest, match="Topic_closed"):
        await bot.send_message(forum, "x", message_thread_id=topic)
    with pytest.raises(RefusedError, match="TOPIC_CLOSED"):
        friends.boris.send(forum, "hello", topic_id=topic)
    friends.anna.send(forum, "the owner may", topic_id=topic)
    host.post(f"chats/{forum}/topics/{topic}", {"closed": False})
    await bot.send_message(forum, "x", message_thread_id=topic)


async def test_a_deleted_topic_takes_its_messages_along(
    bot: Bot, host: Host, friends: Friends, forum: int
) -> None:
    topic = host.topic(forum, "Carcassonne")
    sent = await bot.send_message(forum, "board", message_thread_id=topic)
    host.post(f"chats/{forum}/topics/{topic}", {"deleted": True})
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(forum, "x", message_thread_id=topic)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("y", forum, sent.message_id)


async def test_only_an_administrator_bot_makes_topics(
    bot: Bot, host: Host, friends: Friends, forum: int
) -> None:
    with pytest.raises(BadRequest, match="Not enough rights to create a topic"):
        await bot.create_forum_topic(forum, "Saboteur")
    host.post(f"chats/{forum}/admins", {"user_id": bot.id, "admin": True})
    topic = await bot.create_forum_topic(forum, "Saboteur")
    await bot.close_forum_topic(forum, topic.message_thread_id)
    rows = [row.get("topic") for row in host.get(f"users/{friends.anna.user_id}/chats")]
    assert {"id": topic.message_thread_id, "name": "Saboteur", "closed": True} in rows
    with pytest.raises(BadRequest, match="The chat is not a forum"):
        await bot.create_forum_topic(friends.group, "Saboteur")


THREADED = Settings(rates=NO_RATES, press_seconds=PATIENCE, topics=True)
"""The bot's private chats have topics, as its owner has chosen."""


@pytest.mark.parametrize("settings", [THREADED], ids=[""])
async def test_private_chats_have_topics_where_the_owner_of_the_bot_wants_that(
    bot: Bot, host: Host, friends: Friends
) -> None:
    """https://core.telegram.org/bots/api#createforumtopic"""
    friends.anna.start()
    assert (await bot.get_me()).has_topics_enabled
    anna = friends.anna.user_id
    topic = (await bot.create_forum_topic(anna, "Saboteur")).message_thread_id
    assert topic not in topics_of(host, anna)  # clients do not show one where nothing is said
    sent = await bot.send_message(anna, "board", message_thread_id=topic)
    assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
    assert topic in topics_of(host, anna)
    assert [post.text for post in friends.anna.messages(topic_id=topic)][-1] == "board"
    with pytest.raises(BadRequest, match="The chat is not a forum"):
        await bot.close_forum_topic(anna, topic)
    host.post(f"chats/{anna}/topics/{topic}", {"deleted": True})
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(anna, "x", message_thread_id=topic)


async def test_private_chats_of_other_bots_have_none(
    bot: Bot, host: Host, friends: Friends
) -> None:
    friends.anna.start()
    assert not (await bot.get_me()).has_topics_enabled
    with pytest.raises(BadRequest, match="The chat is not a forum"):
        await bot.create_forum_topic(friends.anna.user_id, "Saboteur")
    with pytest.raises(RefusedError, match="the chat is not a forum"):
        host.topic(friends.anna.user_id, "Saboteur")


def topics_of(host: Host, user: int) -> list[int]:
    """The topics that somebody sees in the list of their chats."""
    rows = host.get(f"users/{user}/chats")
    return [row["topic"]["id"] for row in rows if "topic" in row]


@pytest.mark.parametrize("settings", [replace(THREADED, opens_topics=True)], ids=[""])
async def test_what_is_typed_outside_a_topic_may_open_one(
    bot: Bot, host: Host, friends: Friends
) -> None:
    """alexei-led/ccgram#156: there is no lane without a topic then."""
    friends.anna.start()
    await news(bot)
    friends.anna.send(friends.anna.user_id, "/play")
    told = [update.message for update in await news(bot) if update.message]
    (said,) = [message for message in told if message.text == "/play"]
    assert said.is_topic_message
    assert said.message_thread_id in topics_of(host, friends.anna.user_id)


async def test_a_thread_is_dropped_once_topics_are_switched_off(
    bot: Bot, host: Host, friends: Friends, forum: int
) -> None:
    topic = host.topic(forum, "Carcassonne")
    before = await bot.send_message(forum, "board", message_thread_id=topic)
    host.remove(f"chats/{forum}/topics")
    sent = await bot.send_message(forum, "board", message_thread_id=topic)
    assert (before.is_topic_message, sent.is_topic_message, sent.chat.is_forum) == (
        True,
        None,
        None,
    )
    assert [post.text for post in friends.boris.messages(forum)][-1] == "board"
