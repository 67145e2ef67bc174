"""Everything put together: store, Telegram, handlers, courier - started and stopped in order."""

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from telegram import Bot
from telegram.error import BadRequest, InvalidToken, NetworkError
from telegram.ext import Application
from telegram.request import HTTPXRequest

from bot.clock import keep_time
from bot.courier import Courier
from bot.desk import Desk, Now, Seeds
from bot.embedded import EmbeddedServer
from bot.frame import Frame
from bot.handlers import App, register
from bot.handlers.menus import set_menus
from bot.health import pulse
from bot.painter import Painter
from bot.poller import poll
from bot.settings import Settings
from bot.store import Store, connect
from bot.table import Games
from bot.texts import Texts

_log = logging.getLogger(__name__)
_PAUSE = 2.0
"""Seconds between tries while Telegram cannot be reached."""
_GRACE = 20
"""Seconds at the end for what is still to be shown."""


async def run(settings: Settings, games: Games, seed: Seeds, now: Now = time.time) -> None:
    """Run the bot until it is told to stop (Ctrl-C, SIGTERM).

    :raises InvalidToken: when Telegram does not know the bot.
    :raises NoServer: when there is no server to embed and none is named.
    """
    stopping = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stopping.set)
    async with _store(settings, games) as store, _telegram(settings) as app:
        painter = Painter(settings.painters, settings.data_dir / "pictures")
        try:
            frame = _frame(app.bot, games)
            budget = store.budget(settings.rates)
            courier = Courier(frame, app.bot, store, painter, budget)
            desk = Desk(frame, store, courier, seed, now)
            await _serve(app, desk, stopping, pulse(settings.data_dir).touch)
        finally:
            painter.close()


def _frame(bot: Bot, games: Games) -> Frame:
    texts = Texts(("bot", *(game.package for game in games.values())))
    return Frame(games, texts, bot.username)


async def _serve(app: App, desk: Desk, stopping: asyncio.Event, beat: Callable[[], None]) -> None:
    bot: Bot = app.bot
    register(app, desk)
    await _until_reached(lambda: set_menus(bot, desk.frame))
    for table in await desk.store.open_tables():  # what a former process left half shown
        desk.courier.show(table)
    _log.info("@%s is ready", bot.username)
    ticking = asyncio.create_task(keep_time(desk, stopping))
    try:
        await poll(bot, app.process_update, stopping, beat)
    finally:
        stopping.set()
        await ticking
    await _settle(desk.courier)


async def _settle(courier: Courier) -> None:
    try:
        await asyncio.wait_for(courier.settle(), _GRACE)
    except TimeoutError:
        _log.warning("not everything is shown: the next start will do it")


@asynccontextmanager
async def _store(settings: Settings, games: Games) -> AsyncIterator[Store]:
    """Connect to the store named in the settings, or to a server of our own."""
    if settings.redis_url:
        async with connect(settings.redis_url) as redis:
            yield Store(redis, games)
        return
    own = EmbeddedServer(settings.data_dir / "store")
    await own.start()
    try:
        async with connect(own.url) as redis:
            yield Store(redis, games)
    finally:
        await own.stop()


@asynccontextmanager
async def _telegram(settings: Settings) -> AsyncIterator[App]:
    """Return the application, without an updater of its own: see `poller`."""
    url = settings.telegram_api_url.rstrip("/")
    app = (
        Application.builder()
        .token(settings.telegram_token)
        .base_url(f"{url}/bot")
        .base_file_url(f"{url}/file/bot")
        .request(HTTPXRequest(connection_pool_size=64))
        .updater(None)
        .build()
    )
    await _until_reached(app.initialize)
    try:
        yield app
    finally:
        await app.shutdown()


async def _until_reached(call: Callable[[], Awaitable[None]]) -> None:
    """Call until Telegram can be reached: the bot may be up before the network is.

    :raises InvalidToken: when Telegram does not know the bot.
    """
    while True:
        try:
            return await call()
        except (InvalidToken, BadRequest):  # to the library kinds of NetworkError
            raise
        except NetworkError as error:
            _log.warning("Telegram cannot be reached: %s", error)
            await asyncio.sleep(_PAUSE)
