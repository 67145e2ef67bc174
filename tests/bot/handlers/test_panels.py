"""The host's options beside the lobby (docs/adr/0039), from the press on."""

import asyncio
import json
from typing import cast

from redis.asyncio import Redis

from bot.display import buttons
from bot.display.token import Token
from bot.handlers.registering import App, register
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.service.delivery import delivered
from bot.service.messenger import Messenger
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from tests.bot.handlers.pressing import Telegram, application
from tests.bot.handlers.test_lenses import message
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, lobby
from tests.bot.telegrams import Telegram as Chats
from tests.bot.telegrams import messenger_at
from tests.bot.thinking import ThinkingHere


async def test_panel_that_the_host_has_called_up_has_no_buttons_once_the_game_begins(
    redis: Redis,
) -> None:
    store, chats = Store(redis, ALL), Chats()
    messenger = messenger_at(chats, store, redis)
    app: App = application(Telegram())
    register(app, TableService(FRAME, store, cast(Messenger, messenger), ThinkingHere(), lambda: 1))
    await store.profiles.remember(ANNA.id, Profile("en", reachable=True))
    live = await store.tables.save(lobby("gifts", ANNA, BORIS), None)

    async def press(number: int, token: Token, chat: int = GROUP.chat) -> None:
        sender = {"id": ANNA.id, "is_bot": False, "first_name": "Anna", "language_code": "en"}
        query = {"id": str(number), "chat_instance": "c", "data": str(token), "from": sender}
        pressed = {**query, "message": message(chat, token)}
        update = json.dumps({"update_id": number, "callback_query": pressed}).encode()
        with delivered(number):
            await deal(app, Entry("", 1, update))
        await asyncio.wait_for(messenger.settle(), 60)

    options = buttons.Options(live.table.id, "")
    async with app:
        await press(1, options)
        assert chats.live(ANNA.id)["buttons"]
        await press(2, buttons.Start(live.table.id))
        assert "delete_message" not in chats.calls
        await press(3, options, ANNA.id)  # on one that nobody knows of: it is taken away
    assert "delete_message" in chats.calls
    assert chats.live(ANNA.id)["text"].endswith("The game has already begun.")
    assert not chats.live(ANNA.id)["buttons"]
