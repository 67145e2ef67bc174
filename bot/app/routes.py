"""Requests of the page: the page itself, a table as its person may see it, a move, changes.
`Authorization: tma <initData>` comes with each request about a table; there is no cookie.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from telegram import User as Sender

from bot.app.audience import Audience, Crowded
from bot.app.buckets import Buckets
from bot.app.document import document
from bot.app.door import Door, Guest, Unsure
from bot.app.faces import Faces
from bot.app.identity import Forged, sender
from bot.app.looks import Look
from bot.app.telling import plains_of, told
from bot.display.values import NOTHING, Selection
from bot.metrics import fault
from bot.painter import PainterPool
from bot.store.client import STORE_AWAY
from bot.table.values import Refused
from bot.texts.catalogues import spoken
from bot.texts.languages import SPOKEN
from games.core import choices

_SCHEME = "tma "
_SIDE_BY_SIDE = 4
"""Requests of one person that are dealt with at once."""
_LONGEST = 10_000
"""Bytes of a request."""
_NEVER, _ASK = "max-age=0, no-store", "max-age=0, no-cache"
_HEADERS = {"x-content-type-options": "nosniff", "referrer-policy": "same-origin"}
_PATIENCE = 6.0
"""Seconds that a request waits for the store, as a press does: then it is answered in words."""
_log = logging.getLogger(__name__)

Answer = Callable[[Guest, "_Tapped"], Awaitable[Response]]
_Indexes = Annotated[choices.Path, Meta(max_length=40)]


class _Tapped(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's choices so far."""

    stamp: Annotated[str, Meta(max_length=40)] = ""
    path: _Indexes = ()
    before: _Indexes = ()
    """The path of the screen on which it was tapped."""
    lens: Annotated[str, Meta(max_length=40)] = ""
    """The lens over the map, or in its place."""
    has: Annotated[frozenset[Annotated[str, Meta(max_length=8)]], Meta(max_length=500)] = (
        frozenset()
    )
    """The names of faces that the page has."""

    def at(self, path: choices.Path) -> Selection:
        return Selection(stamp=self.stamp, path=path) if self.stamp else NOTHING


