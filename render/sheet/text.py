"""Words in pictures: names in any script, and the room that they take."""

import re
import unicodedata
from functools import lru_cache

from anyascii import anyascii

from render.sheet.runs import IS_SHAPED, JOINERS, Run, Spare, face_for, has_glyph, is_attached, runs
from render.theme import SMALLEST_TEXT, Face


@lru_cache(maxsize=256)
def readable(name: str) -> str:
    """Return a name in letters that our faces can write. Letters that no face has are transcribed
    into Latin letters, such symbols are left out. Empty if nothing of the name is visible.
    """
    written, before = [], ""
    for letter in unicodedata.normalize("NFC", name):
        written.append(_mark_for(letter, before) if is_attached(letter) else _legible_form(letter))
        before = before if is_attached(letter) else letter
    return _STRAY.sub("", " ".join("".join(written).split()))


def first_sign(text: str) -> str:
    """Return the first letter of a text with the marks that are joined to it: many an emoji is
    several characters.
    """
    end = 2 if _FLAG.match(text) else 1
    while end < len(text) and (is_attached(text[end]) or text[end - 1] == "\u200d"):
        end += 1
    return text[:end]


def fit(
    text: str, face: Face, px: int, room: int, smallest: int = SMALLEST_TEXT
) -> tuple[str, int]:
    """Return a text and the size at which it fits into `room` pixels.

    The size shrinks down to `smallest`; then the text gets shorter, with an ellipsis.
    """
    while px > smallest and width(text, face, px) > room:
        px -= 1
    kept = text
    while len(kept) > 1 and width(text, face, px) > room:
        kept = kept[:-1].rstrip(f" {JOINERS}")
        text = kept + "…"
    return text, px


def fit_name(name: str, face: Face, px: int, room: int) -> tuple[str, int]:
    """Return a name and the size at which it fits: its first word where it would be cut, if that
    fits.
    """
    found = fit(name, face, px, room)
    first = name.split(" ")[0]
    return found if found[0] == name or first == name else _whole(first, face, px, room) or found


def _whole(text: str, face: Face, px: int, room: int) -> tuple[str, int] | None:
    found = fit(text, face, px, room)
    return found if found[0] == text else None


def lines_within(text: str, face: Face, px: int, room: int) -> list[str]:
    """Return a text in lines of whole words, as few as have room."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, px) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def in_two(text: str, face: Face, px: int, room: int) -> tuple[str, ...]:
    """Return a text as one line if it fits, else as the two lines that need the least room."""
    words = text.split(" ")
    if len(words) == 1 or width(text, face, px) <= room:
        return (text,)
    halves = ((" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words)))
    return min(halves, key=lambda both: max(width(line, face, px) for line in both))


@lru_cache(maxsize=2048)
def width(text: str, face: Face, px: int) -> int:
    """Return the width of a text in pixels."""
    return round(sum(length(run, px) for run in runs(text, face)))


@lru_cache(maxsize=2048)
def length(run: Run, px: int) -> float:
    """Return the width of a run in pixels."""
    return run.font(px).getlength(run.text, **run.shaping)


def _legible_form(letter: str) -> str:
    category = unicodedata.category(letter)
    if letter.isspace():
        return " "
    if category.startswith("C") or letter in _BLANK:
        return ""
    if _face_for(letter):
        return letter
    plain = unicodedata.normalize("NFKC", letter)
    if plain != letter and all(map(_face_for, plain)):
        return plain
    return "" if category in {"So", "Sk"} else anyascii(letter)


def _face_for(letter: str) -> Face | Spare | None:
    return face_for(letter, Face.NAME)


def _mark_for(sign: str, letter: str) -> str:
    """Return the mark that belongs to the letter before, if its face can show it."""
    if sign in JOINERS:
        return sign if IS_SHAPED else ""
    face = _face_for(letter) if letter else None
    return sign if face and has_glyph(face, sign) else ""


_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or signs and show nothing."""
_STRAY = re.compile(f"(?<!\\S)[{JOINERS}]+|[\u200c\u200d]+(?!\\S)")
"""Joiners that join nothing."""
_FLAG = re.compile("[\U0001f1e6-\U0001f1ff]{2}")
