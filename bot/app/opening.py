"""Puts the page together."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.routing import Route

from bot.app.audience import Audience
from bot.app.door import Door
from bot.app.routes import App
from bot.handlers.gate import Gate
from bot.painter import PainterPool
from bot.service.table_service import TableService

_FRAMES = "https://web.telegram.org"
"""The site that shows Mini Apps in frames; phones show them in windows of their own."""


class Opened(NamedTuple):
    """The routes of the page, and the function that closes its open streams."""

    routes: Sequence[Route]
    close: Callable[[], None]


@asynccontextmanager
async def opened(
    root: str,
    token: str,
    api: str,
    service: TableService,
    gate: Gate,
    painter: PainterPool,
) -> AsyncIterator[Opened]:
    """Give the page's routes, and look after who looks meanwhile.

    :param root: the path of its address.
    :param api: the address of the Bot API: a local one may show the page, too.
    """
    audience, stopping = Audience(service.store.tables), asyncio.Event()
    parts = urlsplit(api)
    framed_by = f"{_FRAMES} {parts.scheme}://{parts.netloc}"
    door = Door(service, gate)
    app = App(door, painter, audience, token, lambda: service.moment, framed_by)
    keeping = asyncio.create_task(audience.keep(stopping))
    try:
        yield Opened(app.routes(root), audience.close)
    finally:
        stopping.set()
        await keeping
