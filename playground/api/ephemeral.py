"""Methods for ephemeral messages, which one member of a group sees
(bots/api#ephemeral-messages-and-commands).

A bot may send one within 15 seconds of that member's press or ephemeral command, an administrator
bot at any time. The
message has a number of its own kind, and methods of its own change it. It may stand in the place of
the message with the button, for that member. Presses on its buttons are told to the bot.
"""

from __future__ import annotations

from typing import Any

from aiogram.methods import (
    DeleteEphemeralMessage,
    EditEphemeralMessageCaption,
    EditEphemeralMessageMedia,
    EditEphemeralMessageReplyMarkup,
    EditEphemeralMessageText,
)

from playground.api.desk import Desk
from playground.api.media import read_media
from playground.api.texts import read_caption, read_keyboard, read_text
from playground.world.errors import ApiError, ours
from playground.world.messages import check_topic, edit, remove
from playground.world.presses import TOO_OLD
from playground.world.values import Chat, Media, Message, Text

Call = (
    DeleteEphemeralMessage
    | EditEphemeralMessageCaption
    | EditEphemeralMessageMedia
    | EditEphemeralMessageReplyMarkup
    | EditEphemeralMessageText
)


def receiver_of(desk: Desk, chat: Chat, call: Any) -> int | None:
    """Return the only member who is to see a message; None for everybody.

    :raises ApiError: when the bot may not send this person an ephemeral message
    """
    asked = getattr(call, "ephemeral_message_parameters", None)
    if asked is None or not desk.play.settings.ephemeral:
        return None
    command = _command_of(call)
    if chat.is_private:
        raise ours("ephemeral messages are for groups")
    if asked.receiver_user_id not in chat.members or asked.receiver_user_id == desk.world.bot_id:
        raise ApiError("USER_NOT_PARTICIPANT")
    if asked.callback_query_id is not None:
        _check_press(desk, chat, asked.receiver_user_id, asked.callback_query_id)
    elif command is not None:
        _check_command(desk, chat, asked.receiver_user_id, command)
    elif desk.world.bot_id not in chat.admins:
        raise ours("only an administrator sends ephemeral messages without a press or a command")
    return int(asked.receiver_user_id)


def _command_of(call: Any) -> int | None:
    """Return the number of the command that an ephemeral message answers; None for none.

    :raises ApiError: when it is to answer a message that everybody sees
    """
    answered = call.reply_parameters
    if answered is None:
        return None
    if answered.message_id is not None or answered.ephemeral_message_id is None:
        raise ours("ephemeral messages answer no other message here")
    return int(answered.ephemeral_message_id)


def _check_command(desk: Desk, chat: Chat, receiver: int, number: int) -> None:
    """The command must be the receiver's own, seen by nobody else, and young."""
    command = desk.world.ephemeral(chat.id, receiver, number)
    if command is None or command.sender != receiver:
        raise ApiError("message to be replied not found")
    if desk.world.now() - command.date > desk.play.settings.query_seconds + 1:
        raise ApiError(TOO_OLD)


def _check_press(desk: Desk, chat: Chat, receiver: int, query_id: str) -> None:
    """The press must be this person's, in this chat, and young; and not answered yet: whether the
    real server takes one that is answered is not known.
    """
    query = desk.world.queries.get(query_id)
    if (
        not query
        or query.answered
        or desk.world.now() - query.at > desk.play.settings.query_seconds
    ):
        raise ApiError(TOO_OLD)
    if (query.user_id, query.chat_id) != (receiver, chat.id):
        raise ours("the press is of somebody else, or in another chat")


def replaced_by(desk: Desk, call: Any) -> int | None:
    """In the place of which message it is to be seen, if of any; its press is checked by then.

    :raises ApiError: when that message is ephemeral itself, and is to be edited instead
    """
    asked = getattr(call, "ephemeral_message_parameters", None)
    known = desk.play.settings.ephemeral
    if asked is None or not known or not asked.replace_callback_query_message:
        return None
    query = desk.world.queries.get(asked.callback_query_id or "")
    if query is None:
        raise ours("without a press there is no message to replace")
    if query.message_id < 0:
        raise ours("what is shown in the place of an ephemeral message is an edit of it")
    return query.message_id


async def edit_ephemeral_message_text(desk: Desk, call: EditEphemeralMessageText) -> bool:
    """EditEphemeralMessageText."""
    message = _found(desk, call)
    if message.media:
        raise ApiError("there is no text in the message to edit")
    body = read_text(desk.world, call.text or "", call.parse_mode, call.entities)
    return _edit(desk, call, message, body, None)


async def edit_ephemeral_message_caption(desk: Desk, call: EditEphemeralMessageCaption) -> bool:
    """EditEphemeralMessageCaption."""
    message = _found(desk, call)
    if not message.media:
        raise ApiError("there is no caption in the message to edit")
    body = read_caption(desk.world, call.caption, call.parse_mode, call.caption_entities)
    return _edit(desk, call, message, body, message.media)


async def edit_ephemeral_message_media(desk: Desk, call: EditEphemeralMessageMedia) -> bool:
    """EditEphemeralMessageMedia: by file_id, nothing is uploaded (td/telegram/
    MessageQueryManager.cpp: "file upload isn't supported").
    """
    if str(call.media.media).startswith("attach://"):
        raise ApiError("file upload isn't supported")
    if not _found(desk, call).media:
        raise ours("whether a text becomes a picture is not known of ephemeral messages")
    body, media = await read_media(desk, call.media)
    # The message may have changed or gone while the file was read.
    return _edit(desk, call, _found(desk, call), body, media)


async def edit_ephemeral_message_reply_markup(
    desk: Desk, call: EditEphemeralMessageReplyMarkup
) -> bool:
    """EditEphemeralMessageReplyMarkup."""
    message = _found(desk, call)
    return _edit(desk, call, message, message.body, message.media)


async def delete_ephemeral_message(desk: Desk, call: DeleteEphemeralMessage) -> bool:
    """DeleteEphemeralMessage."""
    remove(desk.world, _found(desk, call))
    return True


def _found(desk: Desk, call: Call) -> Message:
    chat = desk.reachable(call.chat_id)
    number, receiver = call.ephemeral_message_id, call.receiver_user_id
    message = desk.world.ephemeral(chat.id, receiver, number)
    if not message:
        what = "delete" if isinstance(call, DeleteEphemeralMessage) else "edit"
        raise ApiError(f"message to {what} not found")
    check_topic(desk.world, chat, message.topic_id, desk.world.bot_id)
    return message


def _edit(desk: Desk, call: Any, message: Message, body: Text, media: Media | None) -> bool:
    keyboard = read_keyboard(desk.world, message.chat_id, call.reply_markup)
    if (body, media, keyboard) != (message.body, message.media, message.keyboard):
        desk.play.budget.spend(message.chat_id)
    edit(desk.world, message, body=body, media=media, keyboard=keyboard)
    return True
