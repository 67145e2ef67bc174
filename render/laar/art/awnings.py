"""The awnings over the cards of the market, each stall's in a colour of its own."""

from render.laar.art.measures import AWNING
from render.laar.art.veil import under_veil
from render.tools.raster import Raster
from render.tools.svg import picture

_HUES = ("#c2452d", "#187f83", "#5b4a9e", "#4c7d36")
_CLOTH = "#fff1d3"
_STRIPES = 13
_SLOPE = 20
"""How much narrower an awning is at its top than at its foot."""
_VALANCE = 28
"""How far its scallops hang down."""


def awning(hue: str, *words: str | int) -> Raster:
    """Draw an awning in one of the colours of the market, so many pixels wide as the last word
    says; its origin is its upper left corner. After `aside` its stall steps back.
    """
    *aside, px = words
    wide, high = AWNING
    fold, cloths = high - _VALANCE, (_HUES[int(hue) % len(_HUES)], _CLOTH)
    body = ""
    for n in range(_STRIPES):
        west, east = wide * n / _STRIPES, wide * (n + 1) / _STRIPES
        upper = [_SLOPE + (wide - 2 * _SLOPE) * at / _STRIPES for at in (n, n + 1)]
        radius = (east - west) / 2
        for fill, down in (("#1c0a06", 5), (cloths[n % 2], 0)):
            flap = f'd="M{west} {fold}H{east}V{high - 6 - radius + down}'
            flap += f'A{radius} {radius} 0 0 1 {west} {high - 6 - radius + down}Z"'
            body += f'<path {flap} fill="{fill}" opacity="{0.5 if down else 1}"/>'
        body += f'<path {flap} fill="url(#shade)"/>'
        body += f'<path d="M{upper[0]} 2H{upper[1]}L{east} {fold}H{west}Z" fill="{cloths[n % 2]}"/>'
    roof = f"M{_SLOPE} 2H{wide - _SLOPE}L{wide} {fold}H0Z"
    body += f'<path d="{roof}" fill="url(#sun)"/>'
    body += f'<path d="M0 {fold}H{wide}" stroke="#3a0f0a" stroke-width="2.5" opacity=".4"/>'
    body += f'<path d="M{_SLOPE - 3} 3H{wide - _SLOPE + 3}" stroke="#5a2f1a" stroke-width="6"/>'
    image = picture(body, f"0 0 {wide} {high}", (int(px), int(px) * high // wide), defs=_LIGHT)
    return Raster(under_veil(image) if aside else image, 0, 0)


_LIGHT = (
    '<linearGradient id="sun" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/>'
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#2a0d10" stop-opacity=".38"/>'
    '<stop offset="1" stop-color="#2a0d10" stop-opacity=".1"/></linearGradient>'
)
