"""The container's own check, `python -IS bot/process/alive.py`: exit 0 while its bot is well.

It looks at the file that the bot touches (`bot.process.health`), and imports nothing of the bot and
little of Python: it runs every half minute. With the word `end` it also tells a bot that is stuck
to stop, so that its container is started again. That takes four failures in a row and a second
look, because a clock may just have been set. A container of one command has no such file: it is
left alone.
"""

import os
import signal
import sys
import time

STALE = 120
"""Seconds after which a bot is not well; a poll takes 35 at most."""
STUCK = 210
"""... and after which it is ended: three more checks later."""
_AGAIN = 5.0
"""Seconds until the second look: by then a bot that lives has touched its file."""


def host() -> str:
    """Return the name of this host, after which its file is called."""
    return os.uname().nodename


def is_older(data_dir: str, seconds: float) -> bool:
    """Tell whether the file is there and was touched longer ago, or so far ahead of the clock.

    :raises FileNotFoundError: when it is not there.
    """
    path = os.path.join(data_dir, "pulses", host())
    return abs(time.time() - os.stat(path).st_mtime) > seconds


def main(*, ends: bool, pause: float = _AGAIN, first: int = 1) -> int:
    """Return 0 when the bot of this host is well, else 1.

    :param ends: whether a bot that is stuck is told to end.
    :param first: the process id of the container's first process.
    """
    data_dir = os.environ.get("DATA_DIR") or "data"
    try:
        if not is_older(data_dir, STALE):
            return 0
        if ends and is_older(data_dir, STUCK):
            time.sleep(pause)
            if is_older(data_dir, STUCK):
                os.kill(first, signal.SIGTERM)
    except FileNotFoundError:
        pass
    return 1


if __name__ == "__main__":
    sys.exit(main(ends="end" in sys.argv[1:]))
