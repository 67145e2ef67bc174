"""The bot with the toy games beside the real ones: `python -m tests.e2e.bot_with_toys [seed]`.

With a seed, every game of this process is dealt from it: transcripts stay the same. A file `ahead`
in its folder says by how many seconds its clock goes ahead: tests write it and need not sleep.
"""

import os
import sys
import time
from pathlib import Path

AHEAD = "ahead"


def now() -> float:
    """What time it is for this bot; `CLOCK_SKEW` is by how many seconds the clock of each worker
    goes ahead of that of the one before it.
    """
    ahead = Path(os.environ["DATA_DIR"], AHEAD)
    differs = float(os.environ.get("CLOCK_SKEW", "0")) * int(os.environ.get("WORKER", "0"))
    return time.time() + differs + (int(ahead.read_text()) if ahead.exists() else 0)


def main() -> int:
    """Run it, with what its own processes need not know: they import this module, too."""
    from bot.__main__ import main
    from bot.desk.desk import fresh_seed
    from games import GAMES
    from tests.toys import TOYS

    given = sys.argv[1:]
    return main({**GAMES, **TOYS}, (lambda: int(given[0])) if given else fresh_seed, now)


if __name__ == "__main__":
    sys.exit(main())
