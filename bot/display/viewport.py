"""Viewport fit: chooses the size of the picture so that picture, caption and buttons of a question
fit on the screen of a phone without scrolling. PURE.

Figures are points of an iPhone 390 wide. Telegram fits a picture into 300 x 380 of them, whatever
the phone's width, and caption and keyboard are as wide as the picture (Telegram-iOS,
`image.maxDimensions`; on Android some 274 wide). The playground's page lays messages out like that;
`make bench` measures there what is reckoned here.
"""

import re
import unicodedata
from functools import lru_cache
from html import unescape

from msgspec.structs import replace

from bot.display.values import Keyboard
from render import TALLEST, Picture

WHOLE = 660
"""The visible height: a phone of 844 points without its bars."""
_PICTURE = (300, 1280)
"""The width of a picture on the phone, and as it is drawn."""
_LINE = 21.25
_SAID, _QUOTED = 288, 264
"""How wide a line of a caption is, and one of a quotation."""
_SPACE = 5
_WIDTHS = {
    5: " iljїіI|,.:;!'’·",
    6.6: "rft()/",
    8: "1-тгґ",
    10.4: "bdghnopqußöü023456789бдийнопрц",
    11: "➤",
    14: "mwMWжмшщыюфЖМДФ…",
    17: "ШЩЮ—",
}
"""How wide letters are that are much narrower or wider than others, in the type of an iPhone."""
_SMALL, _CAPITAL, _SIGN = 9.7, 12.2, 21
_CLAMP = 3
"""Lines of a quotation that are seen while it is folded up."""
MOST_LINES = 4
"""Visible lines of a caption with a question, including a quotation."""
_LINES = MOST_LINES + 1
"""Lines that the layout leaves room for. With the true number the picture would change with every
word."""
_ROW = 46
_REST = 34
"""The time and the rims."""
_RIMS = 16
"""Of a quotation."""
_SENDER = 24
"""In a group, the bot's name stands above what it says."""
ROOMS = range(640, TALLEST + 1, 80)
"""How tall a picture that asks may be told to be: values are few, for grounds are kept."""


def beside(
    picture: Picture | None, text: str, keyboard: Keyboard, *, is_private: bool
) -> Picture | None:
    """Return a picture that asks something, told how tall it may be beside words and buttons."""
    if picture is None or picture.focus is None:
        return picture
    lines = max(_LINES, _lines(text))
    left = WHOLE - _rest(is_private) - _LINE * lines - _ROW * len(keyboard)
    most = left * _PICTURE[1] / _PICTURE[0]
    return replace(picture, room=max((room for room in ROOMS if room <= most), default=ROOMS[0]))


def height(sheet: tuple[int, int], text: str, keyboard: Keyboard, *, is_private: bool) -> float:
    """Return how tall a message is on the phone, rather too much than too little.

    :param sheet: width and height of the picture.
    :param text: the caption, as HTML.
    """
    pictured = _PICTURE[0] * sheet[1] / sheet[0]
    return pictured + _rest(is_private) + _LINE * _lines(text) + _ROW * len(keyboard)


def _rest(is_private: bool) -> int:
    return _REST if is_private else _REST + _SENDER


def _lines(text: str) -> float:
    """Return how many lines a caption takes, the rims of its quotation among them."""
    return seen_lines(text) + text.count(_QUOTE) * _RIMS / _LINE


def seen_lines(text: str) -> int:
    """Count the lines of a caption that are seen: a quotation folds up at three.

    :param text: the caption, as HTML.
    """
    if not text:
        return 0
    said, *quoted = text.split(_QUOTE)
    folded = (min(_CLAMP, _broken(quotation, _QUOTED)) for quotation in quoted)
    return (_broken(said, _SAID) if said else 0) + sum(folded)


_QUOTE = "<blockquote expandable>"


def _broken(html: str, room: int) -> int:
    """Count the lines of a text; words stay whole."""
    said = unescape(_TAG.sub("", html)).strip("\n")
    return sum(_line_count(line, room) for line in said.split("\n"))


def _line_count(line: str, room: int) -> int:
    count, at = 1, 0.0
    for word in line.split(" "):
        wide = _wide(word)
        if at and at + wide > room:
            count, at = count + 1, 0.0
        count += int(wide // room)
        at += wide % room + _SPACE
    return count


@lru_cache(4096)
def _wide(word: str) -> float:
    """Return how wide a word is; those of one board are mostly those of the board before."""
    return sum(map(_width, word))


def _width(letter: str) -> float:
    found = next((wide for wide, some in _WIDTHS.items() if letter in some), None)
    if found is not None:
        return found
    kind = unicodedata.category(letter)
    return {"So": _SIGN, "Mn": 0, "Cf": 0, "Lu": _CAPITAL}.get(kind, _SMALL)


_TAG = re.compile(r"<[^<>]*>")
