"""A goods card with its five zones; chips: one zone alone, as it lies in a stack."""

from functools import lru_cache

from PIL import Image

from games.laar.components import CARDS, CLASSES, Card, Goods
from render.laar.art.figures import figure
from render.laar.art.glyphs import glyphs, put, row, symbol
from render.laar.art.hues import HUES
from render.laar.art.measures import BACK, CARD, CHIP, ZONES
from render.laar.art.shapes import kind
from render.pieces.cards import stamp
from render.sheet.scene import Box
from render.tools.raster import Raster
from render.tools.svg import picture
from render.tools.tones import INK

_HIT, _NONE = "#b3261e", "#7c8693"
"""Of a weapon's numbers; of a nought."""


def card(id: str, seen: str, px: int) -> Raster:
    """Draw a card `px` pixels wide, which is `CARD`'s width; its corner is the origin.

    `seen` names the zone that counts, the others are grey then; or `all`.
    """
    image = _board().copy()
    for goods, box in ZONES.items():
        drawn = _zone(CARDS[int(id)], goods, box.width, box.height)
        if seen not in ("all", goods.value):
            drawn = _grey(drawn)
        image.paste(drawn, box[:2], drawn)
    return Raster(image if px == CARD[0] else image.resize((px, px * CARD[1] // CARD[0])), 0, 0)


@lru_cache(1)
def _board() -> Image.Image:
    """Return the card below its zones."""
    wide, high = CARD
    body = f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="22" fill="url(#c)" '
    body += f'stroke="{INK}" stroke-width="4"/>'
    return picture(body, f"0 0 {wide} {high}", CARD, defs=_ramp("c", "#fff7e0", "#e2c78e"))


def _grey(zone: Image.Image) -> Image.Image:
    """Return a zone that does not count: it stays readable, the last card may still change."""
    pale = Image.new("RGB", zone.size, "#e8d3a6")
    faded = Image.blend(zone.convert("RGB").convert("L").convert("RGB"), pale, 0.66)
    faded.putalpha(zone.getchannel("A"))
    return faded


def _zone(card: Card, goods: Goods, wide: int, high: int) -> Image.Image:
    image = _field(goods, wide, high, 16)
    at = (wide / 2, high / 2)
    size = min(wide, high)
    if goods is Goods.SPELL:
        row(image, card.spell, (at[0] - 6, at[1] + 8), wide - 60, round(size * 0.66))
    elif goods is Goods.WEAPON:
        stamp(image, symbol(goods, card.zone(goods), round(size * 0.78)), *at)
        _hits(image, card, wide, high)
    else:
        stamp(image, symbol(goods, card.zone(goods), round(size * 0.8)), at[0] - 2, at[1] + 2)
    if goods is Goods.GEM:
        for x, stone in ((0.12, card.gem - 1 or CLASSES), (0.88, card.gem % CLASSES + 1)):
            figure(image, str(stone), (wide * x, high * 0.82), 36, "#8a2a5c")
    stamp(image, kind(goods.value, 38), wide - 25, 26)
    return image


def _hits(image: Image.Image, card: Card, wide: int, high: int) -> None:
    """Write a weapon's numbers on the sides that they strike, an arrow above each."""
    for x, hit, way in ((0.14, card.hits[0], -1), (0.76, card.hits[1], 1)):
        figure(image, str(hit), (wide * x, high * 0.6), round(high * 0.46), _HIT if hit else _NONE)
        tip, base = wide * x + way * 11, wide * x - way * 11
        y = high * 0.2
        arrow = f'<path d="M{tip} {y}L{base} {y - 13}V{y + 13}Z" fill="#56677b"/>'
        image.alpha_composite(picture(arrow, f"0 0 {wide} {high}", image.size))


@lru_cache(32)
def _blank(goods: Goods, wide: int, high: int, radius: int) -> Image.Image:
    hue = HUES[goods]
    rim = f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="{radius}" '
    inner = f'<rect x="6" y="6" width="{wide - 12}" height="{high - 12}" rx="{radius - 4}" '
    body = f'{rim}fill="url(#z)" stroke="{INK}" stroke-width="3.4"/>'
    body += f'{inner}fill="none" stroke="{hue.full}" stroke-width="3"/>'
    stops = f'<stop stop-color="#fff"/><stop offset=".5" stop-color="{hue.pale}"/>'
    stops += f'<stop offset="1" stop-color="{hue.tint}"/>'
    field = f'<radialGradient id="z" cy=".42">{stops}</radialGradient>'
    return picture(body, f"0 0 {wide} {high}", (wide, high), defs=field)


def _field(goods: Goods, wide: int, high: int, radius: int) -> Image.Image:
    return _blank(goods, wide, high, radius).copy()


def _ramp(name: str, top: str, foot: str) -> str:
    stops = f'<stop stop-color="{top}"/><stop offset="1" stop-color="{foot}"/>'
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def chip(goods: str, id: str, seen: str, px: int) -> Raster:
    """Draw one zone of a card as it lies in a stack, in its usual size.

    :param seen: the visible width in pixels. If another card lies on it, the symbol stands in the
        middle of the visible part.
    """
    kind, shown = Goods(goods), CARDS[int(id)]
    wide, high = CHIP
    image = _field(kind, wide, high, 14)
    x = int(seen) / 2 + (1 if int(seen) < wide else 0)
    room = min(wide, int(seen))
    if kind is Goods.SPELL:
        _spell(image, shown.spell, x, high, room)
    elif kind is Goods.WEAPON:
        stamp(image, symbol(kind, shown.zone(kind), min(54, room)), x, high * 0.33)
        hits = f"{shown.hits[0]}·{shown.hits[1]}"
        figure(image, hits, (x, high * 0.77), 34, _HIT)
    else:
        stamp(image, symbol(kind, shown.zone(kind), min(72, room + 6)), x, high / 2)
    return Raster(image, 0, 0)


def _spell(image: Image.Image, spell: str, x: float, high: int, room: int) -> None:
    """Put a spell's things above what they pay."""
    signs = [sign for sign in glyphs(spell) if sign.what != "text /"]
    things = [sign for sign in signs if sign.what.startswith(("icon", "kind"))]
    told = [sign for sign in signs if sign not in things and sign.what != "text ≠"]
    px = {1: 54 if told else 68, 2: 40}.get(len(things), 34)
    places = _PLACES[len(things)]
    for sign, (dx, y) in zip(things, places, strict=True):
        size = sign._replace(size=0.92 if sign.what.startswith("icon") else sign.size * 1.1)
        put(image, size, (x + dx * min(room, 60), high * (y if told else 0.5)), px)
    for sign in told:
        put(image, sign._replace(size=1.0), (x, high * 0.76), 44 if "coin" in sign.what else 34)


_PLACES = {
    1: ((0.0, 0.33),),
    2: ((-0.24, 0.3), (0.24, 0.36)),
    3: ((-0.26, 0.24), (0.26, 0.24), (0.0, 0.42)),
    5: ((-0.3, 0.18), (0.0, 0.18), (0.3, 0.18), (-0.16, 0.4), (0.16, 0.4)),
}
"""By number of things, where: across in shares of the room, down in shares of the chip."""


def back(px: int) -> Raster:
    """Draw a gem that lies face down."""
    wide, high = CHIP
    body = f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="14" fill="{BACK}" '
    body += f'stroke="{INK}" stroke-width="3.4"/>'
    body += f'<rect x="8" y="8" width="{wide - 16}" height="{high - 16}" rx="9" fill="none" '
    body += 'stroke="#f2b6d0" stroke-width="2.5"/>'
    for r in (25, 14):
        path = f"M{wide / 2} {high / 2 - r * 1.2}l{r} {r * 1.2}l-{r} {r * 1.2}l-{r} -{r * 1.2}Z"
        body += f'<path d="{path}" fill="none" stroke="#f2b6d0" stroke-width="2.5"/>'
    return Raster(picture(body, f"0 0 {wide} {high}", CHIP), 0, 0)


def inside(goods: Goods, x: int, y: int) -> Box:
    """Return where a zone of a card lies whose corner is at x, y."""
    left, top, right, bottom = ZONES[goods]
    return Box(x + left, y + top, x + right, y + bottom)
