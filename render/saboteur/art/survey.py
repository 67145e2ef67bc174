"""What miners have chalked on the rock: the corners of a card that may lie there."""

from render.saboteur.art.geometry import HIGH, WIDE
from render.tools.raster import Raster
from render.tools.svg import picture

_CHALK = "#c9b8c8"
_AT, _LONG = 7, 17
"""How far a corner lies within the card, and how long it is, in hundredths of the card's width."""


def survey(_: str, px: int) -> Raster:
    """Draw four corners of chalk for a card `px` pixels wide."""
    right, bottom = 100 - _AT, 150 - _AT
    ways = (
        f"M{x} {y + down * _LONG}C{x + 1} {y + down * 6} {x} {y + down} {x} {y}"
        f"C{x + along * 5} {y + 1} {x + along * 11} {y - 1} {x + along * _LONG} {y}"
        for x, along in ((_AT, 1), (right, -1))
        for y, down in ((_AT, 1), (bottom, -1))
    )
    body = "".join(
        f'<path d="{way}" fill="none" stroke="{_CHALK}" stroke-width="2.6" stroke-linecap="round" '
        'stroke-dasharray="7 1.4 5 1" opacity=".4"/>'
        for way in ways
    )
    return Raster(picture(body, f"0 0 {WIDE} {HIGH}", (px, round(px * HIGH / WIDE))), 0, 0)
