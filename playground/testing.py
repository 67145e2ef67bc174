"""A playground for tests and scripts: the real server on a free loopback port, in a thread."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playground.serving import PlaygroundServer, address, bind
from playground.settings import Settings
from playground.state import Playground
from playground.world.facts import Facts


class Running(NamedTuple):
    """The address of a running playground, the token of its bot, and what has happened there."""

    url: str
    token: str
    world: Facts


@contextlib.contextmanager
def running(folder: Path, settings: Settings | None = None, port: int = 0) -> Iterator[Running]:
    """A playground over a folder until the block ends; its data stays in the folder.

    Port 0 takes a free one; a number starts a stopped one again at its old address.
    """
    play = Playground(folder, settings)
    listener = bind(port)
    server = PlaygroundServer(play)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        yield Running(address(listener), play.world.token, play.world)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
