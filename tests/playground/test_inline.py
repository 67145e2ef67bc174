"""Inline mode: the bot offers what it has sent before, people send it elsewhere (bots/inline)."""

from __future__ import annotations

import asyncio

import pytest
from telegram import (
    Bot,
    ChosenInlineResult,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InlineQueryResultsButton,
    InputMediaPhoto,
    InputTextMessageContent,
    SwitchInlineQueryChosenChat,
)
from telegram.error import BadRequest

from playground.person import Offer, Person, RefusedError
from playground.settings import NO_RATES, Settings
from tests.playground.conftest import Friends, picture

KINDS = ["inline_query", "chosen_inline_result"]


async def asked(bot: Bot) -> InlineQuery:
    """The query that comes next."""
    updates = await bot.get_updates(timeout=50, allowed_updates=KINDS)
    while not updates[-1].inline_query:
        updates = await bot.get_updates(offset=updates[-1].update_id + 1, timeout=50)
    return updates[-1].inline_query


def asking(person: Person, query: str) -> asyncio.Task[Offer]:
    return asyncio.create_task(asyncio.to_thread(person.inline, query))


async def test_a_result_is_sent_as_the_person_via_the_bot(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_photo(friends.group, picture())
    waiting = asking(friends.anna, "last")
    query = await asked(bot)
    assert (query.query, query.from_user.id) == ("last", friends.anna.user_id)
    photo = sent.photo[-1].file_id
    result = InlineQueryResultCachedPhoto(
        "1", photo, title="Go", caption="<b>Go</b>", parse_mode="HTML"
    )
    button = InlineQueryResultsButton("More", start_parameter="more")
    await query.answer([result], cache_time=5, is_personal=True, button=button)
    offer = await waiting
    assert (offer.personal, offer.cache_seconds) == (True, 5)
    assert offer.start == {"text": "More", "payload": "more"}
    friends.anna.choose(offer, offer.results[0], friends.group)
    seen = friends.boris.messages(friends.group)[-1]
    assert (seen.sender.id, seen.via_bot, seen.text) == (friends.anna.user_id, True, "Go")
    assert seen.photo
    with pytest.raises(RefusedError, match="nobody has asked"):
        friends.boris.choose(offer, offer.results[0], friends.group)
    with pytest.raises(BadRequest, match="too old"):
        await query.answer([])


async def test_answers_are_checked(bot: Bot, friends: Friends) -> None:
    waiting = asking(friends.anna, "")
    query = await asked(bot)
    with pytest.raises(BadRequest, match="file identifier"):
        await query.answer([InlineQueryResultCachedPhoto("1", "no such file")])
    await query.answer([])
    assert (await waiting).results == []


async def test_a_button_begins_a_query_elsewhere(bot: Bot, friends: Friends) -> None:
    share = SwitchInlineQueryChosenChat("last", allow_user_chats=True)
    button = InlineKeyboardButton("Share", switch_inline_query_chosen_chat=share)
    sent = await bot.send_message(
        friends.group, "Over", reply_markup=InlineKeyboardMarkup([[button]])
    )
    assert sent.reply_markup
    assert sent.reply_markup.inline_keyboard[0][0].switch_inline_query_chosen_chat == share
    keyboard = friends.anna.messages(friends.group)[-1].keyboard
    assert keyboard
    assert (keyboard[0][0].share, keyboard[0][0].data) == ("last", None)


async def test_the_bot_knows_that_it_may(bot: Bot) -> None:
    assert (await bot.get_me()).supports_inline_queries is True


@pytest.mark.parametrize("settings", [Settings(rates=NO_RATES, inline=False)], ids=[""])
async def test_inline_mode_may_be_switched_off(bot: Bot, friends: Friends) -> None:
    assert (await bot.get_me()).supports_inline_queries is False
    with pytest.raises(RefusedError, match="switched off"):
        friends.anna.inline("last")


async def chosen(bot: Bot) -> ChosenInlineResult:
    """What the bot is told next of what somebody has sent through it."""
    updates = await bot.get_updates(timeout=50)
    while not (updates and updates[-1].chosen_inline_result):
        after = updates[-1].update_id + 1 if updates else None
        updates = await bot.get_updates(offset=after, timeout=50)
    return updates[-1].chosen_inline_result


JOIN = InlineKeyboardMarkup([[InlineKeyboardButton("Join", url="https://t.me/x?start=join_1")]])


async def sent_article(bot: Bot, friends: Friends) -> str:
    """Have somebody send a text through the bot; return its inline id."""
    waiting = asking(friends.anna, "join_1")
    query = await asked(bot)
    content = InputTextMessageContent("Come <b>in</b>", "HTML")
    await query.answer([InlineQueryResultArticle("1", "Join", content, reply_markup=JOIN)])
    offer = await waiting
    assert offer.results[0].kind == "article"
    friends.anna.choose(offer, offer.results[0], friends.group)
    told = await chosen(bot)
    assert (told.result_id, told.query) == ("1", "join_1")
    assert told.inline_message_id
    return told.inline_message_id


async def test_what_was_sent_can_be_edited_by_its_inline_id(bot: Bot, friends: Friends) -> None:
    sent = await sent_article(bot, friends)
    assert await bot.edit_message_text("Begun", inline_message_id=sent) is True
    seen = friends.boris.messages(friends.group)[-1]
    assert (seen.text, seen.keyboard) == ("Begun", None)
    with pytest.raises(BadRequest, match="not modified"):
        await bot.edit_message_text("Begun", inline_message_id=sent)


async def test_inline_messages_are_edited_as_what_they_are(bot: Bot, friends: Friends) -> None:
    """A file can only be named there, not uploaded: bots/api#editmessagemedia."""
    sent = await sent_article(bot, friends)
    with pytest.raises(BadRequest, match="no caption"):
        await bot.edit_message_caption(inline_message_id=sent, caption="Begun")
    with pytest.raises(BadRequest, match="upload"):
        await bot.edit_message_media(InputMediaPhoto(picture()), inline_message_id=sent)
    with pytest.raises(BadRequest, match="Message_id_invalid"):
        await bot.edit_message_text("Begun", inline_message_id="inline_5_5")
