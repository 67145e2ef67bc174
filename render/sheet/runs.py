"""Text shaping: splits a text into runs of one font and one direction, in the order in which they
are drawn.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Any, NamedTuple

from PIL import ImageFont, features

from render.theme import Face

Font = ImageFont.FreeTypeFont

IS_SHAPED = features.check("raqm")
"""Whether letters are joined and turned; Pillow's wheels need the system's fribidi for that."""
JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible characters that change their neighbours: they join families of emoji, and letters of
Persian words."""


class Spare(NamedTuple):
    """A fallback face for letters that ours lack."""

    package: str
    path: str
    weight: int = 800
    """The weight of a variable face; 0 for a face with one weight."""
    bold: float = 0
    """By which share of its size a face that has only one weight is made bolder."""


def _noto(script: str, weight: int = 800) -> Spare:
    return Spare("manimgx_fonts", f"Noto{script}[wght].ttf", weight)


_SCRIPTS = (
    *("Hebrew", "Arabic", "Armenian", "Georgian", "Devanagari", "Bengali", "Gurmukhi", "Gujarati"),
    *("Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Myanmar"),
    *("Ethiopic", "Khmer"),
)
SPARES = (
    _noto("Sans"),
    Spare("paperang_p2_fonts_cjk", "fonts/wqy-microhei.ttc", weight=0, bold=1 / 40),
    *(_noto(f"Sans{script}") for script in _SCRIPTS),
    _noto("Emoji", 700),
    _noto("SansSymbols"),
)
"""Fallback faces in the order in which they are tried. The second has the letters of China, Japan
and Korea."""


class Run(NamedTuple):
    """A part of a text that one face can write, all of it in one direction."""

    face: Face | Spare
    text: str
    is_rtl: bool = False

    def font(self, px: int) -> Font:
        """Return the font of the run's face."""
        return _font(self.face, px)

    @property
    def shaping(self) -> dict[str, Any]:
        """Return Pillow's options: the direction, and lining figures of one width, because
        Alegreya's default old-style figures jump up and down on a phone.
        """
        if not IS_SHAPED:
            return {}
        lining = ["lnum", "tnum"] if isinstance(self.face, Face) else None
        return {"features": lining, "direction": "rtl" if self.is_rtl else "ltr"}

    def stroke(self, px: int) -> float:
        """Return the number of pixels by which the run's lines are made bolder."""
        return self.face.bold * px if isinstance(self.face, Spare) else 0


@lru_cache(maxsize=1024)
def runs(text: str, face: Face) -> tuple[Run, ...]:
    """Split a text by the first face that has each letter, and by direction, from left to right."""
    parts = zip(levels(text), _faces(text, face), text, strict=True)
    found = [
        (level, Run(one, _for_pil("".join(letter for _, _, letter in part), level), level % 2 == 1))
        for (level, one), part in groupby(parts, key=lambda part: part[:2])
    ]
    return tuple(run for _, run in _as_seen(found))


def levels(text: str) -> list[int]:
    """Return the embedding level of each letter: even levels run to the right, odd levels to the
    left.

    This follows UAX #9 without its explicit embedding characters, which names here do not have.
    """
    kinds = [_SENSE.get(unicodedata.bidirectional(letter), "") for letter in text]
    base = 1 if next((kind for kind in kinds if kind in {"l", "r"}), "l") == "r" else 0
    sides = _letter_directions(kinds, "r" if base else "l")
    return [{"l": 2 * base, "r": 1, "n": 2}[side] for side in sides]


_SENSE = {"L": "l", "R": "r", "AL": "r", "EN": "n", "AN": "n"}


def _letter_directions(kinds: list[str], base: str) -> list[str]:
    """Return the direction of each letter. Numbers inside Hebrew keep a direction of their own,
    since they still run to the right; neutral signs get one from their neighbours.
    """
    last, known = base, []
    for kind in kinds:
        last = kind if kind in {"l", "r"} else last
        known.append("l" if kind == "n" and last == "l" else kind)
    return [kind or _between(known, n, base) for n, kind in enumerate(known)]


def _between(kinds: list[str], n: int, base: str) -> str:
    """Return the direction of a neutral sign: that of its neighbours if they agree, else the text's
    own.
    """
    before = next((kind for kind in reversed(kinds[:n]) if kind), base)
    after = next((kind for kind in kinds[n:] if kind), base)
    before, after = (("r" if kind == "n" else kind) for kind in (before, after))
    return before if before == after else base


def _as_seen(found: list[tuple[int, Run]]) -> list[tuple[int, Run]]:
    """Put runs in the order in which they are seen (UAX #9, L2)."""
    for depth in range(max((level for level, _ in found), default=0), 0, -1):
        turned = groupby(found, key=lambda one: one[0] >= depth)
        found = [one for is_deep, part in turned for one in _reversed_if_deep(part, is_deep)]
    return found


def _reversed_if_deep(part: Iterable[tuple[int, Run]], is_deep: bool) -> list[tuple[int, Run]]:
    return list(part)[::-1] if is_deep else list(part)


def _for_pil(text: str, level: int) -> str:
    """Return a text as Pillow needs it: Pillow itself reverses the order only where it can shape
    text.
    """
    return text[::-1] if level % 2 and not IS_SHAPED else text


def _faces(text: str, face: Face) -> Iterator[Face | Spare]:
    """Yield the face of each letter. Spaces, accents and joiners take the face of the letter
    before; a space after an emoji takes the text's own face, because a space of the emoji face is
    as wide as an emoji.
    """
    found: Face | Spare = face
    is_symbol = False
    for letter in text:
        if letter.isspace() and is_symbol:
            found = face
        elif not is_attached(letter) and not letter.isspace():
            found, is_symbol = face_for(letter, face) or face, unicodedata.category(letter) == "So"
        yield found


def is_attached(letter: str) -> bool:
    """Tell whether a sign belongs to the one before: an accent, a joiner, the colour of a skin."""
    return (
        letter in JOINERS
        or unicodedata.category(letter).startswith("M")
        or "\U0001f3fb" <= letter <= "\U0001f3ff"
    )


@lru_cache(maxsize=4096)
def face_for(letter: str, face: Face) -> Face | Spare | None:
    """Return the first face that has the letter; None if there is none."""
    chain: tuple[Face | Spare, ...] = (face, Face.NAME, Face.TITLE, *SPARES)
    return next((one for one in chain if has_glyph(one, letter)), None)


def has_glyph(face: Face | Spare, letter: str) -> bool:
    """Tell whether a face has a letter: it draws the letter differently from a letter that does not
    exist.
    """
    return bytes(_font(face, 24).getmask(letter)) != _unknown(face)


@cache
def _unknown(face: Face | Spare) -> bytes:
    return bytes(_font(face, 24).getmask("\uffff"))


@lru_cache(maxsize=256)
def _font(face: Face | Spare, px: int) -> Font:
    if isinstance(face, Face):
        return ImageFont.truetype(_path(*face.value), px)
    font = ImageFont.truetype(_path(face.package, face.path), px)
    if face.weight:
        font.set_variation_by_axes([face.weight])
    return font


@cache
def _path(package: str, path: str) -> str:
    return str(files(package).joinpath(*path.split("/")))
