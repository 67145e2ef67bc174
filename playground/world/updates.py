"""The updates that the bot gets, and those that it does not: privacy mode, allowed updates, the
queue.

Sources: core.telegram.org/bots/features#privacy-mode, bots/api#getting-updates.
"""

from __future__ import annotations

from playground.world.changes import UpdateQueued, UpdatesForgotten
from playground.world.entities import part
from playground.world.values import Chat, Json, Message, QueuedUpdate
from playground.world.wire import chat_json, message_json, sender_json, user_json
from playground.world.world import World

ASKED_FOR_ONLY = {"chat_member", "message_reaction", "message_reaction_count"}
KEPT_SECONDS = 24 * 3600


def tell_message(world: World, message: Message) -> None:
    """Tell the bot about a person's message if it may know; of its own it is told what it has
    pinned (tdlib/telegram-bot-api issue 731).
    """
    is_own = message.sender == world.bot_id
    is_pin = message.service is not None and message.service.kind == "pinned_message"
    if (is_pin or not is_own) and bot_sees(world, message):
        body = message_json(world, message)
        body |= sender_json(world, message, with_language=True)
        tell(world, "message", body)


def tell_membership(world: World, chat: Chat, by: int, user_id: int, old: Json, new: Json) -> None:
    """Tell that somebody's place in a chat has changed; others' only to an admin bot."""
    is_own = user_id == world.bot_id
    if not is_own and world.bot_id not in chat.admins:
        return
    body = {
        "chat": chat_json(world, chat),
        "from": user_json(world.users[by], with_language=True),
        "date": int(world.now()),
        "old_chat_member": old,
        "new_chat_member": new,
    }
    tell(world, "my_chat_member" if is_own else "chat_member", body)


def tell(world: World, kind: str, body: Json) -> None:
    """Queue an update unless the bot does not want its kind."""
    allowed = world.allowed_updates
    if kind in allowed or (not allowed and kind not in ASKED_FOR_ONLY):
        update = QueuedUpdate(world.last_update_id + 1, kind, body, world.now())
        world.record(UpdateQueued(update))


def bot_sees(world: World, message: Message) -> bool:
    """Privacy mode: commands meant for the bot, replies to it, service messages; admins see all."""
    chat = world.chats[message.chat_id]
    if chat.is_private:
        return True
    if world.bot_id not in chat.members:
        return False
    replied = world.message(chat.id, message.reply_to)
    return (
        world.bot_id in chat.admins
        or message.service is not None
        or message.via_bot
        or (replied is not None and replied.sender == world.bot_id)
        or _is_command_for_bot(world, message)
    )


def _is_command_for_bot(world: World, message: Message) -> bool:
    command = next((e for e in message.body.entities if e.type == "bot_command"), None)
    if command is None or command.offset:
        return False
    _, _, addressee = part(message.body, command).partition("@")
    return addressee.lower() in ("", (world.bot.username or "").lower())


def pending(world: World) -> list[QueuedUpdate]:
    """The updates that wait, oldest first; those older than a day are dropped."""
    horizon = world.now() - KEPT_SECONDS
    if old := tuple(update.id for update in world.updates.values() if update.at < horizon):
        world.record(UpdatesForgotten(old))
    return sorted(world.updates.values(), key=lambda update: update.id)


def update_json(update: QueuedUpdate) -> Json:
    """An Update."""
    return {"update_id": update.id, update.kind: update.body}
