"""Wires everything together (store, Telegram, handlers, reconciler), starts it and stops it in
order.
"""

import asyncio
import gc
import logging
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import partial

from msgspec.structs import replace
from telegram import Bot
from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter
from telegram.ext import Application

from bot import __version__
from bot.handlers import App, register
from bot.handlers.gate import Gate
from bot.handlers.menus import set_menus
from bot.ingest.inbox import Inbox
from bot.ingest.leases import Leases
from bot.ingest.poller import ALLOWED, poll
from bot.ingest.router import Router
from bot.ingest.sharding import agreed
from bot.ingest.shards import Shards
from bot.ingest.web import claim, serving, watch_app, webhook_route, webhook_secret
from bot.ingest.work import Dealing, receive
from bot.painter import PainterPool
from bot.process.alarm import Alarm
from bot.process.health import Pulse, forget_pulses
from bot.process.introduction import introduce
from bot.process.page import Page, listening, opened_page
from bot.process.settings import Settings
from bot.process.starting import Stopped, adopt_keys, ensure_folder, reach_store
from bot.process.supervisor import supervise
from bot.process.version import commit
from bot.reconciler.api.retry import seconds, told
from bot.reconciler.api.transport import Transport
from bot.service.clock import keep_time
from bot.service.digests import keep_digests
from bot.service.matchmaking import keep_matching
from bot.service.table_service import Now, Seeds, TableService
from bot.service.thinking import Thinkers
from bot.store.client import STORE_AWAY, AnyRedis, connect
from bot.store.embedded import EmbeddedServer
from bot.store.rate_limits import RateLimiter
from bot.store.release import admit
from bot.store.store import Store
from bot.table.values import Games
from bot.texts.catalogues import Texts
from bot.texts.frame import Frame
from bot.texts.packages import packages_of
from bot.waiting import waited

_log = logging.getLogger(__name__)
_PAUSE = 2.0
"""Seconds between tries while Telegram cannot be reached."""
_GRACE = 20
"""Seconds at the end for what is begun, and as many for what is still to be shown."""
_TABLES = 128
"""Kept in memory, besides in the store."""
_SPARE = 8
"""Connections beside those on which shards wait for news: some are cut off, and end later."""
_PATIENT = 30.0
"""Seconds for one command of a client whose reads wait."""


async def run(settings: Settings, games: Games, seed: Seeds, now: Now = time.time) -> None:
    """Run the bot, or one of its workers, until it is told to stop (Ctrl-C, SIGTERM).

    :raises InvalidToken: when Telegram does not know the bot.
    :raises NoServer: when there is no server to embed and none is named.
    """
    stopping = _until_told()
    if settings.worker is None:
        forget_pulses(settings.data_dir)
    folder, most = settings.data_dir / "pictures", settings.pictures_mb << 20
    painter = PainterPool(settings.painters, folder, settings.painter_nice, most)
    packages = (game.package for game in games.values())
    thinkers = Thinkers(1, packages, settings.painter_nice)
    try:
        with suppress(Stopped):
            await _run(settings, games, seed, now, painter, thinkers, stopping)
    finally:
        painter.close()
        thinkers.close()


async def _run(
    settings: Settings,
    games: Games,
    seed: Seeds,
    now: Now,
    painter: PainterPool,
    thinkers: Thinkers,
    stopping: asyncio.Event,
) -> None:
    ensure_folder(settings.data_dir)
    async with (
        _store_url(settings, stopping) as url,
        _telegram(settings, stopping) as app,
        connect(url) as redis,
        _inbox(settings, url, redis, stopping) as (inbox, shards),
    ):
        texts = Texts(packages_of(games))
        frame = Frame(games, texts, app.bot.username, app.bot.supports_inline_queries)
        frame = replace(
            frame, app=settings.app_url or "", topics=bool(app.bot.bot.has_topics_enabled)
        )
        store = Store(redis, games, _TABLES, settings.keep_days, inbox.shards)
        limiter = RateLimiter(redis, settings.rates, told=told)
        messenger = Router(frame, app.bot, store, redis, painter, limiter, inbox, shards)
        service = TableService(
            frame,
            store,
            messenger,
            thinkers,
            seed,
            now,
            settings.operator,
            settings.telegram_token,
        )
        gate = register(app, service)
        _spare_collector()
        alarm = _alarm(settings, service, redis, inbox)
        async with (
            _ticking(service, shards, gate, alarm),
            _offering(app.bot, frame, redis, stopping),
            opened_page(settings, service, app.bot, gate, painter) as page,
        ):
            await _work(settings, app, inbox, shards, messenger, stopping, page)


