"""The desert at dusk through which the caravan goes: the head of all pictures of Guilds of Laar."""

from render.sheet.head import HEAD
from render.tools.raster import Raster
from render.tools.svg import picture

_SKY = (("0", "#161028"), (".55", "#3a1c3a"), ("1", "#a8502f"))
_FAR, _NEAR, _SAND = "#6e3a30", "#43241f", "#2a1713"
_SUN = "#f2b25a"


def desert(px: int) -> Raster:
    """Draw it `px` pixels wide, as high as the strip at the top; its corner is the origin."""
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in _SKY)
    defs = f'<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    body = f'<rect width="1280" height="{HEAD}" fill="url(#dusk)"/>'
    body += f'<circle cx="1216" cy="70" r="30" fill="{_SUN}" opacity=".55"/>'
    body += f'<path d="M0 84Q120 70 250 80T520 72T800 82T1040 68T1280 80V96H0Z" fill="{_FAR}"/>'
    body += f'<path d="M0 92Q180 78 380 88T760 82T1080 88T1280 80V96H0Z" fill="{_NEAR}"/>'
    body += f'<path d="M0 96Q300 86 600 93T1280 88V96Z" fill="{_SAND}"/>'
    return Raster(picture(body, f"0 0 1280 {HEAD}", (px, px * HEAD // 1280), defs=defs), 0, 0)
