"""The games that can be chosen, a small picture of each with its name. It belongs to no game."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from render.sheet.people import AT_REST, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Scene
from render.sheet.text import fit
from render.theme import INK, WIDTH, Face

PAGE = "showcase"
_COLUMNS = 3
_SIDE, _GAP = 30, 16
"""Pixels round all of them, and between two."""
_WIDE = (WIDTH - 2 * _SIDE - (_COLUMNS - 1) * _GAP) // _COLUMNS
_PICTURE, _NAME = 258, 74
"""Height of a small picture, and of the name below."""

Emblem = Callable[[Box], Iterable[Item]]
"""A game's small picture, in a box of its own."""


class Showcase(Struct, frozen=True):
    """The games that are shown: their ids and their names."""

    games: tuple[tuple[str, str], ...]


def showcase(games: Iterable[tuple[str, str]]) -> Picture:
    """Return the picture of games.

    :param games: their ids and names, in the order of the list.
    """
    return Picture("", PAGE, view=Showcase(tuple(games)), names=())


def layout(picture: Picture, emblems: Mapping[str, Emblem]) -> Scene:
    """Lay out the games, three in a row."""
    shown: Showcase = picture.view
    items: list[Item] = []
    for number, (game, name) in enumerate(shown.games):
        box = _box(number)
        items += panel(box, AT_REST, 18)
        items += emblems[game](Box(box.left, box.top + 8, box.right, box.bottom - _NAME))
        items += _name(name, box)
    bottom = _box(len(shown.games) - 1).bottom
    return Scene(WIDTH, bottom + _SIDE, tuple(items))


def _box(number: int) -> Box:
    left = _SIDE + number % _COLUMNS * (_WIDE + _GAP)
    top = _SIDE + number // _COLUMNS * (_PICTURE + _NAME + _GAP)
    return Box(left, top, left + _WIDE, top + _PICTURE + _NAME)


def _name(said: str, box: Box) -> Iterator[Item]:
    text, px = fit(said, Face.NAME, 50, _WIDE - 24)
    middle = (box.left + box.right) // 2
    yield Label(text, middle, box.bottom - _NAME // 2, Face.NAME, px, INK, "mm")
