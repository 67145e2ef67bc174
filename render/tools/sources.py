"""The sources of drawings: the folders whose code and fragments decide the look of sprites."""

from collections.abc import Iterator
from pathlib import Path

_FOLDERS = [Path(__file__).parents[1]]
"""All of `render`, so that nobody can forget a part of it."""


def add(folder: Path) -> None:
    """Take in a folder outside `render`."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)


def folders() -> tuple[Path, ...]:
    """Return all folders; who keeps what they have read there keeps it under these."""
    return tuple(_FOLDERS)


def files(folders: tuple[Path, ...], *endings: str) -> Iterator[Path]:
    """Yield the files that end so (".py", ".svg"), in a fixed order."""
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*") if path.suffix in endings)
