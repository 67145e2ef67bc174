"""References at a tap: the chart of beasts, spices, gems, weapons, the meaning of the signs of
spells.

For /rules: the zones of a card, and all charts.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from games.core.contract import Options
from games.laar.components import CHARTS, SPICE_POINTS, Chart, Goods, Spice
from games.laar.view import View
from render.laar.art.hues import HUES
from render.laar.art.measures import CARD
from render.laar.charts import chart
from render.laar.example import EXAMPLE
from render.laar.kit import GROUND, MARGIN, expert, in_the_desert, kind, thing
from render.laar.market import card
from render.pieces import icons
from render.sheet.guide import Line
from render.sheet.head import HEAD, titled
from render.sheet.people import AT_REST, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Scene, Sprite
from render.sheet.text import fit, in_two
from render.theme import INK, SMALLEST_TEXT, WIDTH, Face

_CAMELS = (66, 118, 170, 222, 1058, 1110, 1162, 1214)
"""Where the caravan goes."""
_HALF = (WIDTH - 3 * MARGIN) // 2
_HIGH = 330
"""Height of a chart's panel."""
_LINE = 84
"""Height of a line about spells."""

_SQUARES = tuple(size**2 for size in range(1, len(SPICE_POINTS) + 1))
"""The points of runs of gems, by length."""
SPELLS = (
    ("each", ("laar/coin/1", "/", "laar/kind/spice")),
    ("set", ("laar/coin/4", "/", "laar-mint", "laar-clove")),
    ("boost", ("laar-katar", "+2")),
    ("shift", ("laar-shift", "±1")),
    ("shield", ("laar-shield",)),
    ("universal", ("laar-universal",)),
)
"""Signs of spells, and the last words of the messages that explain them."""


def guide_of(options: Options, seats: int) -> View:
    """Return a view of a table with its chart of beasts; `random` where the chart is drawn."""
    view: View = EXAMPLE.view
    chart = options.get("beasts", "random")
    return replace(view, chart=chart, players=view.players[:1] * (seats or 3))


