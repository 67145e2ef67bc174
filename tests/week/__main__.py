"""`python -m tests.week`: lives through it, prints the figures, and fails as the judge says."""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.week.chronicle import read_by
from tests.week.figures import failures, table
from tests.week.habits import BORIS, PEOPLE, SEED, ZOE, Habit
from tests.week.week import Plan, Week, lived

CHATS = Path(tempfile.gettempdir()) / "nastolka-week"
"""Where the chats of the last week lie, a file a person."""


def main() -> int:
    """Live through a week, or print one that was; return 1 if there is something to complain of."""
    given = _arguments()
    if given.read:
        return _read(given.chats / f"{given.read}.txt")
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="nastolka-week-") as folder:
        plan = Plan(days=given.days, seed=given.seed, is_painted=given.pictures)
        week, played, faults = asyncio.run(lived(Path(folder), plan))
    _keep(week, given.chats)
    found = failures(week, played, faults)
    for one in found:
        _say(f"{one.kind.upper()}: {one.line}")
    _say("")
    for row in table(week, played):
        _say(row)
    kinds = Counter(one.kind for one in found)
    _say(f"\n{len(found)} failures: {', '.join(f'{n} {kind}' for kind, n in kinds.items())}")
    _say(f"seed {given.seed}, {time.monotonic() - begun:.0f} seconds; chats: {given.chats}")
    return bool(found)


def _read(path: Path) -> int:
    """Print chats that were kept; return 1 if there are none."""
    if not path.exists():
        _say(f"nothing is kept in {path.parent}: live through a week first")
        return 1
    _say(path.read_text("utf-8"))
    return 0


def _keep(week: Week, folder: Path) -> None:
    """Write the chats as each person saw them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (user, habit) in _readers(week).items():
        lines = read_by(week.chronicle, week.world, user, week.group, week.names, habit)
        (folder / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _readers(week: Week) -> dict[str, tuple[int, Habit]]:
    people = {one.habit.name: (user, one.habit) for user, one in week.players.items()}
    return {**people, ZOE: (week.zoe, BORIS)}  # she lives by the clock of most


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.week", description=__doc__)
    parser.add_argument("--days", type=float, default=30, help="of simulated time, at most")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--pictures", action="store_true", help="draw them: it takes far longer")
    parser.add_argument("--chats", type=Path, default=CHATS, help="where the chats are kept")
    names: Iterable[str] = (*PEOPLE, ZOE)
    parser.add_argument("--read", choices=names, help="print the last week as they saw it")
    return parser.parse_args()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
