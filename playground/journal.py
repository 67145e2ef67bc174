"""The journal: an append-only file of every change of the world, a line each.

A line is handed to the operating system before its change is answered for, so that a killed
playground loses nothing; a line cut short by a crash is forgotten.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from pathlib import Path

import msgspec

from playground.world.changes import AnyChange

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyChange] = msgspec.json.Decoder(AnyChange)


class FolderError(Exception):
    """The folder cannot be used; the text is one clear line."""


class FolderTakenError(FolderError):
    """Another playground is at work in the folder."""


class Journal:
    """The file of changes in a folder, which it keeps for itself.

    :raises FolderTakenError: when another playground has it
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "journal.jsonl"
        self._file = self.path.open("ab", buffering=0)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise FolderTakenError(f"Another playground is already using {folder}.") from None
        self._cut_broken_end()

    def read(self) -> Iterator[AnyChange]:
        """All changes, the oldest first.

        :raises FolderError: when another version of the playground has written the journal
        """
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                try:
                    yield _decoder.decode(line)
                except msgspec.MsgspecError as error:
                    self.close()
                    raise FolderError(
                        f"Line {number} of {self.path} cannot be read ({error}). "
                        "Delete the folder to start over."
                    ) from error

    def append(self, _seq: int, change: AnyChange) -> None:
        """Write a change down."""
        self._file.write(_encoder.encode(change) + b"\n")

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _cut_broken_end(self) -> None:
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            with self.path.open("r+b") as file:
                file.truncate(whole)
