"""Puts all handlers into the application: what kind of update goes to which of them."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from telegram import Update
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    ChosenInlineResultHandler,
    CommandHandler,
    ContextTypes,
    InlineQueryHandler,
    MessageHandler,
    PollAnswerHandler,
    PollHandler,
    TypeHandler,
    filters,
)

from bot.features.album.keeping import on_reply
from bot.features.sharing.inline import on_inline
from bot.features.sharing.inviting import on_chosen
from bot.features.tonight.counting import on_poll, on_vote
from bot.handlers.buttons import on_press
from bot.handlers.chats import on_member, on_membership, on_service
from bot.handlers.commands import on_command
from bot.handlers.faults import on_fault
from bot.handlers.features import ROUTES
from bot.handlers.gate import Gate
from bot.handlers.routes import Routes
from bot.handlers.table.asking import on_words
from bot.handlers.typed import Entrances
from bot.service.delivery import current
from bot.service.table_service import TableService
from bot.store.client import STORE_AWAY

App = Application[Any, Any, Any, Any, Any, Any]
Context = ContextTypes.DEFAULT_TYPE
Callback = Callable[[Update, Context], Coroutine[Any, Any, None]]


def register(app: App, service: TableService, routes: Routes = ROUTES) -> Gate:
    """Put all handlers into the application; return the gate before them."""
    gate = Gate(service)
    app.add_handler(TypeHandler(Update, _gate_callback(gate)), group=-1)
    entrances = routes.entrances
    for name in entrances.commands:
        fresh = filters.UpdateType.MESSAGE  # an edited command is not a new one
        app.add_handler(CommandHandler(name, _command(service, name, entrances), filters=fresh))
    app.add_handler(CallbackQueryHandler(_with(service, partial(on_press, routes=routes))))
    app.add_handler(InlineQueryHandler(_with(service, on_inline)))
    app.add_handler(ChosenInlineResultHandler(_with(service, on_chosen)))
    app.add_handler(PollAnswerHandler(_with(service, on_vote)))
    app.add_handler(PollHandler(_with(service, on_poll)))
    app.add_handler(ChatMemberHandler(_with(service, on_membership)))
    app.add_handler(ChatMemberHandler(_with(service, on_member), ChatMemberHandler.CHAT_MEMBER))
    of = filters.StatusUpdate
    people = of.LEFT_CHAT_MEMBER | of.NEW_CHAT_MEMBERS
    about_chats = of.MIGRATE | of.FORUM_TOPIC_REOPENED | of.PINNED_MESSAGE | people
    about_chats |= of.MESSAGE_AUTO_DELETE_TIMER_CHANGED
    app.add_handler(MessageHandler(about_chats, _with(service, on_service)))
    answers = filters.REPLY & filters.ChatType.GROUPS & filters.UpdateType.MESSAGE
    app.add_handler(MessageHandler(answers, _with(service, on_reply)), group=1)
    words = filters.TEXT & ~filters.COMMAND & filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE
    app.add_handler(MessageHandler(words, _with(service, partial(on_words, entrances=entrances))))
    app.add_error_handler(_fault(service))
    return gate


def _gate_callback(gate: Gate) -> Callback:
    async def callback(update: Update, context: Context) -> None:
        await gate.on_update(update)

    return callback


def _command(service: TableService, name: str, entrances: Entrances) -> Callback:
    async def callback(update: Update, context: Context) -> None:
        await on_command(service.during(current()), update, name, entrances)

    return callback


def _with(
    service: TableService, deal: Callable[[TableService, Update], Awaitable[None]]
) -> Callback:
    async def callback(update: Update, context: Context) -> None:
        await deal(service.during(current()), update)

    return callback


def _fault(service: TableService) -> Callable[[object, Context], Coroutine[Any, Any, None]]:
    async def callback(update: object, context: Context) -> None:
        delivery = current()
        away = context.error if isinstance(context.error, STORE_AWAY) else None
        try:
            if not away:
                await on_fault(service.during(delivery), update, context.error)
        except STORE_AWAY as error:
            away = error
        if delivery and away:
            delivery.fault = away  # nobody's bug: it is dealt with again

    return callback
