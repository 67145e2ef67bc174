"""How much memory there is for us: the machine's, or less, where a container has a limit.

https://docs.kernel.org/admin-guide/cgroup-v2.html (memory.max, memory.current, memory.stat),
https://docs.kernel.org/admin-guide/cgroup-v1/memory.html
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

_V1 = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
_V2 = ("memory.max", "memory.current", "inactive_file")
"""Files of a cgroup: its limit, its use, and the part of that which can be freed at once."""


_PAGE = os.sysconf("SC_PAGE_SIZE")
_SCARCE, _ENOUGH = 0.1, 128 << 20
"""The reserve for unforeseen needs: a share of all, or so many bytes, if that is less."""
_SMALL = 960 << 20
"""Bytes below which optional work is left out: a machine of 1 GB has somewhat more."""


class Memory(Struct, frozen=True):
    """Of the machine, or of a group of processes with a limit; in bytes."""

    total: int
    free: int
    is_limited: bool = False
    """Whether it is less than the machine's."""

    @property
    def share(self) -> float:
        """The free share of it, 0 to 1."""
        return self.free / self.total


def memory(root: Path = Path("/")) -> Memory | None:
    """Return the tightest limit of memory; None where the system tells nothing."""
    try:
        machine = _machine(root / "proc/meminfo")
        groups = [Memory(*each, is_limited=True) for each in _groups(root)]
    except (OSError, ValueError, KeyError):
        return None
    limits = [each for each in groups if each.total < machine.total]
    return min([*limits, machine], key=lambda each: each.free)


def is_scarce(needed: int = 0) -> bool:
    """Tell whether memory is about to run out, or would be with `needed` bytes more taken."""
    limit = memory()
    return limit is not None and limit.free - needed < min(_SCARCE * limit.total, _ENOUGH)


def is_small() -> bool:
    """Tell whether the machine has so little memory that work ahead of time is left out."""
    limit = memory()
    return limit is not None and limit.total < _SMALL


def resident(process: int | str = "self") -> int:
    """Return how many bytes of memory a process takes; 0 where the system tells nothing."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * _PAGE
    return 0


def _machine(meminfo: Path) -> Memory:
    lines = dict(line.split(":") for line in meminfo.read_text("utf-8").splitlines())
    total, free = (1024 * int(lines[name].split()[0]) for name in ("MemTotal", "MemAvailable"))
    return Memory(total, free)


def _groups(root: Path) -> Iterator[tuple[int, int]]:
    """Yield total and free memory of the groups that we are in, those around them included."""
    for line in (root / "proc/self/cgroup").read_text("utf-8").splitlines():
        _, kinds, path = line.split(":", 2)
        if kinds not in ("", "memory"):
            continue
        mount = root / "sys/fs/cgroup" / kinds
        inside = mount / path.lstrip("/")
        # A container sees its own group at the mount, whatever it is called outside.
        for folder in (inside, *inside.parents):
            if folder.is_relative_to(mount):
                yield from _group(folder, *(_V1 if kinds else _V2))


def _group(folder: Path, limit: str, taken: str, spare: str) -> Iterator[tuple[int, int]]:
    if (
        not (folder / limit).exists()
        or (most := (folder / limit).read_text("utf-8").strip()) == "max"
    ):
        return
    stat = dict(line.split() for line in (folder / "memory.stat").read_text("utf-8").splitlines())
    used = int((folder / taken).read_text("utf-8")) - int(stat[spare])
    yield int(most), max(int(most) - used, 0)
