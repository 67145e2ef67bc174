"""A repository to clone, in which the release before stands first, and this one comes later."""

import re
import subprocess
from pathlib import Path

from tests.manual.machine import Follower

_VERSION = Path("bot/__init__.py")
_NAMED = re.compile(r'__version__ = "(\d+)\.(\d+)\.\d+"')


class Releases:
    """Made of this checkout's last commit and of the release before it."""

    def __init__(self, follower: Follower, former: str) -> None:
        """:param former: a commit; empty for the last tag, or, while there is none, for this very
        commit under its own number. This one then gets the number of the next minor release.
        """
        self.origin = follower.home / "origin.git"
        self._follower = follower
        work = follower.home / "release"
        _git(Path(), "clone", "-q", "--no-local", ".", str(work))
        here = _git(work, "rev-parse", "HEAD")
        former = _git(work, "rev-parse", former or _last_tag(work) or here)
        _git(work, "checkout", "-q", "-B", "main", former)
        major, minor = _numbers(work)
        self.former = f"v{major}.{minor}.0"
        _git(work, "tag", "-f", self.former)
        _git(work, "checkout", "-q", "-B", "next", here)
        self.next = f"{major}.{minor + 1}.0"
        _bump(work, self.next)
        self.commit = _git(work, "rev-parse", "--short=8", "HEAD")
        _git(Path(), "clone", "-q", "--bare", "--no-local", str(work), str(self.origin))
        _git(self.origin, "symbolic-ref", "HEAD", "refs/heads/main")
        follower.give(self.origin)

    def publish(self) -> None:
        """Let `git pull` bring this release."""
        self._follower.do(f"git -C {self.origin} update-ref refs/heads/main refs/heads/next")


def _last_tag(work: Path) -> str:
    return _git(work, "tag", "--list", "v*", "--sort=-v:refname").partition("\n")[0]


def _numbers(work: Path) -> tuple[int, int]:
    found = _NAMED.search((work / _VERSION).read_text("utf-8"))
    assert found
    return int(found[1]), int(found[2])


def _bump(work: Path, release: str) -> None:
    path = work / _VERSION
    said = _NAMED.sub(f'__version__ = "{release}"', path.read_text("utf-8"))
    path.write_text(said, "utf-8")
    who = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")
    _git(work, *who, "commit", "-q", "--allow-empty", "-am", f"Release {release}")


def _git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        ("git", "-C", str(folder), *arguments), check=True, capture_output=True, text=True
    )
    return done.stdout.strip()
