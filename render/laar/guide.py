"""References at a tap: the chart of beasts, spices, gems, weapons, the meaning of the signs of
spells.

For /rules: the zones of a card, and all charts.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from games.core.contract import Options
from games.laar.components import CHARTS, SPICE_POINTS, Chart, Goods
from games.laar.view import View
from render.laar.art.hues import HUES
from render.laar.art.measures import CARD
from render.laar.caravan import caravan
from render.laar.charts import Bar, bars, chart, inside, kind_field, overview, words_beside
from render.laar.example import EXAMPLE
from render.laar.kit import GROUND, MARGIN, RED, expert, field, in_the_desert, kind, thing
from render.laar.market import card
from render.pieces import icons
from render.sheet.guide import FRIEZE, Line
from render.sheet.head import HEAD, titled
from render.sheet.people import AT_REST, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Pointer, Scene, Sprite
from render.sheet.text import fit, in_two, lines_within, width
from render.theme import INK, SMALLEST_TEXT, WIDTH, Face

_HALF = (WIDTH - 3 * MARGIN) // 2
_HIGH, _LAST = 240, 300
"""Heights of a panel of the rules, and of one in the last row."""
_TALL, _WEAPON, _CHARTS = 300, 212, 500
"""Heights on the cheat sheet: of a panel, of that of weapons across it, of that of all charts."""
_LINE = 104
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
    words, shown = picture.words, _charts(picture)
    spices, gems = _pair(FRIEZE.bottom + 20, _TALL)
    beasts, weapons = _pair(spices.bottom + MARGIN, _TALL)
    if len(shown) > 1:
        top = spices.bottom + MARGIN
        beasts = Box(MARGIN, top, WIDTH - MARGIN, top + _CHARTS)
        weapons = Box(MARGIN, beasts.bottom + MARGIN, WIDTH - MARGIN, beasts.bottom + _WEAPON)
    top = weapons.bottom + MARGIN
    below = Box(MARGIN, top, WIDTH - MARGIN, top + 3 * _LINE + 22)
    paid = overview(shown, beasts, words=words)
    items = [
        *caravan(words["laar-guide"]),
        *_spices(words, spices),
        *_gems(words, gems),
        *(paid if len(shown) > 1 else chart(shown[0], beasts, words=words)),
        *_weapons(words, len(view.players), weapons),
        *_spells(words, below),
    ]
    return Scene(WIDTH, below.bottom + MARGIN, tuple(items), GROUND)


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


def _pair(top: int, high: int) -> tuple[Box, Box]:
    """Return places for two panels side by side."""
    left = Box(MARGIN, top, MARGIN + _HALF, top + high)
    return left, left.moved(_HALF + MARGIN, 0)


def _halves(top: int, count: int) -> list[Box]:
    """Return places for panels, two side by side; those of the last row are
    higher, and an odd one is as wide as the sheet.
    """
    boxes = []
    for number in range(count):
        is_alone, row = number == count - 1 and count % 2 == 1, number // 2
        x, y = MARGIN + number % 2 * (_HALF + MARGIN), top + row * (_HIGH + MARGIN)
        high = _LAST if row == (count - 1) // 2 else _HIGH
        boxes.append(Box(x, y, WIDTH - MARGIN if is_alone else x + _HALF, y + high))
    return boxes


def _spices(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Show the points of spices, by how many different ones there are."""
    yield from kind_field(Goods.SPICE, box)
    yield from words_beside(words["laar-guide-different"], box)
    paid = [Bar(str(count), points) for count, points in enumerate(SPICE_POINTS, 1)]
    yield from bars(Goods.SPICE, paid, inside(box))


