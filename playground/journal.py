"""The journal: every change of the world, a line each, in one file that only grows.

A line is handed to the operating system before its change is answered for, so that a killed
playground loses nothing; a line cut short by a crash is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from playground.world.changes import AnyChange

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyChange] = msgspec.json.Decoder(AnyChange)


class Journal:
    """The file of changes in a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "journal.jsonl"
        self.path.touch()
        self._cut_broken_end()
        self._file = self.path.open("ab", buffering=0)

    def read(self) -> Iterator[AnyChange]:
        """All changes, the oldest first."""
        with self.path.open("rb") as lines:
            yield from map(_decoder.decode, lines)

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
