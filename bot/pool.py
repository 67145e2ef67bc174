"""A pool of worker processes with low priority (nice): they give way to the process that answers
presses.
"""

import asyncio
import faulthandler
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from bot.memory import is_scarce, resident

T = TypeVar("T")
_log = logging.getLogger(__name__)

IDLE = 20
"""To step back as far as can be."""
_DEAD = 180.0
"""Seconds after which a process that works, or waits for something, is lost: it ends itself."""
_LEAST = 10
"""Pieces of work that a pool does before it lets its processes go to make room."""
_GROWN = 400 << 20
"""Bytes of memory at which a process is replaced, however much there is: all that a painter keeps
is bounded and takes some 350 MB with the holes between."""
_TRIES = 3
"""How often a piece of work is begun whose process has died: perhaps another piece's fault."""


class TooLong(Exception):
    """A piece of work that was not done in time."""


class Pool:
    """Works; processes that die are replaced."""

    def __init__(
        self,
        processes: int,
        nice: int,
        longest: float,
        prepare: Callable[..., None],
        *given: Any,
    ) -> None:
        """:param nice: how far the processes step back where cores are few, see `_step_back`.
        :param longest: seconds of a processor's time that a piece of work may take.
        :param prepare: a function that each process calls first, with the arguments `given`.
        """
        self._processes = processes
        self._nice = nice
        self._longest = longest
        self._prepare = (prepare, *given)
        self._pool = self._open()
        self._count = 0
        """Pieces of work since then."""
        self._opening = asyncio.Lock()
        """Held while processes are restarted: the old ones get no more work."""
        self._again = asyncio.Lock()
        """Held by the one piece of work that is begun again."""

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """Return the result of a piece of work: a function of a module.

        :raises TooLong: when the work takes more of a processor's time than `longest`.
        :raises BrokenProcessPool: when the process dies at each try.
        """
        await self._make_room()
        with suppress(BrokenProcessPool):
            return await self._done(work, *args)
        async with self._again:  # one by one: what kills its process takes no other's tries
            for _ in range(_TRIES - 2):
                with suppress(BrokenProcessPool):
                    return await self._done(work, *args)
            return await self._done(work, *args)

    async def _make_room(self) -> None:
        """If the system is about to kill a process for lack of memory, or one of ours has grown
        beyond measure, end our processes, once they have finished their work. Fresh ones come once
        they have gone: side by side they would take twice the memory that is lacking.
        """
        self._count += 1
        async with self._opening:
            if self._count > _LEAST and (why := self._too_much()):
                _log.info("%s: processes are started anew", why)
                former, self._pool, self._count = self._pool, self._open(), 0
                await asyncio.to_thread(former.shutdown)

    def _too_much(self) -> str:
        """Return why our processes hold more memory than they may; "" where they do not."""
        if is_scarce():
            return "memory is scarce"
        most = max(map(resident, [*(self._pool._processes or {})]), default=0)
        return f"a process has grown to {most >> 20} MB" if most > _GROWN else ""

    async def _done(self, work: Callable[..., T], *args: Any) -> T:
        """:raises BrokenProcessPool: when a process of the pool has died, whichever work it did."""
        loop = asyncio.get_running_loop()
        try:
            async with self._opening:
                pool = self._pool
                done = loop.run_in_executor(pool, _in_time, self._longest, work, *args)
            return await done
        except BrokenProcessPool:
            if self._pool is pool:  # all who waited for it come here: the first replaces it
                self._pool = self._open()
            raise

    def close(self) -> None:
        """End the processes, once they have finished their work.

        It waits for them: Python would at its own end, and until 3.12 trips over those that leave
        just then (a traceback, "Bad file descriptor").
        """
        self._pool.shutdown(cancel_futures=True)

    def stop(self) -> None:
        """Let the processes go at once, whatever they are at: where others keep the cores busy, one
        that steps back altogether took half a minute to end by itself.
        """
        for process in [*(self._pool._processes or {}).values()]:
            process.kill()
        self.close()

    def _open(self) -> ProcessPoolExecutor:
        # spawn: a fork would copy the event loop and its sockets
        return ProcessPoolExecutor(
            self._processes,
            get_context("spawn"),
            initializer=_begin,
            initargs=(self._nice, *self._prepare),
        )


def _begin(nice: int, prepare: Callable[..., None], *given: Any) -> None:
    _step_back(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot; it lets us go
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(*given)


def _in_time(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """Work, in a process of the pool.

    :raises TooLong: when the work takes more than `seconds` of a processor's time.
    """
    faulthandler.dump_traceback_later(_DEAD, exit=True)
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*args)
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
