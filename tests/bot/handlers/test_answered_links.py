"""Answers to presses that lead to the private chat: Telegram takes no address but its own there,
with a payload of letters, digits, `_` and `-` (https://core.telegram.org/bots/features#deep-linking),
and answers anything else with URL_INVALID.
"""

import json
import re
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
from redis.asyncio import Redis
from telegram.request import RequestData

from bot.display.token import Token
from bot.features.lessons.buttons import Learn
from bot.handlers.registering import App
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.service.delivery import delivered
from bot.store.store import Store
from tests.bot.handlers.pressing import Telegram, Watched, started
from tests.bot.tables import ALL, ANNA, FRAME, GROUP

LINK = re.compile(r"https://t\.me/\w+\?start=[A-Za-z0-9_-]{0,64}")


class Strict(Telegram):
    """Reads the links of answers as Telegram does."""

    def __init__(self) -> None:
        super().__init__()
        self.takes = LINK
        self.tried: list[str] = []
        self.taken: list[str] = []
        """The links of answers that came through, empty where there was none."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        if not url.endswith("answerCallbackQuery") or request_data is None:
            return await super().do_request(url, method, request_data)
        link = str(request_data.parameters.get("url", ""))
        self.tried.append(link)
        if link and not self.takes.fullmatch(link):
            refusal = {"ok": False, "error_code": 400, "description": "Bad Request: URL_INVALID"}
            return 400, json.dumps(refusal).encode()
        self.taken.append(link)
        return await super().do_request(url, method, request_data)


class Chat(NamedTuple):
    """A group where somebody presses."""

    telegram: Strict
    app: App
    messenger: Watched

    async def press(self, token: Token) -> None:
        message = {"message_id": 5, "date": 1, "chat": {"id": GROUP.chat, "type": "supergroup"}}
        sender = {"id": ANNA.id, "is_bot": False, "first_name": ANNA.name, "language_code": "en"}
        query = {"id": "1", "chat_instance": "c", "data": str(token), "from": sender}
        update = {"update_id": 1, "callback_query": {**query, "message": message}}
        with delivered(1):
            await deal(self.app, Entry("", 1, json.dumps(update).encode()))


@pytest.fixture
async def chat(redis: Redis) -> AsyncIterator[Chat]:
    store, telegram = Store(redis, ALL), Strict()
    messenger = Watched(store)
    async with started(store, telegram, messenger) as (app, _):
        yield Chat(telegram, app, messenger)


@pytest.mark.parametrize("lesson", ["carcassonne🎲", "a b", "x" * 40])
async def test_lesson_that_is_none_becomes_no_link(chat: Chat, lesson: str) -> None:
    """What becomes of a forged button's payload is read against the lessons that there are."""
    await chat.press(Learn("", lesson))
    assert chat.telegram.tried == [""]
    assert chat.telegram.taken == [""]


async def test_lesson_leads_to_the_private_chat(chat: Chat) -> None:
    await chat.press(Learn("", "carcassonne"))
    assert chat.telegram.taken == [FRAME.deep_link("learn_carcassonne")]


async def test_press_whose_link_is_refused_is_answered_without_it(chat: Chat) -> None:
    """Whatever Telegram finds wrong with a link: the button must not spin until it is void."""
    chat.telegram.takes = re.compile("none")
    await chat.press(Learn("", "carcassonne"))
    assert chat.telegram.tried == [FRAME.deep_link("learn_carcassonne"), ""]
    assert chat.telegram.taken == [""]
