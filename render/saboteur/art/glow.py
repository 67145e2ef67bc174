"""The light of lanterns on the rock beside a way."""

from render.tools.raster import Raster
from render.tools.strokes import radial
from render.tools.svg import picture

_WARM = [(0.0, "#ffb24a", 0.44), (0.45, "#ff9e3d", 0.22), (1.0, "#ff8a2a", 0.0)]


def glow(px: int) -> Raster:
    """Draw it; its middle is the origin. `px` is the width of the card in its middle."""
    wide, high = round(px * 3.2), round(px * 3.6)
    body = '<rect width="100" height="100" fill="url(#warm)"/>'
    view = '0 0 100 100" preserveAspectRatio="none'
    image = picture(body, view, (wide, high), defs=radial("warm", _WARM))
    return Raster(image, -(wide // 2), -(high // 2))
