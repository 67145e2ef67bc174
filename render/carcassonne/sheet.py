"""The final sheet: who won, and what brought the points."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from games.carcassonne.view import View
from games.core.score import ranking
from games.core.values import Seat
from render.carcassonne.art import palette
from render.carcassonne.pieces import colours, names
from render.pieces.followers import STAND, key
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Pointer, Rule, Scene, Sprite
from render.sheet.text import fit
from render.theme import BADGE, GOLD, INK, RULE, WIDTH, Face

ROW = 150
HEAD = 262
"""Pixels above the first row."""

_COLOURS = {
    "start": palette.PENNON,
    "road": palette.ROAD,
    "city": palette.ROOFS[0],
    "monastery": palette.SLATE,
    "garden": palette.BLOSSOM,
    "field": palette.FIELD,
}
"""Of the bars, in the order of the columns."""
_NEEDED = {"field": ("farmers", "on"), "garden": ("abbot", "off")}
"""Options without which a column would be empty, and their usual values."""
_NAME_X, _TOTAL_X, _BAR = 152, 1150, 1010


class Row(Struct, frozen=True):
    """One line of the sheet."""

    seat: Seat
    points: tuple[int, ...]
    """By column."""
    total: int
    won: bool


def sheet(picture: Picture) -> Scene:
    """Lay out the points of every seat by what paid them, best first."""
    view: View = picture.view
    columns = _columns(view)
    rows = _rows(view, columns)
    items = [*_title(picture), *_heads(picture, columns)]
    most = max(1, *(row.total for row in rows))
    for i, row in enumerate(rows):
        items += _row(picture, row, columns, HEAD + i * ROW, most)
        if i and not row.won:
            items.append(_between(HEAD + i * ROW - 2))
    return Scene(WIDTH, HEAD + len(rows) * ROW + 40, tuple(items))


def _columns(view: View) -> tuple[str, ...]:
    """Return what can have brought points; who plays alone has no farmers, but a head start."""
    never = "field" if view.alone else "start"
    played = (c for c in _COLOURS if view.options.get(*_NEEDED.get(c, ("", "on"))) != "off")
    return tuple(column for column in played if column != never)


def _rows(view: View, columns: tuple[str, ...]) -> list[Row]:
    """Return a line for each seat, best first; played alone, the last colour is what counts."""
    assert view.result
    paid: Counter[tuple[Seat, str]] = Counter()
    for line in view.lines:
        paid[line.seat, line.category] += line.points
    places = ranking(view.scores)
    counts = places[-1] if view.alone else places[0]
    return [
        Row(
            seat=seat,
            points=tuple(paid[seat, column] for column in columns),
            total=view.scores[seat],
            won=seat in counts,
        )
        for place in places
        for seat in place
    ]


def _title(picture: Picture) -> Iterator[Item]:
    middle, y = WIDTH // 2, 134
    title, px = fit(picture.words["carcassonne-sheet"], Face.TITLE, 64, 1000)
    yield Label(title, middle, 84, Face.TITLE, px, INK, "mm")
    yield Rule(Box(middle - 300, y, middle + 300, y), "#8a6a3f", 3)
    diamond = ((middle, y - 9), (middle + 11, y), (middle, y + 9), (middle - 11, y))
    yield Pointer(diamond, BADGE)


def _column_x(column: int, columns: int) -> int:
    """Return the middle of a column."""
    first, last = (500, 990) if columns < _MANY else (420, 1025)
    return first + round((last - first) * column / max(1, columns - 1))


_MANY = 5


def _heads(picture: Picture, columns: tuple[str, ...]) -> Iterator[Item]:
    for i, column in enumerate(columns):
        x = _column_x(i, len(columns))
        yield Sprite(f"carcassonne/icon/{column}", x, 180, 62)
        room = 158 if len(columns) < _MANY else 146
        yield _head(picture.words[f"carcassonne-category-{column}"], x, room)
    yield _head(picture.words["carcassonne-total"], _TOTAL_X, 158)


def _head(word: str, x: int, room: int) -> Label:
    text, px = fit(word, Face.NAME, 30, room)
    return Label(text, x, 244, Face.NAME, px, INK, "mm")


def _row(
    picture: Picture, row: Row, columns: tuple[str, ...], top: int, most: int
) -> Iterator[Item]:
    colour = colours(picture)[row.seat]
    if row.won:
        box = Box(34, top + 4, WIDTH - 34, top + ROW - 8)
        yield Panel(box, GOLD, "#b98a1f", 16, strength=42)
    yield Sprite(key(colour, STAND), 92, top + 124, 72)
    if row.won:
        yield Sprite("crown", 92, top + 51, 38)
    name, px = fit(
        names(picture)[row.seat], Face.NAME, 46, _column_x(0, len(columns)) - 50 - _NAME_X
    )
    yield Label(name, _NAME_X, top + 50, Face.NAME, px, INK)
    for i, points in enumerate(row.points):
        x, fill = _column_x(i, len(columns)), INK if points else "#a58a5f"
        yield Label(str(points) if points else "–", x, top + 50, Face.NAME, 46, fill, "mm")
    total = BADGE if row.won else INK
    yield Label(str(row.total), _TOTAL_X, top + 52, Face.FIGURE, 78, total, "mm")
    yield from _bar(row, columns, top + 94, most)


def _bar(row: Row, columns: tuple[str, ...], top: int, most: int) -> Iterator[Item]:
    """Put the points end to end, in the order of the columns."""
    before = 0
    for column, points in zip(columns, row.points, strict=True):
        left, right = (_NAME_X + _BAR * n // most for n in (before, before + points))
        if points:
            yield Panel(Box(left, top, right, top + 24), _COLOURS[column], INK)
        before += points


def _between(y: int) -> Rule:
    return Rule(Box(60, y, WIDTH - 60, y), RULE, 2)
