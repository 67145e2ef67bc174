"""Disk quota of the sprite cache: its share of the disk, and the space that must stay free for
others.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempprefix

SPARED = 0.1
"""The share of a disk that is left to others; when less is free, the operator is told."""
CUT = 0.8
"""The share of the limit to which a sweep cuts the folder, so that the limit is not passed again at
once."""
_STALE = 600.0
"""Seconds after which a half-written file counts as left by a dead process."""


def is_scarce(folder: Path) -> bool:
    """Tell whether so little of a disk is free that it is left to others.

    :raises OSError: when the folder does not exist.
    """
    disk = os.statvfs(folder)
    return disk.f_bavail < SPARED * disk.f_blocks


def sweep(folder: Path, limit: int | None) -> int:
    """Remove files that dead processes left half written and, above `limit` bytes, those that were
    not used for longest. Return how many bytes stay. Other processes may be doing the same.
    """
    files = list(_whole(folder))
    total = sum(size for _, size, _ in files)
    if limit is None or total <= limit:
        return total
    for _, size, path in sorted(files):
        if total <= CUT * limit:
            break
        _remove(path)
        total -= size
    return total


def _whole(folder: Path) -> Iterator[tuple[float, int, str]]:
    """Yield the time of use, the bytes on the disk and the path of each file; remove half-written
    files of dead processes.
    """
    now = time.time()
    for place, _, names in os.walk(folder):
        for name in names:
            path = f"{place}/{name}"
            try:
                found = os.stat(path)
            except FileNotFoundError:  # another process was faster
                continue
            if not name.startswith(gettempprefix()):
                yield found.st_mtime, found.st_blocks * 512, path
            elif abs(now - found.st_mtime) > _STALE:
                _remove(path)


def _remove(path: str) -> None:
    Path(path).unlink(missing_ok=True)
