"""Polls: who may send them, how people vote, what the bot is told, how they end (bots/api#sendpoll,
bots/api#stoppoll; the sentences of refusals from tdlib/telegram-bot-api, Client.cpp).
"""

from __future__ import annotations

from typing import Any

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, Message, Update
from telegram.error import BadRequest

from playground.person import Host, RefusedError
from tests.playground.conftest import Friends

KINDS = ["poll_answer", "poll"]


async def asked(bot: Bot, friends: Friends, **more: Any) -> Message:
    sent: Message = await bot.send_poll(
        friends.group, "Which?", ["Chess", "Go"], is_anonymous=False, **more
    )
    return sent


async def heard(bot: Bot) -> tuple[Update, ...]:
    """What the bot has been told of polls since it asked last."""
    updates = await bot.get_updates(allowed_updates=KINDS)
    if updates:
        await bot.get_updates(offset=updates[-1].update_id + 1)
    return tuple(update for update in updates if update.poll_answer or update.poll)


async def test_votes_reach_the_bot_without_the_chat(bot: Bot, friends: Friends) -> None:
    await heard(bot)
    sent = await asked(bot, friends)
    post = friends.boris.messages(friends.group)[-1]
    friends.boris.vote(post, "Go")
    answer, state = await heard(bot)
    assert sent.poll is not None
    assert answer.poll_answer is not None
    assert answer.poll_answer.poll_id == sent.poll.id
    assert answer.poll_answer.option_ids == (1,)
    assert answer.poll_answer.user is not None
    assert answer.poll_answer.user.id == friends.boris.user_id
    assert answer.effective_chat is None
    assert state.poll is not None
    assert [option.voter_count for option in state.poll.options] == [0, 1]
    friends.boris.vote(post)
    withdrawn, _ = await heard(bot)
    assert withdrawn.poll_answer is not None
    assert withdrawn.poll_answer.option_ids == ()


async def test_a_vote_is_changed_and_seen_by_all(bot: Bot, friends: Friends) -> None:
    await asked(bot, friends)
    post = friends.anna.messages(friends.group)[-1]
    friends.boris.vote(post, "Go")
    friends.boris.vote(post, "Chess")
    poll = friends.anna.messages(friends.group)[-1].poll
    assert poll is not None
    assert [(one.count, [v["name"] for v in one.voters]) for one in poll.options] == [
        (1, ["Борис"]),
        (0, []),
    ]
    with pytest.raises(RefusedError, match="one answer"):
        friends.boris.vote(post, "Go", "Chess")


async def test_an_anonymous_admin_votes_as_the_group(bot: Bot, friends: Friends) -> None:
    await heard(bot)
    await asked(bot, friends)
    post = friends.anna.messages(friends.group)[-1]
    friends.anna.vote(post, "Go", voice="group")
    answer = (await heard(bot))[0].poll_answer
    assert answer is not None
    assert answer.user is None
    assert answer.voter_chat is not None
    assert answer.voter_chat.id == friends.group


async def test_the_bot_stops_a_poll_once(bot: Bot, friends: Friends) -> None:
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Close", callback_data="x")]])
    sent = await asked(bot, friends, allows_multiple_answers=True, reply_markup=keyboard)
    post = friends.boris.messages(friends.group)[-1]
    assert post.buttons == ["Close"]
    friends.boris.vote(post, "Go", "Chess")
    ended = await bot.stop_poll(friends.group, sent.message_id)
    assert ended.is_closed
    assert [option.voter_count for option in ended.options] == [1, 1]
    assert friends.boris.messages(friends.group)[-1].buttons == []
    with pytest.raises(RefusedError, match="closed"):
        friends.anna.vote(post, "Go")
    with pytest.raises(BadRequest, match="Poll has already been closed"):
        await bot.stop_poll(friends.group, sent.message_id)
    with pytest.raises(BadRequest, match="Message with poll to stop not found"):
        await bot.stop_poll(friends.group, 999)
    words = await bot.send_message(friends.group, "Hello")
    with pytest.raises(BadRequest, match="Message is not a poll"):
        await bot.stop_poll(friends.group, words.message_id)


async def test_a_poll_closes_by_itself(bot: Bot, friends: Friends, host: Host) -> None:
    sent = await bot.send_message(friends.group, "Now")
    await asked(bot, friends, close_date=int(sent.date.timestamp()) + 60)
    post = friends.boris.messages(friends.group)[-1]
    friends.boris.vote(post, "Go")
    host.advance(61)
    with pytest.raises(RefusedError, match="closed"):
        friends.boris.vote(post, "Chess")
    poll = friends.boris.messages(friends.group)[-1].poll
    assert poll is not None
    assert poll.closed


async def test_groups_may_forbid_polls(bot: Bot, friends: Friends, host: Host) -> None:
    host.post(f"chats/{friends.group}/permissions", {"polls": False})
    permissions = (await bot.get_chat(friends.group)).permissions
    assert permissions is not None
    assert permissions.can_send_polls is False
    with pytest.raises(BadRequest, match="Not enough rights to send polls to the chat"):
        await asked(bot, friends)
    host.post(f"chats/{friends.group}/admins", {"user_id": bot.id, "admin": True})
    assert (await asked(bot, friends)).poll


@pytest.mark.parametrize(
    ("question", "options", "why"),
    [
        ("Which?", ["Chess"], "at least 2"),
        ("Which?", [str(number) for number in range(13)], "more than 12"),
        ("Which?", ["Chess", "G" * 101], "must not exceed 100"),
        ("W" * 301, ["Chess", "Go"], "must not exceed 300"),
    ],
)
async def test_limits(
    bot: Bot, friends: Friends, question: str, options: list[str], why: str
) -> None:
    with pytest.raises(BadRequest, match=why):
        await bot.send_poll(friends.group, question, options)
