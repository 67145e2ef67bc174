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
from time import monotonic
from typing import NamedTuple

from msgspec.structs import replace
from telegram import Bot
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError, RetryAfter
from telegram.ext import Application

from bot import __version__
from bot.display.selections import SelectionMemory
from bot.handlers.features import ROUTES
from bot.handlers.gate import Gate
from bot.handlers.menus import set_menus
from bot.handlers.registering import App, register
from bot.ingest.consumer import Consumer, deal
from bot.ingest.inbox import Inbox, Intake
from bot.ingest.poller import ALLOWED, poll
from bot.ingest.web import serving, watch_app, webhook_route, webhook_secret
from bot.painter import PainterPool
from bot.process.alarm import Alarm
from bot.process.avatar import show_face
from bot.process.health import Pulse, forget_pulses
from bot.process.introduction import introduce
from bot.process.page import Page, listening, opened_page
from bot.process.settings import Settings
from bot.process.starting import BadPlace, Stopped, ensure_folder, one_line, reach_store
from bot.process.version import commit
from bot.reconciler import Messenger
from bot.reconciler.api.retry import seconds, told
from bot.reconciler.api.transport import Transport
from bot.seldom import SELDOM
from bot.service.clock import keep_time, keep_working
from bot.service.table_service import Now, Seeds, TableService
from bot.service.thinking import Thinkers
from bot.store.client import AnyRedis, Attempt, connect
from bot.store.embedded import EmbeddedServer
from bot.store.fence import Fence
from bot.store.operating import Operating
from bot.store.outages import Outages
from bot.store.owner import check_owner, own, owner_of
from bot.store.rate_limits import RateLimiter
from bot.store.release import admit
from bot.store.store import Store
from bot.store.worker_lock import WorkerLock
from bot.table.values import Games
from bot.texts.catalogues import Texts
from bot.texts.frame import Frame
from bot.texts.packages import packages_of
from bot.waiting import waited

_log = logging.getLogger(__name__)
_PAUSE = 2.0
"""Seconds between tries while Telegram cannot be reached."""
_UNKNOWN = 10.0
"""Seconds for which Telegram must reject the token at a start: a server that is just restarted does
so by mistake."""
_GRACE = 20
"""Seconds at a stop for updates in progress, and as many again for boards still to be shown."""
_TABLES = 128
"""How many tables are kept in memory besides the store."""
_LOST = 3
"""The same where another process may have taken over."""
_WAITING = 8
"""Connections of a client whose reads wait: some are cut off, and end later."""
_PATIENT = 30.0
"""Seconds for one command of a client whose reads wait."""
_SOON = 2.0
"""Seconds for one command about the lock."""


async def run(settings: Settings, games: Games, seed: Seeds, now: Now = time.time) -> None:
    """Run the bot, or stand by for it, until it is told to stop (Ctrl-C, SIGTERM).

    :raises InvalidToken: when Telegram does not know the bot.
    :raises NoServer: when the settings name no store, and no server program can be started.
    :raises BadPlace: when a file cannot be read or written, or the store cannot be used.
    """
    stopping = _until_told()
    ensure_folder(settings.data_dir)
    with one_line():
        forget_pulses(settings.data_dir)
    folder, most = settings.data_dir / "pictures", settings.pictures_mb << 20
    painter = PainterPool(settings.painters, folder, settings.painter_nice, most)
    packages = (game.package for game in games.values())
    thinkers = Thinkers(1, packages, settings.painter_nice)
    try:
        with suppress(Stopped):
            await _run(settings, Parts(games, seed, now, painter, thinkers), stopping)
    finally:
        painter.close()
        thinkers.close()


class Parts(NamedTuple):
    """The parts of a process that live as long as it does, at work or standing by."""

    games: Games
    seed: Seeds
    now: Now
    painter: PainterPool
    thinkers: Thinkers


async def _run(settings: Settings, parts: Parts, stopping: asyncio.Event) -> None:
    with one_line():
        pulse = Pulse(settings.data_dir)
    async with (
        _store_url(settings, stopping) as url,
        connect(url) as redis,
        _metrics_server(settings, redis, pulse),
    ):
        while not stopping.is_set():
            await _stand_by_and_work(settings, parts, url, pulse, stopping)


