"""How long things take, and how much of a part is measured."""

from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from time import perf_counter, process_time, sleep

Figures = Iterator[tuple[str, str]]
"""Name and figure, a line each."""
WHOLE, SMALLEST = 1.0, 0.02
"""Sizes of a measurement: the size for `make bench`, and the size for which a test can wait."""
_QUIET, _LONGEST = 5.0, 600.0
"""Seconds without a new sprite after which there is no more to draw ahead; seconds at most."""


def at_size(size: float, count: int) -> int:
    """Return how many of `count` are measured at this size, one at least."""
    return max(1, round(size * count))


def bare_loop() -> tuple[str, str]:
    """Return the time of a loop that never changes, for comparison with the other times."""
    taken = 1000 * of_processor(lambda: sum(range(10**6)))
    return "a loop that counts to a million", f"{taken:.0f} ms"


def of_processor(work: Callable[[], object]) -> float:
    """Return the seconds of a processor's time that something takes."""
    begun = process_time()
    work()
    return process_time() - begun


def milliseconds(call: Callable[[], object], times: int) -> list[float]:
    """Return the time of each call, shortest first."""
    taken = []
    for _ in range(times):
        begun = perf_counter()
        call()
        taken.append((perf_counter() - begun) * 1000)
    return sorted(taken)


def spread(taken: list[float]) -> str:
    """Return median and 99th percentile of times in milliseconds."""
    p50, p99 = percentile(taken, 50), percentile(taken, 99)
    return f"p50 {p50:.1f} ms   p99 {p99:.1f} ms   ({len(taken)} times)"


def percentile(taken: list[float], percent: int) -> float:
    """Return the time that `percent` of a hundred took at most; of nothing: infinite."""
    if not taken:
        return inf
    return sorted(taken)[min(len(taken) - 1, len(taken) * percent // 100)]


def pause(folder: Path, size: float) -> None:
    """Wait while what is kept in a folder is drawn ahead."""
    end, before, since = perf_counter() + size * _LONGEST, -1, perf_counter()
    while perf_counter() < min(end, since + size * _QUIET):
        sleep(min(1.0, size * _LONGEST))
        if (count := sum(1 for _ in folder.rglob("*"))) != before:
            before, since = count, perf_counter()
