"""The playground as a web application: Bot API, user side and page on one port."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import fontpkg
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from playground.api.endpoint import call_method, download
from playground.settings import Settings
from playground.state import Playground
from playground.user_api.routes import ROUTES
from playground.webhooks import deliver

logger = logging.getLogger(__name__)

LOCAL = ["localhost", "127.0.0.1", "[::1]"]
PAGE = Path(__file__).parent / "page"


def create_app(source: Playground | Path, settings: Settings | None = None) -> Starlette:
    """The application for a playground, or for the one that a folder keeps."""
    play = source if isinstance(source, Playground) else Playground(source, settings)
    app = Starlette(
        routes=[
            Route("/bot{token}/{method}", call_method, methods=["GET", "POST"]),
            Route("/file/bot{token}/{path:path}", download, methods=["GET"]),
            *ROUTES,
            Route("/fonts/{name}.ttf", _font),
            Mount("/static", PageFiles(directory=PAGE)),
            Mount("/", PageFiles(directory=PAGE, html=True)),
        ],
        middleware=[
            # A page elsewhere whose name resolves to 127.0.0.1 must not reach us (DNS rebinding).
            Middleware(TrustedHostMiddleware, allowed_hosts=LOCAL),
            Middleware(SameOrigin),
        ],
        exception_handlers={Exception: _own_up},
        lifespan=_lifespan,
    )
    app.state.playground = play
    return app


_FONTS = {
    "inter": fontpkg.path("Inter"),
    "roboto": fontpkg.path("Roboto"),
    "emoji": Path(str(files("manimgx_fonts") / "NotoEmoji[wght].ttf")),
}
"""As wide as the letters of phones: Apple's own are not to be had elsewhere, Inter is near them.
Emoji in one colour, told apart by hatching, for systems that have none."""


def _font(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in _FONTS:
        return PlainTextResponse("No such font", status_code=404)
    return FileResponse(_FONTS[name], headers={"cache-control": "max-age=86400"})


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    play: Playground = app.state.playground
    webhooks = asyncio.create_task(deliver(play))
    yield
    webhooks.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await webhooks
    play.close()


async def _own_up(request: Request, error: Exception) -> Response:
    """Report a defect of the playground to both sides, in full in its log."""
    logger.error("A defect of the playground, in %s", request.url.path, exc_info=error)
    description = f"Internal Server Error: playground: {error!r}"
    return JSONResponse(
        {"ok": False, "error_code": 500, "description": description, "error": description},
        status_code=500,
    )


class PageFiles(StaticFiles):
    """The page: a browser asks every time whether a file has changed, or it mixes versions."""

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, to be asked for again."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        return response


class SameOrigin:
    """Refuses what other web pages send: browsers name them in Origin."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer 403."""
        headers = dict(scope.get("headers", ()))
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if origin and urlsplit(origin).netloc != host:
            await PlainTextResponse("Foreign origin", status_code=403)(scope, receive, send)
        else:
            await self.app(scope, receive, send)
