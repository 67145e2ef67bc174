"""Somebody without rights, with nothing but Debian's programs, who does what the manual says."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.manual.commands import MANUAL, commands

_NOBODY = "65534"
_PATIENCE = 900.0
"""Seconds for a command, or a start."""
_STATE = ("cd ", "export ")
"""What holds for all commands after it."""
_PASSED = ("PIP_", "UV_", "http_proxy", "https_proxy", "no_proxy", "SSL_CERT_FILE")
"""How this machine reaches the registry of packages."""


class Follower:
    """A shell in a folder of its own; what it is told must stand in the manual."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / "nastolka"
        """Where the manual's checkout is."""
        self.followed: set[str] = set()
        self._manual = commands(MANUAL.read_text("utf-8"))
        self._state: list[str] = []
        self.give(home)

    def give(self, path: Path) -> None:
        """Make something theirs that this script has made."""
        if os.geteuid() == 0:
            for each in (path, *path.rglob("*")):
                os.chown(each, int(_NOBODY), int(_NOBODY), follow_symlinks=False)

    def follow(self, command: str, meant: Mapping[str, str] | None = None) -> str:
        """Do what the manual says; return what that says.

        :param meant: what stands for which of the manual's examples.
        :raises AssertionError: when the manual does not say it, or it fails.
        """
        return self.do(self._meant(command, meant or {}))

    def do(self, command: str) -> str:
        """Do something that the manual leaves to its reader."""
        code, said = self.try_(command)
        assert code == 0, said
        if command.startswith(_STATE) and "&&" not in command:
            self._state.append(command)
        return said

    def try_(self, command: str) -> tuple[int, str]:
        """Do something that may fail; return its code and what it said."""
        print(f"$ {command}", flush=True)
        with subprocess.Popen(
            self._shell(command),
            **self._way(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as shell:
            try:
                said, _ = shell.communicate(timeout=_PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(shell.pid, signal.SIGKILL)  # or its end would be waited for
                raise
        return shell.returncode, said.decode()

    def launch(
        self, command: str, log: Path, meant: Mapping[str, str] | None = None
    ) -> "subprocess.Popen[bytes]":
        """Start what runs on."""
        command = self._meant(command, meant or {})
        print(f"$ {command} &", flush=True)
        with log.open("ab") as output:
            return subprocess.Popen(
                self._shell(f"exec {command}"),
                **self._way(),
                stdout=output,
                stderr=output,
                start_new_session=True,  # Ctrl-C is for all that a terminal has started
            )

    def _meant(self, command: str, meant: Mapping[str, str]) -> str:
        assert command in self._manual, f"{MANUAL} does not say: {command}"
        self.followed.add(command)
        for example, here in meant.items():
            assert example in command
            command = command.replace(example, here)
        return command

    def _shell(self, command: str) -> list[str]:
        rights = ("setpriv", f"--reuid={_NOBODY}", f"--regid={_NOBODY}", "--clear-groups")
        as_nobody = rights if os.geteuid() == 0 else ()
        return [*as_nobody, "sh", "-c", "\n".join(["set -e", *self._state, command])]

    def _way(self) -> dict[str, Any]:
        passed = {name: value for name, value in os.environ.items() if name.startswith(_PASSED)}
        path = "/usr/local/bin:/usr/bin:/bin"
        here = {"PATH": path, "HOME": str(self.home), "LANG": "C.UTF-8"}
        return {"cwd": self.home, "env": {**passed, **here}, "stdin": subprocess.DEVNULL}


class Service:
    """The bot as the manual starts it; what it says is kept in a file."""

    def __init__(self, follower: Follower) -> None:
        self._follower = follower
        self._log = follower.home / "bot.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, command: str = "nastolka run") -> str:
        """Start it and wait until it is ready; return its first line."""
        begun = self._log.stat().st_size if self._log.exists() else 0
        self._process = self._follower.launch(command, self._log)
        deadline = time.monotonic() + _PATIENCE
        while "is ready" not in (said := self._log.read_text("utf-8")[begun:]):
            assert self._process.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.1)
        return said.partition("\n")[0]

    def refuse(self, command: str = "nastolka run") -> str:
        """Start what must not run; return what it says."""
        code, said = self._follower.try_(command)
        assert code == 2, said
        return said

    def stop(self) -> None:
        """Press Ctrl-C."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As a machine does that dies."""
        self._end(signal.SIGKILL)

    def _end(self, sign: signal.Signals) -> None:
        assert self._process
        os.killpg(self._process.pid, sign)
        self._process.wait(_PATIENCE)
        self._process = None


def program(name: str, package: str) -> str:
    """Where a program of Debian's is."""
    found = shutil.which(name)
    assert found, f"{name} is not there: apt-get install {package}"
    return found
