"""Which file shows which picture: by what the bot has written down, and by drawing anew."""

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
        """By file: what different people may see can look the same."""
        for digest, id in written_down.items():
            self._digests[id.removeprefix(PREFIXES["photo"])].add(digest)
        self.told = 0
        """Pictures that were looked up."""
        self._files: dict[str, str] = {}
        """Those that were drawn anew for that."""

    def digest(self, file: str, known: Mapping[str, Picture], likely: Iterable[str] = ()) -> str:
        """The digest of a file's picture: a known one if it can be, else as written down.

        :param known: by digest.
        :param likely: those of them that are drawn anew, one after the other, to find it: its
            sender was killed, its answer was lost, or it looks like one that was sent before.
        """
        self.told += 1
        digests = self._digests.get(file, set())
        for digest in sorted(digests & known.keys()):
            if self.told % SAMPLE or self._file(digest, known[digest]) == file:
                return digest
        return self.redrawn(file, known, likely) or min(digests, default="")

    def redrawn(self, file: str, known: Mapping[str, Picture], likely: Iterable[str]) -> str:
        """The first of some pictures that has this file when it is drawn anew; "" if none has."""
        return next((one for one in likely if self._file(one, known[one]) == file), "")

    def _file(self, digest: str, picture: Picture) -> str:
        """The id that the playground gives to the file of a picture."""
        if digest not in self._files:
            self._files[digest] = unique_id_of(Upload("", render.draw(picture)), "photo")
        return self._files[digest]

    @property
    def drawn(self) -> int:
        """How many pictures were drawn anew for that."""
        return len(self._files)
