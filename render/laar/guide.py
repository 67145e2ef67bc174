"""References at a tap: the chart of beasts, spices, gems, weapons, what the signs of spells mean.

For /rules: the zones of a card, and all charts.
"""

from collections.abc import Iterator, Mapping, Sequence

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
        *chart(view.chart, left, words=picture.words),
        *_rows(right),
        *_spells(picture.words, below),
        *_weapons(picture.words, foot),
    ]
    return Scene(WIDTH, foot.bottom + MARGIN, tuple(items), GROUND)


def _rows(box: Box) -> Iterator[Item]:
    """Show what spices and runs of gems pay, a row for each number of them."""
    yield from panel(box, AT_REST, 18)
    half = box.width // 2
    spices = tuple(thing(spice.value) for spice in Spice)
    gems = tuple(f"laar/gem/{(place + 6) % 8 + 1}" for place in range(len(SPICE_POINTS)))
    left = Box(box.left + 14, box.top, box.left + half - 12, box.bottom)
    right = Box(box.left + half + 14, box.top, box.right - 14, box.bottom)
    yield from _growing(Goods.SPICE, spices, SPICE_POINTS, left)
    yield Rule(Box(box.left + half, box.top + 16, box.left + half, box.bottom - 16), "#b8935c", 3)
    squares = tuple((number + 1) ** 2 for number in range(len(gems)))
    yield from _growing(Goods.GEM, gems, squares, right)


def _growing(goods: Goods, arts: Sequence[str], points: Sequence[int], box: Box) -> Iterator[Item]:
    """Show one thing, two of them, and so on, with what they pay."""
    yield Sprite(expert(goods), box.left + 34, box.top + 42, 62)
    yield Sprite(kind(goods), box.left + 92, box.top + 42, 42)
    step = (box.height - 82) // len(arts)
    for row, paid in enumerate(points):
        y = box.top + 76 + step // 2 + row * step
        for place, art in enumerate(arts[: row + 1]):
            yield Sprite(art, box.left + 20 + place * 38, y, step - 1)
        yield Label(str(paid), box.right, y + 1, Face.FIGURE, 40, INK, "rm")


def _spells(words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Explain the signs of spells in two columns."""
    yield from panel(box, AT_REST, 18)
    for number, (word, signs) in enumerate(SPELLS):
        x = box.left + 16 + number % 2 * (box.width // 2)
        y = box.top + 15 + _LINE // 2 + number // 2 * _LINE
        yield from _signs(signs, x, y)
        said, px = fit(words[f"laar-guide-{word}"], Face.NAME, 40, box.width // 2 - 262)
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
        said, px = fit(words[word], Face.NAME, 40, half - 180)
        yield Label(said, box.left + 172, y + line, Face.NAME, px, INK)
    for place in range(2):
        yield Sprite(thing("pinga"), box.left + half + 50 + place * 70, y, 72, 50)
    yield Sprite(icons.key("no"), box.left + half + 84, y + 6, 60)
    said, px = fit(words["laar-guide-twice"], Face.NAME, 40, half - 190)
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
        items += chart(id, Box(x, left, x + _HALF, left + _HIGH), words=words)
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
