"""Standings: how people have fared over many games, as a sheet. It belongs to no game."""

from collections.abc import Iterator

from msgspec import Struct

from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Scene
from render.sheet.scores import heading
from render.sheet.text import fit, readable, width
from render.theme import BADGE, FRAME, GOLD, INK, RULE, WIDTH, Face

PAGE = "standings"
_TOP = 152
"""Pixels above the heads of the columns."""
_HEADS, _ROW, _FACT, _GAP, _FOOT = 58, 96, 62, 18, 40
_LEFT, _RIGHT = 60, WIDTH - 60
_NAME_X, _COLUMN = 134, 172
_APART = 40
"""Pixels between the two sides of a fact that stand in one line."""


class StandingsRow(Struct, frozen=True):
    """One row."""

    name: str
    cells: tuple[str, ...]
    note: str = ""
    """Stands small below the name."""
    leads: bool = False


class Fact(Struct, frozen=True):
    """A further line: a subject, and its value."""

    what: str
    value: str


class Standings(Struct, frozen=True):
    """The words of the sheet."""

    title: str
    heads: tuple[str, ...] = ()
    lines: tuple[StandingsRow, ...] = ()
    facts: tuple[Fact, ...] = ()


def standing_sheet(said: Standings) -> Picture:
    """Return the picture that says so."""
    return Picture("", PAGE, view=said, names=())


def layout(picture: Picture) -> Scene:
    """Lay out the rows and, below them, the facts."""
    standings: Standings = picture.view
    items, y = [*heading(standings.title)], _TOP
    if standings.lines:
        items += _heads(standings.heads, y)
        y += _HEADS
    for number, line in enumerate(standings.lines, 1):
        items += _line(number, line, y, is_only=len(standings.lines) == 1)
        y += _ROW
    if standings.facts:
        y += _GAP
        items.append(Rule(Box(_LEFT, y, _RIGHT, y), RULE, 3))
        y += _GAP
    for fact in standings.facts:
        items += _fact(fact, y)
        y += _FACT * _lines(fact)
    return Scene(WIDTH, y + _FOOT, tuple(items))


def _column_x(column: int, columns: int) -> int:
    """Return where a column's figures end."""
    return _RIGHT - 14 - _COLUMN * (columns - 1 - column)


def _heads(heads: tuple[str, ...], top: int) -> Iterator[Item]:
    for column, head in enumerate(heads):
        text, px = fit(head, Face.NAME, 38, _COLUMN - 8)
        yield Label(text, _column_x(column, len(heads)), top + 34, Face.NAME, px, FRAME, "rm")


def _line(number: int, line: StandingsRow, top: int, *, is_only: bool) -> Iterator[Item]:
    """Lay out a row; an only one is not the first of any."""
    if line.leads:
        box = Box(_LEFT - 22, top + 4, _RIGHT + 22, top + _ROW - 4)
        yield Panel(box, GOLD, "#b98a1f", 16, strength=42)
    elif number > 1:
        yield Rule(Box(_LEFT, top, _RIGHT, top), RULE, 2)
    middle = top + _ROW // 2
    if not is_only:
        yield Label(str(number), _LEFT + 24, middle, Face.FIGURE, 44, BADGE, "mm")
    name_x = _LEFT if is_only else _NAME_X
    room = _column_x(0, len(line.cells)) - _COLUMN + 40 - name_x
    name, px = fit(readable(line.name) or "?", Face.NAME, 46, room)
    yield Label(name, name_x, middle - (18 if line.note else 0), Face.NAME, px, INK)
    if line.note:
        note, px = fit(readable(line.note), Face.NAME, 34, room + 60)
        yield Label(note, name_x, middle + 24, Face.NAME, px, FRAME)
    for column, cell in enumerate(line.cells):
        x = _column_x(column, len(line.cells))
        text, px = fit(cell, Face.FIGURE, 48, _COLUMN - 20)
        yield Label(text, x, middle, Face.FIGURE, px, INK if cell != "–" else RULE, "rm")


def _lines(fact: Fact) -> int:
    """Return how many lines a fact takes: two where both sides of it have no room in one."""
    sides = (width(readable(said), Face.NAME, _PX) for said in (fact.what, fact.value))
    return 1 if sum(sides) + _APART <= _RIGHT - _LEFT else 2


def _fact(fact: Fact, top: int) -> Iterator[Item]:
    y = top + _FACT // 2
    what, px = fit(readable(fact.what), Face.NAME, _PX, _RIGHT - _LEFT)
    yield Label(what, _LEFT, y, Face.NAME, px, INK)
    y += _FACT * (_lines(fact) - 1)
    value, px = fit(readable(fact.value), Face.NAME, _PX, _RIGHT - _LEFT)
    yield Label(value, _RIGHT, y, Face.NAME, px, BADGE, "rm")


_PX = 38
"""Size of a fact's words."""
