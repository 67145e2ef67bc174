"""What is built from this folder is whole: sdist, wheel of the sdist, the program in it.

What it needs besides is not installed anew; it is the same as in `requirements/bot.lock`.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot import __version__

ROOT = Path(__file__).parents[3]
PARTS = ("bot", "games", "playground", "render")
BESIDE = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
COMMIT = "0123abcd"
_BUILD = (
    "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])('.'))"
)
_RUBBISH = shutil.ignore_patterns("__pycache__")


def run(folder: Path, *command: str, path: Path | None = None) -> str:
    """Run a program that must end well; return what it says."""
    surroundings = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    done = subprocess.run(
        command, cwd=folder, env=surroundings, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the program is that builds, as `pip` would have got it."""
    folder = tmp_path_factory.mktemp("tools")
    run(ROOT, sys.executable, "-m", "pip", "install", "-qt", str(folder), "setuptools>=77")
    return folder


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, tools: Path) -> Path:
    """The wheel that is built from what the sdist holds, in a checkout of some commit."""
    folder = tmp_path_factory.mktemp("build")
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=_RUBBISH)
    for name in BESIDE:
        shutil.copy(ROOT / name, folder)
    run(folder, sys.executable, "-c", _BUILD, "build_sdist", path=tools)
    run(folder, "tar", "-xzf", f"nastolka-{__version__}.tar.gz")
    inside = folder / f"nastolka-{__version__}"
    _check_out(inside)
    run(inside, sys.executable, "-c", _BUILD, "build_wheel", path=tools)
    return inside / f"nastolka-{__version__}-py3-none-any.whl"


def _check_out(folder: Path) -> None:
    """Have git say which commit is there: https://git-scm.com/docs/git-reflog"""
    log = folder / ".git/logs/HEAD"
    log.parent.mkdir(parents=True)
    log.write_text(f"{'0' * 40} {COMMIT:0<40} Anna <anna@example.org> 1 +0000\tclone\n", "utf-8")


def test_every_file_of_the_program_is_in_it(wheel: Path) -> None:
    """Texts, tiles and drawings, too: without them it starts, and then fails."""
    here = {str(path.relative_to(ROOT)) for part in PARTS for path in (ROOT / part).rglob("*.*")}
    with zipfile.ZipFile(wheel) as files:
        inside = set(files.namelist())
    assert {name for name in here if "__pycache__" not in name} - inside == set()


def test_program_is_there_and_says_what_it_is(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    pip = ("-m", "pip", "install", "-q", "--no-deps", "--no-index", "-t", str(place))
    run(tmp_path, sys.executable, *pip, str(wheel))
    told = run(tmp_path, sys.executable, str(place / "bin/nastolka"), "--version", path=place)
    assert told == f"nastolka {__version__} {COMMIT}\n"
