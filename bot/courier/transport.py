"""How calls reach Telegram: the library's seam for requests, over aiohttp.

The library's own httpx spends half of the bot's time on a busy evening (docs/adr/0024).
"""

from typing import Any

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
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

UNSENT = (ClientConnectorError, ConnectionTimeoutError)
"""Errors before anything is sent: no connection, or none free in time."""
_CONNECTIONS = 64
_CONNECT = 5.0
"""Seconds for a connection, and as many for a free one."""
_READ = 5.0
"""Seconds for each piece of an answer."""
_WRITE = 20.0
"""Seconds for sending a picture."""


class Transport(BaseRequest):
    """Connections to the Bot API, kept open."""

    def __init__(self) -> None:
        self._session: ClientSession | None = None
        self._context = create_ssl_context()

    @property
    def read_timeout(self) -> float:
        """Seconds for an answer when a call does not say."""
        return _READ

    async def initialize(self) -> None:
        """Open; doing so again changes nothing."""
        if self._session is None:
            connector = TCPConnector(limit=_CONNECTIONS, ssl=self._context)
            self._session = ClientSession(
                connector=connector,
                headers={"User-Agent": self.USER_AGENT},
                cookie_jar=DummyCookieJar(),
                trust_env=True,
            )

    async def shutdown(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None

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

        :raises TimedOut: when it does not come in time.
        :raises NetworkError: when the connection fails; the cause is aiohttp's error.
        """
        assert self._session, "initialize comes first"
        read = _READ if read_timeout is BaseRequest.DEFAULT_NONE else read_timeout
        timeout = ClientTimeout(
            total=_CONNECT + _WRITE + read if read else None,
            connect=_CONNECT,
            sock_read=read,
        )
        body = _form(request_data)
        try:
            async with self._session.request(method, url, data=body, timeout=timeout) as answer:
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except ClientError as error:
            raise NetworkError(f"{type(error).__name__}: {error}") from error


def _form(data: RequestData | None) -> FormData | None:
    """Return parameters and files as Telegram takes them."""
    if data is None:
        return None
    form = FormData(data.json_parameters)
    for field, (name, content, kind) in (data.multipart_data or {}).items():
        form.add_field(field, content, filename=name, content_type=kind)
    return form
