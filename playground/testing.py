"""A playground for tests and scripts: the real server on a free loopback port, in a thread."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import uvicorn

from playground.server import create_app
from playground.settings import Settings
from playground.state import Playground


class Running(NamedTuple):
    """Where a running playground is, and the token that its bot shows."""

    url: str
    token: str


@contextlib.contextmanager
def running(folder: Path, settings: Settings | None = None) -> Iterator[Running]:
    """A playground over a folder until the block ends; its data stays in the folder."""
    play = Playground(folder, settings)
    listener = bind(0)
    server = quiet_server(play)
    thread = threading.Thread(target=_serve, args=(server, listener))
    thread.start()
    try:
        yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", play.world.token)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def bind(port: int) -> socket.socket:
    """A socket that listens on the loopback only; port 0 takes a free one.

    Connections that come before the server runs wait in its queue.
    """
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
    except OSError:
        listener.close()
        raise
    listener.listen(128)
    return listener


class QuietServer(uvicorn.Server):
    """Ends long polls and event streams when it is told to stop, so that it need not wait."""

    def __init__(self, config: uvicorn.Config, play: Playground) -> None:
        super().__init__(config)
        self._play = play

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let those who wait go, then stop."""
        self._play.hub.close()
        await super().shutdown(sockets)


def quiet_server(play: Playground) -> QuietServer:
    """A server that tells nothing but what went wrong in it."""
    config = uvicorn.Config(
        create_app(play), log_level="critical", access_log=False, timeout_graceful_shutdown=3
    )
    return QuietServer(config, play)


def _serve(server: uvicorn.Server, listener: socket.socket) -> None:
    asyncio.run(server.serve(sockets=[listener]))
