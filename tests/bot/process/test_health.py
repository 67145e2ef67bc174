"""The container's own check: each worker answers for itself, in a folder that hosts share."""

import os
import time
from pathlib import Path

import pytest

from bot.process import health
from bot.process.health import STALE, Pulse, forget_pulses, main


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "1:x")
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setattr(health, "gethostname", lambda: "one.example.org")


def age(folder: Path, name: str, seconds: float) -> None:
    """Let a file look as if it was touched so long ago."""
    then = time.time() - seconds
    os.utime(folder / "pulses" / name, (then, then))


def test_without_a_worker_nothing_is_well() -> None:
    assert main() == 1


def test_worker_that_is_stuck_is_not_well_because_the_clock_was_set_back(tmp_path: Path) -> None:
    Pulse(tmp_path)
    age(tmp_path, "one.example.org", -3600)
    assert main() == 1


def test_process_that_stands_by_is_well_as_long_as_it_looks_at_the_lock(tmp_path: Path) -> None:
    pulse = Pulse(tmp_path)
    age(tmp_path, "one.example.org", STALE + 5)
    assert main() == 1
    pulse.stand_by()
    assert main() == 0
    assert not pulse.is_at_work


def test_other_hosts_answer_for_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Pulse(tmp_path)
    monkeypatch.setattr(health, "gethostname", lambda: "two")
    assert main() == 1
    Pulse(tmp_path)
    age(tmp_path, "one.example.org", STALE + 5)
    assert main() == 0


def test_hosts_that_are_long_gone_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Pulse(tmp_path)
    monkeypatch.setattr(health, "gethostname", lambda: "two")
    forget_pulses(tmp_path)
    assert [path.name for path in (tmp_path / "pulses").iterdir()] == ["one.example.org"]
    age(tmp_path, "one.example.org", 100_000)
    forget_pulses(tmp_path)
    assert list((tmp_path / "pulses").iterdir()) == []
