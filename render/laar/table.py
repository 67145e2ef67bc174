"""The sheet of scores: a column for each seat, a row for each kind of goods, bars below figures."""

from collections.abc import Iterator

from msgspec import Struct

from games.core.values import Seat
from games.laar.components import Goods
from games.laar.forecast import forecast
from games.laar.tally import Sheet
from games.laar.view import View
from render.laar.art.hues import HUES
from render.laar.caravan import caravan
from render.laar.kit import GROUND, MARGIN, RED, expert, field, kind, signed
from render.pieces import icons
from render.sheet.guide import FRIEZE
from render.sheet.people import name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, Item, Label, Panel, Scene, Sprite
from render.theme import ACTIVE, INK, WIDTH, Face

_ROW = 116
_NAMES = 164
"""Height of the row of names."""
_SUM = 124
_LEFT = 190
"""Where the columns begin."""


class Table(Struct, frozen=True):
    """The content of the table."""

    sheets: tuple[Sheet, ...]
    ahead: tuple[Seat, ...]
    """The winners."""


def final(picture: Picture) -> Scene:
    """Lay out the scores at the end."""
    view: View = picture.view
    assert view.result
    return _table(picture, Table(view.sheets, view.result.ranking[0]), "laar-sheet")


def so_far(picture: Picture) -> Scene:
    """Lay out what everybody would score if the game ended now, as far as all can see it."""
    view: View = picture.view
    sheets = forecast(view)
    return _table(picture, Table(sheets, ()), "laar-if-ended")


def _table(picture: Picture, table: Table, word: str) -> Scene:
    top = FRIEZE.bottom + 20
    box = Box(MARGIN, top, WIDTH - MARGIN, top + _NAMES + 5 * _ROW + _SUM)
    names, sums = _strips(box)
    items = [*caravan(picture.words[word]), *panel(names, radius=18), *panel(sums, radius=18)]
    for row, goods in enumerate(Goods):
        items += _kind(goods, box, box.top + _NAMES + row * _ROW)
    for seat in table.ahead:
        items += _winner(_column(box, seat, len(table.sheets)))
    for place, sheet in enumerate(table.sheets):
        column = _column(box, Seat(place), len(table.sheets))
        items += _column_heading(picture, Seat(place), column, won=place in table.ahead)
        items += _figures(sheet, column, _longest(table))
    return Scene(WIDTH, box.bottom + 16, tuple(items), GROUND)


def _strips(box: Box) -> tuple[Box, Box]:
    """Return where the names stand, and the sums."""
    names = Box(box.left, box.top, box.right, box.top + _NAMES - 5)
    return names, Box(box.left, box.bottom - _SUM + 3, box.right, box.bottom)


def _column(box: Box, seat: Seat, count: int) -> Box:
    wide = (box.width - _LEFT - 12) // count
    left = box.left + _LEFT + seat * wide
    return Box(left, box.top, left + wide, box.bottom)


def _winner(column: Box) -> Iterator[Item]:
    box = Box(column.left + 4, column.top + 8, column.right - 4, column.bottom - 8)
    yield Glow(box, 5)
    yield Panel(box, ACTIVE, "#b8741a", 20, foot="#ffe9a6")


def _kind(goods: Goods, box: Box, y: int) -> Iterator[Item]:
    """Lay a band in the colours of a kind of goods through all columns."""
    yield field(goods, Box(box.left, y + 3, box.right, y + _ROW - 5))
    yield Sprite(expert(goods), box.left + 70, y + _ROW // 2, 92)
    yield Sprite(kind(goods), box.left + 146, y + _ROW // 2, 56)


def _column_heading(picture: Picture, seat: Seat, column: Box, *, won: bool) -> Iterator[Item]:
    middle = (column.left + column.right) // 2
    yield from person(picture, seat, middle, column.top + 62, 88)
    label = name(picture, seat, middle, column.top + 130, 44, column.width - 12)
    yield Label(label.text, middle, label.y, label.face, label.px, label.fill, "mm")
    if won:
        yield Sprite(icons.key("crown"), middle + 78, column.top + 52, 92)


def _longest(table: Table) -> int:
    """Return the most points in one figure: its bar fills its column."""
    return max(1, *(abs(sheet.points(goods)) for sheet in table.sheets for goods in Goods))


def _figures(sheet: Sheet, column: Box, longest: int) -> Iterator[Item]:
    middle, top = (column.left + column.right) // 2, column.top + _NAMES
    for row, goods in enumerate(Goods):
        y, points = top + row * _ROW, sheet.points(goods)
        if goods is Goods.GEM and sheet.gems is None:
            yield Label("?", middle, y + _ROW // 2, Face.FIGURE, 64, INK, "mm")
            continue
        ink, most = (RED if points < 0 else INK), column.width - 72
        wide = most * abs(points) // longest
        middle_of_figure = y + (44 if wide else _ROW // 2)
        yield Label(signed(points), middle, middle_of_figure, Face.FIGURE, 62, ink, "mm")
        if wide:
            bar = Box(middle - wide // 2, y + 78, middle + wide - wide // 2, y + 98)
            yield Panel(bar, RED if points < 0 else HUES[goods].full, INK, 9)
    said = signed(sheet.total) + ("" if sheet.gems else "+?")
    yield Label(said, middle, top + 5 * _ROW + _SUM // 2 - 4, Face.FIGURE, 88, INK, "mm")
