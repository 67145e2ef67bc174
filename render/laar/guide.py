"""References at a tap: the chart of beasts, spices, gems, weapons, what the signs of spells mean.

For /rules: the zones of a card, and all charts.
"""

from collections.abc import Iterator, Mapping

from games.laar.components import CHARTS, SPICE_POINTS, Goods, Spice
from games.laar.view import View
from render.laar.art.measures import CARD
from render.laar.charts import chart
from render.laar.kit import GROUND, MARGIN, expert, kind, strip, thing
from render.laar.market import card
from render.pieces import icons
from render.sheet.head import HEAD, head, title
from render.sheet.people import AT_REST, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Rule, Scene, Sprite
from render.sheet.text import fit
from render.theme import INK, WIDTH, Face

_HALF = (WIDTH - 3 * MARGIN) // 2
_HIGH = 330
"""Height of a chart's panel."""
_LINE = 84
"""Height of a line about spells."""

SPELLS = (
    ("each", ("laar/coin/1", "/", "laar/kind/spice")),
    ("set", ("laar/coin/4", "/", "laar-mint", "laar-clove")),
    ("boost", ("laar-katar", "+2")),
    ("shift", ("laar-shift", "±1")),
    ("shield", ("laar-shield",)),
    ("universal", ("laar-universal",)),
)
"""Signs of spells, and the last words of the messages that explain them."""


def guide(picture: Picture) -> Scene:
    """Lay out what the goods of this game pay."""
    view: View = picture.view
    top = HEAD + MARGIN
    left = Box(MARGIN, top, MARGIN + _HALF, top + _HIGH)
    right = Box(left.right + MARGIN, top, WIDTH - MARGIN, left.bottom)
    below = Box(MARGIN, left.bottom + MARGIN, WIDTH - MARGIN, left.bottom + MARGIN + 3 * _LINE + 30)
    foot = Box(MARGIN, below.bottom + MARGIN, WIDTH - MARGIN, below.bottom + MARGIN + 130)
    items = [
        *strip(picture, picture.words["laar-guide"]),
        *chart(view.chart, left),
        *_rows(right),
        *_spells(picture.words, below),
        *_weapons(picture.words, foot),
    ]
    return Scene(WIDTH, foot.bottom + MARGIN, tuple(items), GROUND)


def _rows(box: Box) -> Iterator[Item]:
    """Show what so many different spices pay, and runs of gems."""
    yield from panel(box, AT_REST, 18)
    step = (box.width - 112) // len(SPICE_POINTS)
    for y, goods in ((box.top + 56, Goods.SPICE), (box.top + 220, Goods.GEM)):
        yield Sprite(expert(goods), box.left + 56, y, 76)
        yield Sprite(kind(goods), box.left + 56, y + 62, 44)
    yield Rule(Box(box.left + 16, box.top + 164, box.right - 16, box.top + 164), "#b8935c", 3)
    for place, (spice, points) in enumerate(zip(Spice, SPICE_POINTS, strict=True)):
        x = box.left + 104 + step // 2 + place * step
        yield Sprite(thing(spice.value), x, box.top + 58, 76)
        yield Label(str(points), x, box.top + 126, Face.FIGURE, 46, INK, "mm")
        yield Sprite(f"laar/gem/{(place + 6) % 8 + 1}", x, box.top + 222, 72)
        yield Label(str((place + 1) ** 2), x, box.top + 290, Face.FIGURE, 46, INK, "mm")


def _spells(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Explain the signs of spells in two columns."""
    yield from panel(box, AT_REST, 18)
    for number, (word, signs) in enumerate(SPELLS):
        x = box.left + 16 + number % 2 * (box.width // 2)
        y = box.top + 15 + _LINE // 2 + number // 2 * _LINE
        yield from _signs(signs, x, y)
        said, px = fit(words[f"laar-guide-{word}"], Face.NAME, 34, box.width // 2 - 250)
        yield Label(said, x + 224, y + 2, Face.NAME, px, INK)


def _signs(signs: tuple[str, ...], x: int, y: int) -> Iterator[Item]:
    step = 56
    x += (212 - step * len(signs)) // 2
    for place, sign in enumerate(signs):
        at = x + step // 2 + place * step
        if len(sign) < 3:
            yield Label(sign, at, y, Face.FIGURE, 40, INK, "mm")
        else:
            yield Sprite(thing(sign.removeprefix("laar-")) if "/" not in sign else sign, at, y, 60)


def _weapons(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Explain whom weapons strike, and that two of a type do not."""
    yield from panel(box, AT_REST, 18)
    y, half = (box.top + box.bottom) // 2, box.width // 2
    yield Sprite(expert(Goods.WEAPON), box.left + 62, y, 84)
    yield Sprite(kind(Goods.WEAPON), box.left + 132, y, 44)
    for line, word in ((-24, "laar-guide-left"), (26, "laar-guide-right")):
        said, px = fit(words[word], Face.NAME, 34, half - 190)
        yield Label(said, box.left + 172, y + line, Face.NAME, px, INK)
    for place in range(2):
        yield Sprite(thing("pinga"), box.left + half + 50 + place * 70, y, 72, 50)
    yield Sprite(icons.key("no"), box.left + half + 84, y + 6, 60)
    said, px = fit(words["laar-guide-twice"], Face.NAME, 34, half - 200)
    yield Label(said, box.left + half + 172, y + 2, Face.NAME, px, INK)


def zones(picture: Picture) -> Scene:
    """Lay out a card with the names of its zones, and the five charts of beasts."""
    view: View = picture.view
    words, top = picture.words, HEAD + MARGIN
    lot = view.market[0]
    assert lot is not None
    items = [
        *head([title(words["laar-name"], 24, WIDTH - 48)], []),
        Sprite(card(lot.card, None), MARGIN, top, CARD[0]),
        *_named(words, Box(2 * MARGIN + CARD[0], top, WIDTH - MARGIN, top + CARD[1])),
    ]
    y = top + CARD[1] + MARGIN
    for number, id in enumerate(CHARTS):
        x = MARGIN + number % 2 * (_HALF + MARGIN)
        left = y + number // 2 * (_HIGH + MARGIN)
        items += chart(id, Box(x, left, x + _HALF, left + _HIGH))
    x, left = 2 * MARGIN + _HALF, y + 2 * (_HIGH + MARGIN)
    items += _rows(Box(x, left, WIDTH - MARGIN, left + _HIGH))
    return Scene(WIDTH, left + _HIGH + MARGIN, tuple(items), GROUND)


def _named(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Name the kinds of goods beside their shapes and experts."""
    yield from panel(box, AT_REST, 18)
    high = box.height // len(Goods)
    for number, goods in enumerate(Goods):
        y = box.top + high // 2 + number * high
        yield Sprite(kind(goods), box.left + 42, y, 48)
        yield Sprite(expert(goods), box.left + 108, y, 60)
        yield Label(words[f"laar-category-{goods}"], box.left + 156, y + 2, Face.NAME, 42, INK)
