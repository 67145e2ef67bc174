"""What processes have worked and held so far, as Linux tells it (proc(5))."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

_WORKED = slice(11, 13)
"""Fields of `stat` after the name: ticks in the program, and in the kernel."""


def worked(processes: Iterable[int]) -> float:
    """Return the seconds that processes have worked so far, and the kernel for them."""
    return sum(map(_ticks, processes)) / os.sysconf("SC_CLK_TCK")


def peak(process: int) -> int:
    """Return the most megabytes that a process has held so far."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) >> 10


def family(process: int, words: str) -> list[int]:
    """Return those of a process and all below it in whose command these words stand."""
    return [one for one in _tree(process) if words in _command(one)]


def _tree(process: int) -> Iterator[int]:
    yield process
    for thread in Path(f"/proc/{process}/task").iterdir():
        for child in (thread / "children").read_text("ascii").split():
            yield from _tree(int(child))


def _command(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text("utf-8").replace("\0", " ")


def _ticks(process: int) -> int:
    stat = Path(f"/proc/{process}/stat").read_text("utf-8")
    return sum(map(int, stat.rpartition(")")[2].split()[_WORKED]))