class App:
    """Answers the page."""

    def __init__(
        self,
        door: Door,
        painter: PainterPool,
        audience: Audience,
        token: str,
        now: Callable[[], float],
        framed_by: str,
    ) -> None:
        """:param framed_by: the origins whose pages may show ours in a frame."""
        self._door = door
        self._painter = painter
        self._faces = Faces(painter)
        self._audience = audience
        self._token = token
        self._now = now
        self._framed_by = framed_by
        self._busy = Counter[int]()
        self._buckets = Buckets()

    def routes(self, root: str) -> list[Route]:
        """Return the routes below the path of `APP_URL`."""
        table = f"{root}/table/{{id}}"
        posted: dict[str, Answer] = {"": self._look, "/press": self._press, "/picture": self._draw}
        news = Route(f"{table}/news", self._endpoint_of(self._news))
        news.methods = {"GET"}  # the answer to HEAD would hold a stream that nobody reads
        return [
            Route(root, self._page()),
            *(
                Route(table + end, self._endpoint_of(do), methods=["POST"])
                for end, do in posted.items()
            ),
            news,
        ]

    def _page(self) -> Callable[[Request], Awaitable[Response]]:
        page = document()
        pages = {one: page.html(one, self._door.say(one, "app-offline")) for one in SPOKEN}
        policy = (
            f"default-src 'none'; {page.sources}; img-src data: blob:; "
            "connect-src 'self'; base-uri 'none'; form-action 'none'; "
            f"frame-ancestors {self._framed_by}"
        )
        headers = _HEADERS | {"cache-control": _ASK, "content-security-policy": policy}
        headers |= {"vary": "accept-language"}

        async def page_response(request: Request) -> Response:
            html = pages[spoken(_preferred_language(request))]
            return Response(html, media_type="text/html", headers=headers)

        return page_response

    def _endpoint_of(self, answer: Answer) -> Callable[[Request], Awaitable[Response]]:
        """Let a request through whose sender is known, may see the table, and is not too busy."""

        async def endpoint(request: Request) -> Response:
            said = request.headers.get("authorization", "")
            try:
                person = sender(said.removeprefix(_SCHEME), self._token, int(self._now()))
            except Forged:
                return _problem(401, self._door.say(_preferred_language(request), "app-old"))
            if self._busy[person.id] >= _SIDE_BY_SIDE or not self._buckets.takes(person.id):
                return _problem(429, self._door.tell(person, "app-busy"))
            self._busy[person.id] += 1
            try:
                return await self._answer_request(person, request, answer)
            finally:
                self._busy[person.id] -= 1
                self._busy += Counter[int]()  # those who have none are forgotten

        return endpoint

    async def _answer_request(self, person: Sender, request: Request, answer: Answer) -> Response:
        id, tell = request.path_params["id"], partial(self._door.tell, person)
        try:
            tapped = await _body(request)
            async with asyncio.timeout(_PATIENCE):
                guest = await self._door.admit(person, id)
            return await answer(guest, tapped)
        except Refused as refusal:
            return _problem(403, tell(refusal))
        except (_NotOurs, ClientDisconnect):
            return Response(status_code=400)
        except Unsure:
            return _problem(503, tell("fault-telegram"))
        except (*STORE_AWAY, TimeoutError, asyncio.CancelledError):  # this process may be stopping
            return _problem(503, tell("toast-slow"))
        except Exception:  # whoever looks is told, as where a press fails
            fault(_log, "the page of table %s", id)
            return _problem(500, tell("fault"))

    async def _look(self, guest: Guest, tapped: _Tapped) -> Response:
        return await self._look_response(self._tapped_look(guest, tapped), tapped)

    def _tapped_look(self, guest: Guest, tapped: _Tapped) -> Look:
        tried, latest = tapped.at(tapped.path), tapped.at(tapped.before)
        return self._door.look(guest, tried, latest, tapped.lens)

    async def _press(self, guest: Guest, tapped: _Tapped) -> Response:
        self._door.look(guest)  # where the game forgets, nothing is moved here either
        pressed = asyncio.create_task(self._door.press(guest, tapped.stamp, tapped.path))
        async with asyncio.timeout(_PATIENCE):
            after, said, where = await asyncio.shield(pressed)  # its board is shown all the same
        return await self._look_response(
            self._door.look(after, lens=tapped.lens), tapped, said, where
        )

    async def _look_response(
        self, look: Look, tapped: _Tapped, refusal: str = "", where: str = ""
    ) -> Response:
        faces = await self._faces.all_of(plains_of(look.chart) if look.chart else ())
        return _data(told(look, faces, tapped.has, refusal, where), kind="application/x-ndjson")

    async def _draw(self, guest: Guest, tapped: _Tapped) -> Response:
        look = self._tapped_look(guest, tapped)
        if look.picture is None:
            return Response(status_code=404)
        image = await self._painter.draw(look.picture)
        headers = _HEADERS | {"cache-control": _NEVER}
        return Response(image, media_type="image/jpeg", headers=headers)

    async def _news(self, guest: Guest, _: _Tapped) -> Response:
        headers = _HEADERS | {"cache-control": _NEVER, "x-accel-buffering": "no"}
        stream = self._stream(guest)
        return StreamingResponse(stream, media_type="text/event-stream", headers=headers)

    async def _stream(self, guest: Guest) -> AsyncIterator[str]:
        """Yield server-sent events: a number at once and whenever the person's view changes, and a
        comment at each beat.
        """
        sent: int | None = None
        try:
            with self._audience.place(guest.user.id):
                async for changed in self._audience.versions(guest.live.table.id):
                    if changed is None:
                        yield ":\n\n"
                    elif (version := await self._door.version(guest, changed)) != sent:
                        sent = version
                        yield f"data: {version}\n\n"
        except Crowded:
            yield "event: full\ndata:\n\n"


def _data(body: bytes, status: int = 200, kind: str = "application/json") -> Response:
    headers = _HEADERS | {"cache-control": _NEVER}
    return Response(body, status, headers, media_type=kind)


def _problem(status: int, said: str) -> Response:
    return _data(msgspec.json.encode({"error": said}), status)


class _NotOurs(Exception):
    """A request says nothing that the page says."""


async def _body(request: Request) -> _Tapped:
    """Read the body of a request.

    :raises _NotOurs: when the body is too long, or not of our page.
    """
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > _LONGEST:
            raise _NotOurs
    try:
        return msgspec.json.decode(body, type=_Tapped) if body else _Tapped()
    except ValueError as error:  # msgspec's are, and those of bytes that are no UTF-8
        raise _NotOurs from error


def _preferred_language(request: Request) -> str:
    """Return the language that a browser asks for first."""
    return request.headers.get("accept-language", "")[:2].lower()
