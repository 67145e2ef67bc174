"""The bot as a child process: started, watched, started again."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "bot")
WRONG_SETTINGS = 2
STOP_SECONDS = 10.0
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
HEALTHY_SECONDS = 30.0
"""A bot that ran this long before it crashed is started again without a longer pause."""
TAIL = 12

_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


async def keep_running(
    surroundings: Mapping[str, str], log: Path, command: tuple[str, ...] = COMMAND
) -> None:
    """Run the bot until this task is cancelled; its output goes to the log file.

    A bot that crashes is started again, with growing pauses; one that rejects its settings is not.
    """
    pause = FIRST_PAUSE
    while True:
        started = asyncio.get_running_loop().time()
        code = await _run(surroundings, log, command)
        logger.error("The bot stopped (exit code %s). The end of %s:\n%s", code, log, _tail(log))
        if code == WRONG_SETTINGS:
            return
        if asyncio.get_running_loop().time() - started > HEALTHY_SECONDS:
            pause = FIRST_PAUSE
        logger.error("Starting it again in %.0f s.", pause)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _run(surroundings: Mapping[str, str], log: Path, command: tuple[str, ...]) -> int:
    """Run it once; the exit code."""
    with log.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            *command,
            env={**os.environ, **surroundings},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            # Ctrl-C is for us: we stop the bot in our own time.
            start_new_session=True,
            preexec_fn=_die_with_parent,
        )
    try:
        return await process.wait()
    finally:
        await _stop(process)


async def _stop(process: asyncio.subprocess.Process) -> None:
    """Ask it to stop, then make it."""
    if process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


def _die_with_parent() -> None:
    """In the child: end when the launcher is killed, or its heir would meet two bots (Linux)."""
    if _LIBC:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


def _tail(log: Path) -> str:
    lines = log.read_text("utf-8", "replace").splitlines()
    return "\n".join(lines[-TAIL:])
