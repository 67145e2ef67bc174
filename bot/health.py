"""`python -m bot.health`: exit 0 while the bot in this container is well.

The bot touches a file each time that it has renewed its leases, unless it should hear from Telegram
and does not; a file that has grown old tells of a bot that is stuck or cut off.
"""

import sys
import time
from pathlib import Path

from bot.settings import read_settings

STALE = 120
"""Seconds; a poll takes 35 at most."""


class Pulse:
    """How well a bot is."""

    def __init__(self, data_dir: Path) -> None:
        self._file = _file(data_dir)
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


def _file(data_dir: Path) -> Path:
    return data_dir / "alive"


def main() -> int:
    """Return 0 when the pulse is fresh, else 1."""
    try:
        beaten = _file(read_settings().data_dir).stat().st_mtime
    except FileNotFoundError:
        return 1
    return int(time.time() - beaten > STALE)


if __name__ == "__main__":
    sys.exit(main())
