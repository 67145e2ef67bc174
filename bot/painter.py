"""Pictures, drawn off the event loop by processes of their own."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

import render
from render.picture import Picture


class Painter:
    """Draws; a process that dies is replaced."""

    def __init__(self, processes: int, cache: Path) -> None:
        self._processes = processes
        self._cache = cache
        self._pool = self._open()

    async def draw(self, picture: Picture) -> bytes:
        """Return the picture as a JPEG."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, render.draw, picture)
        except BrokenProcessPool:
            self._pool = self._open()
            return await loop.run_in_executor(self._pool, render.draw, picture)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        # spawn: a fork would copy the event loop and its sockets
        return ProcessPoolExecutor(
            self._processes, get_context("spawn"), initializer=_prepare, initargs=(self._cache,)
        )


def _prepare(cache: Path) -> None:
    render.configure(cache)
    render.warm()
