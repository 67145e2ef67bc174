"""Groups, topics and private chats: their members, and the bot's updates about them."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec.structs import replace

from playground.world.changes import ChatPut, UserPut
from playground.world.errors import ApiError, ForbiddenError
from playground.world.messages import remove, say, send
from playground.world.updates import tell_membership
from playground.world.values import (
    BotStatus,
    Chat,
    ChatType,
    Message,
    Service,
    Topic,
    User,
)
from playground.world.wire import member_json, owner
from playground.world.world import World

PAYLOAD = re.compile(r"[A-Za-z0-9_-]{0,64}")
FIRST_PERSON, FIRST_GROUP = 5_000_000_001, 4_000_000_001
# Chat ids of supergroups are -100 followed by ten digits.
FIRST_SUPERGROUP = 100_1_000_000_001


def new_user(
    world: World,
    first_name: str,
    last_name: str | None = None,
    username: str | None = None,
    language_code: str | None = None,
) -> User:
    """A new person, with a private chat that is not started yet."""
    taken = [user.id for user in world.people()]
    user = User(
        max(taken, default=FIRST_PERSON - 1) + 1,
        first_name,
        last_name,
        username,
        language_code,
    )
    world.record(UserPut(user))
    world.record(ChatPut(Chat(user.id, ChatType.PRIVATE, members=(user.id, world.bot_id))))
    return user


def rename(world: World, user_id: int, first_name: str) -> User:
    """Give somebody another name: the bot reads it with their next update."""
    user = replace(world.user(user_id), first_name=first_name)
    world.record(UserPut(user))
    return user


def new_group(world: World, kind: str, title: str, members: tuple[int, ...]) -> Chat:
    """A new group, supergroup or forum of these people; the bot is added."""
    for user_id in members:
        world.user(user_id)
    if kind not in ("group", "supergroup", "forum") or not title or not members:
        raise ApiError("a chat has a type (group, supergroup, forum), a title and members")
    chat = Chat(
        _new_id(world, kind),
        ChatType.GROUP if kind == "group" else ChatType.SUPERGROUP,
        title,
        is_forum=kind == "forum",
        members=members,
        admins=members[:1],
        bot_status=BotStatus.LEFT,
    )
    world.record(ChatPut(chat))
    add_member(world, chat.id, world.bot_id, by=members[0])
    return world.chats[chat.id]


def _new_id(world: World, kind: str) -> int:
    if kind == "group":
        groups = [-c.id for c in world.chats.values() if c.type is ChatType.GROUP]
        return -max(groups, default=FIRST_GROUP - 1) - 1
    supergroups = [-c.id for c in world.chats.values() if c.type is ChatType.SUPERGROUP]
    return -max(supergroups, default=FIRST_SUPERGROUP - 1) - 1


def add_member(
    world: World, chat_id: int, user_id: int, *, by: int | None = None, payload: str | None = None
) -> None:
    """Add somebody to a group; with a payload it is a `startgroup` link followed by `by`."""
    chat, user = group(world, chat_id), world.user(user_id)
    by = by or owner(world, chat) or user_id
    if user_id in chat.members:
        raise ApiError("already a member")
    _check_payload(payload or "")
    old = member_json(world, chat, user_id)
    status = BotStatus.MEMBER if user.is_bot else chat.bot_status
    chat = replace(chat, members=(*chat.members, user_id), bot_status=status)
    world.record(ChatPut(chat))
    tell_membership(world, chat, by, user_id, old, member_json(world, chat, user_id))
    send(world, Message(chat_id, by, service=Service("new_chat_members", (user_id,))))
    if payload is not None and user.is_bot:
        say(world, by, chat_id, f"/start@{user.username} {payload}".strip())


def remove_member(world: World, chat_id: int, user_id: int, *, by: int | None = None) -> None:
    """Take somebody out of a group; a member who removes themselves has left."""
    chat = group(world, chat_id)
    by = by or owner(world, chat) or user_id
    if user_id not in chat.members:
        raise ApiError("not a member")
    old = member_json(world, chat, user_id)
    is_bot = user_id == world.bot_id
    gone = BotStatus.LEFT if by == user_id else BotStatus.KICKED
    send(world, Message(chat_id, by, service=Service("left_chat_member", (user_id,))))
    chat = replace(
        chat,
        members=tuple(u for u in chat.members if u != user_id),
        admins=tuple(u for u in chat.admins if u != user_id),
        bot_status=gone if is_bot else chat.bot_status,
    )
    world.record(ChatPut(chat))
    tell_membership(world, chat, by, user_id, old, member_json(world, chat, user_id))


def set_admin(
    world: World, chat_id: int, user_id: int, is_admin: bool, *, deletes: bool = True
) -> None:
    """Give or take administrator rights.

    :param deletes: whether the bot's include the right to delete messages.
    """
    chat = group(world, chat_id)
    if user_id not in chat.members:
        raise ApiError("not a member")
    old = member_json(world, chat, user_id)
    others = tuple(u for u in chat.admins if u != user_id)
    chat = replace(chat, admins=(*others, user_id) if is_admin else others)
    if user_id == world.bot_id:
        chat = replace(chat, deletes=deletes)
    world.record(ChatPut(chat))
    by = owner(world, chat) or user_id
    tell_membership(world, chat, by, user_id, old, member_json(world, chat, user_id))


def permit(world: World, chat_id: int, **rights: bool | None) -> None:
    """Let the members of a group do something, or not; a right of None stays as before. The bot
    gets no update.
    """
    changed = {name: right for name, right in rights.items() if right is not None}
    world.record(ChatPut(replace(group(world, chat_id), **changed)))


def new_topic(world: World, chat_id: int, name: str, by: int) -> Topic:
    """Open a topic in a forum, or in a private chat."""
    chat = _with_topics(world, chat_id)
    if not (chat.is_forum or chat.is_private):
        raise ApiError("the chat is not a forum")
    if not 1 <= len(name) <= 128:
        raise ApiError("TOPIC_TITLE_INVALID")
    topic = Topic(world.next_message_id(chat_id), name)
    world.record(ChatPut(replace(chat, topics=(*chat.topics, topic))))
    service = Service("forum_topic_created", name=name)
    send(world, Message(chat_id, by, topic_id=topic.id, service=service, silent=chat.is_private))
    return topic


def close_topic(world: World, chat_id: int, topic_id: int, by: int, *, closed: bool) -> None:
    """Close a topic or open it again."""
    chat = group(world, chat_id)
    topic = chat.topic(topic_id)
    if not topic:
        raise ApiError("message thread not found")
    if topic.closed == closed:
        raise ApiError("TOPIC_NOT_MODIFIED")
    topics = tuple(replace(t, closed=closed) if t is topic else t for t in chat.topics)
    world.record(ChatPut(replace(chat, topics=topics)))
    service = Service("forum_topic_closed" if closed else "forum_topic_reopened")
    send(world, Message(chat_id, by, topic_id=topic_id, service=service))


def set_timer(world: World, chat_id: int, seconds: int) -> None:
    """Have the messages of a chat vanish so long after they are sent; 0: not any more. Those that
    stand keep what held for them: https://core.telegram.org/api/ttl
    """
    chat = world.chat(chat_id)
    world.record(ChatPut(replace(chat, timer=seconds, had_timer=True)))
    service = Service("message_auto_delete_timer_changed", other_id=seconds)
    by = next(user for user in chat.members if user != world.bot_id)
    send(world, Message(chat_id, by, service=service))


def delete_topic(world: World, chat_id: int, topic_id: int) -> None:
    """Delete a topic and everything in it; the bot is not told."""
    chat = _with_topics(world, chat_id)
    if not chat.topic(topic_id):
        raise ApiError("message thread not found")
    for message in [m for m in world.messages[chat_id].values() if m.topic_id == topic_id]:
        remove(world, message)
    topics = tuple(topic for topic in chat.topics if topic.id != topic_id)
    world.record(ChatPut(replace(chat, topics=topics)))


def _with_topics(world: World, chat_id: int) -> Chat:
    """The private chat or group of that id."""
    chat = world.chat(chat_id)
    return chat if chat.is_private else group(world, chat_id)


class Joins(StrEnum):
    """The moment at which the bot is told that it is in the supergroup, among the two service
    messages of an upgrade. Telegram sends this update (tdlib/telegram-bot-api#266) and does not
    promise the order.
    """

    BEFORE = "before"
    BETWEEN = "between"
    AFTER = "after"


def migrate(world: World, chat_id: int, joins: Joins = Joins.BETWEEN) -> Chat:
    """Upgrade a group to a supergroup: a new chat, and a service message in each."""
    chat = group(world, chat_id)
    if chat.type is not ChatType.GROUP:
        raise ApiError("the chat is not a basic group")
    new = replace(chat, id=_new_id(world, "supergroup"), type=ChatType.SUPERGROUP, pinned=())
    world.record(ChatPut(new))
    by = owner(world, chat) or world.bot_id
    here = Message(new.id, by, service=Service("migrate_from_chat_id", other_id=chat_id))
    if joins is Joins.BEFORE:
        _tell_of_join(world, new, by)
    there = Service("migrate_to_chat_id", other_id=new.id)
    send(world, Message(chat_id, by, service=there))
    world.record(ChatPut(replace(chat, migrated_to=new.id)))
    if joins is Joins.BETWEEN:
        _tell_of_join(world, new, by)
    send(world, here)
    if joins is Joins.AFTER:
        _tell_of_join(world, new, by)
    return new


def _tell_of_join(world: World, chat: Chat, by: int) -> None:
    """Tell the bot that it is in a chat, without a message that says so."""
    now = member_json(world, chat, world.bot_id)
    old = {"user": now["user"], "status": "left"}
    tell_membership(world, chat, by, world.bot_id, old, now)


def group(world: World, chat_id: int) -> Chat:
    """The group of that id, not yet migrated."""
    chat = world.chat(chat_id)
    if chat.is_private or chat.migrated_to:
        raise ApiError("the chat is not a group any more")
    return chat


def start(world: World, user_id: int, payload: str = "") -> Message:
    """Press Start, or follow a deep link t.me/bot?start=payload."""
    _check_payload(payload)
    if world.chat(user_id).blocked:
        block(world, user_id, blocked=False)
    world.record(ChatPut(replace(world.chat(user_id), started=True)))
    return say(world, user_id, user_id, f"/start {payload}".strip())


def _check_payload(payload: str) -> None:
    """Deep links (bots/features#deep-linking): up to 64 of A-Z, a-z, 0-9, _ and -."""
    if not PAYLOAD.fullmatch(payload):
        raise ApiError("a deep link's payload has at most 64 of A-Za-z0-9_-")


def block(world: World, user_id: int, *, blocked: bool) -> None:
    """Stop the bot, or let it write again; the bot learns of either."""
    chat = world.chat(user_id)
    if chat.blocked == blocked:
        return
    world.record(ChatPut(replace(chat, blocked=blocked)))
    user = {"user": member_json(world, chat, world.bot_id)["user"]}
    member, kicked = {**user, "status": "member"}, {**user, "status": "kicked", "until_date": 0}
    old, new = (member, kicked) if blocked else (kicked, member)
    tell_membership(world, chat, user_id, world.bot_id, old, new)


def reachable(world: World, chat_id: int) -> Chat:
    """The chat, if the bot may send to it.

    :raises ApiError: chat not found, or upgraded to a supergroup
    :raises ForbiddenError: not started, blocked, kicked or left
    """
    chat = known_to_bot(world, chat_id)
    if chat.is_private and chat.blocked:
        raise ForbiddenError("bot was blocked by the user")
    if chat.is_private and not chat.started:
        raise ForbiddenError("bot can't initiate conversation with a user")
    return chat


def known_to_bot(world: World, chat_id: int) -> Chat:
    """The chat, if the bot may ask about it; a stranger's private chat is not found."""
    chat = world.chat(chat_id)
    if chat.is_private and not (chat.started or meets(world, chat_id)):
        raise ApiError("chat not found")
    if chat.migrated_to:
        raise ApiError(
            "group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to
        )
    if world.bot_id not in chat.members:
        kind = f"{chat.type.value} chat"
        if chat.bot_status is BotStatus.KICKED:
            raise ForbiddenError(f"bot was kicked from the {kind}")
        raise ForbiddenError(f"bot is not a member of the {kind}")
    return chat


def meets(world: World, user_id: int) -> bool:
    """Whether the bot shares a group with the person, and so knows the account."""
    both = {user_id, world.bot_id}
    groups = (chat for chat in world.chats.values() if not chat.is_private)
    return any(both <= set(chat.members) for chat in groups)
