"""The common look of all games: the sheet's size, its colours, the seats, the faces of type."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

WIDTH = 1280
TALLEST = 1600
"""Chats crop pictures that are much taller than wide."""
SMALLEST_TEXT = 38
"""Pixels, 9 points of a phone: longer words are cut, and none are written without room."""
MARGIN = 36
EDGE = 22
"""The frame round the picture."""

INK = "#43301f"
PAPER = "#ead9b5"
STAIN = "#dfc99c"
WORN = "#b08a52"
"""The colour of the paper's edges."""
CARD = "#f7ebcd"
CREAM = "#fbf4e2"
RULE = "#b9935a"
FRAME = "#6b4d2b"
GOLD = "#ffcf3f"
"""Attention: corners at the last move, a frame round the chosen thing, light where somebody is
asked or pointed at. Nothing else is golden."""
ACTIVE = "#f8d978"
BADGE = "#7b1f2b"
PROSPECT = "#7a6238"
"""Points that are not paid yet."""
CARDBOARD = "#8d6f45"
NIGHT = "#1a1322"
"""Under what is written on dark grounds."""
PALE = "#ffe9bc"
"""Of words on the dark."""


class Dress(Struct, frozen=True):
    """The colours of what stands beside a map, on the page by touch: those of its game."""

    panel: str
    """Of the panel, at its top."""
    foot: str
    """At its foot."""
    ink: str
    faint: str
    """Of what is read second."""
    key: str
    """Of buttons."""
    rule: str
    """Of the panel's edge and the rims of buttons."""


PARCHMENT = Dress(CARD, "#e6d3a8", INK, "#5a4429", "#fff8e4", "#8a6a3c")


class Style(Struct, frozen=True):
    """How a person is told from the others: by colour and by shape, always together."""

    colour: str
    """The colour by which it is called."""
    body: str
    rim: str
    shape: str
    emblem: str
    """The colour of the shape."""
    bold: bool = False
    """Whether shape and outlines are large, for high contrast."""
    hollow: bool = False
    """Whether of the shape only the outline is drawn."""


_WHITE = "#f7f7f4"
_COLOURS = (
    ("#dc1a60", "circle", "#ffffff"),
    ("#1f5fd0", "square", "#ffffff"),
    ("#ffc814", "triangle", "#33240f"),
    ("#25262d", "star", "#ffffff"),
    (_WHITE, "cross", "#5b2a86"),
    ("#1fa187", "diamond", "#ffffff"),
)


def _styles() -> tuple[Style, ...]:
    """Return six in full colour, and six more with the colour as a rim on white."""
    full = [Style(colour, colour, INK, shape, emblem) for colour, shape, emblem in _COLOURS]
    rimmed = [
        Style(rim, _WHITE, rim, shape, rim)
        for colour, shape, _ in _COLOURS
        for rim in [INK if colour == _WHITE else colour]
    ]
    return (*full, *rimmed)


STYLES = _styles()
"""Raspberry, blue, yellow, black, white, bluish green, and the same again rimmed; tokens of those
are striped.
"""
BOLD = "c"
"""Behind the index of a style, where a sprite's name names it in high contrast."""


def style_of(word: str) -> Style:
    """Return a style by its word in a sprite's name: "2"; "2c" in high contrast, where the shape of
    a rimmed one is hollow, so that each of the twelve has a pattern of its own.
    """
    index = int(word.removesuffix(BOLD))
    if not word.endswith(BOLD):
        return STYLES[index]
    return replace(STYLES[index], bold=True, hollow=index >= len(_COLOURS))


class Face(Enum):
    """A face of type; the value is where its file lies: package and path."""

    NAME = ("fontpkg_alegreya_sans", "files/AlegreyaSans-ExtraBold.ttf")
    FIGURE = ("fontpkg_alegreya_sans", "files/AlegreyaSans-Black.ttf")
    TITLE = ("fontpkg_pt_serif", "files/PT_Serif-Web-Bold.ttf")
