"""A goods card with its five zones; chips: one zone alone, as it lies in a stack."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageOps

from games.laar.components import CARDS, CLASSES, Card, Goods
from render.laar.art.figures import figure
from render.laar.art.glyphs import glyphs, put, row, symbol
from render.laar.art.hues import HUES
from render.laar.art.measures import BACK, BACK_SIZE, CARD, ZONES
from render.laar.art.shapes import centred, kind
from render.pieces.cards import stamp
from render.sheet.scene import Box
from render.tools.colour import mix
from render.tools.raster import Raster
from render.tools.svg import picture
from render.tools.tones import INK

_HIT, _NONE = "#b3261e", "#55606e"
"""Of a weapon's numbers; of a nought."""


def card(id: str, seen: str, *words: str | int) -> Raster:
    """Draw a card, so many pixels wide as the last word says, which is `CARD`'s width; its corner
    is the origin.

    `seen` names the zone that counts, over the others lies a veil then; or `all`. After `dusk` as
    the last but one word, the whole card lies in the evening's shade.
    """
    *light, px = words
    image = _board().copy()
    for goods, box in ZONES.items():
        drawn = _zone(goods, zone_of(CARDS[int(id)], goods), box.width, box.height)
        if seen not in ("all", goods.value):
            drawn = _under_veil(drawn, goods)
        image.paste(drawn, box[:2], drawn)
    if light:
        image = _in_dusk(image)
    wide = int(px)
    return Raster(
        image if wide == CARD[0] else image.resize((wide, wide * CARD[1] // CARD[0])), 0, 0
    )


def _in_dusk(image: Image.Image) -> Image.Image:
    """Return a card after sunset: its colours stay, and sink."""
    sky = Image.linear_gradient("L").resize(image.size)
    shade = ImageOps.colorize(sky, *_DUSK).convert("RGBA")
    return ImageChops.multiply(image, shade)


_DUSK = ("#d6b3b4", "#b294b6")
"""What is left of the light, above and below."""


@lru_cache(1)
def _board() -> Image.Image:
    """Return the card below its zones."""
    wide, high = CARD
    body = f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="22" fill="url(#c)" '
    body += f'stroke="{INK}" stroke-width="4"/>'
    return picture(body, f"0 0 {wide} {high}", CARD, defs=_ramp("c", "#fff7e0", "#e2c78e"))


def _under_veil(zone: Image.Image, goods: Goods) -> Image.Image:
    """Return a zone that does not count, in pale colours of its kind: it stays readable, the last
    card may still change.
    """
    pale = Image.new("RGB", zone.size, mix(HUES[goods].tint, "#e8d3a6", 0.6))
    faded = Image.blend(zone.convert("RGB"), pale, 0.68)
    faded.putalpha(zone.getchannel("A"))
    return faded


def zone_of(card: Card, goods: Goods) -> str:
    """Name the content of a zone; of a weapon with its numbers: `katar-1-2`."""
    if goods is Goods.WEAPON:
        return "-".join((card.weapon.value, *map(str, card.hits)))
    return card.zone(goods)


@lru_cache(64)
def _zone(goods: Goods, zone: str, wide: int, high: int) -> Image.Image:
    """Return a zone of a card: many cards have the same."""
    image = _field(goods, wide, high, 16)
    word, *hits = zone.split("-") if goods is Goods.WEAPON else (zone,)
    at = (wide / 2, high / 2)
    size = min(wide, high)
    if goods is Goods.SPELL:
        row(image, word, (at[0] - 6, at[1] + 8), wide - 60, round(size * 0.66))
    elif goods is Goods.WEAPON:
        stamp(image, symbol(goods, word, round(size * 0.78)), *at)
        _hits(image, hits, wide, high)
    else:
        stamp(image, symbol(goods, word, round(size * 0.8)), at[0] - 2, at[1] + 2)
    if goods is Goods.GEM:
        stone = int(word)
        for x, other in ((0.13, stone - 1 or CLASSES), (0.87, stone % CLASSES + 1)):
            figure(image, str(other), (wide * x, high * 0.8), 46, "#8a2a5c")
    stamp(image, kind(goods.value, 38), wide - 25, 26)
    return image


def _hits(image: Image.Image, hits: list[str], wide: int, high: int) -> None:
    """Write a weapon's numbers on the sides that they strike, an arrow beside each; above there is
    room for a letter.
    """
    for x, hit, way in zip((56, wide - 56), hits, (-1, 1), strict=True):
        y = high * 0.66
        figure(image, hit, (x, y), round(high * 0.48), _HIT if int(hit) else _NONE)
        tip, base = x + way * 42, x + way * 24
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
    """Put a spell's things above what they pay."""
    signs = [sign for sign in glyphs(spell) if sign.what != "text /"]
    things = [sign for sign in signs if sign.what.startswith(("icon", "kind"))]
    told = [sign for sign in signs if sign not in things and sign.what != "text ≠"]
    size = {1: 0.62 if told else 0.86, 2: 0.5}.get(len(things), 0.36)
    for sign, (x, y) in zip(things, _PLACES[len(things)], strict=True):
        share = 0.94 if sign.what.startswith("icon") else sign.size * 1.1
        at = (px * (0.5 + x), px * (y if told else 0.5))
        put(image, sign._replace(size=share), at, round(px * size))
    for sign in told:
        share = 0.52 if "coin" in sign.what else 0.44
        put(image, sign._replace(size=1.0), (px * 0.5, px * 0.76), round(px * share))


_PLACES = {
    1: ((0.0, 0.3),),
    2: ((-0.24, 0.28), (0.24, 0.28)),
    3: ((-0.3, 0.22), (0.3, 0.22), (0.0, 0.26)),
    5: ((-0.32, 0.18), (0.0, 0.14), (0.32, 0.18), (-0.3, 0.5), (0.3, 0.5)),
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
