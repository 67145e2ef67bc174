"""A cheat sheet in one picture: a panel for each thing that scores, with words and points."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from render.sheet.head import HEAD, titled
from render.sheet.look import BANNER, Look, banner
from render.sheet.people import panel
from render.sheet.scene import Box, Cards, Item, Label, Panel, Placed, Scene, Sprite
from render.sheet.text import fit, width
from render.theme import BADGE, CREAM, INK, TALLEST, WIDTH, Face

GUIDE = "guide"
"""The page's name."""
_MARGIN = 26
_GAP = 10
_MOST = 136
"""Height of a row, where there is room."""
_LEFT = 236
"""Width of a row's picture."""
_TEXT, _FIGURE = 44, 66
_ROOMY = 104
"""Height of a row from which on pictures and two lines of words have all their size."""


class Icon(NamedTuple):
    """A sprite in a row's picture; its place is counted from the middle of that picture."""

    art: str
    px: int
    x: int = 0
    y: int = 0
    is_card: bool = False
    """Whether it is a square card, whose origin is its corner."""


class Line(NamedTuple):
    """One thing that scores."""

    icons: tuple[Icon, ...]
    said: str
    pays: str


def guide(said: str, lines: Sequence[Line], look: Look, ground: str = "") -> Scene:
    """Lay out a title and a row for each thing.

    :param ground: the dark ground of the sheet, on which the title stands in a strip; empty for
        parchment.
    """
    top = HEAD + 14 if ground else BANNER + 14
    high = min(_MOST, (TALLEST - top - 40) // len(lines) - _GAP)
    items: list[Item] = [*(titled(said) if ground else banner(said, look))]
    for number, line in enumerate(lines):
        y = top + number * (high + _GAP)
        items += _row(line, look, Box(_side(ground), y, WIDTH - _side(ground), y + high))
    bottom = top + len(lines) * (high + _GAP)
    return Scene(WIDTH, bottom + (8 if ground else 40), tuple(items), ground)


def _side(ground: str) -> int:
    return 14 if ground else _MARGIN + 14


def _row(line: Line, look: Look, box: Box) -> Iterator[Item]:
    yield from panel(box, look.row)
    middle, y = box.left + (_LEFT - 18) // 2, (box.top + box.bottom) // 2
    high, (top, foot) = min(_ROOMY, box.height), look.plaque
    yield Panel(
        Box(box.left + 6, box.top + 6, box.left + _LEFT - 24, box.bottom - 6), top, "", 9, foot=foot
    )
    for icon in line.icons:
        fitted = icon._replace(px=icon.px * high // _ROOMY)
        yield from _icon(fitted, middle + icon.x, y + icon.y * high // _ROOMY)
    right = box.right - 26
    if line.pays:
        half, tall = max(62, width(line.pays, Face.FIGURE, _FIGURE) // 2 + 28), min(80, high - 8)
        seal = Box(right - 2 * half + 12, y - tall // 2, right + 12, y + tall // 2)
        yield Panel(seal, BADGE, "#4d0f18", tall // 2)
        yield Label(line.pays, right - half + 12, y + 2, Face.FIGURE, _FIGURE, CREAM, "mm")
        right = seal.left - 16
    for said in _words(line.said, box.left + _LEFT, y, right - (box.left + _LEFT), high):
        yield replace(said, fill=look.ink)


def _icon(icon: Icon, x: int, y: int) -> Iterator[Item]:
    if icon.is_card:
        at = Placed(icon.art, x - icon.px // 2, y - icon.px // 2)
        yield Cards(icon.px, (at,), square=True)
    else:
        yield Sprite(icon.art, x, y, icon.px)


def _words(said: str, x: int, y: int, room: int, high: int) -> Iterator[Label]:
    """Write words on one line, or on two about as long as each other, closer in a low row."""
    if width(said, Face.NAME, _TEXT) <= room:
        yield Label(said, x, y + 1, Face.NAME, _TEXT, INK)
        return
    parts = said.split(" ")
    ways = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    first, second = min(ways or [(said, "")], key=lambda way: _worse(way, room))
    longest = max((first, second), key=_long)
    apart = min(25, high // 4 - 2)
    px = fit(longest, Face.NAME, min(_TEXT - 2, 2 * apart), room, _LEAST)[1]
    for text, dy in ((first, -apart), (second, apart + 2)):
        yield Label(fit(text, Face.NAME, px, room)[0], x, y + dy, Face.NAME, px, INK)


def _worse(way: tuple[str, str], room: int) -> float:
    """Measure a break by its longer line; between two parts of a sentence it may be longer, if it
    fits.
    """
    longest = max(map(_long, way))
    is_between = way[0][-1] in ",:;." and longest * _LEAST <= room * _TEXT
    return longest * (_BETWEEN if is_between else 1)


_BETWEEN = 0.75
_LEAST = 38
"""The height of letters of two lines."""


def _long(said: str) -> int:
    return width(said, Face.NAME, _TEXT)
