"""Methods that change or remove messages."""

from __future__ import annotations

from aiogram.methods import (
    DeleteMessage,
    DeleteMessages,
    EditMessageCaption,
    EditMessageMedia,
    EditMessageReplyMarkup,
    EditMessageText,
    PinChatMessage,
    SetMessageReaction,
    UnpinAllChatMessages,
    UnpinChatMessage,
)
from aiogram.types import ReactionTypeEmoji
from msgspec.structs import replace

from playground.api.desk import Desk, read_chat_id
from playground.api.media import read_media
from playground.api.sending import check_media
from playground.api.texts import read_caption, read_keyboard, read_text
from playground.world.changes import ChatPut, MessageEdited
from playground.world.errors import ApiError, ours
from playground.world.inline import sent_inline
from playground.world.messages import check_topic, delete_as_bot, edit, send
from playground.world.values import Chat, Json, Media, Message, Service, Text
from playground.world.wire import message_json

Editing = EditMessageText | EditMessageCaption | EditMessageMedia | EditMessageReplyMarkup
# The emoji that bots may react with are a fixed list; these are the ones a game may want.
REACTIONS = set("👍👎❤🔥🥰👏😁🤔🤯😱🎉🤩🙏👌🤝🏆💯👀🫡🆒🤗")


async def edit_message_text(desk: Desk, call: EditMessageText) -> Json | bool:
    """EditMessageText."""
    message = _to_edit(desk, call)
    if message.media or message.poll:
        raise ApiError("there is no text in the message to edit")
    if call.text is None:
        raise ApiError("message text is empty")
    body = read_text(desk.world, call.text, call.parse_mode, call.entities)
    return _edit(desk, call, message, body, None)


async def edit_message_caption(desk: Desk, call: EditMessageCaption) -> Json | bool:
    """EditMessageCaption; a missing caption removes it."""
    message = _to_edit(desk, call)
    if not message.media:
        raise ApiError("there is no caption in the message to edit")
    body = read_caption(desk.world, call.caption, call.parse_mode, call.caption_entities)
    return _edit(desk, call, message, body, message.media)


async def edit_message_media(desk: Desk, call: EditMessageMedia) -> Json | bool:
    """EditMessageMedia: another file with its own caption, for texts as well."""
    if _to_edit(desk, call).poll:
        raise ApiError("message can't be edited")
    is_upload = str(call.media.media).startswith("attach://")
    if call.inline_message_id is not None and is_upload:
        raise ApiError("can't upload a file to an inline message: name one by its file_id")
    body, media = await read_media(desk, call.media)
    if call.chat_id is not None:
        check_media(desk, read_chat_id(call.chat_id), media.kind)
    # The message may have changed or gone while the file was read.
    return _edit(desk, call, _to_edit(desk, call), body, media, is_upload=is_upload)


async def edit_message_reply_markup(desk: Desk, call: EditMessageReplyMarkup) -> Json | bool:
    """EditMessageReplyMarkup; a missing keyboard removes it."""
    message = _to_edit(desk, call)
    return _edit(desk, call, message, message.body, message.media)


def _to_edit(desk: Desk, call: Editing) -> Message:
    """The bot's own message that a request wants to change."""
    if call.business_connection_id is not None:
        raise ours("messages of businesses cannot be edited here")
    if call.inline_message_id is not None:
        return _sent_inline(desk, call)
    if call.message_id is None:
        raise ApiError("message identifier is not specified")
    chat = _to_edit_in(desk, call.chat_id)
    message = desk.world.message(chat.id, call.message_id)
    if not message:
        raise ApiError("message to edit not found")
    if message.sender != desk.world.bot_id or message.service:
        raise ApiError("message can't be edited")
    check_topic(desk.world, chat, message.topic_id, desk.world.bot_id)
    return message


def _to_edit_in(desk: Desk, chat_id: int | str | None) -> Chat:
    """The chat of a message to edit: in one that was upgraded that may be possible, too."""
    upgraded = desk.world.chats.get(read_chat_id(chat_id))
    if desk.play.settings.edits_upgraded and upgraded and upgraded.migrated_to:
        return upgraded
    return desk.reachable(chat_id)


