"""The bot as tests run it: `python -m tests.e2e.bot_under_test [--toys] [--seed N]`.

With the toy games beside the real ones, if asked. With a seed, every game is dealt from it, so that
no test fails by luck; and nobody has quiet hours who has not chosen any, for tests run at any hour.
A file `ahead` in its folder says by how many seconds its clock goes ahead,
`ahead.1` by how many that of worker 1 does besides: tests write them and need not sleep.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

AHEAD = "ahead"


def now() -> float:
    """What time it is for this bot; `CLOCK_SKEW` is by how many seconds the clock of each worker
    goes ahead of that of the one before it.
    """
    worker = os.environ.get("WORKER", "0")
    differs = float(os.environ.get("CLOCK_SKEW", "0")) * int(worker)
    return time.time() + differs + _ahead(AHEAD) + _ahead(f"{AHEAD}.{worker}")


def _ahead(name: str) -> int:
    with suppress(FileNotFoundError):
        return int(Path(os.environ["DATA_DIR"], name).read_text())
    return 0


def awake_by_default() -> None:
    """Let only those have quiet hours who have said something of their habits. Called before what
    asks for them is imported.
    """
    from bot.table import habits as kept

    usual = kept.is_quiet

    def is_quiet(habits: kept.Habits, language: str, now: int) -> bool:
        return habits != kept.Habits() and usual(habits, language, now)

    kept.is_quiet = is_quiet


def at_work_meanwhile() -> None:
    """Let time that a test has passed be time in which the bot was there; a real bot whose clock
    leaps has not been. Called before what asks for it is imported.
    """
    from bot.store.outages import Outages

    hear, is_away = Outages.hear, Outages.is_away
    passed: int | None = None

    def caught_up(outages: Outages) -> None:
        nonlocal passed
        before, passed = passed, _ahead(AHEAD)
        if before is not None and outages._heard is not None:
            outages._heard += max(0, passed - before)

    def heard(outages: Outages) -> None:
        caught_up(outages)
        hear(outages)

    def away(outages: Outages) -> bool:
        caught_up(outages)
        return is_away(outages)

    for name, does in (("hear", heard), ("is_away", away)):
        setattr(Outages, name, does)


def nothing_ahead() -> None:
    """Let painters draw what a board needs and no more, as where memory is little: each bot that
    has a pause would draw the whole stock of its games. Called before what asks for it is imported.
    """
    from bot import memory

    memory.is_small = lambda: True


def run(arguments: Sequence[str], surroundings: Mapping[str, str], log: Path) -> None:
    """Run it in this process, whose surroundings and output become its own.

    :param arguments: the name of the program, and what follows it on a command line.
    """
    with log.open("ab") as output:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(output.fileno(), stream.fileno())
    os.environ.clear()
    os.environ |= surroundings
    sys.argv[:] = arguments
    sys.exit(main())


@cache
def imported() -> Callable[..., int]:
    """Import the bot as tests want it; return what runs it. Its own processes need not know of it:
    they import this module, too.
    """
    awake_by_default()
    at_work_meanwhile()
    nothing_ahead()
    from bot.__main__ import main

    return main


def main() -> int:
    """Run it."""
    runs = imported()
    from bot.service.table_service import fresh_seed
    from games import GAMES
    from tests.toys import TOYS

    parser = argparse.ArgumentParser()
    parser.add_argument("--toys", action="store_true")
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    seed = fresh_seed if given.seed is None else lambda: given.seed
    return runs({**GAMES, **TOYS} if given.toys else GAMES, seed, now)


if __name__ == "__main__":
    sys.exit(main())
