"""Surfaces as calls of the Bot API: sending, editing and retiring messages, with retries when the
network fails. Each try counts against the rate limit.

An edit may be repeated once the former one is over. A new message is repeated only when it has
surely not been sent; when its answer was lost, once, and marked: there is no way to ask Telegram
whether it stands there (docs/adr/0006). Better twice than a game without a board.
"""

import re
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from html import unescape
from typing import Any

import msgspec
from msgspec.structs import replace
from telegram import Bot, InputMediaPhoto, Message, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated

from bot.display.fitted import units
from bot.display.values import CAPTION_LIMIT, TEXT_LIMIT, Button, Film, Keyboard, Poll, Surface
from bot.reconciler.api.refusals import is_about_effect
from bot.reconciler.api.retry import Gate, retried
from bot.reconciler.state.shown import RetiredMessage
from bot.table.parts import Invitation

JSONDict = dict[str, Any]
Photo = bytes | str
"""A JPEG or another file to upload, or Telegram's id of a picture that it has."""
_FILE_NAME = "board.jpg"
"""The same for all pictures: a name must tell nothing."""
_TAG = re.compile(r"<[^<>]*>")
WORDLESS = "…"
"""The retired text of messages whose words are not stored."""
REPEATED = "🔁 "
"""Prefix of a message that may be a duplicate of one above."""


async def post(
    bot: Bot,
    surface: Surface,
    photo: Photo | None,
    gate: Gate,
    *,
    marked: bool,
) -> Message:
    """Send a surface as a new message; if its effect is refused, once more without.

    :param marked: whether to mark the message as one that may stand there twice. Then it does not
        ring, because the first one may have rung.
    :raises Lost: when nobody knows whether the message was sent.
    """
    sent = replace(surface, text=_marked_text(surface), silent=True) if marked else surface
    try:
        return await retried(lambda: send(bot, sent, photo), gate, creates=True)
    except BadRequest as error:
        if not (sent.effect and is_about_effect(error)):
            raise
    plain = replace(sent, effect="")
    return await retried(lambda: send(bot, plain, photo), gate, creates=True)


async def send(
    bot: Bot,
    surface: Surface,
    photo: Photo | None,
    more: JSONDict | None = None,
) -> Message:
    """Send a surface once.

    :param more: parameters that the library does not know yet.
    """
    text = surface.text
    place = surface.place
    rest: JSONDict = {
        "parse_mode": ParseMode.HTML,
        "message_thread_id": place.topic,
        "disable_notification": surface.silent,
        "message_effect_id": surface.effect or None,
        "api_kwargs": {**_buttons(surface.keyboard), **(more or {})},
    }
    if surface.replies_to is not None:
        rest["reply_parameters"] = ReplyParameters(
            surface.replies_to, allow_sending_without_reply=True
        )
    if surface.poll is not None:
        return await _send_poll(bot, surface, surface.poll, text)
    if photo is None:
        return await bot.send_message(place.chat, text, **rest)
    if surface.document is not None:
        name = surface.document.name
        if isinstance(surface.document.content, Film):
            name = f"{name}.mp4"
            if not surface.document.is_plain:
                return await bot.send_animation(
                    place.chat, photo, caption=text, filename=name, **rest
                )
            rest["disable_content_type_detection"] = True
        return await bot.send_document(place.chat, photo, caption=text, filename=name, **rest)
    return await bot.send_photo(place.chat, photo, caption=text, filename=_FILE_NAME, **rest)


async def _send_poll(bot: Bot, surface: Surface, poll: Poll, text: str) -> Message:
    """Send a poll that cannot be forwarded, so that only this chat votes."""
    return await bot.send_poll(
        surface.place.chat,
        unescape(_TAG.sub("", text)),
        poll.options,
        is_anonymous=False,
        allows_multiple_answers=True,
        close_date=poll.until,
        protect_content=True,
        message_thread_id=surface.place.topic,
        disable_notification=surface.silent,
        api_kwargs=_buttons(surface.keyboard),
    )


def _marked_text(surface: Surface) -> str:
    """Return the text with the mark, where there is room for it."""
    limit = CAPTION_LIMIT if surface.picture or surface.document else TEXT_LIMIT
    marked = REPEATED + surface.text
    return marked if units(marked) <= limit else surface.text


async def edit_picture(
    bot: Bot, surface: Surface, message: int, photo: Photo, gate: Gate
) -> Message | None:
    """Change picture, caption and buttons; None when they were so already."""
    media = InputMediaPhoto(
        photo, caption=surface.text, parse_mode=ParseMode.HTML, filename=_FILE_NAME
    )
    return await _try_edit(
        lambda: bot.edit_message_media(
            media, surface.place.chat, message, api_kwargs=_buttons(surface.keyboard)
        ),
        gate,
    )


