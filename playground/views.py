"""The JSON of the user side: the world as a client shows it to a person."""

from __future__ import annotations

from collections.abc import Iterator

from playground.world.entities import safe_html
from playground.world.values import (
    Button,
    Chat,
    Entity,
    File,
    InlineQuery,
    InlineResult,
    Json,
    Message,
    Poll,
    Query,
    User,
)
from playground.world.wire import is_closed
from playground.world.world import World


def message_view(world: World, message: Message, user_id: int | None) -> Json:
    """Return a message as this person sees it; None sees everything."""
    return {
        "id": message.id,
        "chat_id": message.chat_id,
        "topic_id": message.topic_id,
        "date": message.date,
        "edit_date": message.edit_date,
        "from": user_view(world.users[message.sender]),
        "text": message.body.text,
        "html": safe_html(message.body, world.users),
        "entities": [entity_view(entity) for entity in message.body.entities],
        **_files(world, message),
        "poll": poll_view(world, message.poll) if message.poll else None,
        "album": message.album,
        "keyboard": keyboard_view(message),
        "reply_to": message.reply_to,
        "silent": message.silent,
        "effect": message.effect,
        "reactions": list(message.reactions),
        "service": service_view(world, message),
        "pings": user_id in message.pinged,
        "pinged": list(message.pinged),
        "via_bot": message.via_bot,
        "only_you": message.receiver is not None,
        "beneath": message.beneath or None,
        "replaces": message.replaces,
    }


def _files(world: World, message: Message) -> Json:
    media = message.media
    files: Json = {"photo": None, "document": None, "animation": None}
    if media is None:
        return files
    file = world.files[media.file_unique_id]
    view = file_view(file)
    if media.kind == "document":
        view = {"url": view["url"], "name": file.name, "size": file.size}
    else:
        view["spoiler"] = media.spoiler
    return files | {media.kind: view}


def poll_view(world: World, poll: Poll) -> Json:
    """Return a poll; with its voters, unless it is anonymous."""
    voters = {} if poll.anonymous else poll.votes
    return {
        "question": poll.question,
        "options": [
            {
                "text": text,
                "count": sum(number in chosen for chosen in poll.votes.values()),
                "voters": [_voter(world, v) for v, chosen in voters.items() if number in chosen],
            }
            for number, text in enumerate(poll.options)
        ],
        "total": len(poll.votes),
        "multiple": poll.multiple,
        "anonymous": poll.anonymous,
        "closed": is_closed(world, poll),
        "closes": poll.closes,
    }


def _voter(world: World, id: int) -> Json:
    name = world.users[id].full_name if id in world.users else world.chats[id].title
    return {"id": id, "name": name}


def file_view(file: File) -> Json:
    """A picture."""
    return {
        "url": f"/play/files/{file.unique_id}",
        "width": file.width,
        "height": file.height,
        "mime": file.mime,
        "file_unique_id": file.unique_id,
    }


def user_view(user: User) -> Json:
    """A person, or the bot."""
    return {
        "id": user.id,
        "first_name": user.first_name,
        "last_name": user.last_name,
        "name": user.full_name,
        "username": user.username,
        "language_code": user.language_code,
        "is_bot": user.is_bot,
    }


def entity_view(entity: Entity) -> Json:
    """A formatted part of a text; offsets in UTF-16 units, JavaScript's own."""
    view = {"type": entity.type, "offset": entity.offset, "length": entity.length}
    extra = {
        "url": entity.url,
        "user_id": entity.user_id,
        "language": entity.language,
        "unix_time": entity.unix_time,
        "date_time_format": entity.date_time_format,
    }
    return view | {name: value for name, value in extra.items() if value is not None}


def keyboard_view(message: Message) -> list[list[Json]] | None:
    """The rows of buttons; a field that a button has not is left out."""
    if not message.keyboard:
        return None
    return [[_button(button) for button in row] for row in message.keyboard]


def _button(button: Button) -> Json:
    fields = {"data": button.data, "url": button.url, "copy": button.copy, "style": button.style}
    fields = {**fields, "page": button.page}
    fields = {**fields, "share": None if button.share is None else button.share.get("query", "")}
    view = {name: value for name, value in fields.items() if value is not None}
    return {"text": button.text, **view, **({"disabled": True} if button.disabled else {})}


