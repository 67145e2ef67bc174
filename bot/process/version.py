"""The commit of this code: for logs, metrics and /about."""

from contextlib import suppress
from functools import cache
from pathlib import Path

_ROOT = Path(__file__).parents[2]
_BUILT = Path(__file__).with_name("COMMIT")
"""The commit, as `setup.py` has written it into a wheel, or a build into an image."""
_LENGTH = 8


@cache
def commit() -> str:
    """Return the id of the commit that git has checked out, or that the program was built from;
    else nothing.
    """
    return _checked_out(_ROOT / ".git") or _built_commit()


def _checked_out(git: Path) -> str:
    """Read the last line of HEAD's log: former commit, this one, author, time, reason."""
    with suppress(OSError, IndexError):
        if git.is_file():  # a worktree
            git = Path(git.read_text("utf-8").removeprefix("gitdir:").strip())
        return (git / "logs/HEAD").read_text("utf-8").splitlines()[-1].split()[1][:_LENGTH]
    return ""


def _built_commit() -> str:
    with suppress(OSError):
        return _BUILT.read_text("utf-8").strip()
    return ""
