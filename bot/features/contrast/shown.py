"""A message in high contrast: its picture, and players' shapes in its words. PURE."""

import re

from msgspec.structs import replace

import render
from bot.display.buttons import Switching
from bot.display.values import Keyboard, Surface
from bot.texts.frame import COLOUR_MARKS, SECOND_MARKS
from render import Picture


class Contrast(Switching, tag="hc", frozen=True):
    """Set whether the pictures of this chat are in high contrast."""


_SHAPES = {
    "circle": "●○",
    "square": "■□",
    "triangle": "▲△",
    "star": "★☆",
    "cross": "✚✙",
    "diamond": "◆◇",
}
_SIGNS = {
    mark: _SHAPES[render.shape(colour)][nth]
    for nth, marks in enumerate((COLOUR_MARKS, SECOND_MARKS))
    for colour, mark in enumerate(marks)
}
"""By the mark of each colour, the shape that goes with it in pictures; the second six have hollow
ones.
"""
_MARK = re.compile("|".join(_SIGNS))


def contrasted(surface: Surface) -> Surface:
    """Return a message with its picture in high contrast, and with players' shapes where their
    colours stood.
    """
    said = ("text", "retired_text", "line", "opening")
    rows = {part: _rows(getattr(surface, part)) for part in ("keyboard", "more")}
    gist = surface.change_digest
    return replace(
        surface,
        picture=surface.picture and sharp(surface.picture),
        change_digest=None if gist is None else f"{gist} contrast",
        **{part: shaped(getattr(surface, part)) for part in said},
        **rows,
    )


def sharp(picture: Picture) -> Picture:
    """Return a picture in high contrast."""
    return replace(picture, contrast=True)


def _rows(rows: Keyboard) -> Keyboard:
    return tuple(tuple(replace(button, text=shaped(button.text)) for button in row) for row in rows)


def shaped(text: str) -> str:
    """Return a text with players' shapes in the place of their colours."""
    return _MARK.sub(lambda mark: _SIGNS[mark[0]], text)