async def edit_words(bot: Bot, surface: Surface, message: int, gate: Gate) -> None:
    """Change the text, or the caption of a picture that stays, and the buttons."""
    chat, is_caption = surface.place.chat, surface.picture is not None
    await _edit_words(bot, chat, message, surface.text, is_caption, surface.keyboard, gate)


async def edit_sent(bot: Bot, sent: Invitation, surface: Surface, gate: Gate) -> None:
    """Edit a message that somebody has sent through the bot: its text, or the caption of a picture
    that stays, and its buttons.
    """
    rest: JSONDict = {
        "inline_message_id": sent.id,
        "parse_mode": ParseMode.HTML,
        "api_kwargs": _buttons(surface.keyboard),
    }
    if sent.has_picture:
        await _try_edit(lambda: bot.edit_message_caption(caption=surface.text, **rest), gate)
    else:
        await _try_edit(lambda: bot.edit_message_text(surface.text, **rest), gate)


async def retire(bot: Bot, chat: int, old: RetiredMessage, gate: Gate) -> None:
    """Replace a message by its retired text and remove its buttons; of a copy the buttons alone."""
    if old.is_poll:
        await _stop_poll(bot, chat, old.message, gate)
    elif old.is_copy:
        await _try_edit(lambda: bot.edit_message_reply_markup(chat, old.message), gate)
    else:
        last = old.text or WORDLESS
        await _edit_words(bot, chat, old.message, last, old.has_picture, (), gate)


async def _stop_poll(bot: Bot, chat: int, message: int, gate: Gate) -> None:
    """Close a poll; if it has already closed by itself, only remove its buttons."""
    try:
        await retried(lambda: bot.stop_poll(chat, message), gate)
    except BadRequest:
        await _try_edit(lambda: bot.edit_message_reply_markup(chat, message), gate)


async def delete(bot: Bot, chat: int, message: int) -> bool:
    """Delete a message; False when Telegram does not do that any more: after two days, for admins,
    too, and in a group that has become a supergroup, where an edit may still be taken.

    td/telegram/MessagesManager.cpp (can_delete_channel_message); telegram-bot-api/Client.cpp
    (check_chat: deleting needs a chat that can be written to, editing does not).
    """
    try:
        await retried(lambda: bot.delete_message(chat, message))
    except ChatMigrated:
        return False
    except BadRequest as error:
        return "message to delete not found" in error.message.lower()
    return True


async def take_away(bot: Bot, chat: int, message: int) -> None:
    """Delete a message; where Telegram no longer allows that, remove at least its buttons."""
    if not await delete(bot, chat, message):
        await _try_edit(lambda: bot.edit_message_reply_markup(chat, message), nullcontext)


async def _edit_words(
    bot: Bot,
    chat: int,
    message: int,
    text: str,
    is_caption: bool,
    keyboard: Keyboard,
    gate: Gate,
) -> None:
    rest: JSONDict = {"parse_mode": ParseMode.HTML, "api_kwargs": _buttons(keyboard)}
    if is_caption:
        await _try_edit(lambda: bot.edit_message_caption(chat, message, caption=text, **rest), gate)
    else:
        await _try_edit(lambda: bot.edit_message_text(text, chat, message, **rest), gate)


def _buttons(keyboard: Keyboard) -> JSONDict:
    """Return the reply markup of a keyboard, as plain JSON: building the library's objects took
    longer than the rest of the call.
    """
    return {"reply_markup": written(keyboard)} if keyboard else {}


def written(keyboard: Keyboard) -> str:
    """Return a keyboard as JSON.

    https://core.telegram.org/bots/api#inlinekeyboardmarkup
    """
    rows = [[_button(button) for button in row] for row in keyboard]
    return msgspec.json.encode({"inline_keyboard": rows}).decode()


def _button(button: Button) -> JSONDict:
    said = {
        "text": button.text,
        "url": button.url,
        "web_app": None if button.page is None else {"url": button.page},
        "copy_text": None if button.copy is None else {"text": button.copy},
        "callback_data": None if button.token is None else str(button.token),
        "style": button.style,
        "switch_inline_query_chosen_chat": None
        if button.share is None
        else _in_any_chat(button.share),
    }
    return {name: value for name, value in said.items() if value is not None}


def _in_any_chat(query: str) -> JSONDict:
    allowed = ("allow_user_chats", "allow_group_chats", "allow_channel_chats")
    return {"query": query, **dict.fromkeys(allowed, True)}


async def _try_edit(call: Callable[[], Awaitable[Message | bool]], gate: Gate) -> Message | None:
    try:
        changed = await retried(call, gate)
    except BadRequest as error:
        if "not modified" in error.message.lower():
            return None  # it is as it should be
        raise
    return changed if isinstance(changed, Message) else None
