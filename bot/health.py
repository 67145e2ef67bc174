"""`python -m bot.health`: exit 0 while the bot in this container hears from Telegram.

The bot touches a file after each answered poll; a file that has grown old tells of a bot that is
stuck or cut off.
"""

import sys
import time
from pathlib import Path

from bot.settings import read_settings

STALE = 120
"""Seconds; a poll takes 35 at most."""


def pulse(data_dir: Path) -> Path:
    """Return the file that shows that the bot is alive."""
    return data_dir / "alive"


def main() -> int:
    """Return 0 when the pulse is fresh, else 1."""
    try:
        beaten = pulse(read_settings().data_dir).stat().st_mtime
    except FileNotFoundError:
        return 1
    return int(time.time() - beaten > STALE)


if __name__ == "__main__":
    sys.exit(main())
