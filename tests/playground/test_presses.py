"""A person presses a button: answers, expiry, forged and old buttons (bots/api#callbackquery)."""

from __future__ import annotations

import asyncio

import pytest
from telegram import Bot, CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest

from playground.person import Answer, Host, Person, Post, RefusedError
from playground.settings import NO_RATES, Settings
from tests.playground.conftest import Friends

TOO_OLD = "Query is too old and response timeout expired or query id is invalid"


@pytest.fixture
async def board(bot: Bot, friends: Friends) -> Post:
    """A message in the group with the button Join."""
    markup = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="join:1")]])
    await bot.send_message(friends.group, "A new table", reply_markup=markup)
    return friends.boris.messages(friends.group)[-1]


async def pressed(bot: Bot) -> CallbackQuery:
    """The query of the press that comes next."""
    updates = await bot.get_updates(timeout=50, allowed_updates=["callback_query"])
    while not updates[-1].callback_query:
        updates = await bot.get_updates(offset=updates[-1].update_id + 1, timeout=50)
    return updates[-1].callback_query


def pressing(person: Person, post: Post, text: str = "Join") -> asyncio.Task[Answer]:
    return asyncio.create_task(asyncio.to_thread(person.press, post, text))


async def test_the_bot_learns_who_pressed_what_and_the_person_gets_the_answer(
    bot: Bot, friends: Friends, board: Post
) -> None:
    waiting = pressing(friends.boris, board)
    query = await pressed(bot)
    assert (query.from_user.id, query.from_user.language_code) == (friends.boris.user_id, "ru")
    assert query.data == "join:1"
    assert query.message is not None
    assert query.message.message_id == board.id
    await query.answer("You are in", show_alert=True)
    assert await waiting == Answer(answered=True, text="You are in", alert=True)


async def test_a_query_is_answered_once(bot: Bot, friends: Friends, board: Post) -> None:
    waiting = pressing(friends.boris, board)
    query = await pressed(bot)
    await query.answer()
    with pytest.raises(BadRequest, match=TOO_OLD):
        await query.answer("again")
    assert (await waiting).text is None


@pytest.mark.parametrize("settings", [Settings(rates=NO_RATES, press_seconds=0.5)], ids=[""])
async def test_a_query_expires(bot: Bot, host: Host, friends: Friends, board: Post) -> None:
    waiting = pressing(friends.boris, board)
    query = await pressed(bot)
    host.advance(16)
    with pytest.raises(BadRequest, match=TOO_OLD):
        await query.answer("too late")
    assert not (await waiting).answered


async def test_a_query_that_nobody_opened_is_refused_alike(bot: Bot) -> None:
    with pytest.raises(BadRequest, match=TOO_OLD):
        await bot.answer_callback_query("12345")


async def test_an_answer_has_at_most_200_characters(
    bot: Bot, friends: Friends, board: Post
) -> None:
    waiting = pressing(friends.boris, board)
    query = await pressed(bot)
    with pytest.raises(BadRequest, match="Message_too_long"):
        await query.answer("x" * 201)
    await query.answer("x" * 200)
    assert (await waiting).text == "x" * 200


async def test_an_answer_may_lead_to_the_private_chat_and_nowhere_else(
    bot: Bot, friends: Friends, board: Post
) -> None:
    waiting = pressing(friends.boris, board)
    query = await pressed(bot)
    with pytest.raises(BadRequest, match="Url_invalid"):
        await query.answer(url="https://example.org")
    await query.answer(url="https://t.me/nastolka_play_bot?start=join-1")
    assert (await waiting).url == "https://t.me/nastolka_play_bot?start=join-1"


async def test_a_button_that_is_gone_cannot_be_pressed(
    bot: Bot, friends: Friends, board: Post
) -> None:
    await bot.edit_message_reply_markup(friends.group, board.id)
    with pytest.raises(RefusedError) as refusal:
        friends.boris.press(board, "Join")
    assert refusal.value.status == 409
    with pytest.raises(RefusedError):
        friends.boris.press(board, data="join:1")


async def test_forged_data_reaches_the_bot_all_the_same(
    bot: Bot, friends: Friends, board: Post
) -> None:
    """bots/api#callbackquery: the message may have no button with this data."""
    forging = asyncio.create_task(
        asyncio.to_thread(friends.boris.press, board, data="forged:9", force=True)
    )
    query = await pressed(bot)
    assert query.data == "forged:9"
    await query.answer()
    assert (await forging).answered


async def test_only_members_press(friends: Friends, board: Post) -> None:
    with pytest.raises(RefusedError, match="not in the chat"):
        friends.clara.press(board, "Join")
