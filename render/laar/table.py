"""The sheet of scores: a column for each seat, a row for each kind of goods, bars below figures."""

from collections.abc import Iterator

from msgspec import Struct

from games.core.values import Seat
from games.laar.components import Goods
from games.laar.forecast import forecast
from games.laar.tally import Sheet
from games.laar.view import View
from render.laar.art.hues import HUES
from render.laar.kit import GROUND, MARGIN, RED, expert, kind, signed, strip
from render.pieces import icons
from render.sheet.head import HEAD
from render.sheet.people import name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Scene, Sprite
from render.theme import ACTIVE, INK, WIDTH, Face

_ROW = 116
_NAMES = 150
"""Height of the row of names."""
_SUM = 120
_LEFT = 186
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
    box = Box(MARGIN, HEAD + 16, WIDTH - MARGIN, HEAD + 16 + _NAMES + 5 * _ROW + _SUM)
    items = [*strip(picture, picture.words[word]), *panel(box, radius=22)]
    for seat in table.ahead:
        items += _winner(_column(box, seat, len(table.sheets)))
    for row, goods in enumerate(Goods):
        items += _kind(goods, box.left, box.top + _NAMES + row * _ROW)
    for place, sheet in enumerate(table.sheets):
        column = _column(box, Seat(place), len(table.sheets))
        items += _column_heading(picture, Seat(place), column, won=place in table.ahead)
        items += _figures(sheet, column, _longest(table))
    return Scene(WIDTH, box.bottom + 16, tuple(items), GROUND)


def _column(box: Box, seat: Seat, count: int) -> Box:
    wide = (box.width - _LEFT) // count
    left = box.left + _LEFT + seat * wide
    return Box(left, box.top, left + wide, box.bottom)


def _winner(column: Box) -> Iterator[Item]:
    yield Panel(
        Box(column.left + 6, column.top + 10, column.right - 8, column.bottom - 10),
        ACTIVE,
        "#b8741a",
        20,
    )


def _kind(goods: Goods, x: int, y: int) -> Iterator[Item]:
    yield Rule(Box(x + 16, y, WIDTH - MARGIN - 16, y), "#b89a62", 3)
    yield Sprite(expert(goods), x + 66, y + _ROW // 2, 84)
    yield Sprite(kind(goods), x + 136, y + _ROW // 2, 48)


def _column_heading(picture: Picture, seat: Seat, column: Box, *, won: bool) -> Iterator[Item]:
    middle = (column.left + column.right) // 2
    yield from person(picture, seat, middle, column.top + 58, 80)
    label = name(picture, seat, middle, column.top + 122, 42, column.width - 24)
    yield Label(label.text, middle, label.y, label.face, label.px, label.fill, "mm")
    if won:
        yield Sprite(icons.key("crown"), column.right - 46, column.top + 34, 84)


def _longest(table: Table) -> int:
    """Return the most points in one figure: its bar fills its column."""
    return max(1, *(abs(sheet.points(goods)) for sheet in table.sheets for goods in Goods))


def _figures(sheet: Sheet, column: Box, longest: int) -> Iterator[Item]:
    middle, top = (column.left + column.right) // 2, column.top + _NAMES
    for row, goods in enumerate(Goods):
        y, points = top + row * _ROW, sheet.points(goods)
        if goods is Goods.GEM and sheet.gems is None:
            yield Label("?", middle, y + 56, Face.FIGURE, 60, INK, "mm")
            continue
        ink = RED if points < 0 else INK
        yield Label(signed(points), middle, y + 46, Face.FIGURE, 56, ink, "mm")
        wide = (column.width - 60) * abs(points) // longest
        if wide:
            bar = Box(middle - wide // 2, y + 82, middle + wide - wide // 2, y + 100)
            yield Panel(bar, RED if points < 0 else HUES[goods].full, INK, 6)
    y = top + 5 * _ROW
    yield Rule(Box(column.left, y, column.right, y), INK, 5)
    said = signed(sheet.total) + ("" if sheet.gems else "+?")
    yield Label(said, middle, y + _SUM // 2, Face.FIGURE, 78, INK, "mm")
