"""Each optional feature can be left out: all else goes on, and what leads into it is outdated.

ADR 130: a feature is a folder, and one list names what leads into it.
"""

import json
import logging
from collections.abc import AsyncIterator, Iterator
from itertools import count
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import find
from redis.asyncio import Redis
from telegram.ext import Application

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.token import BadToken, Token
from bot.display.values import Selections
from bot.handlers.feature import Feature, Routes
from bot.handlers.features import CORE, FEATURES, OPTIONAL
from bot.handlers.pages.settings_pages import group_panel
from bot.handlers.registering import App, register
from bot.ingest.inbox import Entry
from bot.ingest.work import deal
from bot.service.delivery import delivered
from bot.service.messenger import Messenger
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import Live, Phase, User, to_act
from tests.bot.handlers.test_forged import Watched
from tests.bot.handlers.test_unanswered import Troubled
from tests.bot.saying import tokens
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, PEOPLE
from tests.bot.thinking import ThinkingHere

OUTDATED = FRAME.say("en", "refused-outdated")
_MOST = 200
"""Presses that a game of gifts may take: it ends far below."""


def name_of(feature: Feature) -> str:
    """Tell by what leads into it which feature this is."""
    return feature.handlers[0].kind.__name__ if feature.handlers else next(iter(feature.commands))


class Bot(NamedTuple):
    """A bot of some features, over a real store."""

    store: Store
    telegram: Troubled
    messenger: Watched
    app: App
    routes: Routes
    numbers: Iterator[int]
    """Of updates."""

    async def press(self, user: User, token: Token) -> str:
        """Press a button in the group; return what is told."""
        query = {"id": "1", "chat_instance": "c", "data": str(token), "from": _sender(user)}
        message = {"message_id": 5, "date": 1, "chat": _CHAT}
        await self._deal({"callback_query": {**query, "message": message}})
        return self.telegram.said[-1]

    async def type(self, user: User, words: str, chat: dict[str, Any]) -> int:
        """Write a command; return how many messages answer it."""
        before = self.messenger.said
        entity = {"type": "bot_command", "offset": 0, "length": len(words.split()[0])}
        said = {"message_id": 6, "date": 1, "chat": chat, "text": words, "entities": [entity]}
        await self._deal({"message": {**said, "from": _sender(user)}})
        return self.messenger.said - before

    async def _deal(self, what: dict[str, Any]) -> None:
        number = next(self.numbers)
        with delivered(number):
            update = json.dumps({"update_id": number, **what}).encode()
            await deal(self.app, Entry("", number, update))

    async def table(self) -> Live:
        live = await self.store.at(GROUP, 0)
        assert live
        return live

    def shown(self, live: Live) -> Iterator[Token]:
        """Give all that the buttons of a table say, as people look at it."""
        looks = [look for id, look in self.messenger.looks if id == live.table.id]
        selections: Selections = {look.seat: look for look in looks}
        for surface in surfaces(FRAME, live, selections):
            rows = (*surface.keyboard, *surface.more)
            yield from (button.token for row in rows for button in row if button.token)


_CHAT: dict[str, Any] = {"id": GROUP.chat, "type": "supergroup", "title": "Friday"}


def _sender(user: User) -> dict[str, Any]:
    return {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}


@pytest.fixture(params=OPTIONAL, ids=name_of)
def left_out(request: pytest.FixtureRequest) -> Feature:
    """Each optional feature in turn."""
    feature: Feature = request.param
    return feature


@pytest.fixture
async def bot(redis: Redis, left_out: Feature) -> AsyncIterator[Bot]:
    """A bot without it."""
    store, telegram = Store(redis, ALL), Troubled()
    messenger = Watched(store)
    routes = Routes(one for one in FEATURES if one is not left_out)
    app: App = Application.builder().token("1:x").updater(None).request(telegram).build()
    said = cast(Messenger, messenger)
    register(app, TableService(FRAME, store, said, ThinkingHere(), lambda: 1), routes)
    for user in PEOPLE:
        await store.profiles.remember(user.id, Profile("en", reachable=True))
    await app.initialize()
    yield Bot(store, telegram, messenger, app, routes, count(1))
    await app.shutdown()


async def test_a_game_is_played_without_it(
    bot: Bot, left_out: Feature, caplog: pytest.LogCaptureFixture
) -> None:
    """From /play to its end; whatever the table offers besides leads somewhere."""
    caplog.set_level(logging.WARNING)
    own = {handler.kind for handler in left_out.handlers}
    await bot.type(ANNA, "/play", _CHAT)
    id = (await bot.table()).table.id
    await bot.press(ANNA, buttons.Game(id, "gifts"))
    await bot.press(BORIS, buttons.Join(id))
    await bot.press(ANNA, buttons.Start(id))
    live = await bot.table()
    for _ in range(_MOST):
        if live.table.phase is not Phase.RUNNING:
            break
        live = await _turned(bot, live, own)
    assert live.table.phase is Phase.OVER
    assert not caplog.records


async def _turned(bot: Bot, live: Live, own: set[type[Token]]) -> Live:
    """Let whoever is to act press what leads furthest."""
    tokens = list(bot.shown(live))
    assert all(type(token) in bot.routes.handlers or type(token) in own for token in tokens)
    asked = [token for token in tokens if isinstance(token, buttons.Choice)]
    furthest = max(asked, key=lambda token: (isinstance(token, buttons.Confirm), len(token.path)))
    user = next(one for one in PEOPLE if one.id == live.table.people[to_act(ALL, live)[0]].user)
    await bot.press(user, furthest)
    after = await bot.table()
    if after.revision != live.revision:
        bot.messenger.looks.clear()
    return after


async def test_what_leads_into_it_is_outdated(bot: Bot, left_out: Feature) -> None:
    """Its buttons of before say so; its links bring the welcome; its commands say nothing."""
    for handler in left_out.handlers:
        token = find(tokens(handler.kind), lambda _: True)
        assert await bot.press(ANNA, token) == OUTDATED
        with pytest.raises(BadToken):
            bot.routes.read(str(token))
    private = {"id": ANNA.id, "type": "private", "first_name": "Anna"}
    for word in left_out.links:
        assert await bot.type(ANNA, f"/start {word}_x", private) == 1
    for command in (*left_out.commands, *left_out.at_one):
        assert await bot.type(ANNA, f"/{command}", private) == 0


async def test_settings_of_a_group_offer_nothing_of_it(bot: Bot) -> None:
    """A switch of /settings leads somewhere, or is not there."""
    asked = group_panel(FRAME, "en", Profile(), bot.routes.switches, may_change=True)
    offered = {type(button.token) for row in asked.keyboard for button in row}
    assert offered <= bot.routes.handlers.keys()


def test_each_feature_is_core_or_optional() -> None:
    assert not {id(one) for one in CORE} & {id(one) for one in OPTIONAL}
    assert len(FEATURES) == len(CORE) + len(OPTIONAL)
