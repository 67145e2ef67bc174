"""Finds the picture that a file shows: by the bot's record, and by drawing pictures anew."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

import render
from playground.files import Upload, unique_id_of
from playground.world.wire import PREFIXES
from render import Picture

SAMPLE = 20
"""One picture in this many is drawn anew even if the bot says which it is: it may be mistaken."""


class Gallery:
    """Tells pictures by their files."""

    def __init__(self, written_down: Mapping[str, str]) -> None:
        """:param written_down: digest of a picture -> Telegram's id of its file."""
        self._digests: dict[str, set[str]] = defaultdict(set)
        """The digests of a file's pictures: several, because different views can look the same."""
        for digest, id in written_down.items():
            self._digests[id.removeprefix(PREFIXES["photo"])].add(digest)
        self.told = 0
        """The number of pictures that were looked up."""
        self._files: dict[str, str] = {}
        """By digest, the files of pictures that were drawn anew to look them up."""

    def digest(self, file: str, known: Mapping[str, Picture], likely: Iterable[str] = ()) -> str:
        """Return the digest of a file's picture: that of a known picture if possible, else the one
        in the bot's record.

        :param known: the known pictures by digest.
        :param likely: the digests of known pictures that are drawn anew, one after the other, if
            the record does not help: the sender was killed, the answer was lost, or the picture
            looks like an earlier one.
        """
        self.told += 1
        digests = self._digests.get(file, set())
        for digest in sorted(digests & known.keys()):
            if self.told % SAMPLE or self._file(digest, known[digest]) == file:
                return digest
        return self.redrawn(file, known, likely) or min(digests, default="")

    def redrawn(self, file: str, known: Mapping[str, Picture], likely: Iterable[str]) -> str:
        """Return the first of the likely pictures that has this file when it is drawn anew; "" if
        none has.
        """
        return next((one for one in likely if self._file(one, known[one]) == file), "")

    def _file(self, digest: str, picture: Picture) -> str:
        """Return the id that the playground gives to the file of a picture."""
        if digest not in self._files:
            self._files[digest] = unique_id_of(Upload("", render.draw(picture)), "photo")
        return self._files[digest]

    @property
    def drawn(self) -> int:
        """How many pictures were drawn anew for that."""
        return len(self._files)
