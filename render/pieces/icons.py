"""Icons: a fragment with its light, whole or broken or mended, in the tones of a team."""

from PIL import Image

from render.tools.raster import Raster
from render.tools.svg import fragment, picture
from render.tools.tones import PLAIN
from render.tools.toon import toon

VIEW = "-3.5 -3.5 71 71"
"""The visible part of an icon's 64 x 64 units: room for the contour."""
UNITS = 71

_UPPER = "M-9 -9H73V22L48 34L40 25L26 42L18 33L-9 48Z"
_LOWER = "M73 73H-9V48L18 33L26 42L40 25L48 34L73 22Z"
_GROWN = "translate(49 49) scale(1.22) translate(-50.5 -50.5)"
"""Of the cross on small icons."""


def icon(name: str, look: str, team: str, px: int) -> Raster:
    """Draw an icon `px` pixels wide; its middle is the origin.

    `look` is "whole", "broken" (two halves and a cross), "crossed" (whole, with a big cross: better
    than halves below 90 pixels) or "mended" (with a tick).
    """
    layers = [lit(layer, px, team) for layer in _layers(name, look) if layer]
    image = layers[0]
    for layer in layers[1:]:
        image.alpha_composite(layer)
    return Raster(image, -(px // 2), -(px // 2))


def key(name: str, look: str = "whole", team: str = PLAIN) -> str:
    """Name the sprite of an icon."""
    return f"icon/{name}/{look}/{team}"


def lit(body: str, px: int, team: str = PLAIN) -> Image.Image:
    """Return flat shapes on an icon's grid with their light, drawn at twice the size if small."""
    scale = 2 if px <= 260 else 1
    flat = picture(body, VIEW, (px * scale, px * scale), team)
    image = toon(flat, px * scale / UNITS)
    return image.resize((px, px), Image.Resampling.LANCZOS) if scale > 1 else image


def _layers(name: str, look: str) -> tuple[str, str]:
    """Return an icon's shapes, and those that have a contour of their own."""
    shapes = fragment(name)
    if look == "broken":
        return _halves(shapes), fragment("badge-no")
    if look == "crossed":
        return shapes, f'<g transform="{_GROWN}">{fragment("badge-no")}</g>'
    return shapes, fragment("badge-ok") if look == "mended" else ""


def _halves(shapes: str) -> str:
    clips = "".join(
        f'<clipPath id="half{n}"><path d="{path}"/></clipPath>'
        for n, path in enumerate((_UPPER, _LOWER))
    )
    return (
        f'{clips}<g transform="translate(1 0) rotate(-8 32 32) scale(.84)">'
        f'<g clip-path="url(#half0)">{shapes}</g></g>'
        f'<g transform="translate(7.5 7) rotate(9 32 32) scale(.84)">'
        f'<g clip-path="url(#half1)">{shapes}</g></g>'
    )
