"""A goods card with its five zones; chips: one zone alone, as it lies in a stack."""

from functools import lru_cache

from PIL import Image

from games.laar.components import CARDS, Card, Goods
from render.laar.art.figures import figure
from render.laar.art.glyphs import glyphs, put, row, symbol
from render.laar.art.hues import HUES
from render.laar.art.measures import BACK, BACK_SIZE, CARD, ZONES
from render.laar.art.shapes import centred, shape_of
from render.laar.art.veil import LIGHT_VEIL, VEIL, under_veil
from render.pieces.cards import stamp
from render.sheet.scene import Box
from render.tools.raster import Raster
from render.tools.svg import picture
from render.tools.tones import INK

_HIT, _NONE = "#b3261e", "#55606e"
"""Of a weapon's numbers; of a nought."""


def card(id: str, seen: str, *words: str | int) -> Raster:
    """Draw a card, so many pixels wide as the last word says, which is `CARD`'s width; its corner
    is the origin.

    `seen` names the zone that counts, a veil lies over the others then; or `all`. After `aside` as
    the last but one word, a veil lies over the whole card.
    """
    *aside, px = words
    image = _board().copy()
    for goods, box in ZONES.items():
        drawn = _zone(goods, zone_of(CARDS[int(id)], goods), box.width, box.height)
        if aside or seen not in ("all", goods.value):
            drawn = under_veil(drawn, LIGHT_VEIL if seen == goods.value else VEIL)
        image.paste(drawn, box[:2], drawn)
    wide = int(px)
    return Raster(
        image if wide == CARD[0] else image.resize((wide, wide * CARD[1] // CARD[0])), 0, 0
    )


@lru_cache(1)
def _board() -> Image.Image:
    """Return the card below its zones: a tray of wood, whose front is a plank in the sun."""
    wide, high = CARD
    foot = max(box.bottom for box in ZONES.values()) + 5
    body = f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="12" fill="url(#c)" '
    body += f'stroke="{_EDGE}" stroke-width="4"/>'
    body += f'<rect x="4" y="{foot}" width="{wide - 8}" height="{high - foot - 5}" rx="7" '
    body += 'fill="url(#f)"/>'
    body += f'<path d="M10 {foot + 2}H{wide - 10}" stroke="#f0bd7c" stroke-width="3"/>'
    body += f'<path d="M10 {foot - 2}H{wide - 10}" stroke="{_EDGE}" stroke-width="4"/>'
    for x in (18, wide - 18):
        body += f'<circle cx="{x}" cy="{(foot + high) // 2 - 1}" r="4" fill="{_EDGE}"/>'
    defs = _ramp("c", "#5c3520", "#7c4c2b") + _ramp("f", "#c98a4e", "#98602f")
    return picture(body, f"0 0 {wide} {high}", CARD, defs=defs)


_EDGE = "#3a1f12"


def zone_of(card: Card, goods: Goods) -> str:
    """Name the content of a zone; of a weapon with its numbers: `katar-1-2`."""
    if goods is Goods.WEAPON:
        return "-".join((card.weapon.value, *map(str, card.hits)))
    return card.zone(goods)


@lru_cache(64)
def _zone(goods: Goods, zone: str, wide: int, high: int) -> Image.Image:
    """Return a zone of a card: many cards have the same."""
    image = _blank(goods, wide, high).copy()
    word, *hits = zone.split("-") if goods is Goods.WEAPON else (zone,)
    at = (wide / 2, high / 2)
    size = min(wide, high)
    if goods is Goods.SPELL:
        row(image, word, (at[0], at[1] + 1), wide - 24, round(size * 0.86), INK)
    elif goods is Goods.WEAPON:
        stamp(image, symbol(goods, word, round(size * 0.92)), *at)
    else:
        stamp(image, symbol(goods, word, round(size * 0.92)), at[0], at[1] + 3)
    _hits(image, hits)
    return image


def _hits(image: Image.Image, hits: list[str]) -> None:
    """Write a weapon's numbers on the sides that they strike, an arrow beside each."""
    wide, high = image.size
    y = high * 0.52
    for x, hit, way in zip((66, wide - 66), hits, (-1, 1), strict=False):
        figure(image, hit, (x, y), round(high * 0.62), _HIT if int(hit) else _NONE)
        tip, base = x + way * 50, x + way * 28
        arrow = f'<path d="M{tip} {y}L{base} {y - 16}V{y + 16}Z" fill="#4c5d72"/>'
        image.alpha_composite(picture(arrow, f"0 0 {wide} {high}", image.size))


@lru_cache(32)
def _blank(goods: Goods, wide: int, high: int) -> Image.Image:
    """Return a box without goods: light lies in its middle, and the shape of its kind."""
    hue = HUES[goods]
    stops = f'<stop stop-color="{hue.pale}"/><stop offset=".3" stop-color="{hue.pale}"/>'
    stops += f'<stop offset="1" stop-color="{hue.tint}"/>'
    defs = f'<radialGradient id="z" cy=".5" r=".66">{stops}</radialGradient>'
    defs += '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#2a1408" stop-opacity=".42"/>'
    defs += '<stop offset="1" stop-color="#2a1408" stop-opacity="0"/></linearGradient>'
    rect = f'<rect width="{wide}" height="{{}}" rx="9" fill="{{}}"/>'
    points = shape_of(goods, wide / 2, high / 2, high * 0.43)
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    body = rect.format(high, "url(#z)")
    body += f'<polygon points="{corners}" fill="#fff" opacity=".62"/>'
    if goods not in (Goods.WEAPON, Goods.SPELL):  # in the shadow of the awning
        body += rect.format(24, "url(#s)")
    return picture(body, f"0 0 {wide} {high}", (wide, high), defs=defs)


def _ramp(name: str, top: str, foot: str) -> str:
    stops = f'<stop stop-color="{top}"/><stop offset="1" stop-color="{foot}"/>'
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def chip(goods: str, zone: str, px: int) -> Raster:
    """Draw what a card has become, as it lies in a stack, `px` pixels wide and high; a weapon's
    numbers and a spell's points stand below it. Its middle is the origin.

    :param zone: a spice, a class, a beast, a spell, or `katar-1-2`.
    """
    image, kind, middle = Image.new("RGBA", (px, px)), Goods(goods), px / 2
    if kind is Goods.SPELL:
        _spell(image, zone, px)
    elif kind is Goods.WEAPON:
        weapon, *hits = zone.split("-")
        stamp(image, symbol(kind, weapon, round(px * 0.66)), middle, px * 0.33)
        for x, hit in zip((0.25, 0.75), hits, strict=True):
            figure(image, hit, (px * x, px * 0.78), round(px * 0.46), _HIT if int(hit) else _NONE)
    else:
        stamp(image, symbol(kind, zone, round(px * 0.92)), middle, middle)
    return centred(image)


def _spell(image: Image.Image, spell: str, px: int) -> None:
    """Draw a spell's things, as large as there is room, with what they pay as a tag at their lower
    right corner.
    """
    signs = [sign for sign in glyphs(spell) if sign.what != "text /"]
    things = [sign for sign in signs if sign.what.startswith(("icon", "kind"))]
    told = [sign for sign in signs if sign not in things and sign.what != "text ≠"]
    size = {1: 0.78 if told else 0.92, 2: 0.62, 3: 0.54}.get(len(things), 0.38)
    for sign, (x, y) in zip(things, _PLACES[len(things)], strict=True):
        share = 0.94 if sign.what.startswith("icon") else max(0.6, sign.size) * 1.1
        at = (px * (0.5 + x), px * y) if told else (px / 2, px / 2)
        put(image, sign._replace(size=share), at, round(px * size))
    for sign in told:
        if sign.what.startswith("coin"):
            put(image, sign._replace(size=1.0), (px * 0.74, px * 0.74), round(px * 0.52))
        else:
            figure(
                image, sign.what.split(" ")[1], (px * 0.66, px * 0.78), round(px * 0.5), INK, _TAG
            )


_TAG = "#f4f1ff"
"""Round figures that lie on things."""
_PLACES = {
    1: ((-0.08, 0.4),),
    2: ((-0.2, 0.32), (0.16, 0.34)),
    3: ((-0.25, 0.3), (0.23, 0.28), (-0.06, 0.62)),
    5: ((-0.32, 0.2), (0.0, 0.16), (0.32, 0.2), (-0.32, 0.56), (-0.02, 0.56)),
}
"""By number of things, where: from the middle across, and down, in shares of the chip."""


def back(px: int) -> Raster:
    """Draw a gem that lies face down, `px` pixels wide; its middle is the origin."""
    wide, high = BACK_SIZE
    body = f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="12" fill="{BACK}" '
    body += f'stroke="{INK}" stroke-width="3.4"/>'
    body += f'<rect x="7" y="7" width="{wide - 14}" height="{high - 14}" rx="8" fill="none" '
    body += 'stroke="#f2b6d0" stroke-width="2.5"/>'
    r = 21
    path = f"M{wide / 2} {high / 2 - r * 1.3}l{r} {r * 1.3}l-{r} {r * 1.3}l-{r} -{r * 1.3}Z"
    body += f'<path d="{path}" fill="#e0609f" opacity=".55"/>'
    return centred(picture(body, f"0 0 {wide} {high}", (px, px * high // wide)))


def inside(goods: Goods, x: int, y: int) -> Box:
    """Return where a zone of a card lies whose corner is at x, y."""
    left, top, right, bottom = ZONES[goods]
    return Box(x + left, y + top, x + right, y + bottom)