async def _stand_by_and_work(
    settings: Settings, parts: Parts, url: str, pulse: Pulse, stopping: asyncio.Event
) -> None:
    """Get everything ready, wait until no other process is at work, and work until told to stop, or
    until another process may have taken over.
    """
    fence, outages = Fence(), Outages(parts.now)
    pulse.outages = outages
    async with (
        _telegram(settings, fence, stopping) as app,
        connect(url, fence=fence) as redis,
        connect(url, _PATIENT, _WAITING) as waiting,
        connect(url, _SOON, tries=1) as briefly,
    ):
        texts = Texts(packages_of(parts.games))
        frame = Frame(parts.games, texts, app.bot.username, app.bot.supports_inline_queries)
        handled = frozenset(ROUTES.handlers)
        frame = replace(frame, app=settings.app_url or "", handled=handled)
        store = Store(redis, parts.games, _TABLES, settings.keep_days, outages)
        limiter = RateLimiter(redis, settings.rates, told=told)
        selections = SelectionMemory(parts.games)
        messenger = Messenger(
            frame,
            app.bot,
            store,
            redis,
            parts.painter,
            limiter,
            lambda: fence.holds,
            parts.now,
            selections,
        )
        service = TableService(
            frame,
            store,
            messenger,
            parts.thinkers,
            parts.seed,
            parts.now,
            settings.operator,
            settings.telegram_token,
            selections,
        )
        _spare_collector()
        worker = Worker(settings, app, service, messenger, Inbox(redis, waiting), fence)
        lock = WorkerLock(briefly, fence, outages)
        check_owner(await owner_of(redis), settings.bot_id, settings.instead_of)
        if not await lock.wait(stopping, pulse.stand_by):
            raise Stopped
        try:
            check_owner(await owner_of(redis), settings.bot_id, settings.instead_of)
            await admit(redis, __version__)
            await own(redis, settings.bot_id)
            await _work(worker, parts, redis, lock, pulse, stopping)
        finally:
            pulse.is_at_work = False
            await lock.release()


class Worker(NamedTuple):
    """The parts of a process that live while it is at work."""

    settings: Settings
    app: App
    service: TableService
    messenger: Messenger
    inbox: Inbox
    fence: Fence


def _spare_collector() -> None:
    """Let Python's garbage collector pass over what stays till the end: the libraries' hundreds of
    thousands of objects, for which each whole round holds up all presses, by some 60 ms.
    """
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def _background_work(worker: Worker, redis: AnyRedis, gate: Gate) -> AsyncIterator[None]:
    """Keep time and the gate meanwhile, and look after the bot where somebody wants to know."""
    service, chat = worker.service, worker.settings.operator_chat
    stopping = asyncio.Event()
    works = [gate.work, *ROUTES.works]
    if chat is not None:
        works.append(Alarm(service, redis, worker.settings.data_dir, chat).work)
    keeping = (keep_working(service, work, stopping) for work in works)
    tasks = [asyncio.create_task(one) for one in (keep_time(service, stopping), *keeping)]
    try:
        yield
    finally:
        stopping.set()
        await asyncio.gather(*tasks)


@asynccontextmanager
async def _background_setup(
    bot: Bot, frame: Frame, redis: AnyRedis, stopping: asyncio.Event, *, has_face: bool
) -> AsyncIterator[None]:
    """Set menus and profile meanwhile: a game need not wait for them."""
    offering = asyncio.create_task(_offer(bot, frame, redis, stopping, has_face=has_face))
    try:
        yield
    finally:
        offering.cancel()
        await asyncio.wait([offering])


async def _offer(
    bot: Bot, frame: Frame, redis: AnyRedis, stopping: asyncio.Event, *, has_face: bool = False
) -> None:
    """Set them one after the other.

    :param has_face: whether the bot may get our avatar.
    """
    offers: list[tuple[str, Callable[[], Awaitable[None]]]] = [
        ("the menus", lambda: set_menus(bot, frame)),
        ("the profile", lambda: introduce(bot, frame, redis)),
    ]
    if has_face:
        offers.append(("the avatar", lambda: show_face(bot, redis)))
    for what, offer in offers:
        with Attempt(_log, f"{what}, until the next start,"):
            try:
                await _until_reached(offer, stopping)
            except Stopped:  # an attempt would take it for a bug
                return
            except (BadRequest, InvalidToken) as error:
                _log.error("Telegram does not take %s: %s", what, error)


async def _work(
    worker: Worker,
    parts: Parts,
    redis: AnyRedis,
    lock: WorkerLock,
    pulse: Pulse,
    stopping: asyncio.Event,
) -> None:
    """Handle the inbox and let Telegram fill it, until told to stop, or until another process may
    have taken over.
    """
    settings, bot, service = worker.settings, worker.app.bot, worker.service
    polls, gate = settings.webhook_url is None, register(worker.app, service)
    consumer = Consumer(worker.inbox, partial(deal, worker.app))
    keeping = asyncio.create_task(lock.keep(lambda: pulse.beat(awaits=polls)))
    async with (
        _background_work(worker, redis, gate),
        _background_setup(bot, service.frame, redis, stopping, has_face=settings.avatar == "on"),
        opened_page(settings, service, gate, parts.painter) as page,
    ):
        pulse.is_at_work = True
        consumer.start()
        worker.messenger.put_right()
        hearing = asyncio.create_task(_hear(worker, pulse, stopping, page))
        try:
            await asyncio.wait((keeping, hearing), return_when=asyncio.FIRST_COMPLETED)
            for ended in (keeping, hearing):
                if ended.done():
                    await ended
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            await _finish(worker, consumer)
    keeping.cancel()


