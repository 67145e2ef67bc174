"""Marks of which English each translation was made: where that has changed since, it is stale.

A mark is a line `id digest`, the digest six hex digits of the English message. A language has one
file of them, by id, and not one beside each of its forty catalogues: no id is in two catalogues,
and a folder of texts stays what a translator writes. Who marks the same or the next message on two
branches gets a conflict of lines, either of which will do: at worst a message is told once more.
The files lie outside the packages, which need not ship their 70 KB each.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from fnmatch import fnmatchcase
from hashlib import blake2b
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from bench.catalogue import Catalogue
from bot.texts.languages import ROOTS, catalogues

FOLDER = Path(__file__).with_name("translated")
STALE = "is stale: its English has changed since"


def stale(language: str, roots: Iterable[Path] = ROOTS) -> Iterator[str]:
    """Yield what is stale in a language, and how much has no mark yet."""
    marks, unmarked = _marks(language), 0
    for path, id, digest in _translated(language, roots):
        unmarked += id not in marks
        if marks.get(id, digest) != digest:
            yield f"{path}: {id} {STALE}"
    if unmarked:
        yield f"{language}: {unmarked} without a mark of which English they were made: FRESH=new"


def mark(language: str, fresh: str, roots: Iterable[Path] = ROOTS) -> None:
    """Mark translations as made of English as it is now; drop the marks of what is no longer there.

    :param fresh: ids, or patterns such as `laar-*`, by spaces. What has no mark yet gets one, too.
    """
    old, patterns = _marks(language), fresh.split()
    new = {
        id: digest if any(fnmatchcase(id, one) for one in patterns) else old.get(id, digest)
        for _, id, digest in _translated(language, roots)
    }
    FOLDER.mkdir(exist_ok=True)
    lines = "".join(f"{id} {digest}\n" for id, digest in sorted(new.items()))
    _file(language).write_text(lines, "utf-8")


def _translated(language: str, roots: Iterable[Path]) -> Iterator[tuple[Path, str, str]]:
    """Yield the messages that a language has: catalogue, id, digest of the English."""
    for path in catalogues(roots):
        there = Catalogue(path.with_stem(language))
        for id, entry in Catalogue(path).entries.items():
            if id in there.entries:
                yield there.path, id, _digest(entry)


def _digest(entry: ast.Message | ast.Term) -> str:
    """Return six hex digits of what a message says, however it is broken into lines."""
    said = copy(entry)
    said.comment = None
    return blake2b(FluentSerializer().serialize_entry(said).encode(), digest_size=3).hexdigest()


def _marks(language: str) -> dict[str, str]:
    path = _file(language)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    # What a merge leaves between both sides of a conflict is no mark, and goes with the next FRESH.
    return dict(line.split() for line in lines if line.count(" ") == 1)


def _file(language: str) -> Path:
    return FOLDER / f"{language}.txt"
