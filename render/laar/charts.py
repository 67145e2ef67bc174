"""The charts of beasts as panels: sets and their points, or a table of pairs."""

from collections.abc import Iterator, Mapping, Sequence

from games.laar.components import CHARTS, Beast, Chart, Goods
from render.laar.kit import QUIET, expert, kind, thing
from render.sheet.people import AT_REST, CHOSEN, panel
from render.sheet.scene import Box, Item, Label, Panel, Sprite
from render.sheet.text import fit
from render.theme import INK, Face

_HEAD = 84
"""Height of a panel's title."""
_LEFT = 210
"""Where the sets begin: the title stands beside them."""
_BEASTS = tuple(beast.value for beast in Beast)


def chart(id: str, box: Box, *, words: Mapping[str, str], chosen: bool = False) -> Iterator[Item]:
    """Lay out a chart of beasts in a panel."""
    yield from panel(box, CHOSEN if chosen else AT_REST, 18)
    middle = box.left + _LEFT // 2 - 6
    yield Sprite(expert(Goods.BEAST), middle - 34, box.top + 62, 76)
    yield Sprite(kind(Goods.BEAST), middle + 38, box.top + 62, 48)
    yield Label(id.upper(), middle, box.top + 142, Face.TITLE, 58, QUIET, "mm")
    inner = Box(box.left + _LEFT, box.top + 12, box.right - 16, box.bottom - 12)
    yield from _table(CHARTS[id], inner) if CHARTS[id].follows else _sets(CHARTS[id], inner)
    if any(CHARTS[id].any):  # the sign for any beast needs a word
        said, px = fit(words["laar-guide-any"], Face.NAME, 40, inner.width)
        yield Label(said, inner.left, inner.bottom - 44, Face.NAME, px, INK)


def _sets(told: Chart, box: Box) -> Iterator[Item]:
    """Show a row for each size of a set: beasts, and their points."""
    lines = list(_lines(told))
    high = min(96, box.height // len(lines))
    top = box.top + (box.height - high * len(lines)) // 2
    px = min(72, high - 2, (box.width - 96) // max(len(beasts) for beasts, _ in lines))
    for number, (beasts, points) in enumerate(lines):
        y = top + high * number + high // 2
        for place, beast in enumerate(beasts):
            yield Sprite(thing(beast), box.left + px // 2 + place * px, y, px - 2)
        yield Label(str(points), box.right - 12, y + 2, Face.FIGURE, 50, INK, "rm")


def _lines(told: Chart) -> Iterator[tuple[Sequence[str], int]]:
    """Yield the members of a set: different beasts, equal ones, any."""
    for size, points in enumerate(told.different, 1):
        yield _BEASTS[:size], points
    for size, points in enumerate(told.equal, 1):
        if points:
            yield (_BEASTS[-1],) * size, points
    for size, points in enumerate(told.any, 1):
        if points:
            yield ("any",) * size, points


def _table(told: Chart, box: Box) -> Iterator[Item]:
    """Show a table: rows by the beast that is paid, columns by the one taken next."""
    wide, high = box.width // 5, box.height // 5
    px = min(wide, high) + 2
    yield Panel(Box(box.left, box.top, box.right, box.top + high), _FIRST, "", 10)
    yield Panel(Box(box.left, box.top, box.left + wide, box.bottom), _FIRST, "", 10)
    yield Label("→", *_cell(box, 0, 0), Face.FIGURE, 44, QUIET, "mm")
    for place, beast in enumerate(Beast, 1):
        yield Sprite(thing(beast.value), *_cell(box, place, 0), px)
        yield Sprite(thing(beast.value), *_cell(box, 0, place), px)
        for column, other in enumerate(Beast, 1):
            points = str(told.follows[beast][other])
            yield Label(points, *_cell(box, column, place), Face.FIGURE, 42, INK, "mm")


_FIRST = "#d3b987"
"""Of the heads of rows and columns."""


def _cell(box: Box, column: int, row: int) -> tuple[int, int]:
    wide, high = box.width / 5, box.height / 5
    return round(box.left + wide * (column + 0.5)), round(box.top + high * (row + 0.5))