async def _hear(worker: Worker, pulse: Pulse, stopping: asyncio.Event, page: Page) -> None:
    """Let updates come in, by webhook or by long polling, until told to stop; and the page's
    requests.
    """
    settings, bot = worker.settings, worker.app.bot
    taking_in, url = Intake(worker.inbox, bot, worker.service.frame), settings.webhook_url
    secret = webhook_secret(settings.webhook_secret, settings.telegram_token)
    hook = [webhook_route(url, secret, taking_in)] if url else []
    async with listening(settings, hook, page):
        if url is None:
            await _until_reached(bot.delete_webhook, stopping)
            _log.info("@%s is ready", bot.username)
            await poll(bot, taking_in, stopping, pulse.hear, lambda: worker.fence.holds)
            return
        try:
            await _until_reached(
                lambda: bot.set_webhook(url, secret_token=secret, allowed_updates=ALLOWED), stopping
            )
        except BadRequest as error:
            raise BadPlace(f"Telegram does not take WEBHOOK_URL: {error}") from error
        _log.info("@%s is ready", bot.username)
        await stopping.wait()


def _metrics_server(
    settings: Settings, redis: AnyRedis, pulse: Pulse
) -> AbstractAsyncContextManager[int | None]:
    """Serve health and metrics, if that is asked for."""
    if not settings.metrics_port:
        return nullcontext()
    build = (__version__, commit())
    app = watch_app(
        Operating(redis), pulse.is_well, lambda: pulse.is_at_work, settings.data_dir, build
    )
    return serving(app, settings.metrics_host, settings.metrics_port)


async def _finish(worker: Worker, consumer: Consumer) -> None:
    """Finish entries that are begun, and show requested tables, except where another process may
    have taken over.
    """
    if worker.fence.is_lost:
        worker.messenger.drop()
    for end in (consumer.stop, worker.messenger.settle):
        try:
            await asyncio.wait_for(end(), _LOST if worker.fence.is_lost else _GRACE)
        except TimeoutError:
            _log.warning("not everything is shown: the next start will do it")
    worker.messenger.drop()
    await worker.inbox.close()


def _until_told() -> asyncio.Event:
    stopping = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stopping.set)
    return stopping


@asynccontextmanager
async def _store_url(settings: Settings, stopping: asyncio.Event) -> AsyncIterator[str]:
    """Give the address of the store named in the settings, once it is there, or of a server of our
    own.

    :raises BadPlace: when the named store cannot be used, or the files of ours.
    :raises Stopped: when `stopping` is set before it is there.
    """
    if settings.redis_url:
        await reach_store(settings.redis_url, stopping)
        yield settings.redis_url
        return
    own = EmbeddedServer(settings.data_dir / "store")
    with one_line():
        await own.start()
    try:
        yield own.url
    finally:
        await own.stop()


@asynccontextmanager
async def _telegram(
    settings: Settings, fence: Fence, stopping: asyncio.Event
) -> AsyncIterator[App]:
    """Return the application, without an updater of its own: see `poller`."""
    url = settings.telegram_api_url.rstrip("/")
    async with Transport(lambda: fence.holds) as transport:
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

    :raises InvalidToken: when Telegram has not known the bot for `_UNKNOWN`.
    :raises Stopped: when `stopping` is set meanwhile.
    """
    unknown_since: float | None = None
    while True:
        pause, was_unknown_since, unknown_since = _PAUSE, unknown_since, None
        try:
            await call()
            return
        except BadRequest:  # to the library a kind of NetworkError
            raise
        except InvalidToken as error:
            unknown_since = monotonic() if was_unknown_since is None else was_unknown_since
            if monotonic() - unknown_since >= _UNKNOWN:
                raise
            _log.warning(
                "Telegram does not know the bot: %s; it is asked again", error, extra=SELDOM
            )
        except Conflict as error:
            _log.warning("another process calls Telegram for this bot: %s", error, extra=SELDOM)
        except RetryAfter as error:
            _log.warning("Telegram tells us to wait: %s", error)
            pause = seconds(error.retry_after)
        except NetworkError as error:
            _log.warning("Telegram cannot be reached: %s", error, extra=SELDOM)
        if await waited(stopping, pause):
            raise Stopped
