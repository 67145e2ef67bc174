"""Sending, editing and deleting, with Telegram's limits and words, through python-telegram-bot."""

from __future__ import annotations

import pytest
from telegram import (
    Bot,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    MessageEntity,
    ReplyParameters,
)
from telegram.error import BadRequest

from playground.person import Host
from tests.playground.conftest import Friends, picture


def keyboard(*rows: list[InlineKeyboardButton]) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(rows)


def button(text: str = "Go", data: str = "go") -> InlineKeyboardButton:
    return InlineKeyboardButton(text, callback_data=data)


async def test_html_becomes_text_and_entities(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_message(friends.group, "<b>Hi</b> @anna", parse_mode="HTML")
    assert sent.text == "Hi @anna"
    assert [entity.type for entity in sent.entities] == ["bold", "mention"]
    seen = friends.boris.messages(friends.group)[-1]
    assert seen.html == f'<b>Hi</b> <a data-user="{friends.anna.user_id}">@anna</a>'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Message text is empty"),
        (" \n ", "Message text is empty"),
        ("<b></b>", "Message text is empty"),
        ("x" * 4097, "Message is too long"),
        ("🏟" * 2049, "Message is too long"),
        ("<b>x", "Can't parse entities: can't find end tag corresponding to start tag \"b\""),
    ],
)
async def test_texts_that_telegram_refuses(
    bot: Bot, friends: Friends, text: str, reason: str
) -> None:
    with pytest.raises(BadRequest, match=f"(?i)^{reason}$"):
        await bot.send_message(friends.group, text, parse_mode="HTML")


