"""The container's own check: each worker answers for itself, in a folder that hosts share."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.process import alive, health
from bot.process.alive import STALE, STUCK
from bot.process.health import Pulse, forget_pulses


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    named(monkeypatch, "one.example.org")


def named(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    """Let this host have that name."""
    monkeypatch.setattr(health, "gethostname", lambda: host)
    monkeypatch.setattr(alive, "host", lambda: host)


def main() -> int:
    """What the check says of the bot, without ending it."""
    return alive.main(ends=False)


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
    named(monkeypatch, "two")
    assert main() == 1
    Pulse(tmp_path)
    age(tmp_path, "one.example.org", STALE + 5)
    assert main() == 0


def test_hosts_that_are_long_gone_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Pulse(tmp_path)
    named(monkeypatch, "two")
    forget_pulses(tmp_path)
    assert [path.name for path in (tmp_path / "pulses").iterdir()] == ["one.example.org"]
    age(tmp_path, "one.example.org", 100_000)
    forget_pulses(tmp_path)
    assert list((tmp_path / "pulses").iterdir()) == []


class Told(NamedTuple):
    """What a check says, and whether it has ended the container's first process."""

    code: int
    has_ended: bool


def checked(between: Callable[[], object] = lambda: None) -> Told:
    """Check as compose.yaml does; something happens before the second look."""
    with subprocess.Popen(["sleep", "60"]) as first:
        timer = threading.Timer(0.1, between)
        timer.start()
        code = alive.main(ends=True, pause=0.2, first=first.pid)
        timer.join()
        try:
            has_ended = first.wait(0.2 if code == 0 else 0.5) == -signal.SIGTERM
        except subprocess.TimeoutExpired:
            has_ended = False
        first.kill()
    return Told(code, has_ended)


def test_bot_that_is_stuck_is_ended_and_not_at_the_first_failure(tmp_path: Path) -> None:
    pulse = Pulse(tmp_path)
    assert checked() == Told(0, has_ended=False)
    age(tmp_path, "one.example.org", STALE + 5)
    assert checked() == Told(1, has_ended=False)
    age(tmp_path, "one.example.org", STUCK + 5)
    assert checked(pulse.stand_by) == Told(1, has_ended=False)  # a clock was set, and it lives
    age(tmp_path, "one.example.org", STUCK + 5)
    assert checked() == Told(1, has_ended=True)


def test_container_of_one_command_is_left_alone(tmp_path: Path) -> None:
    """A backup by `docker compose run` has no such file, and was killed after half a minute."""
    assert checked() == Told(1, has_ended=False)
    Pulse(tmp_path)
    (tmp_path / "pulses" / "one.example.org").rename(tmp_path / "pulses" / "two")
    age(tmp_path, "two", STUCK + 5)
    assert checked() == Told(1, has_ended=False)


def test_check_imports_nothing_of_the_bot(tmp_path: Path) -> None:
    """It took 1.2 % of a core, more than a bot that has nothing to do."""
    (tmp_path / "pulses").mkdir()
    (tmp_path / "pulses" / os.uname().nodename).touch()
    told = "import runpy, sys; sys.argv[1:] = []\ntry: runpy.run_path(sys.orig_argv[-1], None, "
    told += "'__main__')\nfinally: print(*sys.modules)"
    done = subprocess.run(
        (sys.executable, "-IS", "-c", told, str(Path(alive.__file__))),
        env={"DATA_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not {"bot", "msgspec", "asyncio", "pathlib"} & set(done.stdout.split())
