"""Serves what others ask of us: the webhook, and the page with maps by touch, where there are."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.routing import Route
from telegram import Bot

from bot.handlers.gate import Gate
from bot.ingest.web import serving
from bot.painter import PainterPool
from bot.process.settings import Settings
from bot.service.table_service import TableService


def listening(
    settings: Settings, routes: Sequence[Route]
) -> AbstractAsyncContextManager[int | None]:
    """Serve these routes, if there are any."""
    if not routes:
        return nullcontext()
    host, port = settings.webhook_host, settings.webhook_port
    return serving(Starlette(routes=routes), host, port, shared=settings.worker is not None)


@asynccontextmanager
async def page_routes(
    settings: Settings, service: TableService, bot: Bot, gate: Gate, painter: PainterPool
) -> AsyncIterator[Sequence[Route]]:
    """Give the routes of the page, if there is one."""
    if settings.app_url is None:
        yield ()
        return
    from bot.app.opening import opened  # where there is no page, nothing of it is loaded

    root, token, api = (
        urlsplit(settings.app_url).path,
        settings.telegram_token,
        settings.telegram_api_url,
    )
    async with opened(root, token, api, service, bot, gate, painter) as routes:
        yield routes
