"""The desert at dusk through which the caravan goes: the head of all pictures of Guilds of Laar."""

from render.sheet.head import HEAD
from render.tools.raster import Raster
from render.tools.svg import picture

_SKY = (("0", "#2a1746"), (".45", "#6b2a58"), (".8", "#d0603f"), ("1", "#f2a94e"))
_FAR, _NEAR, _SAND = "#9a4c38", "#74372a", "#5a2a1c"
_SUN = "#ffbf63"


def desert(px: int) -> Raster:
    """Draw it `px` pixels wide, as high as the strip at the top; its corner is the origin."""
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in _SKY)
    defs = f'<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    defs += f'<radialGradient id="glow"><stop stop-color="{_SUN}" stop-opacity=".62"/>'
    defs += f'<stop offset="1" stop-color="{_SUN}" stop-opacity="0"/></radialGradient>'
    body = f'<rect width="1280" height="{HEAD}" fill="url(#dusk)"/>'
    body += '<ellipse cx="960" cy="92" rx="460" ry="74" fill="url(#glow)"/>'
    body += f'<path d="M0 84Q120 70 250 80T520 72T800 82T1040 68T1280 80V96H0Z" fill="{_FAR}"/>'
    body += f'<path d="M0 92Q180 78 380 88T760 82T1080 86T1280 80V96H0Z" fill="{_NEAR}"/>'
    body += f'<path d="M0 96Q300 88 600 94T1280 90V96Z" fill="{_SAND}"/>'
    return Raster(picture(body, f"0 0 1280 {HEAD}", (px, px * HEAD // 1280), defs=defs), 0, 0)


def dunes(px: int) -> Raster:
    """Draw dunes at sunset `px` pixels wide, as high as the frieze of a cheat sheet; its corner is
    the origin.
    """
    tall = 184
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in _SUNSET)
    defs = f'<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    glow = f'<stop stop-color="{_SUN}" stop-opacity=".75"/>'
    glow += f'<stop offset="1" stop-color="{_SUN}" stop-opacity="0"/>'
    defs += f'<radialGradient id="glow">{glow}</radialGradient>'
    body = f'<rect width="1280" height="{tall}" fill="url(#sky)"/>'
    for x, y, r in _STARS:
        body += f'<circle cx="{x}" cy="{y}" r="{r}" fill="#ffe9bc" opacity=".8"/>'
    body += '<ellipse cx="640" cy="128" rx="520" ry="130" fill="url(#glow)"/>'
    body += f'<path d="{_TOWN}" fill="#7c3a33"/>'
    body += '<path d="M0 128Q170 84 360 120T760 118T1040 104T1280 126V184H0Z" fill="#b0603a"/>'
    body += '<path d="M0 150Q120 112 330 146T700 148T1010 132T1280 152V184H0Z" fill="#d08a4e"/>'
    body += '<path d="M0 150Q120 112 330 146Q220 140 120 184H0Z" fill="#b8713f"/>'
    body += '<path d="M1010 132Q1160 120 1280 152V184H1090Q1080 150 1010 132Z" fill="#b8713f"/>'
    body += '<path d="M0 172Q300 152 640 168T1280 166V184H0Z" fill="#e8b877"/>'
    return Raster(picture(body, f"0 0 1280 {tall}", (px, px * tall // 1280), defs=defs), 0, 0)


_SUNSET = (("0", "#241440"), (".4", "#6a2a58"), (".72", "#d0603f"), ("1", "#f2b25a"))
_STARS = (
    *((40, 22, 2), (118, 50, 1.6), (205, 18, 2.2), (330, 36, 1.6), (420, 16, 2), (905, 20, 2)),
    *((985, 44, 1.6), (1070, 16, 2.2), (1165, 40, 1.6), (1245, 20, 2)),
)
_TOWN = (
    "M318 124V92H336V74Q346 58 356 74V92H372V66L380 48L388 66V124ZM396 124V96Q418 66 440 96V124Z"
    "M842 124V98Q864 68 886 98V124ZM894 124V70L902 50L910 70V96H930V80Q942 60 954 80V96H968V124Z"
)
"""Domes and towers of Laar, far off."""
