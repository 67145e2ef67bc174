"""Words in pictures: fonts, names in any script, and how much room they take."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import NamedTuple

from anyascii import anyascii
from PIL import ImageFont, features

from render.theme import SMALLEST_TEXT, Face

Font = ImageFont.FreeTypeFont

SPARE = "DejaVuSans-Bold.ttf"
"""A face of the system, where it has one, with more scripts than ours."""

FIGURES = ["lnum", "tnum"] if features.check("raqm") else None
"""Lining figures of one width; Alegreya's own are old-style and jump on a phone."""


class Run(NamedTuple):
    """A part of a text that one face can write."""

    face: Face | str
    text: str

    def font(self, px: int) -> Font:
        """Return its font."""
        return _system(self.face, px) if isinstance(self.face, str) else _font(self.face, px)


def readable(name: str, letter: str) -> str:
    """Return a name as it can be written here: letters that no face has become Latin ones.

    Emoji are left out; a name of nothing else becomes the spare `letter`.
    """
    written = (_written(one) for one in unicodedata.normalize("NFC", name))
    return " ".join("".join(written).split()) or letter


def fit(
    text: str, face: Face, px: int, room: int, smallest: int = SMALLEST_TEXT
) -> tuple[str, int]:
    """Return the text and the size at which it fits into `room` pixels.

    It gets smaller as far as `smallest`, then shorter, with an ellipsis.
    """
    while px > smallest and width(text, face, px) > room:
        px -= 1
    kept = text
    while len(kept) > 1 and width(text, face, px) > room:
        kept = kept[:-1].rstrip()
        text = kept + "…"
    return text, px


def width(text: str, face: Face, px: int) -> int:
    """Return how many pixels wide a text is."""
    return round(sum(_length(run, px) for run in runs(text, face)))


@lru_cache(maxsize=1024)
def runs(text: str, face: Face) -> tuple[Run, ...]:
    """Split a text by the first face that has each letter."""
    grouped = groupby(text, key=lambda letter: _face_for(letter, face) or face)
    return tuple(Run(found, "".join(letters)) for found, letters in grouped)


def figures_of(run: Run) -> list[str] | None:
    """Return the font features that a run is written with."""
    return FIGURES if isinstance(run.face, Face) else None


@lru_cache(maxsize=2048)
def _length(run: Run, px: int) -> float:
    return run.font(px).getlength(run.text, features=figures_of(run))


def _written(letter: str) -> str:
    category, face = unicodedata.category(letter), _face_for(letter, Face.NAME)
    if letter.isspace():
        return " "
    if category.startswith("C"):
        return ""
    if isinstance(face, Face):
        return letter
    if category in {"So", "Sk"}:
        return ""
    return letter if face else anyascii(letter)


@lru_cache(maxsize=4096)
def _face_for(letter: str, face: Face) -> Face | str | None:
    """Return the first face that has the letter; None if there is none."""
    chain: tuple[Face | str, ...] = (face, Face.NAME, Face.TITLE)
    if _has_spare():
        chain = (*chain, SPARE)
    return next((one for one in chain if letter.isspace() or _has_glyph(one, letter)), None)


def _has_glyph(face: Face | str, letter: str) -> bool:
    """Compare with how the face draws a letter that does not exist."""
    font = Run(face, letter).font(24)
    return bytes(font.getmask(letter)) != bytes(font.getmask("\uffff"))


@cache
def _has_spare() -> bool:
    try:
        _system(SPARE, 24)
    except OSError:
        return False
    return True


@lru_cache(maxsize=128)
def _font(face: Face, px: int) -> Font:
    package, name = face.value
    return ImageFont.truetype(str(files(package).joinpath("files", name)), px)


@lru_cache(maxsize=32)
def _system(name: str, px: int) -> Font:
    return ImageFont.truetype(name, px)
