"""Fields and bands in the colours of the kinds of goods, on which sheets tell what these pay."""

from games.laar.components import Goods
from render.laar.art.hues import HUES
from render.tools.raster import Raster
from render.tools.svg import picture

_SHADE = 6
"""How far a field's shadow reaches below it, in pixels."""


BAND = 118
"""Height of a band, in pixels."""


def field(goods: str, high: str, px: int) -> Raster:
    """Draw a field `px` pixels wide and so many high; its corner is the origin."""
    hue, tall = HUES[Goods(goods)], int(high)
    stops = f'<stop stop-color="{hue.pale}"/><stop offset="1" stop-color="{hue.tint}"/>'
    defs = f'<linearGradient id="field" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    rim = f'width="{px - 4}" height="{tall - 4}" rx="18"'
    body = f'<rect x="2" y="{2 + _SHADE}" {rim} fill="#0a1f22" opacity=".4"/>'
    body += f'<rect x="2" y="2" {rim} fill="url(#field)" stroke="{hue.full}" stroke-width="4"/>'
    body += f'<path d="M20 7H{px - 20}" stroke="#fff" stroke-width="4" opacity=".6"/>'
    size = (px, tall + _SHADE)
    return Raster(picture(body, f"0 0 {px} {tall + _SHADE}", size, defs=defs), 0, 0)


def band(goods: str, px: int) -> Raster:
    """Draw a band `px` pixels wide, across a whole sheet; its corner is the origin.

    It is opaque, which pastes in a third of the time.
    """
    hue = HUES[Goods(goods)]
    stops = f'<stop stop-color="{hue.tint}"/><stop offset=".5" stop-color="{hue.pale}"/>'
    stops += f'<stop offset="1" stop-color="{hue.tint}"/>'
    defs = f'<linearGradient id="band" x2="1" y2="0">{stops}</linearGradient>'
    body = f'<rect width="{px}" height="{BAND}" fill="url(#band)"/>'
    body += f'<rect width="{px}" height="4" fill="#fff" opacity=".55"/>'
    body += f'<rect y="{BAND - 5}" width="{px}" height="5" fill="{hue.deep}" opacity=".75"/>'
    return Raster(picture(body, f"0 0 {px} {BAND}", (px, BAND), defs=defs), 0, 0)