def guide(picture: Picture) -> Scene:
    """Lay out what the goods of this game pay."""
    view: View = picture.view
    words, told = picture.words, _charts(picture)
    *boxes, last = _halves(HEAD + MARGIN, len(told) + 1)
    top = last.bottom + MARGIN
    below = Box(MARGIN, top, WIDTH - MARGIN, top + 3 * _LINE + 30)
    foot = Box(MARGIN, below.bottom + MARGIN, WIDTH - MARGIN, below.bottom + MARGIN + 130)
    items = [
        *in_the_desert(titled(words["laar-guide"])),
        *(Sprite(thing("camel"), x, HEAD // 2 + 16, 56) for x in _CAMELS),
        *(one for id, box in zip(told, boxes, strict=True) for one in chart(id, box, words=words)),
        *_rows(last),
        *_spells(words, below),
        *_weapons(words, len(view.players), foot),
    ]
    return Scene(WIDTH, foot.bottom + MARGIN, tuple(items), GROUND)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines about points of one, two, three and more of each kind, and the targets of
    weapons.
    """
    view: View = picture.view
    words, seats = picture.words, len(view.players)
    beasts = words[f"laar-category-{Goods.BEAST}"]
    spices, gems = (words[f"laar-category-{goods}"] for goods in (Goods.SPICE, Goods.GEM))
    paid = (
        *(
            (f"{beasts} {id.upper()}: {words[f'laar-guide-{how}']}", points)
            for id in _charts(picture)
            for how, points in _chart_points(CHARTS[id])
        ),
        (f"{spices}: {words['laar-guide-different']}", _each(SPICE_POINTS)),
        (f"{gems}: {words['laar-guide-run']}", _each(_SQUARES)),
        *((said, "") for said in _said_of_sides(words, seats)),
        (words["laar-guide-twice"], ""),
    )
    return [Line((), said, pays) for said, pays in paid]


def _said_of_sides(words: Mapping[str, str], seats: int) -> Sequence[str]:
    said = [words[f"laar-guide-{word}"] for word in _sides(seats)]
    return [" ".join(said)] if seats == 2 else said


def _chart_points(chart: Chart) -> Iterator[tuple[str, str]]:
    """Yield the ways in which a chart pays beasts, as the last word of the message, and the
    points.
    """
    follows = {points for after in chart.follows.values() for points in after.values()}
    yield from (("different", _each(chart.different)),) if chart.different else ()
    yield from (("equal", _each(chart.equal)),) if chart.equal else ()
    yield from (("pairs", str(chart.any[-1])),) if chart.any else ()
    yield from (("follows", f"{min(follows)}–{max(follows)}"),) if follows else ()


def _each(points: Sequence[int]) -> str:
    return " ".join(map(str, points))


def _charts(picture: Picture) -> Sequence[str]:
    view: View = picture.view
    return [view.chart] if view.chart in CHARTS else [*CHARTS]


def _halves(top: int, count: int) -> list[Box]:
    """Return places for panels, two side by side."""
    lefts = (MARGIN + number % 2 * (_HALF + MARGIN) for number in range(count))
    tops = (top + number // 2 * (_HIGH + MARGIN) for number in range(count))
    return [Box(x, y, x + _HALF, y + _HIGH) for x, y in zip(lefts, tops, strict=True)]


def _rows(box: Box) -> Iterator[Item]:
    """Show the points of spices and of runs of gems, by their number."""
    yield from panel(box, AT_REST, 18)
    half = box.width // 2
    spices = tuple(thing(spice.value) for spice in Spice)
    gems = tuple(f"laar/gem/{(place + 6) % 8 + 1}" for place in range(len(SPICE_POINTS)))
    left = Box(box.left + 10, box.top, box.left + half - 8, box.bottom)
    right = Box(box.left + half + 8, box.top, box.right - 10, box.bottom)
    yield from _bars_of(Goods.SPICE, spices, SPICE_POINTS, left)
    yield Rule(Box(box.left + half, box.top + 16, box.left + half, box.bottom - 16), "#b8935c", 3)
    yield from _bars_of(Goods.GEM, gems, _SQUARES, right)


def _bars_of(goods: Goods, arts: Sequence[str], points: Sequence[int], box: Box) -> Iterator[Item]:
    """Show the points of one thing, of two, and so on, as bars that grow with each new one."""
    yield Sprite(expert(goods), box.left + 34, box.top + 42, 62)
    yield Sprite(kind(goods), box.left + 92, box.top + 42, 42)
    step, foot = box.width // len(arts), box.bottom - 64
    for place, (art, paid) in enumerate(zip(arts, points, strict=False)):
        x, high = box.left + place * step + step // 2, max(6, _BAR * paid // points[-1])
        yield Panel(Box(x - 19, foot - high, x + 19, foot), HUES[goods].full, INK, 5)
        yield Label(str(paid), x, foot - high - 22, Face.FIGURE, 40, INK, "mm")
        yield Sprite(art, x, foot + 34, step - 1)


_BAR = 170
"""Height of the highest bar."""


def _spells(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Explain the signs of spells in two columns."""
    yield from panel(box, AT_REST, 18)
    for number, (word, signs) in enumerate(SPELLS):
        x = box.left + 16 + number % 2 * (box.width // 2)
        y = box.top + 15 + _LINE // 2 + number // 2 * _LINE
        yield from _signs(signs, x, y)
        yield from _text_lines(words[f"laar-guide-{word}"], x + 224, y + 2, box.width // 2 - 250)


def _text_lines(said: str, x: int, y: int, room: int) -> Iterator[Label]:
    """Write an explanation from x on, in two lines if it is long; their middle is at y."""
    lines = in_two(said, Face.NAME, SMALLEST_TEXT, room)
    for number, line in enumerate(lines):
        text, px = fit(line, Face.NAME, SMALLEST_TEXT, room)
        yield Label(text, x, y + 40 * number - 20 * (len(lines) - 1), Face.NAME, px, INK)


def _signs(signs: tuple[str, ...], x: int, y: int) -> Iterator[Item]:
    step = 56
    x += (212 - step * len(signs)) // 2
    for place, sign in enumerate(signs):
        at = x + step // 2 + place * step
        if len(sign) < 3:
            yield Label(sign, at, y, Face.FIGURE, 40, INK, "mm")
        else:
            yield Sprite(thing(sign.removeprefix("laar-")) if "/" not in sign else sign, at, y, 60)


def _sides(seats: int) -> tuple[str, str]:
    """Return the ids of the texts about a weapon's two numbers; with two players both neighbours
    are the same.
    """
    return ("either", "better") if seats == 2 else ("left", "right")


def _weapons(words: Mapping[str, str], seats: int, box: Box) -> Iterator[Item]:
    """Explain whom weapons strike, and that two of a type do not."""
    yield from panel(box, AT_REST, 18)
    y, half = (box.top + box.bottom) // 2, box.width * 7 // 12
    yield Sprite(expert(Goods.WEAPON), box.left + 62, y, 84)
    yield Sprite(kind(Goods.WEAPON), box.left + 132, y, 44)
    for line, word in zip((-24, 26), _sides(seats), strict=True):
        said, px = fit(words[f"laar-guide-{word}"], Face.NAME, 40, half - 176)
        yield Label(said, box.left + 172, y + line, Face.NAME, px, INK)
    for place in range(2):
        yield Sprite(thing("pinga"), box.left + half + 50 + place * 70, y, 72, 50)
    yield Sprite(icons.key("no"), box.left + half + 84, y + 6, 60)
    x = box.left + half + 172
    yield from _text_lines(words["laar-guide-twice"], x, y + 2, box.right - 16 - x)


def zones(picture: Picture) -> Scene:
    """Lay out a card with the names of its zones, and the five charts of beasts."""
    view: View = picture.view
    words, top = picture.words, HEAD + MARGIN
    lot = view.market[0]
    assert lot is not None
    items = [
        *in_the_desert(titled(words["laar-name"])),
        Sprite(card(lot.card, None), MARGIN, top, CARD[0]),
        *_goods_legend(words, Box(2 * MARGIN + CARD[0], top, WIDTH - MARGIN, top + CARD[1])),
    ]
    *boxes, last = _halves(top + CARD[1] + MARGIN, len(CHARTS) + 1)
    for id, box in zip(CHARTS, boxes, strict=True):
        items += chart(id, box, words=words)
    items += _rows(last)
    return Scene(WIDTH, last.bottom + MARGIN, tuple(items), GROUND)


def _goods_legend(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Name the kinds of goods beside their shapes and experts."""
    yield from panel(box, AT_REST, 18)
    high = box.height // len(Goods)
    for number, goods in enumerate(Goods):
        y = box.top + high // 2 + number * high
        yield Sprite(kind(goods), box.left + 42, y, 48)
        yield Sprite(expert(goods), box.left + 108, y, 60)
        yield Label(words[f"laar-category-{goods}"], box.left + 156, y + 2, Face.NAME, 42, INK)
