"""How well a bot is, for the container's check (`bot.process.alive`) and for `/healthz`.

The bot touches a file each time that it has renewed its lock, or looked at it while another works,
unless it should hear from Telegram and does not; a file that has grown old tells of a process that
is stuck or cut off. The folder may be shared by several containers: files are named by host.
"""

import time
from math import inf
from pathlib import Path
from socket import gethostname

from bot.process.alive import STALE
from bot.store.outages import Outages

_DAY = 86_400


class Pulse:
    """How well a bot is."""

    def __init__(self, data_dir: Path) -> None:
        self.is_at_work = False
        """Else another process is, and this one stands by."""
        self.outages = Outages()
        """Of the process at work; it is told whenever Telegram answers."""
        folder = _folder(data_dir)
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / gethostname()
        self._file.touch()
        self._heard = self._beaten = time.monotonic()

    def hear(self) -> None:
        """Telegram has answered."""
        self._heard = time.monotonic()
        if self.is_at_work:
            self.outages.hear()

    def beat(self, *, awaits: bool) -> None:
        """The store has answered; `awaits` tells whether Telegram should have done so lately."""
        if not awaits:
            self.hear()
        if time.monotonic() - self._heard < STALE:
            self._beaten = time.monotonic()
            self._file.touch()

    def stand_by(self) -> None:
        """The store says that another process is at work."""
        self.beat(awaits=False)

    def is_well(self) -> bool:
        """Tell whether it beats."""
        return time.monotonic() - self._beaten < STALE


def forget_pulses(data_dir: Path) -> None:
    """Forget former processes on this machine, and all that have been silent for a day."""
    for path in _folder(data_dir).glob("*"):
        if path.name == gethostname() or _age(path) > _DAY:
            path.unlink(missing_ok=True)


def _age(path: Path) -> float:
    """Return how many seconds ago a process was well: less than none where the clock was set back
    since; for ever when it has gone meanwhile.
    """
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return inf


def _folder(data_dir: Path) -> Path:
    return data_dir / "pulses"
