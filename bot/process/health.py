"""Health check, `python -m bot.process.health`: exit 0 while the bot in this container is well.

Each worker touches a file of its own each time that it has renewed its leases, unless it should
hear from Telegram and does not, or nobody who is at work has some of what there is to do; a file
that has grown old tells of a worker that is stuck or cut off. The folder may be shared by several
containers: files are named by host.
"""

import sys
import time
from math import inf
from pathlib import Path
from socket import gethostname

from bot.process.settings import read_settings

STALE = 120
"""Seconds; a poll takes 35 at most."""
_DAY = 86_400


class Pulse:
    """How well a bot is."""

    def __init__(self, data_dir: Path, worker: int = 0) -> None:
        folder = _folder(data_dir)
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{gethostname()}.{worker}"
        self._file.touch()
        self._heard = self._beaten = time.monotonic()

    def hear(self) -> None:
        """Telegram has answered."""
        self._heard = time.monotonic()

    def beat(self, *, awaits: bool) -> None:
        """The leases are renewed; `awaits` tells whether Telegram should have answered lately."""
        if not awaits:
            self.hear()
        if time.monotonic() - self._heard < STALE:
            self._beaten = time.monotonic()
            self._file.touch()

    def is_well(self) -> bool:
        """Tell whether it beats."""
        return time.monotonic() - self._beaten < STALE


def forget_pulses(data_dir: Path) -> None:
    """Forget the workers that were here before, and all that nobody has heard of for a day."""
    old = [path for path in _folder(data_dir).glob("*") if _age(path) > _DAY]
    for path in {*old, *_pulses(data_dir)}:
        path.unlink(missing_ok=True)


def main() -> int:
    """Return 0 when all workers of this host are well, else 1."""
    pulses = _pulses(read_settings().data_dir)
    return int(not pulses or any(abs(_age(path)) > STALE for path in pulses))


def _pulses(data_dir: Path) -> list[Path]:
    """Return the files of all workers of this host."""
    here = gethostname()
    return [path for path in _folder(data_dir).glob("*") if path.stem == here]


def _age(path: Path) -> float:
    """Return how many seconds ago a worker was well: less than none where the clock was set back
    since; for ever when it has gone meanwhile.
    """
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return inf


def _folder(data_dir: Path) -> Path:
    return data_dir / "pulses"


if __name__ == "__main__":
    sys.exit(main())
