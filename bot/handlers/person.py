"""The author and place of an update: Telegram's users and chats as the values of tables."""

import asyncio
import logging

from telegram import Chat, Message, MessageEntity, Update
from telegram import User as Sender
from telegram.constants import ChatType
from telegram.error import TelegramError

from bot.reconciler.api.retry import PATIENCE
from bot.service.people import preferring
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.table.parts import Friend
from bot.table.values import Place, User
from bot.texts.catalogues import is_spoken, spoken
from bot.texts.naming import pseudonym, shortened, upright

_log = logging.getLogger(__name__)


async def user_of(service: TableService, update: Update) -> User:
    """Return the sender of the update. An anonymous admin is known to be one; of others nobody has
    asked (`door.with_rights`).
    """
    if (chat := speaking_chat(update)) is not None:  # only admins can speak as their group
        language = await language_in(service, update)
        return User(chat.id, shortened(chat.title or "") or "?", language, is_admin=True)
    sender = update.effective_user
    assert sender is not None
    return known(sender, await service.store.profiles.of(sender.id))


def known(sender: Sender, profile: Profile) -> User:
    """Return somebody as far as they are known without asking Telegram."""
    told = User(
        id=sender.id,
        name=shortened(sender.full_name or "") or _user_name(sender),
        language=sender.language_code or "",
        username=sender.username or "",
        alias=pseudonym(sender.first_name or ""),
    )
    return preferring(told, profile)


def _user_name(sender: Sender) -> str:
    return f"@{sender.username}" if sender.username else ""


def speaking_chat(update: Update) -> Chat | None:
    """Return the chat that writes in the place of a person: the group itself stands for an
    anonymous admin; all others are channels, which cannot play.

    https://core.telegram.org/bots/api#message (`sender_chat`)
    """
    return update.message.sender_chat if update.message else None


def mentioned(message: Message, ours: str) -> Friend | None:
    """Return the first person mentioned in a message, besides ourselves.

    :param ours: our username.
    """
    kinds: list[str | None] = [MessageEntity.MENTION, MessageEntity.TEXT_MENTION]
    for entity, said in message.parse_entities(kinds).items():
        if entity.user:
            return Friend(str(entity.user.id), shortened(entity.user.full_name))
        if said.lower() != f"@{ours}".lower():
            return Friend(said[1:].lower(), said)
    return None


def title_of(chat: Chat) -> str:
    """Return a group's name; it cannot reverse the text direction of the rest of a line."""
    return " ".join(upright(chat.title or "").split())


async def language_in(service: TableService, update: Update) -> str:
    """Return the language of the chat: the group's own, the person's in private."""
    chat, sender = update.effective_chat, update.effective_user
    code = sender.language_code if sender else None
    return await service.language_of(chat.id, code) if chat else spoken(code)


async def is_language_known(service: TableService, update: Update) -> bool:
    """Tell whether a person has chosen a language, or has Telegram in one that the bot speaks."""
    sender = update.effective_user
    if sender is None or is_spoken(sender.language_code):
        return True
    return bool((await service.store.profiles.of(sender.id)).language)


async def language_of_command(service: TableService, update: Update) -> str:
    """Return the language in which a command is answered. A group whose language nobody has set
    takes that of the first sender of a command, for good.
    """
    chat, sender = update.effective_chat, update.effective_user
    if chat is None or is_private(update) or speaking_chat(update) or sender is None:
        return await language_in(service, update)
    if language := (await service.store.profiles.of(chat.id)).language:
        return spoken(language)
    language = await service.language_of(sender.id, sender.language_code)
    await service.remember(chat.id, language=language)
    return language


def place_of(message: Message) -> Place:
    """Return where a message stands.

    A thread id alone does not make a topic: plain replies carry one, too.
    """
    topic = message.message_thread_id if message.is_topic_message else None
    return Place(message.chat.id, topic)


def ephemeral_number(message: Message) -> int | None:
    """Return the number of a message that one person alone sees in a group, or has sent so; None
    for any other. https://core.telegram.org/bots/api#ephemeral-messages-and-commands
    """
    number = message.api_kwargs.get("ephemeral_message_id")  # the library does not know the field
    return number if isinstance(number, int) else None


def is_private(update: Update) -> bool:
    """Tell whether the update comes from a private chat."""
    chat = update.effective_chat
    return chat is not None and chat.type == ChatType.PRIVATE


async def takes(service: TableService, place: Place, right: str) -> bool:
    """Tell whether a chat takes a kind of message from us, as far as Telegram tells us.

    :param right: the permission's name in https://core.telegram.org/bots/api#chatpermissions.
    """
    if place.is_private:
        return True
    try:
        async with asyncio.timeout(PATIENCE):
            return await service.messenger.chats.may_send(place.chat, right)
    except (TelegramError, TimeoutError) as error:
        _log.warning("nobody knows what may be sent to %d: %s", place.chat, error or "no answer")
        return True
