"""Faces of cards: the drawing below the icons. A card is half as high again as wide."""

import math

from PIL import Image

from render.tools.raster import Raster
from render.tools.strokes import filled, oval, radial
from render.tools.svg import picture
from render.tools.tones import INK

VIEW = "0 0 100 150"
"""The units of a card."""


def face(hue: str, px: int, shadow: tuple[float, float] | None = None) -> Image.Image:
    """Draw an empty card `px` pixels wide: a parchment rim, rays of a hue out of its middle.

    `shadow` is where something that stands on it throws its own, in the units of `VIEW`.
    """
    rim = f' rx="5" fill="none" stroke="{INK}" stroke-width="1.6"'
    body = '<rect width="100" height="150" rx="6" fill="#f3e3bd"/>'
    body += '<rect x="5.5" y="5.5" width="89" height="139" rx="5" fill="url(#hue)"/>'
    body += f'<g clip-path="url(#inside)">{rays((50, 76), 130, 16, 0.1)}</g>'
    body += f'<rect x="5.5" y="5.5" width="89" height="139"{rim}/>'
    if shadow:
        body += oval(shadow, 30 if shadow[0] == 50 else 24, 6, "#000", ' opacity=".25"')
    body += f'<rect x=".7" y=".7" width="98.6" height="148.6"{rim.replace("1.6", "2")}/>'
    defs = radial("hue", [(0, "#fff0cb", 1), (0.45, hue, 0.6), (1, hue, 1)], ' r=".75"')
    defs += (
        '<clipPath id="inside"><rect x="5.5" y="5.5" width="89" height="139" rx="5"/></clipPath>'
    )
    return picture(body, VIEW, (px, round(px * 1.5)), defs=defs)


def rays(at: tuple[float, float], reach: float, count: int, alpha: float) -> str:
    """Return white rays round a point."""

    def tip(turn: float) -> tuple[float, float]:
        angle = 2 * math.pi * (turn + 0.13) / count
        return at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)

    return "".join(
        filled((at, tip(k - 0.25), tip(k + 0.25)), "#fff", f' opacity="{alpha}"')
        for k in range(count)
    )


def stamp(image: Image.Image, drawn: Raster, x: float, y: float) -> None:
    """Put an icon with its origin at x, y."""
    layer = Image.new("RGBA", image.size)
    layer.paste(drawn.image, (round(x) + drawn.left, round(y) + drawn.top))
    image.alpha_composite(layer)
