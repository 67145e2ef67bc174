"""Makes names that people choose fit for the bot's messages. PURE.

A name is one line of bounded length. Its letters stay on the line (no heaps of accents), it has no
invisible characters, and none of the signs that mark computers, turns or winners.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from unicodedata import bidirectional, category, normalize
from unicodedata import name as named

from bot.texts.frame import ALONE_MARK, COLOUR_MARKS, ROBOT, SECOND_MARKS, TABLE_MARKS, TEAM_MARK

NAME_LIMIT = 32
"""Characters of a name that we keep, as a reader counts them (UAX #29: grapheme clusters)."""
ALIAS_LIMIT = 20
"""Characters of a name among strangers."""
_UNITS = 2
"""Code points a character, on average: a family of seven is one character."""
_TURNS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""Invisible signs that would turn the rest of a line round."""
_BLANK = "\u115f\u1160\u2065\u2800\u3164\uffa0\U0001d159"
"""Characters that count as letters or signs and show nothing."""
_IGNORED = ((0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF))
"""Blocks without letters of which nothing is drawn, from the first to the last code point."""
_JOINERS = "\u200c\u200d"
"""Persian, Indic scripts and families of emoji need them; between other letters they are unseen."""
_OURS = {
    *COLOUR_MARKS,
    *SECOND_MARKS,
    *TABLE_MARKS.values(),
    ROBOT,
    TEAM_MARK,
    ALONE_MARK,
    *"🥇🥈🥉➤➢►▶✓✔⏳⏰📌🔁🎲⚖",
}
"""Signs that mean something where the bot sets them."""
_DOTS = "·•∙⋅・‧|—–"
"""Signs that separate a name from text about it; between letters they may belong to the name
(Gal·la)."""
_PLAIN = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts of which letters carry two marks at most, and are never joined."""
_LEADING = "@/#$.:\\。"
"""Signs by which Telegram tells what leads somewhere, also full-width."""
_DIGITS = 4
"""More of them may be somebody's number."""
_ALIKE = str.maketrans("асеорхуіјАВСЕНІКМОРТХУ", "aceopxyijABCEHIKMOPTXY")
"""Cyrillic letters that look like Latin ones."""


def shortened(name: str, most: int = NAME_LIMIT) -> str:
    """Return a name shortened to one line of bounded length; empty if nothing of it is visible."""
    plain = " ".join(_without_ours(_without_extra_marks(normalize("NFC", upright(name)))).split())
    if all(category(sign) in {"Mn", "Me", "Cf", "Zs"} for sign in plain):
        return ""
    drawn = [*characters(plain)]
    if len(drawn) <= most and len(plain) <= _UNITS * most:
        return plain
    kept = drawn[: most - 1]
    while len("".join(kept)) >= _UNITS * most:
        kept.pop()
    return "".join(kept).rstrip() + "…"


def pseudonym(name: str) -> str:
    """Return the name by which strangers know somebody: short, and without links, mentions or
    commands; empty if nothing of it is visible.

    https://core.telegram.org/api/entities
    """
    plain = "".join(
        " " if normalize("NFKC", sign)[:1] in tuple(_LEADING) else sign for sign in name
    )
    if sum(sign.isdigit() for sign in plain) > _DIGITS:
        return ""
    return shortened(plain, ALIAS_LIMIT)


def told_apart(names: list[str]) -> list[str]:
    """Return names of which no two look alike: a later one is the second of its name. A figure
    would be read as points.
    """
    seen = Counter[str]()
    told: list[str] = []
    for one in names:
        if not one:
            told.append(one)
            continue
        called = next(way for way in _numbered_names(one) if not seen[_look(way)])
        seen[_look(called)] += 1
        told.append(called)
    return told


def _numbered_names(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name} {'I' * number}" for number in count(2))


def _look(name: str) -> str:
    """Return a key that is equal for names that look alike."""
    return normalize("NFKC", name).translate(_ALIKE).casefold()


def upright(text: str) -> str:
    """Return a text without signs that turn the rest of a line round."""
    return "".join(sign for sign in text if bidirectional(sign) not in _TURNS)


def characters(text: str) -> Iterator[str]:
    """Yield the characters of a text as a reader counts them: a letter with its marks, a flag, a
    family.
    """
    character = ""
    for sign in text:
        if character and not _goes_on(character, sign):
            yield character
            character = ""
        character += sign
    if character:
        yield character


def _goes_on(character: str, sign: str) -> bool:
    is_part = category(sign) in {"Mn", "Me", "Mc"} or sign in _JOINERS or _is_tone(sign)
    is_flag = len(character) == 1 and all(
        "\U0001f1e6" <= one <= "\U0001f1ff" for one in (character, sign)
    )
    return is_part or is_flag or character.endswith("\u200d")


def _is_tone(sign: str) -> bool:
    """Tell whether it is the tone of a skin, or a tag of a flag."""
    return "\U0001f3fb" <= sign <= "\U0001f3ff" or "\U000e0020" <= sign <= "\U000e007f"


def _without_extra_marks(name: str) -> str:
    """Drop invisible characters, and marks beyond those that a letter needs: "B" with thirty
    accents covers the lines above and below.
    """
    kept, base, marks = [], " ", 0
    for sign in name:
        if category(sign) in {"Mn", "Me"}:
            marks += 1
            if base == " " or marks > (2 if _is_plain(base) else 3):
                continue
        elif _is_unseen(sign, base):
            continue
        elif sign not in _JOINERS and not _is_tone(sign):
            base, marks = sign, 0
        kept.append(sign)
    return "".join(kept)


def _is_plain(base: str) -> bool:
    return named(base, "").startswith(_PLAIN) or not base.isalpha()


def _is_unseen(sign: str, base: str) -> bool:
    if sign in _BLANK or category(sign) == "Cc":
        return not sign.isspace()
    if sign in _JOINERS:
        return base == " " or (base.isalnum() and _is_plain(base))
    is_unseen = category(sign) == "Cf" or any(a <= ord(sign) <= b for a, b in _IGNORED)
    return is_unseen and not (_is_tone(sign) and base == "\U0001f3f4")


def _without_ours(name: str) -> str:
    """Drop the bot's own signs, and dots that stand alone."""
    kept = []
    for word in name.split():
        drawn = [
            character for character in characters(word) if character.rstrip("\ufe0f") not in _BARE
        ]
        if any(character not in _DOTS for character in drawn):
            kept.append("".join(drawn).strip(_DOTS))
    return " ".join(kept)


_BARE = {sign.rstrip("\ufe0f") for sign in _OURS}
