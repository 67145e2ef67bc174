"""Serves requests from outside: the webhook, and the page with maps by touch, if they are set
up.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.routing import Route

from bot.handlers.gate import Gate
from bot.ingest.web import serving
from bot.painter import PainterPool
from bot.process.settings import Settings
from bot.service.table_service import TableService


class Page(NamedTuple):
    """The routes of the page, and the function that closes its open streams."""

    routes: Sequence[Route] = ()
    close: Callable[[], None] = lambda: None


def served(routes: Sequence[Route]) -> Starlette:
    """Return the server of some routes. It redirects nowhere: the address would be made of the
    request's Host, which anybody can set.
    """
    app = Starlette(routes=routes)
    app.router.redirect_slashes = False
    return app


@asynccontextmanager
async def listening(settings: Settings, hook: Sequence[Route], page: Page) -> AsyncIterator[None]:
    """Serve the webhook and the page, if there are."""
    if not (hook or page.routes):
        yield
        return
    app = served([*hook, *page.routes])
    host, port = settings.webhook_host, settings.webhook_port
    async with serving(app, host, port):
        try:
            yield
        finally:
            page.close()


@asynccontextmanager
async def opened_page(
    settings: Settings, service: TableService, gate: Gate, painter: PainterPool
) -> AsyncIterator[Page]:
    """Give the page, if there is one."""
    if settings.app_url is None:
        yield Page()
        return
    from bot.app.opening import opened  # where there is no page, nothing of it is loaded

    root, token = urlsplit(settings.app_url).path, settings.telegram_token
    api = settings.telegram_api_url
    async with opened(root, token, api, service, gate, painter) as page:
        yield Page(*page)
