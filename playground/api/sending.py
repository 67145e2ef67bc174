"""Methods that put messages into chats."""

from __future__ import annotations

from typing import Any

from aiogram.methods import (
    CopyMessage,
    SendAnimation,
    SendChatAction,
    SendDocument,
    SendMediaGroup,
    SendMessage,
    SendPhoto,
    SendPoll,
)
from aiogram.types import InputMediaDocument, InputMediaPhoto, ReplyParameters
from msgspec.structs import replace

from playground.api.desk import Desk
from playground.api.ephemeral import receiver_of, replaced_by
from playground.api.media import find_file
from playground.api.texts import read_caption, read_keyboard, read_text
from playground.world.changes import Typing
from playground.world.errors import ApiError, ours
from playground.world.messages import check_topic, has_lost_topics, send
from playground.world.values import Chat, Json, Media, Message
from playground.world.wire import message_json

Sending = (
    SendMessage | SendPhoto | SendDocument | SendAnimation | SendMediaGroup | SendPoll | CopyMessage
)
ACTIONS = {
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
}


async def send_message(desk: Desk, call: SendMessage) -> Json:
    """SendMessage."""
    draft = draft_of(desk, call)
    body = read_text(desk.world, call.text, call.parse_mode, call.entities)
    keyboard = read_keyboard(desk.world, draft.chat_id, call.reply_markup)
    return sent(desk, replace(draft, body=body, keyboard=keyboard))


async def send_photo(desk: Desk, call: SendPhoto) -> Json:
    """SendPhoto."""
    return await _send_file(desk, call, "photo", call.photo, bool(call.has_spoiler))


async def send_document(desk: Desk, call: SendDocument) -> Json:
    """SendDocument."""
    return await _send_file(desk, call, "document", call.document)


async def send_animation(desk: Desk, call: SendAnimation) -> Json:
    """SendAnimation."""
    return await _send_file(desk, call, "animation", call.animation, bool(call.has_spoiler))


async def _send_file(
    desk: Desk,
    call: SendPhoto | SendDocument | SendAnimation,
    kind: str,
    reference: Any,
    spoiler: bool = False,
) -> Json:
    draft = draft_of(desk, call)
    check_media(desk, draft.chat_id, kind)
    body = read_caption(desk.world, call.caption, call.parse_mode, call.caption_entities)
    keyboard = read_keyboard(desk.world, draft.chat_id, call.reply_markup)
    file = await find_file(desk, reference, kind)
    # While the file was read the world went on: the chat may be out of reach by now.
    draft = replace(draft_of(desk, call), body=body, keyboard=keyboard)
    return sent(desk, replace(draft, media=Media(kind, file.unique_id, spoiler)))


def check_media(desk: Desk, chat_id: int, kind: str) -> None:
    """Refuse photos and files where members may send none (td/telegram/MessageContent.cpp)."""
    chat = desk.world.chats[chat_id]
    may = {"photo": chat.photos, "document": chat.documents}.get(kind, True)
    if not may and desk.world.bot_id not in chat.admins:
        raise ApiError(f"not enough rights to send {kind}s to the chat")


async def send_media_group(desk: Desk, call: SendMediaGroup) -> list[Json]:
    """SendMediaGroup: an album of photos or of documents."""
    if not 2 <= len(call.media) <= 10:
        raise ApiError("group must include 2-10 items")
    drafts = [await _album_part(desk, call, item) for item in call.media]
    if len({draft.media.kind for draft in drafts if draft.media}) > 1:
        raise ApiError("can't use the media of the specified type in the album")
    desk.play.budget.spend(drafts[0].chat_id, len(drafts))
    drafted = [send(desk.world, draft) for draft in drafts]
    return [message_json(desk.world, message) for message in drafted]


async def _album_part(desk: Desk, call: SendMediaGroup, item: Any) -> Message:
    if not isinstance(item, InputMediaPhoto | InputMediaDocument):
        raise ours("albums are of photos or of documents here")
    kind = "photo" if isinstance(item, InputMediaPhoto) else "document"
    file = await find_file(desk, item.media, kind)
    draft = draft_of(desk, call)
    check_media(desk, draft.chat_id, kind)
    body = read_caption(desk.world, item.caption, item.parse_mode, item.caption_entities)
    album = f"{draft.chat_id}:{desk.world.next_message_id(draft.chat_id)}"
    spoiler = isinstance(item, InputMediaPhoto) and bool(item.has_spoiler)
    return replace(draft, body=body, media=Media(kind, file.unique_id, spoiler), album=album)


