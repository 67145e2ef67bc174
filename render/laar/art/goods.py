"""A goods card with its five zones; chips: one zone alone, as it lies in a stack."""

from functools import lru_cache

from PIL import Image, ImageChops

from games.laar.components import CARDS, Card, Goods
from render.laar.art.figures import figure
from render.laar.art.glyphs import glyphs, put, row, symbol
from render.laar.art.hues import HUES
from render.laar.art.measures import BACK, BACK_SIZE, CARD, ZONES
from render.laar.art.shapes import centred, shape_of
from render.pieces.cards import stamp
from render.sheet.scene import Box
from render.tools.raster import Raster
from render.tools.svg import picture
from render.tools.tones import INK

_HIT, _NONE, _PALE_HIT = "#b3261e", "#55606e", "#fff4ea"
"""Of a weapon's numbers; of a nought; of both where no lamp burns."""


def card(id: str, seen: str, *words: str | int) -> Raster:
    """Draw a card, so many pixels wide as the last word says, which is `CARD`'s width; its corner
    is the origin.

    `seen` names the zone that counts, over the others no lamp burns then; or `all`. After `dusk` as
    the last but one word, none burns over the whole card.
    """
    *dusk, px = words
    image = _board().copy()
    for goods, box in ZONES.items():
        is_lit = seen in ("all", goods.value) and not dusk
        drawn = _zone(goods, zone_of(CARDS[int(id)], goods), box.width, box.height, is_lit=is_lit)
        if dusk and seen == goods.value:
            drawn = Image.blend(drawn, _zone_in_lamplight(int(id), goods), _LEFT_OF_LIGHT)
        image.paste(drawn, box[:2], drawn)
    wide = int(px)
    return Raster(
        image if wide == CARD[0] else image.resize((wide, wide * CARD[1] // CARD[0])), 0, 0
    )


_LEFT_OF_LIGHT = 0.45
"""How much of its lamp's light the zone that counts keeps while another card is chosen."""


def _zone_in_lamplight(id: int, goods: Goods) -> Image.Image:
    box = ZONES[goods]
    return _zone(goods, zone_of(CARDS[id], goods), box.width, box.height, is_lit=True)


@lru_cache(1)
def _board() -> Image.Image:
    """Return the card below its zones: a tray of dark wood, whose front catches the light."""
    wide, high = CARD
    body = f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="16" fill="url(#c)" '
    body += f'stroke="{_EDGE}" stroke-width="4"/>'
    foot = high - 6
    body += f'<path d="M16 {foot}H{wide - 16}" stroke="#b97a45" stroke-width="4" opacity=".8"/>'
    return picture(body, f"0 0 {wide} {high}", CARD, defs=_ramp("c", "#4a2a1a", "#6b3f25"))


_EDGE = "#24130c"


def zone_of(card: Card, goods: Goods) -> str:
    """Name the content of a zone; of a weapon with its numbers: `katar-1-2`."""
    if goods is Goods.WEAPON:
        return "-".join((card.weapon.value, *map(str, card.hits)))
    return card.zone(goods)


@lru_cache(64)
def _zone(goods: Goods, zone: str, wide: int, high: int, *, is_lit: bool) -> Image.Image:
    """Return a zone of a card: many cards have the same."""
    image = _field(goods, wide, high, is_lit=is_lit)
    word, *hits = zone.split("-") if goods is Goods.WEAPON else (zone,)
    things = image if is_lit else Image.new("RGBA", image.size)
    at = (wide / 2, high / 2)
    size = min(wide, high)
    if goods is Goods.SPELL:
        ink = INK if is_lit else "#ffffff"
        row(things, word, (at[0], at[1] + 1), wide - 24, round(size * 0.8), ink)
    elif goods is Goods.WEAPON:
        stamp(things, symbol(goods, word, round(size * 0.86)), *at)
    else:
        stamp(things, symbol(goods, word, round(size * 0.9)), at[0], at[1] + 1)
    if not is_lit:
        image.alpha_composite(_in_the_dark(things))
    _hits(image, hits, is_lit=is_lit)
    return image


def _in_the_dark(things: Image.Image) -> Image.Image:
    """Return things on which no lamp shines: their hues stay, and sink."""
    shade = ImageChops.multiply(things.convert("RGB"), Image.new("RGB", things.size, "#e0dae3"))
    shade.putalpha(things.getchannel("A"))
    return shade


def _hits(image: Image.Image, hits: list[str], *, is_lit: bool) -> None:
    """Write a weapon's numbers on the sides that they strike, an arrow beside each."""
    wide, high = image.size
    y = high * 0.52
    for x, hit, way in zip((66, wide - 66), hits, (-1, 1), strict=False):
        ink = (_HIT if int(hit) else _NONE) if is_lit else _PALE_HIT
        figure(image, hit, (x, y), round(high * 0.56), ink)
        tip, base = x + way * 50, x + way * 28
        fill = "#4c5d72" if is_lit else "#c3cfdb"
        arrow = f'<path d="M{tip} {y}L{base} {y - 16}V{y + 16}Z" fill="{fill}"/>'
        image.alpha_composite(picture(arrow, f"0 0 {wide} {high}", image.size))


@lru_cache(32)
def _blank(goods: Goods, wide: int, high: int, *, is_lit: bool) -> Image.Image:
    """Return a box without goods: the lamp above lights its middle, and the shape of its kind."""
    hue = HUES[goods]
    inner, outer = (hue.pale, hue.tint) if is_lit else (hue.dim, hue.deep)
    stops = f'<stop stop-color="{inner}"/><stop offset=".3" stop-color="{inner}"/>'
    stops += f'<stop offset="1" stop-color="{outer}"/>'
    defs = f'<radialGradient id="z" cy=".46" r=".64">{stops}</radialGradient>'
    defs += '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#2a1408" stop-opacity=".5"/>'
    defs += '<stop offset="1" stop-color="#2a1408" stop-opacity="0"/></linearGradient>'
    rect = f'<rect width="{wide}" height="{{}}" rx="9" fill="{{}}"/>'
    points = shape_of(goods, wide / 2, high / 2, high * 0.43)
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    tone = 'fill="#fff" opacity=".62"' if is_lit else f'fill="{hue.tint}" opacity=".2"'
    body = rect.format(high, "url(#z)") + f'<polygon points="{corners}" {tone}/>'
    body += rect.format(26, "url(#s)")
    return picture(body, f"0 0 {wide} {high}", (wide, high), defs=defs)


def _field(goods: Goods, wide: int, high: int, *, is_lit: bool) -> Image.Image:
    return _blank(goods, wide, high, is_lit=is_lit).copy()


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
