"""Handlers of updates: what people do in chats becomes commands of tables."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from telegram import Update
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    ContextTypes,
    InlineQueryHandler,
    MessageHandler,
    PollAnswerHandler,
    PollHandler,
    filters,
)

from bot.desk.delivery import current
from bot.desk.desk import Desk
from bot.handlers.buttons import on_press
from bot.handlers.chats import on_member, on_membership, on_service
from bot.handlers.commands import COMMANDS, on_command
from bot.handlers.faults import on_fault
from bot.handlers.sharing import on_inline
from bot.handlers.tonight import on_poll, on_vote
from bot.store.client import STORE_AWAY

__all__ = ["register"]

App = Application[Any, Any, Any, Any, Any, Any]
Context = ContextTypes.DEFAULT_TYPE
Callback = Callable[[Update, Context], Coroutine[Any, Any, None]]


def register(app: App, desk: Desk) -> None:
    """Put all handlers into the application."""
    for name in COMMANDS:
        fresh = filters.UpdateType.MESSAGE  # an edited command is not a new one
        app.add_handler(CommandHandler(name, _command(desk, name), filters=fresh))
    app.add_handler(CallbackQueryHandler(_with(desk, on_press)))
    app.add_handler(InlineQueryHandler(_with(desk, on_inline)))
    app.add_handler(PollAnswerHandler(_with(desk, on_vote)))
    app.add_handler(PollHandler(_with(desk, on_poll)))
    app.add_handler(ChatMemberHandler(_with(desk, on_membership)))
    app.add_handler(ChatMemberHandler(_with(desk, on_member), ChatMemberHandler.CHAT_MEMBER))
    of = filters.StatusUpdate
    people = of.LEFT_CHAT_MEMBER | of.NEW_CHAT_MEMBERS
    service = of.MIGRATE | of.FORUM_TOPIC_REOPENED | of.PINNED_MESSAGE | people
    app.add_handler(MessageHandler(service, _with(desk, on_service)))
    app.add_error_handler(_fault(desk))


def _command(desk: Desk, name: str) -> Callback:
    async def callback(update: Update, context: Context) -> None:
        await on_command(desk, update, name)

    return callback


def _with(desk: Desk, deal: Callable[[Desk, Update], Awaitable[None]]) -> Callback:
    async def callback(update: Update, context: Context) -> None:
        await deal(desk, update)

    return callback


def _fault(desk: Desk) -> Callable[[object, Context], Coroutine[Any, Any, None]]:
    async def callback(update: object, context: Context) -> None:
        delivery = current()
        away = context.error if isinstance(context.error, STORE_AWAY) else None
        try:
            if not away:
                await on_fault(desk, update, context.error)
        except STORE_AWAY as error:
            away = error
        if delivery and away:
            delivery.fault = away  # nobody's bug: it is dealt with again

    return callback
