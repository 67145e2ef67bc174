"""Supervisor, `python -m bot --workers N`: starts N worker processes, watches them and restarts
those that die.

The supervisor keeps the embedded server, if there is one, and does nothing else.
"""

import asyncio
import contextlib
import ctypes
import logging
import os
import signal
import sys
from collections.abc import Mapping
from time import monotonic

from bot.process.settings import WRONG_SETTING
from bot.waiting import waited

_log = logging.getLogger(__name__)
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
"""Seconds before a worker that died is started again; doubled each time."""
_HEALTHY = 5.0
"""Seconds; a worker that ran so long did not die of its start: it comes again at once, however
often that happens. One that does is waited for ever longer."""
_AT_WORK = 30.0
"""Seconds; one that ran so long came to work: on a busy machine it takes longer than `_HEALTHY` to
find out that it cannot."""
_PATIENT = 300.0
"""Seconds for which a setting must seem wrong that was right: Telegram says by mistake that it does
not know the bot (https://github.com/tdlib/telegram-bot-api/issues/77)."""
_STOP = 50.0
"""Seconds that a worker may take to stop."""

_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


async def supervise(count: int, surroundings: Mapping[str, str], stopping: asyncio.Event) -> int:
    """Run `count` workers until `stopping` is set; return the exit code.

    :param surroundings: more variables for the workers.
    """
    tasks = [asyncio.create_task(_keep(i, surroundings, stopping)) for i in range(count)]
    codes = await asyncio.gather(*tasks)
    return max(codes)


async def _keep(index: int, surroundings: Mapping[str, str], stopping: asyncio.Event) -> int:
    """Run one worker, again and again; wrong settings end them all."""
    pause, well = 0.0, -_PATIENT
    while True:
        begun = monotonic()
        code = await _run(index, surroundings, stopping)
        ended = monotonic()
        well = ended if ended - begun > _AT_WORK else well
        if stopping.is_set():
            return max(code, 0)
        if code == WRONG_SETTING and ended - well >= _PATIENT:
            stopping.set()
            return code
        pause = next_pause(pause, ended - begun)
        _log.error("worker %d has died (%d); starting it again in %.1f s", index, code, pause)
        await waited(stopping, pause)


def next_pause(pause: float, ran: float) -> float:
    """Return how many seconds to wait for a worker that has died.

    :param pause: the last one; 0 for none.
    :param ran: seconds that it lived.
    """
    return _FIRST_PAUSE if ran > _HEALTHY or not pause else min(pause * 2, _LONGEST_PAUSE)


async def _run(index: int, surroundings: Mapping[str, str], stopping: asyncio.Event) -> int:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *sys.orig_argv[1:],
        env={**os.environ, **surroundings, "WORKER": str(index)},
        stdin=asyncio.subprocess.DEVNULL,
        preexec_fn=_die_with_parent,
    )
    ended = asyncio.ensure_future(process.wait())
    stopped = asyncio.ensure_future(stopping.wait())
    await asyncio.wait((ended, stopped), return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    if not ended.done():
        await _stop(process)
    return await ended


async def _stop(process: asyncio.subprocess.Process) -> None:
    """Ask it to stop, then make it."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _STOP)
        except TimeoutError:
            process.kill()


def _die_with_parent() -> None:
    """In the child: stop when the supervisor is killed; the next one starts its own (Linux)."""
    if _LIBC:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
