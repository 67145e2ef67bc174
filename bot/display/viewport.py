"""Viewport fit: chooses the size of the picture so that picture, caption and buttons of a question
fit on the screen of a phone without scrolling. PURE.

Figures are points of an iPhone 390 wide. Telegram fits a picture into 300 x 380 of them, whatever
the phone's width, and caption and keyboard are as wide as the picture (Telegram-iOS,
`image.maxDimensions`; on Android some 274 wide). The playground's page lays messages out like that;
`make bench` measures there what is reckoned here.
"""

import re
import textwrap
from html import unescape

from msgspec.structs import replace

from bot.display.values import Keyboard
from render import TALLEST, Picture

WHOLE = 660
"""What is seen at once: a phone of 844 less its bars."""
_PICTURE = (300, 1280)
"""The width of a picture on the phone, and as it is drawn."""
_LINE = 21.25
_LETTERS = 32
"""Letters in a line of a caption."""
_QUOTED = 29
"""Letters in a line of a quotation."""
_LINES = 8
"""Of a caption, the usual at most: with the true number a picture would change with every word."""
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

    :param sheet: width and height of its picture.
    :param text: its caption, as HTML.
    """
    pictured = _PICTURE[0] * sheet[1] / sheet[0]
    return pictured + _rest(is_private) + _LINE * _lines(text) + _ROW * len(keyboard)


def _rest(is_private: bool) -> int:
    return _REST if is_private else _REST + _SENDER


def _lines(text: str) -> float:
    """Return how many lines a caption takes; a quotation folds up at three."""
    said, *quoted = text.split("<blockquote expandable>")
    return _broken(said, _LETTERS) + sum(
        min(_broken(quotation, _QUOTED), 3) + _RIMS / _LINE for quotation in quoted
    )


def _broken(html: str, letters: int) -> int:
    """Count the lines of a text; words stay whole."""
    said = _WIDE.sub("MM", unescape(_TAG.sub("", html))).strip("\n")
    return sum(max(1, len(textwrap.wrap(line, letters))) for line in said.split("\n"))


_TAG = re.compile(r"<[^<>]*>")
_WIDE = re.compile("[\u2600-\u27bf\U0001f300-\U0001faff]")
"""Emoji are as wide as two letters."""
