"""HTTP server: Telegram's webhook, health and metrics.

Updates are in the inbox before Telegram gets its 200; when the store is away it gets 503 and brings
them again.
"""

import asyncio
import contextlib
import hmac
import logging
import shutil
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bot.ingest.updates import Incoming, incoming_body
from bot.memory import memory
from bot.metrics import AT_WORK, BUILD, COPIED, DEAD, DISK, MEMORY, TABLES, WAITING, WELL
from bot.store.client import Attempt
from bot.store.operating import Operating

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - a header's name
_PATIENCE = 5.0
"""Seconds within which the store must answer."""
_STOP = 3
"""Seconds for open connections at the end."""

_log = logging.getLogger(__name__)
Receive = Callable[[Sequence[Incoming]], Awaitable[bool]]


_SOON = {"Retry-After": "2"}
"""Seconds after which Telegram brings an update again: else ever later, up to two minutes
(tdlib/telegram-bot-api, WebhookActor.cpp)."""


class NoPort(OSError):
    """Listening failed; the text is one line that says why."""


def webhook_secret(given: str | None, token: str) -> str:
    """Return the secret that Telegram sends along: as set, else derived from the token."""
    made = blake2b(token.encode(), person=b"webhook", digest_size=24).hexdigest()
    return given or made


def webhook_app(url: str, secret: str, receive: Receive) -> Starlette:
    """Make the server that receives Telegram's webhook, at the path of its address."""
    return Starlette(routes=[webhook_route(url, secret, receive)])


def webhook_route(url: str, secret: str, receive: Receive) -> Route:
    """Return the route of the webhook."""

    async def on_update(request: Request) -> Response:
        shown = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(shown.encode(), secret.encode()):
            return Response("wrong secret\n", 403)
        body = await request.body()
        try:
            update = incoming_body(body)
        except ValueError:  # refused, it would come again for a day, and others behind it
            _log.error("the webhook brought what is no update: %d bytes are dropped", len(body))
            return Response(status_code=200)
        is_kept = await receive([update])
        return Response(status_code=200) if is_kept else Response("try again\n", 503, _SOON)

    return Route(urlsplit(url).path or "/", on_update, methods=["POST"])


def watch_app(
    operating: Operating,
    is_well: Callable[[], bool],
    is_at_work: Callable[[], bool],
    folder: Path = Path(),
    build: Sequence[str] = ("", ""),
) -> Starlette:
    """Make the server for monitoring: `/healthz` and `/metrics`.

    :param folder: on the disk that must not fill up.
    :param build: version and commit.
    """
    BUILD.labels(*build).set(1)

    async def on_health(_: Request) -> Response:
        state = ("ok" if is_at_work() else "standing by") if is_well() else "stuck"
        told = " ".join(filter(None, (state, *build)))
        return Response(f"{told}\n", 503 if state == "stuck" else 200)

    async def on_metrics(_: Request) -> Response:
        disk = shutil.disk_usage(folder)
        DISK.set(disk.free / disk.total)
        MEMORY.set(there.share if (there := memory()) else 1)
        WELL.set(is_well())
        AT_WORK.set(is_at_work())
        with Attempt(_log, "the figures"), contextlib.suppress(TimeoutError):
            load = await asyncio.wait_for(operating.load(), _PATIENCE)
            TABLES.set(load.tables)
            WAITING.set(load.waiting)
            DEAD.set(load.dead)
            COPIED.set(load.copied)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    return Starlette(routes=[Route("/healthz", on_health), Route("/metrics", on_metrics)])


@contextlib.asynccontextmanager
async def serving(app: Starlette, host: str, port: int) -> AsyncIterator[int]:
    """Serve inside the block; gives the port.

    :raises NoPort: when the port is taken by another program.
    """
    with _bind_socket(host, port) as listener:
        server = _Server(app)
        running = asyncio.create_task(server.serve([listener]))
        try:
            yield int(listener.getsockname()[1])
        finally:
            server.should_exit = True
            await running


def _bind_socket(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        raise NoPort(f"port {port} of {host} cannot be had: {error.strerror}") from error
    return listener


class _Server(uvicorn.Server):
    """uvicorn without its signal handlers: the bot has its own."""

    def __init__(self, app: Starlette) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                lifespan="off",
                ws="none",
                timeout_graceful_shutdown=_STOP,
            )
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield
