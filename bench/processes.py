"""The memory that processes hold, as Linux tells it (proc(5))."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Process(NamedTuple):
    """A process that runs."""

    id: int
    name: str


def peak(process: int) -> int:
    """Return the most megabytes that a process has held so far."""
    return _megabytes(Path(f"/proc/{process}/status"), "VmHWM")


def share(process: int) -> int:
    """Return the megabytes of a process, its share of what others hold, too; 0 once it has gone."""
    try:
        return _megabytes(Path(f"/proc/{process}/smaps_rollup"), "Pss")
    except OSError:
        return 0


def family(process: int) -> Iterator[Process]:
    """Return a process and all that it, or one that it has started, has started."""
    folder = Path(f"/proc/{process}")
    try:
        yield Process(process, (folder / "comm").read_text("utf-8").strip())
        threads = [(each / "children").read_text("ascii") for each in folder.glob("task/*")]
    except OSError:  # it has gone meanwhile
        return
    for child in (int(word) for line in threads for word in line.split()):
        yield from family(child)


def _megabytes(file: Path, name: str) -> int:
    (line,) = [each for each in file.read_text("utf-8").splitlines() if each.startswith(f"{name}:")]
    return int(line.split()[1]) >> 10
