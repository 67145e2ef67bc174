"""Fringes of the rugs on which everybody's goods lie."""

from PIL import Image

from render.tools.raster import Raster
from render.tools.svg import picture

_LONG, _STRIPES = 20, 14
"""How long a fringe is, and how far its rug's woven stripes reach in."""
FRINGE = _LONG + _STRIPES
"""How wide a fringe is."""


def fringe(side: str, tone: str, tall: str, px: int) -> Raster:
    """Draw the fringe of a rug and the stripes of its end; the rug's corner is the origin.

    :param side: `west`, or the other.
    :param tone: `light` for the rug of somebody whose turn it is.
    :param tall: the height of the rug.
    """
    wide, high = FRINGE, int(tall)
    thread, stripe = ("#fff6dd", "#c2452d") if tone == "light" else ("#f1ddb4", "#d9974a")
    body = ""
    for n in range(high // 10 + 1):
        y = 6 + n * (high - 12) / (high // 10)
        for ink, broad in (("#4a2418", 7), (thread, 4)):
            body += f'<path d="M{_LONG + 2} {y}Q10 {y} 3 {y + (n % 2 * 4 - 2)}" fill="none" '
            body += f'stroke="{ink}" stroke-width="{broad}" stroke-linecap="round"/>'
    body += f'<rect x="{_LONG}" y="2" width="{_STRIPES - 8}" height="{high - 4}" rx="3" '
    body += f'fill="{stripe}"/>'
    body += f'<rect x="{_LONG + _STRIPES - 5}" y="2" width="3" height="{high - 4}" '
    body += f'fill="{stripe}" opacity=".8"/>'
    image = picture(body, f"0 0 {wide} {high}", (px, high))
    if side == "west":
        return Raster(image, -_LONG, 0)
    return Raster(image.transpose(Image.Transpose.FLIP_LEFT_RIGHT), -_STRIPES, 0)
