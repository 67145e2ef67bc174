"""Updates about the bot's own membership and about topics: blocked, removed, readmitted."""

from contextlib import suppress

import telegram
from telegram import Chat, ChatMemberAdministrator, ChatMemberRestricted, ChatMemberUpdated, Update
from telegram.constants import ChatMemberStatus, ChatType
from telegram.error import TelegramError

from bot.display.values import reply
from bot.handlers.person import is_private, language_in, user_of
from bot.reconciler.api.retry import PATIENCE, retried, seconds
from bot.service.table_service import TableService
from bot.table.values import Place
from games.core.message import Message

_OUT = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


async def on_membership(service: TableService, update: Update) -> None:
    """Note whether a person can be written to; greet a group that takes the bot in."""
    change = update.my_chat_member
    assert change is not None
    is_in = change.new_chat_member.status not in _OUT
    if is_in:
        await service.messenger.chats.opened(change.chat.id)
    if is_private(update):
        await service.reached(await user_of(service, update), reachable=is_in)
        if not is_in:
            await service.store.seekers.leave(change.chat.id)
            await service.messenger.chats.shut(change.chat.id)
    elif not is_in:  # never told of a group that only becomes a supergroup (telegram-bot-api#266)
        await service.store.forget_group(change.chat.id)
    else:
        await _note_rights(service, change)
        comes = change.old_chat_member.status in _OUT
        if comes and change.chat.type != ChatType.SUPERGROUP:  # there, a message tells who comes
            await _greet(service, update, change.chat)


async def _note_rights(service: TableService, change: ChatMemberUpdated) -> None:
    """Note whether we may pin there, and take away the lines that say so: a chat that plays for
    days would be full of them (docs/adr/0045). If we may, do so at once.
    """
    us = change.new_chat_member
    may_pin = isinstance(us, ChatMemberAdministrator) and bool(
        us.can_pin_messages and us.can_delete_messages
    )
    await service.remember(change.chat.id, may_pin=may_pin)
    for live in await service.standing(Place(change.chat.id)) if may_pin else ():
        await service.messenger.show_anyway(live.table.id)


async def on_member(service: TableService, update: Update) -> None:
    """Record that somebody has left a group, or come back: bots that are admins there get such
    updates.
    """
    change = update.chat_member
    assert change is not None
    user, is_back = change.new_chat_member.user.id, _is_in(change)
    if not is_back:
        await service.store.callings.leave(change.chat.id, user)
    username = change.new_chat_member.user.username
    await service.parted(user, change.chat.id, username, is_back=is_back)


def _is_in(change: ChatMemberUpdated) -> bool:
    now = change.new_chat_member
    if isinstance(now, ChatMemberRestricted):
        return now.is_member
    return now.status not in _OUT


async def on_service(service: TableService, update: Update) -> None:
    """Follow a group that has become a supergroup; go on in a topic that is open again; record who
    leaves and joins; note after how long messages vanish; delete Telegram's notices of our pins.

    A supergroup is greeted for the message that says that we were added. The update about our
    membership does not tell whether we were, or whether a group with us in it was upgraded.
    """
    message = update.effective_message
    assert message is not None
    if message.migrate_to_chat_id:
        await service.messenger.chats.moved(message.chat.id, message.migrate_to_chat_id)
    elif message.migrate_from_chat_id:
        await service.messenger.chats.moved(message.migrate_from_chat_id, message.chat.id)
    elif message.forum_topic_reopened:
        await service.messenger.chats.opened(message.chat.id, message.message_thread_id)
    elif message.message_auto_delete_timer_changed:
        timer = message.message_auto_delete_timer_changed.message_auto_delete_time
        await service.remember(message.chat.id, timer=int(seconds(timer)))
    elif message.left_chat_member:
        left = message.left_chat_member
        await service.store.callings.leave(message.chat.id, left.id)
        await service.parted(left.id, message.chat.id, left.username, is_back=False)
    elif message.pinned_message and _is_ours(message):
        with suppress(TelegramError):  # it is gone, or stays
            await retried(message.delete, patience=PATIENCE)
    elif message.pinned_message:
        await service.store.kept_boards.keep(message.chat.id, message.pinned_message.message_id)
    for person in message.new_chat_members:
        await service.parted(person.id, message.chat.id, person.username, is_back=True)
        if person.id == message.get_bot().id and message.chat.type == ChatType.SUPERGROUP:
            await _greet(service, update, message.chat)


def _is_ours(message: telegram.Message) -> bool:
    return message.from_user is not None and message.from_user.id == message.get_bot().id


async def _greet(service: TableService, update: Update, chat: Chat) -> None:
    defaults = await service.store.operating.defaults()
    language = defaults.language or await language_in(service, update)
    if defaults.language:  # else the first command decides
        await service.remember(chat.id, language=language)
    is_channel = chat.type == ChatType.CHANNEL
    ours = {"link": service.frame.deep_link("alone"), "bot": service.frame.username}
    greeting = Message("greeting", ours)
    said = service.frame.say(language, "greeting-channel" if is_channel else greeting)
    service.messenger.sender.say(reply(Place(chat.id), said))
