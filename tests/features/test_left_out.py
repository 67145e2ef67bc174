"""Each optional feature can be left out: all else goes on, and what leads into it is outdated.

ADR 130: a feature is a folder, and one list names what leads into it.
"""

import logging
from collections.abc import AsyncIterator, Iterator

import hypothesis
import pytest
from redis.asyncio import Redis

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.token import BadToken, Token
from bot.display.values import Selections
from bot.handlers.feature import Feature
from bot.handlers.features import CORE, FEATURES, OPTIONAL
from bot.handlers.pages.settings_pages import group_panel
from bot.handlers.routes import Routes
from bot.store.profiles import Profile
from bot.table.values import Live, Phase, to_act
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.saying import tokens
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, NOON, PEOPLE

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


async def test_a_game_is_played_without_it(
    bot: Pressed, left_out: Feature, routes: Routes, caplog: pytest.LogCaptureFixture
) -> None:
    """From /play to its end; whatever the table offers besides leads somewhere."""
    caplog.set_level(logging.WARNING)
    own = {handler.kind for handler in left_out.handlers}
    await bot.say(ANNA, GROUP.chat, "/play")
    id = (await table(bot)).table.id
    await bot.press(ANNA, GROUP.chat, buttons.Game(id, "gifts"))
    await bot.press(BORIS, GROUP.chat, buttons.Join(id))
    await bot.press(ANNA, GROUP.chat, buttons.Start(id))
    live = await table(bot)
    for _ in range(_MOST):
        if live.table.phase is not Phase.RUNNING:
            break
        live = await _turned(bot, live, own | routes.handlers.keys())
    assert live.table.phase is Phase.OVER
    assert not caplog.records


async def _turned(bot: Pressed, live: Live, known: set[type[Token]]) -> Live:
    """Let whoever is to act press what leads furthest."""
    tokens = list(shown(bot, live))
    assert set(map(type, tokens)) <= known
    asked = [token for token in tokens if isinstance(token, buttons.Choice)]
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


def test_settings_of_a_group_offer_nothing_of_it(routes: Routes) -> None:
    """A switch of /settings leads somewhere, or is not there."""
    asked = group_panel(FRAME, "en", Profile(), routes.entrances.switches, may_change=True)
    offered = {type(button.token) for row in asked.keyboard for button in row}
    assert offered <= routes.handlers.keys()


def test_each_feature_is_core_or_optional() -> None:
    assert not {id(one) for one in CORE} & {id(one) for one in OPTIONAL}
    assert len(FEATURES) == len(CORE) + len(OPTIONAL)
