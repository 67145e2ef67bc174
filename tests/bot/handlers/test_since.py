"""What has happened since one's own move is told once, at the first look: docs/adr/0095."""

import json
from collections.abc import AsyncIterator
from typing import NamedTuple, cast

import pytest
from redis.asyncio import Redis
from telegram.ext import Application

from bot.display.board.since import LONG, since_own
from bot.display.surfaces import surfaces
from bot.display.verb import Verb
from bot.handlers import App, register
from bot.ingest.inbox import UPDATE, Entry
from bot.ingest.router import Router
from bot.ingest.work import Dealing
from bot.service.delivery import delivered
from bot.service.messenger import Messenger
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.seating import chairs_at
from bot.table.values import Live, User, to_act
from tests.bot.handlers.test_forged import Watched
from tests.bot.handlers.test_unanswered import Troubled
from tests.bot.stores import saved
from tests.bot.tables import ALL, FRAME, NOON, PEOPLE, begun, moved, user_at
from tests.bot.thinking import ThinkingHere


class Morning(NamedTuple):
    """A bot that remembers nothing of what people have looked at: it has just been started."""

    store: Store
    telegram: Troubled
    app: App

    async def press(self, live: Live, user: User) -> str:
        """Press the first button of the board's question; return what is told."""
        (board, *_) = surfaces(FRAME, live)
        tokens = (button.token for row in board.keyboard for button in row)
        first = next(token for token in tokens if token and token.verb is Verb.CHOOSE)
        message = {"message_id": 5, "date": 1, "chat": {"id": -100, "type": "supergroup"}}
        sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
        query = {"id": "1", "chat_instance": "c", "data": str(first), "from": sender}
        update = {"update_id": 1, "callback_query": {**query, "message": message}}
        with delivered(1):
            dealing = Dealing(self.app, cast(Router, Watched(self.store)))
            await dealing.deal(Entry("", UPDATE, json.dumps(update).encode()))
        return self.telegram.said[-1]


@pytest.fixture
async def morning(redis: Redis) -> AsyncIterator[Morning]:
    store, telegram = Store(redis, ALL), Troubled()
    messenger = cast(Messenger, Watched(store))
    app: App = Application.builder().token("1:x").updater(None).request(telegram).build()
    register(
        app, TableService(FRAME, store, messenger, ThinkingHere(), lambda: 1, lambda: NOON + LONG)
    )
    await app.initialize()
    yield Morning(store, telegram, app)
    await app.shutdown()


def eventful() -> Live:
    """A game whose awaited person finds that something has happened."""
    games = (moved(begun("carcassonne", *PEOPLE), count) for count in range(6, 40))
    return next(live for live in games if _news(live))


def _news(live: Live) -> str:
    (seat,) = to_act(ALL, live)
    return since_own(FRAME, live, chairs_at(live.table, seat)[0], "en")


async def test_it_is_told_once_also_after_a_restart(morning: Morning) -> None:
    live = await saved(morning.store, eventful())
    user = user_at(live, to_act(ALL, live)[0])
    assert await morning.press(live, user) == _news(live)
    assert await morning.press(live, user) == ""
