"""A bot over a real store, as its handlers are pressed: it remembers nothing of what people have
looked at, as if it had just been started.
"""

import json
from collections.abc import AsyncIterator
from itertools import count
from typing import NamedTuple, cast

from redis.asyncio import Redis
from telegram.ext import Application

from bot.display.token import Token
from bot.handlers.feature import Routes
from bot.handlers.features import ROUTES
from bot.handlers.registering import App, register
from bot.ingest.inbox import Entry
from bot.ingest.work import deal
from bot.service.delivery import delivered
from bot.service.messenger import Messenger
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import User
from tests.bot.handlers.test_forged import Watched
from tests.bot.handlers.test_unanswered import Troubled
from tests.bot.tables import ALL, FRAME, PEOPLE
from tests.bot.thinking import ThinkingHere

_NUMBERS = count(1)
"""Of updates: none changes a table twice."""


class Pressed(NamedTuple):
    """The bot, and what it has said and shown."""

    store: Store
    telegram: Troubled
    messenger: Watched
    app: App

    async def press(self, user: User, chat: int, token: Token) -> str:
        """Press a button; return what is told."""
        kind = "private" if chat > 0 else "supergroup"
        message = {"message_id": 5, "date": 1, "chat": {"id": chat, "type": kind}}
        sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
        query = {"id": "1", "chat_instance": "c", "data": str(token), "from": sender}
        await self._deal({"callback_query": {**query, "message": message}})
        return self.telegram.said[-1]

    async def say(self, user: User, chat: int, text: str) -> list[str]:
        """Write a command; return the answers."""
        kind = "private" if chat > 0 else "supergroup"
        sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
        command = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
        message = {"message_id": 6, "date": 1, "chat": {"id": chat, "type": kind}, "from": sender}
        before = len(self.messenger.surfaces)
        await self._deal({"message": {**message, "text": text, "entities": [command]}})
        return [surface.text for surface in self.messenger.surfaces[before:]]

    async def _deal(self, what: dict[str, object]) -> None:
        number = next(_NUMBERS)
        with delivered(number):
            update = json.dumps({"update_id": number, **what}).encode()
            await deal(self.app, Entry("", number, update))


async def at_work(redis: Redis, now: int, routes: Routes = ROUTES) -> AsyncIterator[Pressed]:
    """Give the bot, at a moment."""
    store, telegram = Store(redis, ALL), Troubled()
    messenger = Watched(store)
    app: App = Application.builder().token("1:x").updater(None).request(telegram).build()
    said = cast(Messenger, messenger)
    service = TableService(FRAME, store, said, ThinkingHere(), lambda: 1, lambda: now)
    register(app, service, routes)
    for user in PEOPLE:
        await store.profiles.remember(user.id, Profile("en", reachable=True))
    await app.initialize()
    yield Pressed(store, telegram, messenger, app)
    await app.shutdown()
