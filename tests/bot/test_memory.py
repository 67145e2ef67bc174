"""How much memory there is in a container, by the files of the kernel.

https://docs.kernel.org/admin-guide/cgroup-v2.html, https://docs.kernel.org/admin-guide/cgroup-v1/memory.html
"""

import asyncio
import gc
import os
from pathlib import Path
from time import sleep

import pytest

from bot import pool
from bot.memory import Memory, is_scarce, memory
from bot.pool import Pool
from bot.prerenderer import Prerenderer
from tests.processes import pooled

MB = 1 << 20
MACHINE = {"proc/meminfo": f"MemTotal: {8 << 20} kB\nMemFree: 1 kB\nMemAvailable: {4 << 20} kB\n"}
V2 = {"proc/self/cgroup": "0::/system.slice/bot\n"}
V1 = {"proc/self/cgroup": "9:name=systemd:/\n4:memory:/docker/1f\n0::/\n"}


def group(folder: str, limit: str, used: int, files: int) -> dict[str, str]:
    """The files of a group: v1 where the folder says so."""
    is_old = "memory/" in f"{folder}/"
    names = ("limit_in_bytes", "usage_in_bytes") if is_old else ("max", "current")
    spare = "total_inactive_file" if is_old else "inactive_file"
    told = (limit, str(used), f"anon 1\n{spare} {files}")
    return {
        f"sys/fs/cgroup/{folder}/memory.{name}": f"{text}\n"
        for name, text in zip((*names, "stat"), told, strict=True)
    }


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (MACHINE, Memory(8192 * MB, 4096 * MB)),
        (V2, Memory(8192 * MB, 4096 * MB)),
        (group(".", "max", 1, 0), Memory(8192 * MB, 4096 * MB)),
        (
            V2 | group("system.slice", f"{256 * MB}", 200 * MB, 20 * MB),
            Memory(256 * MB, 76 * MB, is_limited=True),
        ),
        (
            V2 | group(".", f"{256 * MB}", 200 * MB, 20 * MB),
            Memory(256 * MB, 76 * MB, is_limited=True),
        ),
        (
            V1 | group("memory/docker/1f", f"{512 * MB}", 512 * MB, 0),
            Memory(512 * MB, 0, is_limited=True),
        ),
        (
            V1 | group("memory", f"{512 * MB}", 112 * MB, 0),
            Memory(512 * MB, 400 * MB, is_limited=True),
        ),
        (V1 | group("memory/docker/1f", f"{1 << 62}", 1, 0), Memory(8192 * MB, 4096 * MB)),
    ],
)
def test_the_tightest_bound_counts(tmp_path: Path, files: dict[str, str], expected: Memory) -> None:
    """Files that the kernel can drop at any time are no memory that is taken."""
    for name, text in ({"proc/self/cgroup": "0::/\n"} | MACHINE | files).items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert memory(tmp_path) == expected


def test_where_nothing_is_told_nothing_is_said(tmp_path: Path) -> None:
    assert memory(tmp_path) is None


@pytest.mark.parametrize(
    ("there", "scarce"),
    [
        (Memory(8192 * MB, 100 * MB), True),
        (Memory(8192 * MB, 200 * MB), False),
        (Memory(460 * MB, 40 * MB), True),
        (Memory(512 * MB, 60 * MB, is_limited=True), False),
    ],
)
def test_memory_is_scarce_on_a_machine_as_in_a_container(
    monkeypatch: pytest.MonkeyPatch, there: Memory, *, scarce: bool
) -> None:
    """Nobody watched it outside a container: the kernel killed whom it liked."""
    monkeypatch.setattr("bot.memory.memory", lambda: there)
    assert is_scarce() is scarce


async def test_new_processes_come_only_once_the_old_ones_have_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Side by side they took what was lacking, and a container lost one of them."""
    workers = Pool(1, 0, 20.0, gc.freeze)
    pids = [await workers.do(os.getpid) for _ in range(pool._LEAST)]
    old = asyncio.create_task(workers.do(_is_joined))
    await asyncio.sleep(0)  # it has its work
    monkeypatch.setattr(pool, "is_scarce", lambda: True)
    new = asyncio.create_task(workers.do(os.getpid))
    assert not await old
    assert await new != pids[0]
    workers.close()


def _is_joined() -> bool:
    """Tell whether another process of a pool is there while this one works."""
    for _ in range(30):
        sleep(0.01)
        if _siblings():
            return True
    return False


def _siblings() -> set[int]:
    """The other processes of pools that the bot has started."""
    return pooled(os.getppid()) - {os.getpid()}


async def test_nothing_is_drawn_ahead_where_there_is_little_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Painters draw what is missing: a process less."""
    monkeypatch.setattr("bot.memory.memory", lambda: Memory(512 * MB, 400 * MB))
    begun = list[Pool]()
    monkeypatch.setattr("bot.prerenderer.Pool", lambda *given: begun.append(Pool(*given)))
    Prerenderer(20.0, gc.freeze).expect("carcassonne")
    assert begun == []


async def test_processes_leave_before_they_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at each piece of work: whoever takes the memory may be another."""
    workers = Pool(1, 0, 20.0, gc.freeze)
    first = await workers.do(os.getpid)
    monkeypatch.setattr(pool, "is_scarce", lambda: True)
    pids = [await workers.do(os.getpid) for _ in range(2 * pool._LEAST)]
    workers.close()
    assert pids[0] == first
    assert pids[-1] != first
    assert len(set(pids)) <= 3


async def test_a_process_that_has_grown_is_replaced_where_memory_is_plenty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a painter keeps is bounded; the holes between and what libraries keep were not."""
    monkeypatch.setattr(pool, "is_scarce", lambda: False)
    monkeypatch.setattr(pool, "_GROWN", 200 * MB)
    workers = Pool(1, 0, 20.0, gc.freeze)
    small = {await workers.do(os.getpid) for _ in range(2 * pool._LEAST)}
    await workers.do(_grow, 200 * MB)
    large = await workers.do(os.getpid)
    workers.close()
    assert len(small) == 1
    assert large not in small


_held = bytearray()


def _grow(size: int) -> None:
    """Hold so many bytes more, in a process of a pool."""
    _held.extend(b"x" * size)
