"""The systemd unit is one that systemd takes, and leaves the bot no more than it needs.

https://www.freedesktop.org/software/systemd/man/systemd-analyze.html
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.servers

UNIT = Path("docs/systemd/nastolka.service")
AS_SERVICE = Path("docs/systemd/as-service")
_RUNNER = """#!/bin/sh
while [ "$1" != -- ]; do echo "$1" >&2; shift; done
shift
[ "$1" = /opt/nastolka/.venv/bin/nastolka ] || exit 9
shift
exec {python} -m bot "$@"
"""
"""In the place of systemd-run: it tells its options, and runs the program."""
_PROGRAM = "/opt/nastolka/.venv/bin/nastolka"
_OK = 2.0
"""Of 10: what `security` calls OK; a unit that says nothing has 9.6."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, for a program that is there."""
    told, mine = UNIT.read_text("utf-8"), tmp_path / UNIT.name
    assert _PROGRAM in told
    mine.write_text(told.replace(_PROGRAM, sys.executable), "utf-8")
    return mine


def analysed(*arguments: str) -> str:
    """What systemd says of it, errors and warnings included."""
    program = shutil.which("systemd-analyze")
    assert program, "systemd-analyze is not on the PATH: make servers"
    done = subprocess.run((program, *arguments), capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_systemd_understands_each_line(unit: Path) -> None:
    assert analysed("verify", str(unit)) == ""


def test_systemd_holds_it_for_safe(unit: Path) -> None:
    judged = analysed("security", "--offline=true", "--no-pager", str(unit))
    level = re.search(r"exposure level for \S+: ([\d.]+)", judged)
    assert level, judged
    assert float(level[1]) <= _OK


def test_token_stands_in_a_file_of_its_own() -> None:
    """Everybody on a machine reads command lines, and units: man systemd.exec, `Environment=`."""
    told = UNIT.read_text("utf-8")
    assert "EnvironmentFile=/etc/nastolka.env\n" in told
    assert "TOKEN" not in told


def test_backup_of_the_service_is_made_by_its_user_with_its_folder_and_its_settings(
    tmp_path: Path,
) -> None:
    """Who copies as root leaves files that the service cannot read, and asks an empty store."""
    runner = tmp_path / "systemd-run"
    runner.write_text(_RUNNER.format(python=sys.executable), "utf-8")
    runner.chmod(0o700)
    done = subprocess.run(
        (AS_SERVICE.resolve(), "backup", "-"),
        cwd=tmp_path,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "PYTHONPATH": str(Path.cwd())}
        | {"TELEGRAM_TOKEN": "1:AA-secret", "DATA_DIR": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    *options, said = done.stderr.splitlines()
    assert "there is no store in" in said  # the command line has reached the bot
    properties = [each.removeprefix("--property=") for each in options if "--property" in each]
    assert [line for line in properties if f"{line}\n" not in UNIT.read_text("utf-8")] == []
    assert {line.partition("=")[0] for line in properties} >= {
        *("User", "DynamicUser", "StateDirectory", "EnvironmentFile", "Environment"),
    }
    assert {"--pipe", "--wait"} <= set(options)
