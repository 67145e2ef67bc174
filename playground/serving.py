"""Runs the application: a socket on the loopback and a server that stops on request."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator

import uvicorn

from playground.server import create_app
from playground.state import Playground

STOP_SECONDS = 3
IDLE_SECONDS = 75
"""How long a connection may be idle: longer than any bot keeps one. If the server closed first, a
call that is on its way just then would be lost."""


def bind(port: int) -> socket.socket:
    """A socket that listens on the loopback only; port 0 takes a free one.

    Connections that come before the server runs wait in its queue.

    :raises OSError: when the port is taken
    """
    # The protocol is named because asyncio sets TCP_NODELAY only then; without it every answer
    # waits 40 ms for the client's delayed acknowledgement.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def address(listener: socket.socket) -> str:
    """The address to call."""
    return f"http://127.0.0.1:{listener.getsockname()[1]}"


class PlaygroundServer(uvicorn.Server):
    """uvicorn, except that signals are the caller's business and nobody waits for long polls."""

    def __init__(self, play: Playground) -> None:
        app = create_app(play)
        super().__init__(
            uvicorn.Config(
                app,
                log_level="critical",
                access_log=False,
                timeout_graceful_shutdown=STOP_SECONDS,
                timeout_keep_alive=IDLE_SECONDS,
            )
        )
        self._play = play

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the requests that wait for changes, then stop."""
        self._play.hub.close()
        await super().shutdown(sockets)
