"""`python -m tests.soak --games 300`: the long proof, with progress, figures and a verdict."""

import argparse
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.soak.soak import Orders, soak

_RARELY = 3
"""Times as long as else may pass without any change where each fault is met: one new message after
the other is lost then, and is sent again ever more rarely (docs/adr/0006)."""


def main() -> int:
    """Run it; return 1 when a promise was not kept, and leave the folder then."""
    given = _arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the bot is stopped, too
    folder = Path(tempfile.mkdtemp(prefix="nastolka-soak-"))
    _say(f"in {folder}")
    until = time.monotonic() + given.minutes * 60
    is_calm = given.each_fault
    orders = Orders(
        *(given.games, given.tables, 1 if is_calm else given.processes, given.seed, given.whole),
        beside=0 if is_calm else given.beside,
        until=until,
        only_circles=given.only_circles,
        only=tuple(given.only),
        each_fault=given.each_fault,
        is_replicated=given.sentinel,
        slow=given.slow * (_RARELY if is_calm else 1),
    )
    outcome = soak(folder, orders, _say)
    for name, figure in outcome.figures.items():
        _say(f"{name:>48}: {figure}")
    for breach in outcome.breaches:
        _say(f"BROKEN: {breach}")
    _say(f"{len(outcome.breaches)} promises broken")
    if not outcome.breaches:
        shutil.rmtree(folder)
    return bool(outcome.breaches)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tables", type=int, default=4, help="games at a time")
    parser.add_argument("--processes", type=int, default=3, help="of the bot: one works")
    parser.add_argument("--beside", type=int, default=300, help="tables that only stand there")
    parser.add_argument("--seed", type=int, default=1, help="of players and kills")
    parser.add_argument("--whole", type=int, default=36, help="one in this many games is no toy")
    parser.add_argument("--minutes", type=float, default=180, help="no game is begun after that")
    parser.add_argument("--only-circles", action="store_true", help="nobody has a group")
    parser.add_argument("--only", nargs="+", default=(), help="games of which the whole ones are")
    each = "a short game of each kind meets each fault of Telegram, and nothing else breaks"
    parser.add_argument("--each-fault", action="store_true", help=each)
    sentinel = "the store is replicated; Sentinel promotes the replica of a primary that is killed"
    parser.add_argument("--sentinel", action="store_true", help=sentinel)
    slow = "times slower than with nothing else to do: kills are as much rarer"
    parser.add_argument("--slow", type=float, default=1.0, help=slow)
    return parser.parse_args()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