def service_view(world: World, message: Message) -> Json | None:
    """Return a service message: `kind` is the field's name in Telegram's Message."""
    service = message.service
    if not service:
        return None
    view: Json = {"kind": service.kind}
    if service.user_ids:
        view["users"] = [user_view(world.users[user_id]) for user_id in service.user_ids]
    if service.name is not None:
        view["name"] = service.name
    if service.other_id is not None:
        view["message_id" if service.kind == "pinned_message" else "chat_id"] = service.other_id
    return view


def chat_view(world: World, chat: Chat, user_id: int | None = None) -> Json:
    """A chat; for a person, the private chat has the bot's name."""
    private: Json = {"started": chat.started, "blocked": chat.blocked} if chat.is_private else {}
    other = world.bot if user_id == chat.id else world.users.get(chat.id)
    return {
        "id": chat.id,
        "type": chat.type.value,
        "title": other.full_name if chat.is_private and other else chat.title,
        "is_forum": chat.is_forum,
        "topics": [{"id": t.id, "name": t.name, "closed": t.closed} for t in chat.topics],
        "members": list(chat.members),
        "admins": list(chat.admins),
        "pinned": list(chat.pinned),
        "migrated_to": chat.migrated_to,
        **private,
    }


def world_view(world: World) -> Json:
    """Return all people, and all chats except private ones; an event stream goes on from `seq`."""
    return {
        "seq": world.seq,
        "bot": user_view(world.bot),
        "users": [user_view(user) for user in world.people()],
        "chats": [chat_view(world, chat) for chat in world.chats.values() if not chat.is_private],
    }


def chat_list(world: World, user_id: int) -> list[Json]:
    """Return a person's chat list, latest message first; forums by topic.

    In a private chat a topic in which nothing has been said is not shown
    (NousResearch/hermes-agent#18334).
    """
    rows = [
        _row(world, chat, topic_id, user_id)
        for chat in world.chats_of(user_id)
        for topic_id in (None, *(topic.id for topic in chat.topics))
        if not (chat.is_private and topic_id) or _is_used(world, chat, topic_id)
    ]
    return sorted(rows, key=lambda row: -row["last"]["date"] if row["last"] else 0)


def _is_used(world: World, chat: Chat, topic_id: int) -> bool:
    there = messages_in(world, chat.id, topic_id)
    return any(message.service is None for message in there)


def _row(world: World, chat: Chat, topic_id: int | None, user_id: int) -> Json:
    messages = list(messages_in(world, chat.id, topic_id))
    seen = world.seen.get((user_id, chat.id, topic_id), 0)
    topic = chat.topic(topic_id)
    row: Json = {
        "chat": chat_view(world, chat, user_id),
        "last": message_view(world, messages[-1], user_id) if messages else None,
        "unread": sum(m.id > seen and m.sender != user_id for m in messages),
    }
    if topic:
        row["topic"] = {"id": topic.id, "name": topic.name, "closed": topic.closed}
    if chat.is_private:
        row |= {"started": chat.started, "blocked": chat.blocked}
    return row


def messages_in(
    world: World, chat_id: int, topic_id: int | None, user_id: int | None = None
) -> Iterator[Message]:
    """Return the messages of a chat or topic, oldest first; in a forum, topic None is General.

    A person's own ephemeral messages are among them, and the messages that these replace are not.
    """
    seen = (None, user_id)
    hidden = world.hidden(chat_id, user_id) if user_id else ()
    here = (m for m in world.messages[chat_id].values() if m.topic_id == topic_id)
    return (m for m in here if m.receiver in seen and m.id not in hidden)


def inline_view(world: World, query: InlineQuery) -> Json:
    """Return the results of an inline query, as the person sees them."""
    results = [
        {"id": one.id, "title": one.title, "html": safe_html(one.body, world.users)}
        | _shown(world, one)
        for one in query.results or ()
    ]
    start = query.start and {"text": query.start[0], "payload": query.start[1]}
    told = {"personal": query.personal, "cache_seconds": query.cache_seconds}
    answered = query.results is not None
    return {"id": query.id, "answered": answered, "results": results, "start": start, **told}


def _shown(world: World, one: InlineResult) -> Json:
    if one.media is None:
        return {"kind": "article"}
    return {"kind": one.media.kind, **file_view(world.files[one.media.file_unique_id])}


def answer_view(query: Query) -> Json:
    """Return the answer to a press, as the presser sees it."""
    return {
        "answered": query.answered,
        "text": query.text,
        "alert": query.alert,
        "url": query.url,
    }
