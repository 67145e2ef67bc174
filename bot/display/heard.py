"""Takes out of messages the signs that a voice would read by their names to a person who plays in
words: "right arrow, robot face". PURE.
"""

import re
from unicodedata import name as name_of

from msgspec.structs import replace

from bot.display.values import Keyboard, Surface
from bot.table.values import Live, with_changes
from bot.texts.wording import BETWEEN

_SIGN = (
    "[\u2039\u2190-\u21ff\u22ef\u2300-\u23ff\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff\U0001f000-\U0001faff"
    "\u200d\u20e3\ufe0f]+"
)
"""Arrows, geometric shapes, symbols, emoji, and the characters that join emoji."""
_SIGNS = re.compile(f" {_SIGN}|{_SIGN} ?")
"""Signs with one of the spaces beside them."""
_DOT = BETWEEN.strip()


def heard(text: str) -> str:
    """Return a text without emoji and arrows, and with commas in the place of middle dots."""
    return _SIGNS.sub("", text).replace(BETWEEN, ", ").replace(_DOT, ",")


def heard_surface(surface: Surface, chosen: str) -> Surface:
    """Return a message with its texts and the labels of its buttons as they are heard.

    :param chosen: the word for "chosen", which a label says in the place of its tick.
    """
    said = ("text", "retired_text", "line", "opening")
    parts = {part: heard(getattr(surface, part)) for part in said}
    rows = (_heard_rows(rows, chosen) for rows in (surface.keyboard, surface.more))
    return replace(surface, **dict(zip(("keyboard", "more"), rows, strict=True)), **parts)


def _heard_rows(rows: Keyboard, chosen: str) -> Keyboard:
    return tuple(
        tuple(replace(button, text=_heard_button(button.text, chosen)) for button in row)
        for row in rows
    )


def _heard_button(text: str, chosen: str) -> str:
    return f"{heard(text)}, {chosen}" if text.startswith(_TICK) else heard(text) or text


_TICK = "✓ "


def with_heard_names(live: Live) -> Live:
    """Take the signs out of people's names; a name of nothing but emoji is spelt as a voice reads
    it: "fire".
    """
    people = (replace(one, name=_name(one.name)) for one in live.table.people)
    return with_changes(live, people=tuple(people))


def _name(name: str) -> str:
    spelt = " ".join(name_of(sign, "").lower() for sign in name if name_of(sign, ""))
    return heard(name).strip() or spelt or name