@asynccontextmanager
async def _inbox(
    settings: Settings, url: str, redis: AnyRedis, stopping: asyncio.Event
) -> AsyncIterator[tuple[Inbox, Shards]]:
    """Come to work, and give the inbox with as many shards as it has for all."""
    leases = Leases(redis)
    count = await _agreed(settings, url, redis, leases, stopping)
    async with connect(url, _PATIENT, count + _SPARE) as waiting:
        inbox = Inbox(redis, waiting, count)
        yield inbox, Shards(inbox, leases)


async def _agreed(
    settings: Settings, url: str, redis: AnyRedis, leases: Leases, stopping: asyncio.Event
) -> int:
    """Agree with the other workers as soon as the store is there.

    :raises Stopped: when `stopping` is set before that.
    :raises Unfit: when a newer release has written in it, or an older one still does.
    """
    while True:
        try:
            await adopt_keys(url)
            await admit(redis, __version__)
            return await agreed(redis, leases, settings.shards)
        except STORE_AWAY as error:
            _log.warning("the store is away: %s", error)
        if await waited(stopping, _PAUSE):
            raise Stopped


def _spare_collector() -> None:
    """Let Python's garbage collector pass over what stays till the end: the libraries' hundreds of
    thousands of objects, for which each whole round holds up all presses, by some 60 ms.
    """
    gc.collect()
    gc.freeze()


def _alarm(
    settings: Settings, service: TableService, redis: AnyRedis, inbox: Inbox
) -> Alarm | None:
    chat = settings.operator_chat
    return None if chat is None else Alarm(service, redis, inbox, settings.data_dir, chat)


@asynccontextmanager
async def _ticking(
    service: TableService, shards: Shards, gate: Gate, alarm: Alarm | None
) -> AsyncIterator[None]:
    """Keep time and the gate meanwhile, and look after the bot where somebody wants to know."""
    stopping = asyncio.Event()
    keeping = keep_time(service, lambda: shards.owned, stopping)
    works = [
        keeping,
        keep_digests(service, stopping),
        keep_matching(service, stopping),
        gate.keep(stopping),
    ]
    works += [alarm.watch(stopping)] if alarm else []
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        stopping.set()
        await asyncio.gather(*tasks)


@asynccontextmanager
async def _offering(
    bot: Bot, frame: Frame, redis: AnyRedis, stopping: asyncio.Event
) -> AsyncIterator[None]:
    """Set menus and profile meanwhile: a game need not wait for them."""
    offering = asyncio.create_task(_offer(bot, frame, redis, stopping))
    try:
        yield
    finally:
        offering.cancel()
        await asyncio.wait([offering])


async def _offer(bot: Bot, frame: Frame, redis: AnyRedis, stopping: asyncio.Event) -> None:
    try:
        await _until_reached(lambda: set_menus(bot, frame), stopping)
        await _until_reached(lambda: introduce(bot, frame, redis), stopping)
    except Stopped:
        pass
    except (BadRequest, InvalidToken):
        _log.exception("Telegram does not take the menus, or the profile")
    except STORE_AWAY as error:
        _log.warning("the profile stays as it is until the next start: %s", error)


async def _work(
    settings: Settings,
    app: App,
    inbox: Inbox,
    shards: Shards,
    messenger: Router,
    stopping: asyncio.Event,
    page: Page,
) -> None:
    """Deal with what is in the inbox and let Telegram fill it, until told to stop."""
    pulse, polls = Pulse(settings.data_dir, settings.worker or 0), settings.webhook_url is None
    work = Dealing(app, messenger)

    def beat() -> None:
        pulse.beat(awaits=polls and shards.leads)

    await shards.share(work)
    async with _watched(settings, inbox, pulse):
        holding = asyncio.create_task(shards.hold(work, beat))
        hearing = asyncio.create_task(
            _hear(settings, app.bot, inbox, shards, pulse, stopping, page)
        )
        try:
            await asyncio.wait((holding, hearing), return_when=asyncio.FIRST_COMPLETED)
            for ended in (holding, hearing):
                if ended.done():
                    await ended
        finally:
            hearing.cancel()
            await _finish(shards, messenger)
            holding.cancel()


