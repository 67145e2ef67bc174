"""The world as the Bot API writes it: values -> JSON objects of its types."""

from __future__ import annotations

from collections import Counter

from playground.world.values import (
    BotStatus,
    Button,
    Chat,
    ChatType,
    Entity,
    File,
    Json,
    Keyboard,
    Message,
    Poll,
    Query,
    Service,
    User,
    Voice,
)
from playground.world.world import World

PREFIXES = {"photo": "AgACAgIAAx", "document": "BQACAgIAAx", "animation": "CgACAgIAAx"}
RIGHTS = {
    "is_anonymous": False,
    "can_manage_chat": True,
    "can_delete_messages": True,
    "can_manage_video_chats": True,
    "can_restrict_members": True,
    "can_promote_members": False,
    "can_change_info": True,
    "can_invite_users": True,
    "can_post_stories": False,
    "can_edit_stories": False,
    "can_delete_stories": False,
    "can_pin_messages": True,
    "can_send_welcome_messages": False,
}


def message_json(world: World, message: Message, *, with_reply: bool = True) -> Json:
    """A Message; the one it replies to is nested one level deep."""
    chat = world.chats[message.chat_id]
    body: Json = {
        **_identity(world, message),
        "date": message.date,
        "chat": chat_json(world, chat),
        **sender_json(world, message),
        **_thread(world, chat, message),
        **_content(world, message),
    }
    if message.edit_date:
        body["edit_date"] = message.edit_date
    if message.via_bot:
        body["via_bot"] = user_json(world.bot)
    if message.protected:
        body["has_protected_content"] = True
    if message.effect:
        body["effect_id"] = message.effect
    if message.keyboard:
        body["reply_markup"] = {"inline_keyboard": keyboard_json(message.keyboard)}
    replied = world.message(chat.id, message.reply_to or _topic_start(message))
    if replied and with_reply:
        body["reply_to_message"] = message_json(world, replied, with_reply=False)
    return body


def sender_json(world: World, message: Message, *, with_language: bool = False) -> Json:
    """Return the fields that name the sender. A person who speaks as a chat is hidden behind an
    account that is the same for all: https://core.telegram.org/bots/api#message (`from`,
    `sender_chat`).
    """
    match message.voice:
        case Voice.GROUP:
            chat = chat_json(world, world.chats[message.chat_id])
            return {"from": user_json(_ANONYMOUS), "sender_chat": chat}
        case Voice.CHANNEL:
            return {"from": user_json(_CHANNEL_BOT), "sender_chat": _CHANNEL}
        case None:
            sender = world.users[message.sender]
            return {"from": user_json(sender, with_language=with_language)}


_ANONYMOUS = User(1087968824, "Group", username="GroupAnonymousBot", is_bot=True)
_CHANNEL_BOT = User(136817688, "Channel", username="Channel_Bot", is_bot=True)
_CHANNEL: Json = {"id": -1001000000001, "type": "channel", "title": "News"}


def _identity(world: World, message: Message) -> Json:
    if message.receiver is None:
        return {"message_id": message.id}
    to = world.bot_id if message.sender == message.receiver else message.receiver
    receiver = user_json(world.users[to])
    return {"message_id": 0, "ephemeral_message_id": -message.id, "receiver_user": receiver}


def _thread(world: World, chat: Chat, message: Message) -> Json:
    """In topics the topic's id; in other supergroups replies carry the id of their root."""
    if message.topic_id is not None:
        return {"message_thread_id": message.topic_id, "is_topic_message": True}
    root = world.message(chat.id, message.reply_to)
    if chat.type is not ChatType.SUPERGROUP or chat.is_forum or not root:
        return {}
    while root.reply_to and (above := world.message(chat.id, root.reply_to)):
        root = above
    return {"message_thread_id": root.id}


def _topic_start(message: Message) -> int | None:
    """Messages in a topic reply to its creation unless they reply to something else."""
    return message.topic_id if message.topic_id != message.id else None


def _content(world: World, message: Message) -> Json:
    if message.service:
        return service_json(world, message.chat_id, message.service)
    if message.poll:
        return {"poll": poll_json(message.poll, is_closed=is_closed(world, message.poll))}
    entities = [entity_json(world, entity) for entity in message.body.entities]
    if message.media is None:
        return {"text": message.body.text, **({"entities": entities} if entities else {})}
    content = media_json(world, message)
    if message.album:
        content["media_group_id"] = message.album
    if message.body.text:
        content["caption"] = message.body.text
    if entities:
        content["caption_entities"] = entities
    return content


def is_closed(world: World, poll: Poll) -> bool:
    """Whether nobody can vote any more: it was stopped, or its time is up."""
    return poll.stopped or (poll.closes is not None and world.now() >= poll.closes)


def poll_json(poll: Poll, *, is_closed: bool) -> Json:
    """A Poll."""
    counts = Counter(option for chosen in poll.votes.values() for option in chosen)
    closes = {} if poll.closes is None else {"close_date": poll.closes}
    return {
        "id": poll.id,
        "question": poll.question,
        "options": [
            {"persistent_id": str(number), "text": text, "voter_count": counts[number]}
            for number, text in enumerate(poll.options)
        ],
        "total_voter_count": len(poll.votes),
        "is_closed": is_closed,
        "is_anonymous": poll.anonymous,
        "type": "regular",
        "allows_multiple_answers": poll.multiple,
        "allows_revoting": True,
        "members_only": False,
        **closes,
    }


