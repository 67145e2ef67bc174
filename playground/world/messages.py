"""Rules of messages: sending, editing, deleting."""

from __future__ import annotations

from msgspec.structs import replace

from playground.world.changes import (
    ChatPut,
    MessageCleared,
    MessageDeleted,
    MessageEdited,
    MessageSent,
    Seen,
)
from playground.world.entities import mentioned, with_found
from playground.world.errors import ApiError
from playground.world.markup import trimmed
from playground.world.updates import tell_message
from playground.world.values import Chat, Keyboard, Media, Message, Text, Voice
from playground.world.world import World

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup "
    "are exactly the same as a current content and reply markup of the message"
)
DELETABLE_SECONDS = 48 * 3600


def send(world: World, draft: Message) -> Message:
    """Put a message into its chat and tell the bot."""
    id = world.next_message_id(draft.chat_id)
    date, timer = int(world.now()), world.chats[draft.chat_id].timer
    message = replace(draft, id=id, date=date, pinged=_pinged(world, draft))
    if timer and draft.service is None:
        message = replace(message, vanishes=date + timer)
    if draft.receiver:
        number = world.next_ephemeral_id(draft.chat_id)
        message = replace(message, id=-number, beneath=draft.replaces or id - 1, pinged=())
    world.record(MessageSent(message))
    tell_message(world, message)
    return message


def _pinged(world: World, draft: Message) -> tuple[int, ...]:
    """Whom a message calls: the mentioned, the replied to, a private chat's person."""
    chat = world.chats[draft.chat_id]
    if chat.is_private:
        return () if draft.silent or draft.sender == chat.id else (chat.id,)
    called = mentioned(draft.body, world.users)
    if replied := world.message(chat.id, draft.reply_to):
        called = (*called, replied.sender)
    return tuple(u for u in dict.fromkeys(called) if u in chat.members and u != draft.sender)


def say(
    world: World,
    user_id: int,
    chat_id: int,
    text: str,
    *,
    topic_id: int | None = None,
    reply_to: int | None = None,
    voice: Voice | None = None,
    alone: bool = False,
) -> Message:
    """A person writes into a chat, as themselves or as a chat of theirs.

    :param alone: whether it is a command that nobody else in the group sees
    :raises ApiError: when a client would not let the person do that
    """
    chat = world.chat(chat_id)
    if user_id not in chat.members:
        raise ApiError("this person is not in the chat")
    if chat.migrated_to:
        raise ApiError(
            "the group was upgraded to a supergroup", migrate_to_chat_id=chat.migrated_to
        )
    if voice is Voice.GROUP and user_id not in chat.admins:
        raise ApiError("only admins speak as their group")
    if chat.is_private and (chat.blocked or not chat.started):
        raise ApiError("this person has to press Start first")
    check_topic(world, chat, topic_id, user_id)
    body = with_found(trimmed(Text(text)))
    if not 0 < len(body.text) <= 4096:
        raise ApiError("a message has 1 to 4096 characters")
    if reply_to is not None and not world.message(chat_id, reply_to):
        raise ApiError("message to be replied not found")
    if alone and (chat.is_private or voice or not body.text.startswith("/")):
        raise ApiError("only commands of people to a group are ephemeral")
    message = Message(
        chat_id,
        user_id,
        topic_id=topic_id,
        body=body,
        reply_to=reply_to,
        voice=voice,
        receiver=user_id if alone else None,
    )
    return send(world, message)


def check_topic(world: World, chat: Chat, topic_id: int | None, sender: int) -> None:
    """Refuse a thread that is not there or is closed to this sender.

    General has no thread id (tdlib/telegram-bot-api#447).
    """
    if topic_id is None:
        return
    topic = chat.topic(topic_id)
    if not topic:
        raise ApiError("message thread not found")
    if topic.closed and sender not in chat.admins:
        raise ApiError("TOPIC_CLOSED")


def edit(
    world: World,
    message: Message,
    *,
    body: Text,
    media: Media | None,
    keyboard: Keyboard | None,
) -> Message:
    """Change what a message shows.

    :raises ApiError: when nothing would change
    """
    if (body, media, keyboard) == (message.body, message.media, message.keyboard):
        raise ApiError(NOT_MODIFIED)
    edited = replace(message, body=body, media=media, keyboard=keyboard, edit_date=int(world.now()))
    world.record(MessageEdited(edited))
    return edited


def vanish(world: World) -> None:
    """Take away the messages whose time is over, as chats with a timer do: nobody is told."""
    now = world.now()
    for chat in [chat for chat in world.chats.values() if chat.had_timer]:
        for message in [m for m in world.messages[chat.id].values() if 0 < m.vanishes <= now]:
            remove(world, message)


def delete_as_bot(world: World, chat: Chat, message_id: int) -> None:
    """Delete for the bot, within its rights: td/telegram/MessagesManager.cpp
    (`can_delete_channel_message`): after two days for nobody; what is somebody else's, and lines
    that say what the bot has done, with the right to delete.

    :raises ApiError: when the message is gone already, too old, or not the bot's to delete
    """
    message = world.message(chat.id, message_id)
    if not message:
        raise ApiError("message to delete not found")
    if world.now() - message.date > DELETABLE_SECONDS:
        raise ApiError("message can't be deleted for everyone")
    is_own = message.sender == world.bot_id and message.service is None
    has_right = chat.is_private or (world.bot_id in chat.admins and chat.deletes)
    if not (is_own or has_right):
        raise ApiError("message can't be deleted")
    remove(world, message)


def delete_as_person(
    world: World, user_id: int, chat_id: int, message_id: int, *, one_sided: bool = False
) -> None:
    """Delete for a person: own messages, or any as admin or in the private chat.

    :param one_sided: in a private chat for that person alone, as Android's clients do: the bot is
        not told, and its edits succeed.
    :raises ApiError: when a client would not offer it
    """
    chat, message = world.chat(chat_id), world.message(chat_id, message_id)
    if not message or user_id not in chat.members:
        raise ApiError("message to delete not found")
    if not chat.is_private and user_id not in (message.sender, *chat.admins):
        raise ApiError("message can't be deleted")
    if chat.is_private and one_sided:
        world.record(MessageCleared(chat_id, message.id, message.topic_id))
    else:
        remove(world, message)


def clear(world: World, user_id: int) -> None:
    """Clear the history of a private chat: for the person alone, whatever app they have."""
    for message in [m for m in world.messages[user_id].values() if not m.cleared]:
        world.record(MessageCleared(user_id, message.id, message.topic_id))


def remove(world: World, message: Message) -> None:
    """Take a message away for everybody; it is not pinned any more."""
    chat = world.chats[message.chat_id]
    if message.id in chat.pinned:
        left = tuple(one for one in chat.pinned if one != message.id)
        world.record(ChatPut(replace(chat, pinned=left)))
    world.record(MessageDeleted(message.chat_id, message.id, message.topic_id, message.receiver))


def mark_seen(world: World, user_id: int, chat_id: int, topic_id: int | None) -> None:
    """The person has opened the chat and read it to the end."""
    last = max(
        (m.id for m in world.messages[chat_id].values() if m.topic_id == topic_id), default=0
    )
    if last > world.seen.get((user_id, chat_id, topic_id), 0):
        world.record(Seen(user_id, chat_id, topic_id, last))