async def _hear(
    settings: Settings,
    bot: Bot,
    inbox: Inbox,
    shards: Shards,
    pulse: Pulse,
    stopping: asyncio.Event,
    page: Page,
) -> None:
    """Let updates come in, by webhook or by long polling, until told to stop; and the page's
    requests.
    """
    receiving, url = partial(receive, inbox), settings.webhook_url
    secret = webhook_secret(settings.webhook_secret, settings.telegram_token)
    hook = [webhook_route(url, secret, receiving)] if url else []
    async with listening(settings, hook, page):
        if url is None:
            await _until_reached(bot.delete_webhook, stopping)
            _log.info("@%s is ready", bot.username)
            await poll(bot, receiving, stopping, pulse.hear, lambda: shards.leads)
            return
        await _until_reached(
            lambda: bot.set_webhook(url, secret_token=secret, allowed_updates=ALLOWED), stopping
        )
        _log.info("@%s is ready", bot.username)
        await stopping.wait()


def _watched(
    settings: Settings, inbox: Inbox, pulse: Pulse
) -> AbstractAsyncContextManager[int | None]:
    """Serve health and metrics, if that is asked for."""
    if not settings.metrics_port:
        return nullcontext()
    port = settings.metrics_port + (settings.worker or 0)
    app = watch_app(inbox, pulse.is_well, settings.data_dir, (__version__, commit()))
    return serving(app, settings.metrics_host, port)


async def _finish(shards: Shards, messenger: Router) -> None:
    """Deal with what is begun, give the shards back, show what was asked for."""
    for end in (shards.close, messenger.settle):
        try:
            await asyncio.wait_for(end(), _GRACE)
        except (*STORE_AWAY, TimeoutError):
            _log.warning("not everything is shown: the next start will do it")
    messenger.drop()


async def run_workers(settings: Settings, count: int) -> int:
    """Run `count` workers until told to stop; return the exit code.

    :raises NoServer: when there is no server to embed and none is named.
    :raises NoPort: when another program listens at the port of the webhook.
    """
    stopping = _until_told()
    forget_pulses(settings.data_dir)
    if settings.webhook_url or settings.app_url:
        claim(settings.webhook_host, settings.webhook_port)
    ensure_folder(settings.data_dir)
    with suppress(Stopped):
        async with _store_url(settings, stopping) as url:
            return await supervise(count, {"REDIS_URL": url}, stopping)
    return 0


def _until_told() -> asyncio.Event:
    stopping = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stopping.set)
    return stopping


@asynccontextmanager
async def _store_url(settings: Settings, stopping: asyncio.Event) -> AsyncIterator[str]:
    """Give the address of the store named in the settings, once it is there, or of a server of our
    own.

    :raises BadPlace: when it cannot be used.
    :raises Stopped: when `stopping` is set before it is there.
    """
    if settings.redis_url:
        await reach_store(settings.redis_url, stopping)
        yield settings.redis_url
        return
    own = EmbeddedServer(settings.data_dir / "store")
    await own.start()
    try:
        yield own.url
    finally:
        await own.stop()


@asynccontextmanager
async def _telegram(settings: Settings, stopping: asyncio.Event) -> AsyncIterator[App]:
    """Return the application, without an updater of its own: see `poller`."""
    url = settings.telegram_api_url.rstrip("/")
    async with Transport() as transport:
        app = (
            Application.builder()
            .token(settings.telegram_token)
            .base_url(f"{url}/bot")
            .base_file_url(f"{url}/file/bot")
            .request(transport)
            .get_updates_request(transport)
            .updater(None)
            .build()
        )
        await _until_reached(app.initialize, stopping)
        try:
            yield app
        finally:
            await app.shutdown()


async def _until_reached(call: Callable[[], Awaitable[object]], stopping: asyncio.Event) -> None:
    """Call until Telegram can be reached: the bot may be up before the network is.

    :raises InvalidToken: when Telegram does not know the bot.
    :raises Stopped: when `stopping` is set meanwhile.
    """
    while True:
        pause = _PAUSE
        try:
            await call()
            return
        except (InvalidToken, BadRequest):  # to the library kinds of NetworkError
            raise
        except RetryAfter as error:
            _log.warning("Telegram tells us to wait: %s", error)
            pause = seconds(error.retry_after)
        except NetworkError as error:
            _log.warning("Telegram cannot be reached: %s", error)
        if await waited(stopping, pause):
            raise Stopped
