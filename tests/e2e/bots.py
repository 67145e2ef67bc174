"""The real bot as a process: started, killed, stopped.

It is forked from a process that has imported everything: what starts as people start it are the
bots of a `Crew`, and those of tests/playground and tests/manual.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.e2e import bot_under_test

_BOT = "tests.e2e.bot_under_test"
_SEED = ("--seed", "7")
REAL = (_BOT, *_SEED)
NO_BUDGETS = dict.fromkeys(("CHAT_RATE", "GROUP_RATE", "ALL_RATE"), "off")
"""For playgrounds without rates: people there are faster than any."""
WITH_TOYS = (_BOT, "--toys", *_SEED)
FRESH = (_BOT, "--toys")
"""Each of its games is dealt anew."""
READY = "is ready"
PATIENCE = 400.0
"""Seconds for a start or a stop."""
_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.e2e.preloaded"])


class Bot:
    """A bot on a folder of its own; as a context it runs inside and is gone after."""

    sprites: Path | None = None
    """Where all of them keep sprites; None: each in its own folder."""

    def __init__(
        self,
        folder: Path,
        url: str,
        token: str,
        module: tuple[str, ...] = REAL,
        rates: Mapping[str, str] = NO_BUDGETS,
        **more: str,
    ) -> None:
        """:param more: settings."""
        self.folder = folder
        self.token = token
        self._module = module
        self._log = folder / "bot.log"
        self._surroundings = {
            "TELEGRAM_TOKEN": token,
            "TELEGRAM_API_URL": url,
            "DATA_DIR": str(folder),
            "REDIS_URL": "",
            "PAINTER_NICE": "0",  # other tests keep the machine busy
            **rates,
            **more,
        }
        self._process: ForkServerProcess | None = None

    def set(self, **more: str) -> None:
        """Have other settings from the next start on."""
        self._surroundings |= more

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.sprites:
            (self.folder / "pictures").symlink_to(self.sprites)
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process:
            self.stop()

    @property
    def socket(self) -> Path:
        """Where the embedded store listens."""
        return self.folder / "store" / "server.sock"

    @property
    def log(self) -> str:
        """Everything that the bot has written so far."""
        return self._log.read_text("utf-8")

    @property
    def pid(self) -> int:
        assert self._process
        assert self._process.pid
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it polls."""
        self.launch()
        try:
            self.wait_until_ready()
        except AssertionError:
            self.kill()  # a run of tests would wait for it at its end
            raise

    def launch(self) -> None:
        """Start it and do not wait."""
        self._log.touch()
        self._started_at = self._log.stat().st_size
        self._process = _FORKS.Process(
            target=bot_under_test.run,
            args=(self._module, {**clean(os.environ), **self._surroundings}, self._log),
        )
        self._process.start()

    def ask(self, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
        """Do something else with its program and settings, such as `backup FILE`."""
        return subprocess.run(
            (sys.executable, "-m", "bot", *arguments),
            env={**clean(os.environ), **self._surroundings},
            capture_output=True,
            timeout=PATIENCE,
        )

    def wait_until_ready(self) -> None:
        """Wait until it polls.

        :raises AssertionError: with what it wrote, when it ends instead.
        """
        deadline = time.monotonic() + PATIENCE
        while READY not in self._log.read_bytes()[self._started_at :].decode():
            assert self._process
            assert self._process.exitcode is None, self.log
            assert time.monotonic() < deadline, self.log
            time.sleep(0.02)

    def kill(self) -> None:
        """As the kernel does when memory runs out: nothing can be put in order before."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; return the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> int:
        assert self._process
        os.kill(self.pid, sign)
        self._process.join(PATIENCE)
        code = self._process.exitcode
        assert code is not None, self.log
        self._process = None
        return code


def clean(surroundings: Mapping[str, str]) -> dict[str, str]:
    """Without what the machine may have set for a bot of its own."""
    ours = (
        *("TELEGRAM_", "REDIS_URL", "DATA_DIR", "PAINTER", "LOG_"),
        *("WORKER", "METRICS_", "WEBHOOK_", "APP_URL"),
    )
    return {name: value for name, value in surroundings.items() if not name.startswith(ours)}
