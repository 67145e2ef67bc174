"""HTTP transport for calls to Telegram: python-telegram-bot's request interface, implemented with
aiohttp. Sets the connection pools and the timeouts.

The library's own httpx spends half of the bot's time on a busy evening (docs/adr/0024). Uploads may
take seconds each, so answers to presses have connections of their own, and so has the request for
updates.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from functools import cache
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import msgspec
from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientSession,
    ClientTimeout,
    ConnectionTimeoutError,
    DummyCookieJar,
    FormData,
    TCPConnector,
)
from httpx import create_ssl_context
from msgspec import UNSET, Raw, Struct, UnsetType
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData


class StandsBy(Exception):
    """Another process may be at work: this one sends nothing."""


UNSENT = (ClientConnectorError, ConnectionTimeoutError, StandsBy)
"""Errors before anything was sent: no connection, or none free in time."""
_CONNECT = 5.0
"""Seconds for a connection, and again for a free one."""
PATIENCE = 30.0
"""Seconds for each piece of an answer, once all is sent. Telegram sits out a flood of up to 8 s and
answers then (tdlib/td, NetQueryCreator.cpp, NetQueryDelayer.cpp); a slow one answers after half a
minute, and silence rarely means that nothing was done."""
_SLOWEST = 10_000
"""Bytes a second at which an upload may go: a file is waited for so much longer, for aiohttp counts
the silence while it is still being sent."""


_ALWAYS = ("getMe", "getUpdates", "answerCallbackQuery")
"""Methods that a standby may call, too, and a worker that may have lost its lock."""


class _Kind(Enum):
    """Kinds of calls, each with connections of its own, so that none keeps another waiting; the
    value is their number.
    """

    POLL = 2
    """The long poll; and the next one, while the first is being given up."""
    CALL = 64
    UPLOAD = 32


class Transport(BaseRequest):
    """Persistent connections to the Bot API."""

    def __init__(self, may_send: Callable[[], bool] = lambda: True) -> None:
        """:param may_send: whether no other process can be at work for this bot."""
        self._may_send = may_send
        self._sessions: dict[_Kind, ClientSession] = {}
        self._context = create_ssl_context()

    @property
    def read_timeout(self) -> float:
        """Seconds for an answer when a call does not say."""
        return PATIENCE

    async def initialize(self) -> None:
        """Open the connections; idempotent."""
        if not self._sessions:
            self._sessions = {kind: self._open(kind.value) for kind in _Kind}

    def _open(self, connections: int) -> ClientSession:
        return ClientSession(
            connector=TCPConnector(limit=connections, ssl=self._context),
            headers={"User-Agent": self.USER_AGENT},
            cookie_jar=DummyCookieJar(),
        )

    async def shutdown(self) -> None:
        """Close all connections."""
        for session in self._sessions.values():
            await session.close()
        self._sessions = {}

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Return status and body of the answer.

        :raises TimedOut: when the answer does not come in time.
        :raises NetworkError: when the connection fails, or a proxy before Telegram answers: then
            nobody knows what Telegram has done. The cause says which.
        """
        assert self._sessions, "initialize comes first"
        if url.rpartition("/")[2].partition("?")[0] not in _ALWAYS and not self._may_send():
            raise NetworkError("another process may be at work") from StandsBy()
        read = PATIENCE if read_timeout is BaseRequest.DEFAULT_NONE else read_timeout
        silence = read and read + _size(request_data) / _SLOWEST
        timeout = ClientTimeout(
            total=silence and _CONNECT + silence, connect=_CONNECT, sock_read=silence
        )
        body = _form(request_data)
        session, proxy = self._sessions[_kind(url, request_data)], _proxy(url)
        try:
            async with session.request(
                method, url, data=body, timeout=timeout, proxy=proxy
            ) as answer:
                return answer.status, _without_echo(
                    url, _valid_json(answer.status, await answer.read())
                )
        except TimeoutError as error:
            raise TimedOut from error
        except (ClientError, _ForeignAnswer) as error:
            raise NetworkError(f"{type(error).__name__}: {error}") from error


class _ForeignAnswer(Exception):
    """An answer that did not come from the Bot API."""


def _valid_json(status: int, answer: bytes) -> bytes:
    """Return an answer if it is JSON: the library logs a traceback for any other.

    :raises _ForeignAnswer: when the answer is no JSON.
    """
    with suppress(msgspec.DecodeError):
        msgspec.json.decode(answer, type=Raw)
        return answer
    try:  # half a character in somebody's words is an error there, and none for the library
        json.loads(answer.decode(errors="replace"))
    except ValueError as error:
        raise _ForeignAnswer(f"status {status}, no JSON") from error
    return answer


class _Sent(Struct, omit_defaults=True):
    """The part of a sent or edited message that anybody reads."""

    message_id: int
    date: int
    chat: Raw
    photo: Raw | UnsetType = UNSET
    animation: Raw | UnsetType = UNSET
    poll: Raw | UnsetType = UNSET
    ephemeral_message_id: int | UnsetType = UNSET


class _Answer(Struct):
    ok: bool
    result: _Sent


def _without_echo(url: str, answer: bytes) -> bytes:
    """Drop from an answer what we have sent ourselves: the library would make objects of all
    buttons and entities.
    """
    if "/send" in url or "/edit" in url:
        with suppress(msgspec.DecodeError):  # a refusal, a mere yes, or half a character
            return msgspec.json.encode(msgspec.json.decode(answer, type=_Answer))
    return answer


def _kind(url: str, data: RequestData | None) -> _Kind:
    if "/getUpdates" in url:
        return _Kind.POLL
    return _Kind.UPLOAD if data and data.contains_files else _Kind.CALL


def _proxy(url: str) -> str | None:
    """Return the proxy for an address, as set by HTTPS_PROXY and NO_PROXY."""
    parts = urlsplit(url)
    return _proxy_of(parts.scheme, parts.hostname or "")


@cache
def _proxy_of(scheme: str, host: str) -> str | None:
    """Look up a proxy once. aiohttp would do so for each call, and read ~/.netrc in a thread each
    time, which took longer than the call itself.
    """
    return None if proxy_bypass(host) else getproxies().get(scheme)


def _size(data: RequestData | None) -> int:
    """Return how many bytes of files there are to send."""
    files = (data.multipart_data or {}).values() if data else ()
    return sum(len(content) for _, content, _ in files if isinstance(content, bytes))


def _form(data: RequestData | None) -> FormData | None:
    """Return parameters and files as form data."""
    if data is None:
        return None
    form = FormData(data.json_parameters)
    for field, (name, content, kind) in (data.multipart_data or {}).items():
        form.add_field(field, content, filename=name, content_type=kind)
    return form
