"""Methods about chats, members, topics and presses."""

from __future__ import annotations

import re

from aiogram.methods import (
    AnswerCallbackQuery,
    CloseForumTopic,
    CreateForumTopic,
    GetChat,
    GetChatAdministrators,
    GetChatMember,
    GetChatMemberCount,
    LeaveChat,
    ReopenForumTopic,
)

from playground.api.desk import Desk
from playground.world.chats import close_topic, new_topic, remove_member
from playground.world.errors import ApiError
from playground.world.presses import answer
from playground.world.values import Chat, Json
from playground.world.wire import chat_json, member_json, message_json

ANSWER = 200
GIFTS = dict.fromkeys(
    (
        "unlimited_gifts",
        "limited_gifts",
        "unique_gifts",
        "premium_subscription",
        "gifts_from_channels",
    ),
    False,
)

PERMISSIONS = dict.fromkeys(("can_send_messages", "can_send_other_messages"), True)


async def answer_callback_query(desk: Desk, call: AnswerCallbackQuery) -> bool:
    """AnswerCallbackQuery."""
    if len(call.text or "") > ANSWER:
        raise ApiError("MESSAGE_TOO_LONG")
    start = rf"(?:https?://)?t\.me/{desk.world.bot.username}\?start=[A-Za-z0-9_-]{{0,64}}"
    if call.url and not re.fullmatch(start, call.url):
        raise ApiError("URL_INVALID")
    answer(
        desk.world,
        call.callback_query_id,
        text=call.text or None,
        alert=bool(call.show_alert),
        url=call.url,
        seconds=desk.play.settings.query_seconds,
    )
    return True


async def get_chat(desk: Desk, call: GetChat) -> Json:
    """GetChat."""
    chat = desk.chat(call.chat_id)
    full = {"accent_color_id": abs(chat.id) % 7, "max_reaction_count": 11}
    body = {**chat_json(desk.world, chat), **full, "accepted_gift_types": GIFTS}
    if not chat.is_private:
        rights = {
            "can_send_polls": chat.polls,
            "can_send_photos": chat.photos,
            "can_send_documents": chat.documents,
        }
        body["permissions"] = PERMISSIONS | rights
    if chat.timer:
        body["message_auto_delete_time"] = chat.timer
    pinned = desk.world.message(chat.id, chat.pinned[-1]) if chat.pinned else None
    if pinned:
        body["pinned_message"] = message_json(desk.world, pinned, with_reply=False)
    return body


async def get_chat_member(desk: Desk, call: GetChatMember) -> Json:
    """GetChatMember: of others it is promised to admins only."""
    chat, us = desk.chat(call.chat_id), desk.world.bot_id
    if call.user_id != us and not chat.tells_members and us not in chat.admins:
        raise ApiError("CHAT_ADMIN_REQUIRED")
    return member_json(desk.world, chat, desk.world.user(call.user_id).id)


async def get_chat_administrators(desk: Desk, call: GetChatAdministrators) -> list[Json]:
    """GetChatAdministrators: bots other than this one are left out, there are none."""
    chat = desk.chat(call.chat_id)
    if chat.is_private:
        raise ApiError("there are no administrators in the private chat")
    return [member_json(desk.world, chat, user_id) for user_id in chat.admins]


async def get_chat_member_count(desk: Desk, call: GetChatMemberCount) -> int:
    """GetChatMemberCount."""
    return len(desk.chat(call.chat_id).members)


async def leave_chat(desk: Desk, call: LeaveChat) -> bool:
    """LeaveChat."""
    chat = desk.chat(call.chat_id)
    if chat.is_private:
        raise ApiError("chat member status can't be changed in private chats")
    remove_member(desk.world, chat.id, desk.world.bot_id, by=desk.world.bot_id)
    return True


async def create_forum_topic(desk: Desk, call: CreateForumTopic) -> Json:
    """CreateForumTopic; it counts as a message. Also in private chats, where the bot's have topics
    (Bot API 9.3, 9.4); those are never closed.
    """
    chat = desk.reachable(call.chat_id)
    if not (chat.is_private and desk.play.settings.topics):
        chat = _forum(desk, call.chat_id, "not enough rights to create a topic")
    desk.play.budget.spend(chat.id)
    topic = new_topic(desk.world, chat.id, call.name, desk.world.bot_id)
    return {"message_thread_id": topic.id, "name": topic.name, "icon_color": 7322096}


async def close_forum_topic(desk: Desk, call: CloseForumTopic) -> bool:
    """CloseForumTopic."""
    chat = _forum(desk, call.chat_id, "not enough rights to close or open the topic")
    close_topic(desk.world, chat.id, call.message_thread_id, desk.world.bot_id, closed=True)
    return True


async def reopen_forum_topic(desk: Desk, call: ReopenForumTopic) -> bool:
    """ReopenForumTopic."""
    chat = _forum(desk, call.chat_id, "not enough rights to close or open the topic")
    close_topic(desk.world, chat.id, call.message_thread_id, desk.world.bot_id, closed=False)
    return True


def _forum(desk: Desk, chat_id: int | str, refusal: str) -> Chat:
    chat = desk.reachable(chat_id)
    if not chat.is_forum:
        raise ApiError("the chat is not a forum")
    if desk.world.bot_id not in chat.admins:
        raise ApiError(refusal)
    return chat
