"""The languages of the bot: the one list, and the share of texts that each has.

A language is a line in `NAMES` and its catalogues. It is used, and offered in /settings, once
nearly all texts of the bot and its features are there; each game is in it once nearly all of that
game's are, and in English until then. docs/adding-a-language.md.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

FALLBACK = "en"
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська", "de": "Deutsch (beta)"}
"""Each language's own name; /settings offers them in this order. "(beta)" stands there until
somebody native has read the language, and signed for it in docs/words.md."""
ENOUGH = 0.95
"""How much of a language must be there before it is spoken, or a game is in it."""
RELEASED = frozenset({"en", "ru", "uk"})
"""Languages that a release has spoken: they stay, with all games, whatever new texts they lack."""
TRIED = os.environ.get("TRY_LANGUAGE", "")
"""A language that is spoken whatever it lacks, for whoever translates it: `make play TRY=de`."""
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


def is_whole(language: str, roots: Iterable[Path]) -> bool:
    """Tell whether enough of a language is there to be spoken."""
    return language in RELEASED or language == TRIED or share(language, roots) >= ENOUGH


def spoken_of(names: Mapping[str, str], roots: Iterable[Path]) -> tuple[str, ...]:
    """Return those of these languages of which enough is there."""
    folders = tuple(roots)
    return tuple(each for each in names if is_whole(each, folders))


@cache
def is_played_in(language: str, package: str) -> bool:
    """Tell whether a game is in a language, and not in English.

    :param package: of the game, or of its lessons.
    """
    _, game, *_ = package.split(".")
    return is_whole(language, (ROOTS[1] / game,))


ROOTS = tuple(Path(str(files(package))) for package in ("bot", "games"))
"""Folders of all packages with catalogues: the bot with its features, and the games."""
SPOKEN = spoken_of(NAMES, ROOTS[:1])
"""The languages that the bot speaks."""