async def test_the_limit_counts_the_text_and_not_its_markup(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_message(friends.group, f"<b>{'x' * 4096}</b>", parse_mode="HTML")
    assert len(sent.text or "") == 4096


async def test_a_caption_has_at_most_1024_characters(bot: Bot, friends: Friends) -> None:
    with pytest.raises(BadRequest, match="Message caption is too long"):
        await bot.send_photo(friends.group, picture(), caption="x" * 1025)
    sent = await bot.send_photo(friends.group, picture(), caption="x" * 1024)
    assert len(sent.caption or "") == 1024


@pytest.mark.parametrize(
    ("markup", "reason"),
    [
        (keyboard([button(data="ї" * 33)]), "Button_data_invalid"),
        (keyboard([button(data="")]), "Button_data_invalid"),
        (keyboard(*[[button()] * 7] * 15), "Reply markup is too long"),
        (keyboard(*[[button("x" * 20, "x" * 64)] * 8] * 12), "Reply markup is too long"),
        (keyboard([InlineKeyboardButton("Go")]), "text buttons are unallowed"),
        (keyboard([InlineKeyboardButton("Go", url="nowhere")]), "url 'nowhere' is invalid"),
        (keyboard([button()] * 9), "a row of more than 8 buttons"),
    ],
)
async def test_keyboards_that_telegram_refuses(
    bot: Bot, friends: Friends, markup: InlineKeyboardMarkup, reason: str
) -> None:
    with pytest.raises(BadRequest, match=reason):
        await bot.send_message(friends.group, "x", reply_markup=markup)


async def test_a_keyboard_of_a_hundred_buttons_with_64_bytes_of_data_is_fine(
    bot: Bot, friends: Friends
) -> None:
    rows = [[button(data="x" * 64)], *[[button()] * 8] * 12, [button()] * 3]
    await bot.send_message(friends.group, "x", reply_markup=keyboard(*rows))
    assert len(friends.anna.messages(friends.group)[-1].buttons) == 100


async def test_buttons_of_all_kinds_are_shown(bot: Bot, friends: Friends) -> None:
    row = [
        InlineKeyboardButton("Play", callback_data="p", style="success"),
        InlineKeyboardButton("Open", url="https://t.me/nastolka_play_bot?start=x"),
        InlineKeyboardButton("Copy", copy_text=CopyTextButton("place 3,-1 r90")),
    ]
    await bot.send_message(friends.group, "x", reply_markup=keyboard(row))
    (shown,) = friends.anna.messages(friends.group)[-1].keyboard or []
    assert [(key.data, key.url, key.copy, key.style) for key in shown] == [
        ("p", None, None, "success"),
        (None, "https://t.me/nastolka_play_bot?start=x", None, None),
        (None, None, "place 3,-1 r90", None),
    ]


async def test_an_edit_without_a_keyboard_removes_it(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_message(friends.group, "x", reply_markup=keyboard([button()]))
    edited = await bot.edit_message_text("y", friends.group, sent.message_id)
    assert not isinstance(edited, bool)
    assert (edited.text, edited.reply_markup) == ("y", None)
    assert friends.anna.messages(friends.group)[-1].edit_date is not None


async def test_an_edit_that_changes_nothing_is_refused(bot: Bot, friends: Friends) -> None:
    markup = keyboard([button()])
    sent = await bot.send_message(friends.group, "<b>x</b>", "HTML", reply_markup=markup)
    with pytest.raises(BadRequest, match="Message is not modified: specified new message content"):
        await bot.edit_message_text(
            "<b>x</b>", friends.group, sent.message_id, parse_mode="HTML", reply_markup=markup
        )


async def test_the_same_picture_by_its_id_is_not_modified_and_the_same_bytes_are_another(
    bot: Bot, friends: Friends
) -> None:
    sent = await bot.send_photo(friends.group, picture(), caption="x")
    same = InputMediaPhoto(sent.photo[-1].file_id, caption="x")
    with pytest.raises(BadRequest, match="Message is not modified"):
        await bot.edit_message_media(same, friends.group, sent.message_id)
    anew = InputMediaPhoto(picture(), caption="x")
    assert await bot.edit_message_media(anew, friends.group, sent.message_id)


async def test_what_cannot_be_edited(bot: Bot, friends: Friends, host: Host) -> None:
    theirs = friends.anna.send(friends.group, "/play")
    photo = await bot.send_photo(friends.group, picture())
    text = await bot.send_message(friends.group, "x")
    with pytest.raises(BadRequest, match="Message can't be edited"):
        await bot.edit_message_text("y", friends.group, theirs.id)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("y", friends.group, 999)
    with pytest.raises(BadRequest, match="There is no text in the message to edit"):
        await bot.edit_message_text("y", friends.group, photo.message_id)
    with pytest.raises(BadRequest, match="There is no caption in the message to edit"):
        await bot.edit_message_caption(friends.group, text.message_id, caption="y")


async def test_an_edit_pings_nobody(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_message(friends.group, "x")
    await bot.edit_message_text("@anna", friends.group, sent.message_id)
    assert not friends.anna.messages(friends.group)[-1].pings
    await bot.send_message(friends.group, "@anna")
    assert friends.anna.messages(friends.group)[-1].pings
    assert not friends.boris.messages(friends.group)[-1].pings


async def test_a_mention_by_id_works_only_for_people_whom_the_bot_has_met(
    bot: Bot, friends: Friends
) -> None:
    def link(user_id: int) -> str:
        return f'<a href="tg://user?id={user_id}">x</a>'

    known = await bot.send_message(friends.group, link(friends.anna.user_id), "HTML")
    stranger = await bot.send_message(friends.group, link(friends.clara.user_id), "HTML")
    assert [entity.type for entity in known.entities] == ["text_mention"]
    assert stranger.entities == ()


async def test_replies(bot: Bot, friends: Friends) -> None:
    asked = friends.anna.send(friends.group, "/play")
    sent = await bot.send_message(friends.group, "x", reply_parameters=ReplyParameters(asked.id))
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.text == "/play"
    friends.anna.delete(asked)
    with pytest.raises(BadRequest, match="Message to be replied not found"):
        await bot.send_message(friends.group, "x", reply_parameters=ReplyParameters(asked.id))
    lenient = ReplyParameters(asked.id, allow_sending_without_reply=True)
    sent = await bot.send_message(friends.group, "x", reply_parameters=lenient)
    assert sent.reply_to_message is None


async def test_deleting(bot: Bot, friends: Friends, host: Host) -> None:
    theirs = friends.anna.send(friends.group, "/play")
    mine = await bot.send_message(friends.group, "x")
    old = await bot.send_message(friends.group, "old")
    await bot.delete_message(friends.group, mine.message_id)
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await bot.delete_message(friends.group, mine.message_id)
    with pytest.raises(BadRequest, match=r"Message can't be deleted$"):
        await bot.delete_message(friends.group, theirs.id)
    host.advance(48 * 3600 + 1)
    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await bot.delete_message(friends.group, old.message_id)


async def test_nothing_older_than_two_days_is_deleted_by_admins_either(
    bot: Bot, friends: Friends, host: Host
) -> None:
    """td/telegram/MessagesManager.cpp: the age is looked at before the rights."""
    us = {"user_id": (await bot.get_me()).id, "admin": True}
    host.post(f"chats/{friends.group}/admins", us)
    old = await bot.send_message(friends.group, "old")
    host.advance(48 * 3600 + 1)
    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await bot.delete_message(friends.group, old.message_id)


async def test_line_that_says_what_the_bot_pinned_needs_the_right_to_delete(
    bot: Bot, friends: Friends, host: Host
) -> None:
    """td/telegram/MessagesManager.cpp: own service messages are no own messages there."""
    us = {"user_id": (await bot.get_me()).id, "admin": True}
    host.post(f"chats/{friends.group}/admins", us | {"deletes": False})
    board = await bot.send_message(friends.group, "board")
    await bot.pin_chat_message(friends.group, board.message_id)
    with pytest.raises(BadRequest, match=r"Message can't be deleted$"):
        await bot.delete_message(friends.group, board.message_id + 1)
    member = await bot.get_chat_member(friends.group, us["user_id"])
    assert member.to_dict()["can_delete_messages"] is False
    host.post(f"chats/{friends.group}/admins", us)
    assert await bot.delete_message(friends.group, board.message_id + 1)


async def test_what_a_person_deletes_for_themselves_the_bot_still_edits(
    bot: Bot, friends: Friends
) -> None:
    """Telegram-FOSS#538: Android's apps do so in private chats, for a cleared history, too."""
    anna = friends.anna
    anna.start()
    board = await bot.send_message(anna.user_id, "board")
    hand = await bot.send_message(anna.user_id, "hand")
    (seen,) = [post for post in anna.messages() if post.text == "board"]
    anna.delete(seen, one_sided=True)
    await bot.edit_message_text("another board", anna.user_id, board.message_id)
    assert [post.text for post in anna.messages() if post.sender.is_bot] == ["hand"]
    anna.clear()
    assert await bot.edit_message_text("another hand", anna.user_id, hand.message_id)
    assert anna.messages() == []
    await bot.send_message(anna.user_id, "new")
    assert [post.text for post in anna.messages()] == ["new"]


async def test_formatting_beyond_a_hundred_entities_is_lost_in_silence(
    bot: Bot, friends: Friends
) -> None:
    """tdlib/td#165"""
    text = " ".join(f"<b>{number}</b>" for number in range(101))
    sent = await bot.send_message(friends.group, text, parse_mode="HTML")
    assert (len(sent.entities), (sent.text or "")[-3:]) == (100, "100")


async def test_pinning_needs_an_administrator(bot: Bot, friends: Friends, host: Host) -> None:
    sent = await bot.send_message(friends.group, "board")
    with pytest.raises(BadRequest, match="Not enough rights to manage pinned messages"):
        await bot.pin_chat_message(friends.group, sent.message_id)
    host.post(f"chats/{friends.group}/admins", {"user_id": bot.id, "admin": True})
    await bot.pin_chat_message(friends.group, sent.message_id)
    pinned = (await bot.get_chat(friends.group)).pinned_message
    assert pinned is not None
    assert pinned.message_id == sent.message_id
    assert friends.anna.messages(friends.group)[-1].service == {
        "kind": "pinned_message",
        "message_id": sent.message_id,
    }


async def test_a_copy_has_the_content_and_not_the_keyboard(bot: Bot, friends: Friends) -> None:
    markup = keyboard([button()])
    sent = await bot.send_photo(
        friends.group, picture(), "<b>x</b>", parse_mode="HTML", reply_markup=markup
    )
    await bot.copy_message(friends.group, friends.group, sent.message_id)
    copy = friends.anna.messages(friends.group)[-1]
    assert (copy.html, copy.keyboard) == ("<b>x</b>", None)
    assert copy.photo is not None
    assert copy.photo.file_unique_id == sent.photo[-1].file_unique_id


async def test_a_reaction_is_one_of_the_known_emoji(bot: Bot, friends: Friends) -> None:
    asked = friends.anna.send(friends.group, "/play")
    await bot.set_message_reaction(friends.group, asked.id, "👍")
    with pytest.raises(BadRequest, match="Reaction_invalid"):
        await bot.set_message_reaction(friends.group, asked.id, "🎲")


async def test_the_pinned_message_can_be_let_go(bot: Bot, friends: Friends, host: Host) -> None:
    host.post(f"chats/{friends.group}/admins", {"user_id": bot.id, "admin": True})
    sent = [await bot.send_message(friends.group, str(n)) for n in range(3)]
    for message in sent:
        await bot.pin_chat_message(friends.group, message.message_id)
    with pytest.raises(BadRequest, match="Chat_not_modified"):
        await bot.pin_chat_message(friends.group, sent[0].message_id)
    await bot.unpin_chat_message(friends.group)
    assert await pinned(bot, friends.group) == "1"
    await bot.unpin_all_chat_messages(friends.group)
    assert await pinned(bot, friends.group) is None
    with pytest.raises(BadRequest, match="Message to unpin not found"):
        await bot.unpin_chat_message(friends.group)


async def pinned(bot: Bot, chat_id: int) -> str | None:
    message = (await bot.get_chat(chat_id)).pinned_message
    return message.text if message else None


async def test_several_messages_are_deleted_at_once_and_missing_ones_skipped(
    bot: Bot, friends: Friends
) -> None:
    sent = [await bot.send_message(friends.group, str(n)) for n in range(3)]
    ids = [sent[0].message_id, 999, sent[2].message_id]
    await bot.delete_messages(friends.group, ids)
    assert [post.text for post in friends.anna.messages(friends.group)][1:] == ["1"]


async def test_markdown_and_unknown_parse_modes_are_refused(bot: Bot, friends: Friends) -> None:
    with pytest.raises(BadRequest, match="only html is known here"):
        await bot.send_message(friends.group, "*x*", parse_mode="MarkdownV2")
    with pytest.raises(BadRequest, match="Unsupported parse_mode"):
        await bot.send_message(friends.group, "x", parse_mode="BBCode")


async def test_entities_may_be_given_instead_of_markup(bot: Bot, friends: Friends) -> None:
    entities = [MessageEntity("bold", 0, 2), MessageEntity("text_link", 3, 2, url="https://a.b/")]
    await bot.send_message(friends.group, "Hi go", entities=entities)
    html = friends.anna.messages(friends.group)[-1].html
    assert html == '<b>Hi</b> <a href="https://a.b/" rel="noreferrer noopener">go</a>'
