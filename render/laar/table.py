"""The sheet of scores: a column for each seat, a row for each kind of goods, bars below figures."""

from collections.abc import Iterator

from msgspec import Struct

from games.core.values import Seat
from games.laar.components import Goods
from games.laar.forecast import forecast
from games.laar.tally import Sheet
from games.laar.view import View
from render.laar.art.fields import BAND
from render.laar.art.hues import HUES
from render.laar.caravan import caravan
from render.laar.kit import GROUND, MARGIN, RED, expert, kind, signed
from render.pieces import icons
from render.sheet.guide import FRIEZE
from render.sheet.people import name, on_dark, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, Item, Label, Panel, Scene, Sprite
from render.theme import ACTIVE, INK, PALE, WIDTH, Face

_ROW = BAND
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
    items = [*caravan(picture.words[word])]
    for row, goods in enumerate(Goods):
        items += _kind(goods, box, box.top + _NAMES + row * _ROW)
    for seat in table.ahead:
        items += _winner(_column(box, seat, len(table.sheets)))
    for place, sheet in enumerate(table.sheets):
        column = _column(box, Seat(place), len(table.sheets))
        won = place in table.ahead
        items += _column_heading(picture, Seat(place), column, won=won)
        items += _figures(sheet, column, _longest(table), INK if won else PALE)
    return Scene(WIDTH, box.bottom + 16, tuple(items), GROUND)


def _column(box: Box, seat: Seat, count: int) -> Box:
    wide = (box.width - _LEFT - 12) // count
    left = box.left + _LEFT + seat * wide
    return Box(left, box.top, left + wide, box.bottom)


def _winner(column: Box) -> Iterator[Item]:
    box = Box(column.left + 4, column.top + 8, column.right - 4, column.bottom - 8)
    yield Glow(box, 5)
    yield Panel(box, ACTIVE, "#b8741a", 20, foot="#ffe9a6")


def _kind(goods: Goods, box: Box, y: int) -> Iterator[Item]:
    """Lay a band in the colours of a kind of goods across the sheet."""
    yield Sprite(f"laar/band/{goods}", 0, y, WIDTH)
    yield Sprite(expert(goods), box.left + 66, y + _ROW // 2, 98)
    yield Sprite(kind(goods), box.left + 148, y + _ROW // 2, 66)


def _column_heading(picture: Picture, seat: Seat, column: Box, *, won: bool) -> Iterator[Item]:
    middle = (column.left + column.right) // 2
    yield from (person if won else on_dark)(picture, seat, middle, column.top + 60, 88)
    ink = INK if won else PALE
    label = name(picture, seat, middle, column.top + 128, 44, column.width - 12, ink)
    yield Label(label.text, middle, label.y, label.face, label.px, label.fill, "mm")
    if won:
        yield Sprite(icons.key("crown"), middle + 78, column.top + 52, 92)


def _longest(table: Table) -> int:
    """Return the most points in one figure: its bar fills its column."""
    return max(1, *(abs(sheet.points(goods)) for sheet in table.sheets for goods in Goods))


def _figures(sheet: Sheet, column: Box, longest: int, ink_of_sum: str) -> Iterator[Item]:
    middle, top = (column.left + column.right) // 2, column.top + _NAMES
    for row, goods in enumerate(Goods):
        y, points = top + row * _ROW, sheet.points(goods)
        if goods is Goods.GEM and sheet.gems is None:
            yield Label("?", middle, y + _ROW // 2, Face.FIGURE, 64, INK, "mm")
            continue
        ink, most = (RED if points < 0 else INK), column.width - 72
        wide = most * abs(points) // longest
        middle_of_figure = y + (43 if wide else _ROW // 2)
        yield Label(signed(points), middle, middle_of_figure, Face.FIGURE, 66, ink, "mm")
        if wide:
            bar = Box(middle - wide // 2, y + 80, middle + wide - wide // 2, y + 100)
            yield Panel(bar, RED if points < 0 else HUES[goods].full, "", 10)
    said = signed(sheet.total) + ("" if sheet.gems else "+?")
    y = top + 5 * _ROW + _SUM // 2 - 4
    yield Label(said, middle, y, Face.FIGURE, 92, ink_of_sum, "mm")
