"""A sheet of scores: a row for each seat, best first, with a bar of the points by category."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise

from msgspec import Struct
from msgspec.structs import replace

from render.sheet.guide import FRIEZE, signboard
from render.sheet.look import BANNER, Look, banner
from render.sheet.scene import Box, Item, Label, Panel, Pointer, Rule, Scene, Sprite, lowered
from render.sheet.text import fit, fit_name, width
from render.theme import BADGE, GOLD, INK, RULE, SMALLEST_TEXT, WIDTH, Face
from render.tools.colour import mix

_ROW = 150
_HEAD = 262
"""Pixels above the first row."""
_NAME_X, _TOTAL_X, _BAR = 152, 1150, 1010
_MANY, _SEVERAL, _CROWDED = 5, 6, 7
"""The number of columns that leaves less room for names, the one from which on words are left out
that have no room, and the one that leaves little room for points, too."""


class Column(Struct, frozen=True):
    """Something that brings points."""

    art: str
    """The sprite at the column's head, 62 pixels to its unit, with its origin in its middle."""
    word: str
    fill: str
    """The colour of the category's part of the bars."""


class Row(Struct, frozen=True):
    """The points of one seat."""

    figure: tuple[Sprite | Label, ...]
    """The player, as drawn in a row that begins at 0, 0: feet at 92, 124, or middle at 92, 94;
    above 52 is room for a crown."""
    name: str
    points: tuple[int, ...]
    """By column."""
    total: int
    won: bool


def scores(
    title: str,
    total: str,
    columns: Sequence[Column],
    rows: Sequence[Row],
    look: Look | None = None,
    frieze: Iterable[Item] = (),
) -> Scene:
    """Lay out the points of every row under their columns; `total` is the last column's word.

    :param look: the game's; None for a plain title.
    :param frieze: pieces of the game along the top, before which all stand, the winner largest.
    """
    words = [column.word for column in columns]
    places = _places(words)
    above = _places(words, _BELOW_NAMES)
    needs_room = len(columns) >= _SEVERAL and not _is_one_line(words, places, total)
    is_below = needs_room and _is_one_line(words, above, total)
    places = above if is_below else places
    heads = [*_heads(columns, places, total)]
    lowest = max(head.y for head in heads if isinstance(head, Label))
    if look and (pieces := [*frieze]):
        titled, lower_by = [*pieces, *signboard(title, look.banner), *_podium(rows)], _TALLER
    else:
        titled, lower_by = [*(banner(title, look) if look else heading(title))], 0
    items = [*titled, *(lowered(head, lower_by) for head in heads)]
    top = _HEAD + lowest - _WORD + lower_by
    most = max(1, *(max(row.total, _gained_points(row)) for row in rows))
    room = places[0] - 50 - _NAME_X
    is_long = any(width(row.name, Face.NAME, _SMALL) > room for row in rows)
    lower = _LINE if is_long or is_below else 0
    for i, row in enumerate(rows):
        y = top + i * (_ROW + lower)
        items += _row(row, columns, places, y, most, lower)
        if i and not row.won:
            items.append(_between(y - 2))
    return Scene(WIDTH, top + len(rows) * (_ROW + lower) + 40, tuple(items))


_TALLER = FRIEZE.bottom - BANNER
_STAGE = ((196, 1.45), (1084, 1.25), (94, 1.15), (1186, 1.15), (330, 1.05), (950, 1.05))
"""Where those of the first rows stand before a frieze, and how much larger than in their rows."""
_CROWN_AT = (92, 51)
_CROWN = 38


def _podium(rows: Sequence[Row]) -> Iterator[Item]:
    """Have people stand before the frieze."""
    for row, (x, larger) in zip(rows, _STAGE, strict=False):
        feet = FRIEZE.bottom - 8
        for figure in row.figure:
            if isinstance(figure, Sprite):
                yield replace(figure, x=x, y=feet, px=round(larger * figure.px))
                if row.won:
                    across, up = _CROWN_AT[0] - figure.x, figure.y - _CROWN_AT[1]
                    at = x + round(larger * across), feet - round(larger * up)
                    yield Sprite("crown", *at, round(larger * _CROWN))


_LINE, _SMALL = 46, 40
"""How much lower figures and bars lie where names have a line of their own, because one of them is
too long at this size, or the words of the columns need the room."""


def _gained_points(row: Row) -> int:
    """Return the points without losses: the length of the bar."""
    return sum(points for points in row.points if points > 0)


def heading(said: str) -> Iterator[Item]:
    """Write the title of a sheet; it ends 143 pixels from the top."""
    middle, y = WIDTH // 2, 134
    title, px = fit(said, Face.TITLE, 64, 1000)
    yield Label(title, middle, 84, Face.TITLE, px, INK, "mm")
    yield Rule(Box(middle - 300, y, middle + 300, y), "#8a6a3f", 3)
    diamond = ((middle, y - 9), (middle + 11, y), (middle, y + 9), (middle - 11, y))
    yield Pointer(diamond, BADGE)