def media_json(world: World, message: Message) -> Json:
    """The fields for the photo, document or animation of a message."""
    media = message.media
    assert media
    file = world.files[media.file_unique_id]
    if media.kind == "photo":
        spoiler = {"has_media_spoiler": True} if media.spoiler else {}
        return {"photo": photo_sizes(world, file), **spoiler}
    document = {**file_json(media.kind, file), "file_name": file.name, "mime_type": file.mime}
    if media.kind == "document":
        return {"document": document}
    size = {"width": file.width, "height": file.height, "duration": 1}
    return {"animation": {**document, **size}, "document": document}


def photo_sizes(world: World, file: File) -> list[Json]:
    """PhotoSizes, the smallest first."""
    thumbnail = [world.files[file.thumbnail]] if file.thumbnail else []
    return [
        {**file_json("photo", one), "width": one.width, "height": one.height}
        for one in (*thumbnail, file)
    ]


def file_json(kind: str, file: File) -> Json:
    """Return the fields that all file objects share."""
    return {
        "file_id": file_id(kind, file.unique_id),
        "file_unique_id": file.unique_id,
        "file_size": file.size,
    }


def file_id(kind: str, unique_id: str) -> str:
    """The id by which a bot sends a file again; it tells the kind, as Telegram's do."""
    return PREFIXES[kind] + unique_id


def service_json(world: World, chat_id: int, service: Service) -> Json:
    """The one field of a service message."""
    users = [user_json(world.users[user_id]) for user_id in service.user_ids]
    match service.kind:
        case "new_chat_members":
            return {"new_chat_members": users}
        case "left_chat_member":
            return {"left_chat_member": users[0]}
        case "migrate_to_chat_id" | "migrate_from_chat_id":
            return {service.kind: service.other_id}
        case "message_auto_delete_timer_changed":
            return {service.kind: {"message_auto_delete_time": service.other_id}}
        case "forum_topic_created":
            return {"forum_topic_created": {"name": service.name, "icon_color": 7322096}}
        case "pinned_message":
            pinned = world.message(chat_id, service.other_id)
            gone = {"chat": chat_json(world, world.chats[chat_id]), "date": 0}
            found = pinned and message_json(world, pinned, with_reply=False)
            return {"pinned_message": found or {**gone, "message_id": service.other_id}}
        case "group_chat_created":
            return {"group_chat_created": True}
        case kind:
            return {kind: {}}


def user_json(user: User, *, with_language: bool = False) -> Json:
    """A User; the language only where the person acts."""
    body: Json = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    if user.last_name:
        body["last_name"] = user.last_name
    if user.username:
        body["username"] = user.username
    if with_language and user.language_code:
        body["language_code"] = user.language_code
    return body


def chat_json(world: World, chat: Chat) -> Json:
    """A Chat."""
    if chat.is_private:
        user = user_json(world.users[chat.id])
        return {"id": chat.id, "type": "private"} | {
            key: user[key] for key in ("first_name", "last_name", "username") if key in user
        }
    forum = {"is_forum": True} if chat.is_forum else {}
    return {"id": chat.id, "type": chat.type.value, "title": chat.title, **forum}


def entity_json(world: World, entity: Entity) -> Json:
    """A MessageEntity."""
    body: Json = {"type": entity.type, "offset": entity.offset, "length": entity.length}
    if entity.url:
        body["url"] = entity.url
    if entity.language:
        body["language"] = entity.language
    if entity.unix_time is not None:
        body["unix_time"] = entity.unix_time
    if entity.date_time_format:
        body["date_time_format"] = entity.date_time_format
    if entity.user_id is not None:
        body["user"] = user_json(world.users[entity.user_id])
    return body


def keyboard_json(keyboard: Keyboard) -> list[list[Json]]:
    """The rows of an InlineKeyboardMarkup."""
    return [[_button(button) for button in row] for row in keyboard]


def _button(button: Button) -> Json:
    body: Json = {"text": button.text}
    if button.data is not None:
        body["callback_data"] = button.data
    if button.url is not None:
        body["url"] = button.url
    if button.page is not None:
        body["web_app"] = {"url": button.page}
    if button.copy is not None:
        body["copy_text"] = {"text": button.copy}
    if button.share is not None:
        body["switch_inline_query_chosen_chat"] = button.share
    if button.disabled:
        body["disabled"] = {}
    if button.style is not None:
        body["style"] = button.style
    return body


def member_json(world: World, chat: Chat, user_id: int) -> Json:
    """A ChatMember, one of its six kinds."""
    user = {"user": user_json(world.users[user_id])}
    if user_id not in chat.members:
        is_kicked = user_id == world.bot_id and chat.bot_status is BotStatus.KICKED
        return {**user, **({"status": "kicked", "until_date": 0} if is_kicked else _LEFT)}
    if owner(world, chat) == user_id:
        return {**user, "status": "creator", "is_anonymous": False}
    if user_id in chat.admins:
        topics = {"can_manage_topics": True} if chat.type is ChatType.SUPERGROUP else {}
        deletes = {"can_delete_messages": user_id != world.bot_id or chat.deletes}
        rights = RIGHTS | topics | deletes
        return {**user, "status": "administrator", "can_be_edited": False, **rights}
    return {**user, "status": "member"}


_LEFT = {"status": "left"}


def owner(world: World, chat: Chat) -> int | None:
    """The person who has been in the group longest."""
    return next((user for user in chat.members if user != world.bot_id), None)


def query_json(world: World, query: Query) -> Json:
    """A CallbackQuery; a message that is gone is sent as inaccessible."""
    chat = world.chats[query.chat_id]
    message = world.messages.get(query.chat_id, {}).get(query.message_id)
    gone = {"chat": chat_json(world, chat), "message_id": max(0, query.message_id), "date": 0}
    return {
        "id": query.id,
        "from": user_json(world.users[query.user_id], with_language=True),
        "message": message_json(world, message) if message else gone,
        "chat_instance": str(chat.id * 7919 % 2**63),
        "data": query.data,
    }