def _gems(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Show the points of runs of gems, by their length."""
    yield from kind_field(Goods.GEM, box)
    yield from words_beside(words["laar-guide-run"], box)
    paid = [Bar(str(count), points) for count, points in enumerate(_SQUARES, 1)]
    yield from bars(Goods.GEM, paid, inside(box))


def _spells(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Explain the signs of spells in two columns."""
    yield field(Goods.SPELL, box)
    for number, (word, signs) in enumerate(SPELLS):
        x = box.left + 8 + number % 2 * (box.width // 2)
        y = box.top + 11 + _LINE // 2 + number // 2 * _LINE
        yield from _signs(signs, x, y)
        yield from _text_lines(words[f"laar-guide-{word}"], x + 262, y + 2, box.width // 2 - 276)


def _text_lines(said: str, x: int, y: int, room: int) -> Iterator[Label]:
    """Write an explanation from x on, in two lines if it is long; their middle is at y."""
    lines = in_two(said, Face.NAME, 40, room)
    if any(width(line, Face.NAME, SMALLEST_TEXT) > room for line in lines):
        lines = tuple(lines_within(said, Face.NAME, SMALLEST_TEXT, room))
    apart = 40 if len(lines) < _CLOSE else 35
    for number, line in enumerate(lines):
        text, px = fit(line, Face.NAME, 40, room)
        px = px if len(lines) < _CLOSE else SMALLEST_TEXT
        yield Label(text, x, y + apart * number - apart * (len(lines) - 1) // 2, Face.NAME, px, INK)


_CLOSE = 3
"""Lines that lie closer."""


def _signs(signs: tuple[str, ...], x: int, y: int) -> Iterator[Item]:
    step = 80 if len(signs) < _MANY else 64
    x += (256 - step * len(signs)) // 2
    for place, sign in enumerate(signs):
        at = x + step // 2 + place * step
        if len(sign) < 3:
            yield Label(sign, at, y, Face.FIGURE, 54, INK, "mm")
        else:
            yield Sprite(
                thing(sign.removeprefix("laar-")) if "/" not in sign else sign, at, y, step - 2
            )


_MANY = 4
"""Signs that need more than the usual room."""


def _sides(seats: int) -> tuple[str, str]:
    """Return the ids of the texts about a weapon's two numbers; with two players both neighbours
    are the same.
    """
    return ("either", "better") if seats == 2 else ("left", "right")


def _weapons(words: Mapping[str, str], seats: int, box: Box) -> Iterator[Item]:
    """Explain whom weapons strike, and that two of a type do not; below its picture, or beside it
    where the panel is wide.
    """
    yield from kind_field(Goods.WEAPON, box)
    is_wide = box.width > _HALF
    middle = box.left + (350 if is_wide else 180 + (_HALF - 180) // 2)
    yield from _weapon_and_targets(middle, box.top + 68)
    x, top = (box.left + 566, box.top + 48) if is_wide else (box.left + 24, box.top + 140)
    for line, word in enumerate(_sides(seats)):
        said, px = fit(words[f"laar-guide-{word}"], Face.NAME, 42, box.right - 14 - x)
        yield Label(said, x, top + line * 44, Face.NAME, px, INK)
    x, y = (box.left + 24, box.bottom - 50) if not is_wide else (box.left + 566, box.bottom - 48)
    for place in range(2):
        yield Sprite(thing("pinga"), x + 34 + place * 52, y, 70)
    yield Sprite(icons.key("no"), x + 60, y + 4, 56)
    yield from _text_lines(words["laar-guide-twice"], x + 138, y + 2, box.right - 14 - x - 138)


def _weapon_and_targets(middle: int, y: int) -> Iterator[Item]:
    """Show a weapon with its two numbers and whom they strike."""
    yield Sprite(thing("pinga"), middle, y, 104)
    for way, hit in ((-1, "2"), (1, "1")):
        yield Label(hit, middle + way * 84, y + 2, Face.FIGURE, 70, RED, "mm")
        tip, base = middle + way * 146, middle + way * 116
        yield Pointer(((tip, y), (base, y - 20), (base, y + 20)), HUES[Goods.WEAPON].full)


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
    spices, gems, *boxes = _halves(top + CARD[1] + MARGIN, len(CHARTS) + 2)
    for id, box in zip(CHARTS, boxes, strict=True):
        items += chart(id, box, words=words)
    items += [*_spices(words, spices), *_gems(words, gems)]
    return Scene(WIDTH, boxes[-1].bottom + MARGIN, tuple(items), GROUND)


def _goods_legend(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Name the kinds of goods beside their shapes and experts."""
    yield from panel(box, AT_REST, 18)
    high = box.height // len(Goods)
    for number, goods in enumerate(Goods):
        y = box.top + high // 2 + number * high
        yield Sprite(kind(goods), box.left + 42, y, 48)
        yield Sprite(expert(goods), box.left + 108, y, 60)
        yield Label(words[f"laar-category-{goods}"], box.left + 156, y + 2, Face.NAME, 42, INK)