def _column_x(column: int, columns: int) -> int:
    """Return the middle of a column."""
    if columns < _MANY:
        first, last = 500, 990
    else:
        first, last = (420, 1025) if columns < _CROWDED else (400, 1040)
    return first + round((last - first) * column / max(1, columns - 1))


_BESIDE_NAMES, _BELOW_NAMES, _LAST, _APART = 356, 210, 1070, 24
"""The leftmost pixel of the columns' words, beside names and below them; the rightmost one; pixels
between two of the words."""


def _places(words: Sequence[str], first: int = _BESIDE_NAMES) -> list[int]:
    """Return the middles of the columns. They are equally far apart, unless their words fit beside
    each other only at unequal distances.

    :param first: the leftmost pixel of the words.
    """
    even = [_column_x(i, len(words)) for i in range(len(words))]
    wide = [width(word, Face.NAME, _PX) for word in words]
    room = _LAST - first - sum(wide)
    if _are_apart(words, even) or room < _APART * (len(words) - 1):
        return even
    ends = accumulate(each + room / (len(words) - 1) for each in wide)
    begins = (first, *(first + end for end in ends))
    return [round(begin + each / 2) for begin, each in zip(begins, wide, strict=False)]


_PX = SMALLEST_TEXT
_WORD, _DEEPER = 244, 38
"""The y of the words, and how much lower their second line is."""


def _are_apart(words: Sequence[str], middles: Sequence[int]) -> bool:
    """Tell whether all words have room in one line: a long word may use room of a short
    neighbour.
    """
    halves = [width(word, Face.NAME, _PX) / 2 for word in words]
    beside = pairwise(zip(middles, halves, strict=True))
    return all(b - a >= left + right + _APART for (a, left), (b, right) in beside)


def _is_one_line(words: Sequence[str], places: Sequence[int], total: str) -> bool:
    return _are_apart([*words, total], [*places, _TOTAL_X])


def _heads(columns: Sequence[Column], places: Sequence[int], total: str) -> Iterator[Item]:
    """Write the words below the signs of their columns; where one line has no room, every second
    word stands lower. The signs of many columns have no words: they would fill two storeys.
    """
    words = [column.word for column in columns]
    is_one_line = _is_one_line(words, places, total)
    has_words = is_one_line or len(columns) < _SEVERAL
    for nth, (column, x) in enumerate(zip(columns, places, strict=True), 1):
        is_lower = not is_one_line and (len(columns) - nth) % 2 == 0
        room = 2 * _column_x(1, len(columns)) - 2 * _column_x(0, len(columns)) - _APART
        yield Sprite(column.art, x, 180, 62)
        if has_words:
            yield _head(column.word, x, _WORD + _DEEPER * is_lower, room)
    yield _head(total, _TOTAL_X, _WORD, 152)


def _head(word: str, x: int, y: int, room: int) -> Label:
    text, px = fit(word, Face.NAME, _PX, room)
    return Label(text, x, y, Face.NAME, px, INK, "mm")


def _row(
    row: Row, columns: Sequence[Column], places: Sequence[int], top: int, most: int, lower: int
) -> Iterator[Item]:
    if row.won:
        box = Box(34, top + 4, WIDTH - 34, top + _ROW + lower - 8)
        yield Panel(box, GOLD, "#b98a1f", 16, strength=42)
    yield from (replace(item, y=item.y + top) for item in row.figure)
    if row.won:
        yield Sprite("crown", _CROWN_AT[0], top + _CROWN_AT[1], _CROWN)
    room = (WIDTH - 60 if lower else places[0] - 50) - _NAME_X
    name, px = fit_name(row.name, Face.NAME, 46, room)
    yield Label(name, _NAME_X, top + (40 if lower else 50), Face.NAME, px, INK)
    top += lower
    for x, points in zip(places, row.points, strict=True):
        fill = INK if points else "#a58a5f"
        yield Label(_figure(points) if points else "–", x, top + 50, Face.NAME, 46, fill, "mm")
    total = BADGE if row.won else INK
    yield Label(_figure(row.total), _TOTAL_X, top + 52, Face.FIGURE, 78, total, "mm")
    yield from _bar(row, columns, top + 90, most)


def _figure(points: int) -> str:
    """Write a number, with a minus instead of a hyphen."""
    return str(points).replace("-", "−")


def _bar(row: Row, columns: Sequence[Column], top: int, most: int) -> Iterator[Item]:
    """Put the points end to end, in the order of the columns; losses have no length."""
    before = 0
    for column, points in zip(columns, row.points, strict=True):
        left, right = (_NAME_X + _BAR * n // most for n in (before, before + points))
        if points > 0:
            foot = mix(column.fill, INK, 0.22)
            yield Panel(Box(left, top, right, top + 34), column.fill, INK, foot=foot)
            before += points


def _between(y: int) -> Rule:
    return Rule(Box(60, y, WIDTH - 60, y), RULE, 2)