async def copy_message(desk: Desk, call: CopyMessage) -> Json:
    """CopyMessage."""
    source = desk.world.message(desk.chat(call.from_chat_id).id, call.message_id)
    if not source:
        raise ApiError("message to copy not found")
    if source.service:
        raise ApiError("message can't be copied")
    draft = draft_of(desk, call)
    body = source.body
    if call.caption is not None and source.media:
        body = read_caption(desk.world, call.caption, call.parse_mode, call.caption_entities)
    keyboard = read_keyboard(desk.world, draft.chat_id, call.reply_markup)
    copied = sent(desk, replace(draft, body=body, media=source.media, keyboard=keyboard))
    return {"message_id": copied["message_id"]}


async def send_chat_action(desk: Desk, call: SendChatAction) -> bool:
    """SendChatAction."""
    chat = desk.reachable(call.chat_id)
    check_topic(desk.world, chat, call.message_thread_id, desk.world.bot_id)
    if call.action not in ACTIONS:
        raise ApiError("wrong parameter action in request")
    desk.world.record(Typing(chat.id, call.message_thread_id, call.action))
    return True


def sent(desk: Desk, draft: Message) -> Json:
    """Put a message into its chat, within the rates; return it as the answer."""
    desk.play.budget.spend(draft.chat_id)
    return message_json(desk.world, send(desk.world, draft))


def draft_of(desk: Desk, call: Sending) -> Message:
    """Return a message without content, from the parameters that all sending methods share."""
    _refuse_unknown_ways(call)
    chat = desk.reachable(call.chat_id)
    reply = _reply(desk, chat, call)
    replied = desk.world.message(chat.id, reply)
    topic = call.message_thread_id
    if topic is None and replied:
        topic = replied.topic_id
    check_topic(desk.world, chat, topic, desk.world.bot_id)
    if has_lost_topics(chat):
        topic = None
    return Message(
        chat.id,
        desk.world.bot_id,
        topic_id=topic,
        reply_to=reply,
        silent=bool(call.disable_notification),
        protected=call.protect_content is True,
        receiver=receiver_of(desk, chat, call),
        replaces=replaced_by(desk, call),
        effect=_effect(chat, call),
    )


EFFECTS = frozenset(
    {
        *("5104841245755180586", "5107584321108051014", "5104858069142078462"),
        *("5159385139981059251", "5046509860389126442", "5046589136895476101"),
    }
)
"""Those that anybody may use: fire, thumbs up and down, heart, confetti, poo. No method of the Bot
API lists them."""


def _effect(chat: Chat, call: Sending) -> str:
    """Return the effect of a message: td/telegram/MessagesManager.cpp
    (`process_message_send_options`).

    :raises ApiError: when the chat has no effects, or Telegram does not know this one
    """
    effect: str = getattr(call, "message_effect_id", None) or ""
    if effect and not chat.is_private:
        raise ApiError("can't use message effects in the chat")
    if effect and effect not in EFFECTS:
        raise ApiError("EFFECT_ID_INVALID")
    return effect


def _refuse_unknown_ways(call: Sending) -> None:
    names = ("business_connection_id", "direct_messages_topic_id", "suggested_post_parameters")
    for name in (*names, "receiver_user_id"):
        if getattr(call, name, None) is not None:
            raise ours(f"{name} is not known here")


def _reply(desk: Desk, chat: Chat, call: Sending) -> int | None:
    """The id of the message to reply to, None when it may be gone and is."""
    reply = call.reply_parameters
    if reply is None and call.reply_to_message_id is not None:
        reply = ReplyParameters(
            message_id=call.reply_to_message_id,
            allow_sending_without_reply=call.allow_sending_without_reply,
        )
    if reply is None:
        return None
    if getattr(call, "ephemeral_message_parameters", None) and reply.ephemeral_message_id:
        return None  # see `ephemeral`
    if reply.message_id is None or reply.chat_id not in (None, chat.id, str(chat.id)):
        raise ours("replies are to messages of the same chat here")
    if desk.world.message(chat.id, reply.message_id):
        return reply.message_id
    if reply.allow_sending_without_reply is True:
        return None
    raise ApiError("message to be replied not found")
