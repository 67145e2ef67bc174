"""Pictures, drawn off the event loop by processes of their own."""

import asyncio
import faulthandler
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from pathlib import Path

import render
from render import Picture

IDLE = 20
"""To step back as far as can be."""
LONGEST = 20.0
"""Seconds of a processor's time that one drawing may take: it is a bug, and others wait."""
_DEAD = 180.0
"""Seconds after which a process that draws, or waits for something, is lost: it ends itself."""
_TRIES = 3
"""How often a picture is drawn whose process has died: perhaps another picture's fault."""

Paint = Callable[[Picture], bytes]


class TooLong(Exception):
    """A drawing that was not done in time."""


class Painter:
    """Draws; processes that die are replaced."""

    def __init__(self, processes: int, cache: Path, nice: int = 0) -> None:
        """:param nice: how far the processes step back where cores are few, see `_step_back`."""
        self._nice = nice
        self._processes = processes
        self._cache = cache
        self._pool = self._open()

    async def draw(self, picture: Picture) -> bytes:
        """Return the picture as a JPEG."""
        return await self._painted(render.draw, picture)

    async def export(self, picture: Picture) -> bytes:
        """Return the table of the picture as a JPEG to be kept."""
        return await self._painted(render.export, picture)

    async def _painted(self, paint: Paint, picture: Picture) -> bytes:
        for _ in range(_TRIES - 1):
            pool = self._pool
            try:
                return await _painted_by(pool, paint, picture)
            except BrokenProcessPool:
                if self._pool is pool:  # all who waited for it come here: the first replaces it
                    self._pool = self._open()
        return await _painted_by(self._pool, paint, picture)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        # spawn: a fork would copy the event loop and its sockets
        return ProcessPoolExecutor(
            self._processes,
            get_context("spawn"),
            initializer=_prepare,
            initargs=(self._cache, self._nice),
        )


async def _painted_by(pool: ProcessPoolExecutor, paint: Paint, picture: Picture) -> bytes:
    """:raises BrokenProcessPool: when one of its processes has died, whatever it drew."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(pool, _in_time, paint, picture, LONGEST)


def _prepare(cache: Path, nice: int) -> None:
    _step_back(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot; it lets its painters go
    threading.Thread(target=_end_with_parent, daemon=True).start()
    render.configure(cache)
    render.warm()


def _in_time(paint: Paint, picture: Picture, seconds: float) -> bytes:
    """Draw, in a process of the pool.

    :raises TooLong: when it takes more of a processor's time.
    """
    faulthandler.dump_traceback_later(_DEAD, exit=True)
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return paint(picture)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.cancel_dump_traceback_later()


def _give_up(sign: int, frame: object) -> None:
    raise TooLong


def _step_back(nice: int) -> None:
    """Leave the cores to others: 0 to 19 as nice(1) has it, 20 altogether (Linux)."""
    if nice == IDLE and sys.platform == "linux":
        with suppress(PermissionError):  # in a container that forbids it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            return
    os.nice(nice)


def _end_with_parent() -> None:
    """A bot that is killed leaves nobody behind who waits for work."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
