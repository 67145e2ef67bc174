"""Each optional feature can be left out: all else goes on, and what leads into it is outdated.

ADR 130: a feature is a folder, and one list names what leads into it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from functools import lru_cache

import hypothesis
import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display import buttons
from bot.display.lobby.surface import host_panel
from bot.display.surfaces import surfaces
from bot.display.token import BadToken, Token
from bot.display.values import Selections, Surface, reply
from bot.handlers.feature import Feature
from bot.handlers.features import CORE, FEATURES, OPTIONAL, ROUTES
from bot.handlers.pages.settings_pages import group_panel, settings_panel
from bot.handlers.routes import Routes
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import Live, Phase, Place, to_act, with_changes
from bot.texts.reader import public_reader
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.saying import tokens
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    GROUP,
    NOON,
    PEOPLE,
    begun,
    fresh,
    lobby,
    moved,
    over,
)
from tests.bot.telegrams import Telegram, messenger_at

OUTDATED = FRAME.say("en", "refused-outdated")
_ANY = hypothesis.settings(phases=[hypothesis.Phase.generate])
"""The first that comes: nobody needs the smallest."""
_MOST = 200
"""Presses that a game of gifts may take: it ends far below."""


def name_of(feature: Feature) -> str:
    """Tell by what leads into it which feature this is."""
    return feature.handlers[0].kind.__name__ if feature.handlers else next(iter(feature.commands))


async def table(bot: Pressed) -> Live:
    live = await bot.store.at(GROUP, 0)
    assert live
    return live


def shown(bot: Pressed, live: Live) -> Iterator[Token]:
    """Give all that the buttons of a table say, as people look at it."""
    looks = [look for id, look in bot.messenger.looks if id == live.table.id]
    selections: Selections = {look.seat: look for look in looks}
    for surface in surfaces(FRAME, live, selections):
        rows = (*surface.keyboard, *surface.more)
        yield from (button.token for row in rows for button in row if button.token)


@pytest.fixture(params=OPTIONAL, ids=name_of)
def left_out(request: pytest.FixtureRequest) -> Feature:
    """Each optional feature in turn."""
    feature: Feature = request.param
    return feature


@pytest.fixture
def routes(left_out: Feature) -> Routes:
    """The handlers of all others."""
    return Routes(one for one in FEATURES if one is not left_out)


@pytest.fixture
async def bot(redis: Redis, routes: Routes) -> AsyncIterator[Pressed]:
    """A bot without it."""
    async for bot in at_work(redis, NOON, routes):
        yield bot


async def test_a_game_is_played_without_it(bot: Pressed, caplog: pytest.LogCaptureFixture) -> None:
    """From /play to its end."""
    caplog.set_level(logging.WARNING)
    await bot.say(ANNA, GROUP.chat, "/play")
    id = (await table(bot)).table.id
    await bot.press(ANNA, GROUP.chat, buttons.Game(id, "gifts"))
    await bot.press(BORIS, GROUP.chat, buttons.Join(id))
    await bot.press(ANNA, GROUP.chat, buttons.Start(id))
    live = await table(bot)
    for _ in range(_MOST):
        if live.table.phase is not Phase.RUNNING:
            break
        live = await _turned(bot, live)
    assert live.table.phase is Phase.OVER
    assert not caplog.records


async def _turned(bot: Pressed, live: Live) -> Live:
    """Let whoever is to act press what leads furthest."""
    asked = [token for token in shown(bot, live) if isinstance(token, buttons.Choice)]
    furthest = max(asked, key=lambda token: (isinstance(token, buttons.Confirm), len(token.path)))
    user = next(one for one in PEOPLE if one.id == live.table.people[to_act(ALL, live)[0]].user)
    await bot.press(user, GROUP.chat, furthest)
    after = await table(bot)
    if after.revision != live.revision:
        bot.messenger.looks.clear()
    return after


async def test_what_leads_into_it_is_outdated(
    bot: Pressed, left_out: Feature, routes: Routes
) -> None:
    """Its buttons of before say so; its links bring the welcome; its commands say nothing."""
    words = (*left_out.links, *left_out.commands, *left_out.at_one)
    assert words or left_out.handlers
    # or nothing: one of the three is there
    for handler in left_out.handlers:
        token = hypothesis.find(tokens(handler.kind), lambda _: True, settings=_ANY)
        assert await bot.press(ANNA, GROUP.chat, token) == OUTDATED
        with pytest.raises(BadToken):
            routes.read(str(token))
    # or nothing: likewise
    for word in left_out.links:
        assert len(await bot.say(ANNA, ANNA.id, f"/start {word}_x")) == 1
    # or nothing: likewise
    for command in (*left_out.commands, *left_out.at_one):
        assert await bot.say(ANNA, ANNA.id, f"/{command}") == []


@lru_cache
def messages() -> tuple[Surface, ...]:
    """Lobbies, boards, hands, last words with their lists, and settings: of a bot with all."""
    tables = (
        fresh(),
        lobby("carcassonne", ANNA, BORIS),
        with_changes(lobby("gifts", ANNA, BORIS), place=Place(0, 7)),
        with_changes(moved(begun("carcassonne", ANNA, BORIS), 4), hints=True),
        with_changes(moved(begun("castle", ANNA, BORIS), 4), place=Place(0, 7)),
        over("gifts", ANNA, BORIS),
        with_changes(over("gifts", ANNA, BORIS), place=Place(0, 7)),
    )
    stand = [one for live in tables for one in surfaces(FRAME, live)]
    lists = [replace(one, keyboard=one.more, more=()) for one in stand if one.more]
    switches, home = ROUTES.entrances.switches, Place(ANNA.id)
    pages = {switch.page for switch in switches}
    panels = [settings_panel(FRAME, "en", Profile(), switches, NOON, page) for page in pages]
    group = group_panel(FRAME, "en", Profile(), switches, may_change=True)
    lobbies = [
        host_panel(public_reader(FRAME, tables[1].table), tables[1].table, panel)
        for panel in ("options", "more")
    ]
    settings = [reply(home, *asked) for asked in (*panels, group, *lobbies)]
    return (*stand, *lists, *settings)


def kinds(surface: Surface) -> set[type[Token]]:
    """What its buttons say."""
    return {type(button.token) for row in surface.keyboard for button in row if button.token}


async def test_no_button_that_stands_in_a_chat_leads_into_it(routes: Routes, redis: Redis) -> None:
    """Lobby, board, hand, last word, settings: as Telegram gets them."""
    telegram, store = Telegram(), Store(redis, ALL)
    frame = replace(FRAME, handled=frozenset(routes.handlers))
    messenger = messenger_at(telegram, store, redis, frame=frame)
    for chat, surface in enumerate(messages(), 1):
        messenger.sender.say(replace(surface, place=Place(chat), picture=None, poll=None))
    await asyncio.wait_for(messenger.settle(), 60)
    assert len(telegram.messages) == len(messages())
    rows = [row for chat in telegram.messages.values() for row in chat[1]["buttons"]]
    assert all(rows)
    data = [button["callback_data"] for row in rows for button in row if "callback_data" in button]
    assert len(data) > 100
    assert all(routes.read(one) for one in data)


def test_many_features_have_buttons_among_those_of_others() -> None:
    """Or nothing would be looked at above."""
    stand = set[type[Token]]().union(*map(kinds, messages()))
    others = [one for one in OPTIONAL if stand & {handler.kind for handler in one.handlers}]
    assert len(others) > 12, len(others)


def test_each_feature_is_core_or_optional() -> None:
    assert not {id(one) for one in CORE} & {id(one) for one in OPTIONAL}
    assert len(FEATURES) == len(CORE) + len(OPTIONAL)
