"""What goods pay, as panels in the colours of their kinds: bars that grow with each new one, or a
table of pairs.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.laar.components import CHARTS, Beast, Chart, Goods
from render.laar.art.hues import HUES
from render.laar.kit import expert, field, kind, thing
from render.sheet.scene import Box, Item, Label, Panel, Sprite
from render.sheet.text import fit, in_two, lines_within, width
from render.theme import INK, Face

_LEFT = 254
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
    yield Sprite(expert(goods), box.left + 66, box.top + 62, 92)
    yield Sprite(kind(goods), box.left + 138, box.top + 62, 56)


def chart(id: str, box: Box, *, words: Mapping[str, str]) -> Iterator[Item]:
    """Lay out a chart of beasts in a panel."""
    paid = CHARTS[id]
    yield from kind_field(Goods.BEAST, box)
    yield Label(id.upper(), box.left + 168, box.top + 66, Face.TITLE, 46, INK)
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
    of = {"≠": told.different, "=": told.equal}
    found = [
        Bar(str(size) + (sign if size > 1 else ""), points)
        for sign, paid in of.items()
        for size, points in enumerate(paid, 1)
        if points
    ]
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
    foot, most = box.bottom - 50, max(bar.points for bar in shown)
    half = min(27, step // 2 - 5)
    for place, bar in enumerate(shown):
        x = box.left + place * step + step // 2
        high = max(10, (foot - box.top - 48) * bar.points // most)
        yield Panel(Box(x - half, foot - high, x + half, foot), hue.full, INK, 9)
        yield Label(str(bar.points), x, foot - high - 24, Face.FIGURE, 46, INK, "mm")
        yield Label(bar.of, x, foot + 28, Face.NAME, 44, INK, "mm")


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
