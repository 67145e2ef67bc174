"""What tests ask about processes of this machine, which may end while they are looked at."""

from contextlib import suppress

import psutil


def lives(pid: int) -> bool:
    """Tell whether a process has not ended."""
    with suppress(psutil.NoSuchProcess):
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    return False


def children(pid: int | None = None) -> set[int]:
    """The processes that a process, else this one, has started."""
    return {child.pid for child in psutil.Process(pid).children()}


def pooled(pid: int | None = None) -> set[int]:
    """Those of them that work in pools; multiprocessing keeps one more for its own ends."""
    return {child for child in children(pid) if "spawn_main" in _command(child)}


def _command(pid: int) -> str:
    with suppress(psutil.NoSuchProcess):
        return " ".join(psutil.Process(pid).cmdline())
    return ""