def _sent_inline(desk: Desk, call: Editing) -> Message:
    """Return the message that somebody has sent through the bot, wherever it stands
    (bots/api#editmessagetext).
    """
    if call.chat_id is not None or call.message_id is not None:
        raise ours("an inline message is named by nothing else")
    message = sent_inline(desk.world, call.inline_message_id or "")
    if not message:
        raise ApiError("MESSAGE_ID_INVALID")
    return message


def _edit(
    desk: Desk,
    call: Editing,
    message: Message,
    body: Text,
    media: Media | None,
    *,
    is_upload: bool = False,
) -> Json | bool:
    """Edit a message. Without a keyboard the edit removes the old one (bots/api#editmessagetext);
    the edit of an inline message returns no content. An upload is another file, whatever its bytes.
    """
    keyboard = read_keyboard(desk.world, message.chat_id, call.reply_markup)
    unchanged = (body, media, keyboard) == (message.body, message.media, message.keyboard)
    if is_upload or not unchanged:
        desk.play.budget.spend(message.chat_id)
    edited = edit(
        desk.world, message, body=body, media=media, keyboard=keyboard, is_upload=is_upload
    )
    return call.inline_message_id is not None or message_json(desk.world, edited)


async def delete_message(desk: Desk, call: DeleteMessage) -> bool:
    """DeleteMessage."""
    delete_as_bot(desk.world, desk.reachable(call.chat_id), call.message_id)
    return True


async def delete_messages(desk: Desk, call: DeleteMessages) -> bool:
    """DeleteMessages: those that cannot be found are skipped."""
    chat = desk.reachable(call.chat_id)
    if not 1 <= len(call.message_ids) <= 100:
        raise ApiError("too many message identifiers specified")
    for message_id in call.message_ids:
        if desk.world.message(chat.id, message_id):
            delete_as_bot(desk.world, chat, message_id)
    return True


async def pin_chat_message(desk: Desk, call: PinChatMessage) -> bool:
    """PinChatMessage."""
    chat = _to_pin(desk, call.chat_id)
    message = desk.world.message(chat.id, call.message_id)
    if not message:
        raise ApiError("message to pin not found")
    if message.id in chat.pinned:
        raise ApiError("CHAT_NOT_MODIFIED")
    desk.world.record(ChatPut(replace(chat, pinned=(*chat.pinned, message.id))))
    service = Service("pinned_message", other_id=message.id)
    send(
        desk.world, Message(chat.id, desk.world.bot_id, topic_id=message.topic_id, service=service)
    )
    return True


async def unpin_chat_message(desk: Desk, call: UnpinChatMessage) -> bool:
    """UnpinChatMessage; without an id the latest pinned one."""
    chat = _to_pin(desk, call.chat_id)
    message_id = call.message_id or (chat.pinned[-1] if chat.pinned else None)
    if message_id not in chat.pinned:
        raise ApiError("message to unpin not found")
    pinned = tuple(one for one in chat.pinned if one != message_id)
    desk.world.record(ChatPut(replace(chat, pinned=pinned)))
    return True


async def unpin_all_chat_messages(desk: Desk, call: UnpinAllChatMessages) -> bool:
    """UnpinAllChatMessages."""
    desk.world.record(ChatPut(replace(_to_pin(desk, call.chat_id), pinned=())))
    return True


def _to_pin(desk: Desk, chat_id: int | str) -> Chat:
    chat = desk.reachable(chat_id)
    if not chat.is_private and desk.world.bot_id not in chat.admins:
        raise ApiError("not enough rights to manage pinned messages in the chat")
    return chat


async def set_message_reaction(desk: Desk, call: SetMessageReaction) -> bool:
    """SetMessageReaction: at most one emoji by a bot."""
    chat = desk.reachable(call.chat_id)
    message = desk.world.message(chat.id, call.message_id)
    if not message:
        raise ApiError("message to react not found")
    chosen = call.reaction or []
    emoji = tuple(one.emoji for one in chosen if isinstance(one, ReactionTypeEmoji))
    if len(emoji) != len(chosen) or not set(emoji) <= REACTIONS:
        raise ApiError("REACTION_INVALID")
    if len(emoji) > 1:
        raise ApiError("REACTIONS_TOO_MANY")
    desk.world.record(MessageEdited(replace(message, reactions=emoji)))
    return True
