"""The languages of the bot: the one list, and the share of texts that each has.

A language is a line in `NAMES` and its catalogues. It is used, and offered in /settings, once
nearly all of its texts are there; the others are shown in English. docs/adding-a-language.md.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path

FALLBACK = "en"
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""Each language's own name; /settings offers them in this order."""
ENOUGH = 0.95
"""How much of a language must be there before it is spoken."""
_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def catalogues(roots: Iterable[Path]) -> Iterator[Path]:
    """Yield the English catalogues below these folders; those of other languages lie beside."""
    for root in roots:
        yield from sorted(root.rglob(f"texts/{FALLBACK}.ftl"))


def ids(catalogue: Path) -> set[str]:
    """Return the ids of a catalogue's messages; none where there is no such file."""
    return set(_ID.findall(catalogue.read_text("utf-8"))) if catalogue.exists() else set()


def share(language: str, roots: Iterable[Path]) -> float:
    """Return how much of English a language has, from 0 to 1."""
    english = {path: ids(path) for path in catalogues(roots)}
    there = sum(len(ids(path.with_stem(language)) & all_) for path, all_ in english.items())
    return there / max(1, sum(map(len, english.values())))


def spoken_of(names: Mapping[str, str], roots: Iterable[Path]) -> tuple[str, ...]:
    """Return those of these languages of which enough is there."""
    folders = tuple(roots)
    return tuple(each for each in names if share(each, folders) >= ENOUGH)


ROOTS = tuple(Path(str(files(package))) for package in ("bot", "games"))
"""Folders of all packages with catalogues."""
SPOKEN = spoken_of(NAMES, ROOTS)
"""The languages that the bot speaks."""
