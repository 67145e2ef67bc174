"""What goods pay, as panels in the colours of their kinds: bars that grow with each new one, or a
table of pairs.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.laar.components import CHARTS, Beast, Chart, Goods
from render.laar.art.hues import HUES
from render.laar.kit import expert, field, kind, thing
from render.sheet.scene import Box, Item, Label, Panel, Rule, Sprite
from render.sheet.text import fit, in_two, lines_within, width
from render.theme import INK, Face

_LEFT = 246
"""Where the bars begin: the kind stands beside them, and in what way it pays."""
_WORDS = 40
_MOST = 3
"""Lines of words."""


class Bar(NamedTuple):
    """What is paid for so many."""

    of: str
    points: int


def kind_field(goods: Goods, box: Box) -> Iterator[Item]:
    """Lay out a field of a kind of goods with its expert and its sign."""
    yield field(goods, box)
    yield Sprite(expert(goods), box.left + 66, box.top + 66, 100)
    yield Sprite(kind(goods), box.left + 144, box.top + 66, 66)


def chart(id: str, box: Box, *, words: Mapping[str, str]) -> Iterator[Item]:
    """Lay out a chart of beasts in a panel."""
    paid = CHARTS[id]
    yield from kind_field(Goods.BEAST, box)
    yield Label(id.upper(), box.left + 178, box.top + 70, Face.TITLE, 46, INK)
    inner = inside(box)
    if paid.follows:
        yield from words_beside(words["laar-guide-follows"], box)
        yield from _table(paid, inner)
        return
    yield from words_beside(words[f"laar-guide-{_way(paid)}"], box)
    yield from bars(Goods.BEAST, _bars(paid), inner)


def _way(told: Chart) -> str:
    """Return the last word of the message that says how a chart pays."""
    return "different" if told.different else "equal" if told.equal else "any"


def _bars(told: Chart) -> Sequence[Bar]:
    """Return the sizes of sets: different beasts, equal ones, any."""
    sign = "=" if told.different else ""  # of equal ones, where others are different
    found = [Bar(str(size), points) for size, points in enumerate(told.different, 1)]
    found += [Bar(f"{size}{sign}", points) for size, points in enumerate(told.equal, 1) if points]
    pairs = told.any[-1] if told.any else 0
    return found or [Bar(str(2 * count), pairs * count) for count in (1, 2, 3)]


def inside(box: Box) -> Box:
    """Return where the bars of a panel stand."""
    return Box(box.left + _LEFT, box.top + 12, box.right - 18, box.bottom - 12)


def words_beside(said: str, box: Box) -> Iterator[Label]:
    """Write at the left, below its kind, how something pays."""
    room = _LEFT - 30
    lines = in_two(said, Face.NAME, _WORDS, room)
    if max(width(line, Face.NAME, _WORDS) for line in lines) > room:
        lines = tuple(lines_within(said, Face.NAME, _WORDS, room))[:_MOST]
    top = (box.top + 108 + box.bottom) // 2 - 21 * (len(lines) - 1)
    for number, line in enumerate(lines):
        text, px = fit(line, Face.NAME, _WORDS, room)
        yield Label(text, box.left + 22, top + 42 * number, Face.NAME, px, INK)


def bars(goods: Goods, shown: Sequence[Bar], box: Box) -> Iterator[Item]:
    """Show points as bars, each above how many goods bring it."""
    hue, step = HUES[goods], box.width // len(shown)
    foot, most = box.bottom - 46, max(bar.points for bar in shown)
    half = min(32, step // 2 - 4)
    for place, bar in enumerate(shown):
        x = box.left + place * step + step // 2
        high = max(8, (foot - box.top - 52) * bar.points // most)
        yield Panel(Box(x - half, foot - high, x + half, foot), hue.full, "", 6)
        yield Label(str(bar.points), x, foot - high - 25, Face.FIGURE, 52, INK, "mm")
        yield Label(bar.of, x, foot + 26, Face.NAME, 42, INK, "mm")


def overview(ids: Sequence[str], box: Box, *, words: Mapping[str, str]) -> Iterator[Item]:
    """Lay out what beasts pay by each of the charts, a line for each: so many bring so much."""
    yield from kind_field(Goods.BEAST, box)
    first, top = box.right - _EQUAL - 4 * _COLUMN, box.top + _HEADING
    step = (box.bottom - 8 - top) // len(ids)
    y = (box.top + top) // 2 + 4
    for size in range(1, 5):
        yield Label(str(size), first + size * _COLUMN, y + 2, Face.NAME, 50, INK, "mm")
    for place in range(2):  # equal ones
        at = first + round(_EQUALS * _COLUMN)
        yield Sprite(thing("serpent"), at - 28 + place * 56, y, 58)
    for row, id in enumerate(ids):
        y = top + step // 2 + row * step
        paid = CHARTS[id]
        yield Rule(Box(box.left + 20, y - step // 2, box.right - 20, y - step // 2), "#5f9a5e", 2)
        yield Label(id.upper(), box.left + 84, y + 2, Face.TITLE, 44, INK, "mm")
        how = "follows" if paid.follows else _way(paid)
        way, px = fit(words[f"laar-guide-{how}"], Face.NAME, 42, first - box.left - 96)
        yield Label(way, box.left + 150, y + 1, Face.NAME, px, INK)
        for column, points in _points_by_column(paid):
            x = first + round(column * _COLUMN)
            yield Label(points, x, y + 2, Face.FIGURE, 56, _GREEN, "mm")


_COLUMN, _EQUAL, _HEADING = 112, 196, 118
"""How far points are apart, the room of those of equal beasts among different ones, and the height
of the line with numbers of beasts."""
_EQUALS = 5.2
"""The column of two equal beasts."""
_GREEN = "#14502a"


def _points_by_column(paid: Chart) -> Iterator[tuple[float, str]]:
    """Yield columns and what stands in them."""
    if paid.follows:
        all_of_them = {each for after in paid.follows.values() for each in after.values()}
        yield 2.5, f"{min(all_of_them)}–{max(all_of_them)}"
        return
    if not (paid.different or paid.equal):
        yield from ((2, str(paid.any[-1])), (4, str(2 * paid.any[-1])))
        return
    for size, points in enumerate(paid.different or paid.equal, 1):
        yield size, str(points)
    if paid.different and paid.equal:
        yield _EQUALS, str(paid.equal[-1])


def _table(told: Chart, box: Box) -> Iterator[Item]:
    """Show a table: rows by the beast that is paid, columns by the one taken next."""
    wide, high = box.width // 5, box.height // 5
    px, tint = min(wide, high + 5), HUES[Goods.BEAST]
    head = Box(box.left, box.top, box.right, box.top + high)
    yield Panel(head, tint.tint, "", 10)
    yield Panel(Box(box.left, box.top, box.left + wide, box.bottom), tint.tint, "", 10)
    yield Label("→", *_cell(box, 0, 0), Face.FIGURE, 48, INK, "mm")
    for place, beast in enumerate(Beast, 1):
        yield Sprite(thing(beast.value), *_cell(box, place, 0), px)
        yield Sprite(thing(beast.value), *_cell(box, 0, place), px)
        for column, other in enumerate(Beast, 1):
            points = str(told.follows[beast][other])
            yield Label(points, *_cell(box, column, place), Face.FIGURE, 46, INK, "mm")


def _cell(box: Box, column: int, row: int) -> tuple[int, int]:
    wide, high = box.width / 5, box.height / 5
    return round(box.left + wide * (column + 0.5)), round(box.top + high * (row + 0.5))
