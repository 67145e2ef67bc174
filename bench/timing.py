"""How long things take."""

from collections.abc import Callable, Iterator
from math import inf
from time import perf_counter

Figures = Iterator[tuple[str, str]]
"""Name and figure, a line each."""


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
    """Return the time that so many of a hundred did not take longer than; none did: for ever."""
    if not taken:
        return inf
    return sorted(taken)[min(len(taken) - 1, len(taken) * percent // 100)]
