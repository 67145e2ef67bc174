"""Chats that open and close to the bot."""

from telegram import ChatMemberUpdated, Update
from telegram.constants import ChatMemberStatus

from bot.courier.calls import again
from bot.desk import Desk
from bot.handlers.person import is_private, language_in

_OUT = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


async def on_membership(desk: Desk, update: Update) -> None:
    """Note whether a person can be written to; greet a group that takes the bot in."""
    change = update.my_chat_member
    assert change is not None
    is_in = change.new_chat_member.status not in _OUT
    if is_private(update):
        await desk.remember(change.chat.id, reachable=is_in)
    elif is_in and change.old_chat_member.status in _OUT:
        await _greet(desk, update, change)


async def _greet(desk: Desk, update: Update, change: ChatMemberUpdated) -> None:
    language = await language_in(desk, update)
    await desk.remember(change.chat.id, language=language)
    said = desk.frame.say(language, "greeting")
    await again(
        lambda: change.chat.send_message(said, parse_mode="HTML", disable_notification=True)
    )
