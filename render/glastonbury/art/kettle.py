"""The kettles of Glastonbury: copper on three legs above a hearth, with a brew in the colour of
their wizard that runs over the rim.
"""

from render.tools.raster import Raster
from render.tools.strokes import oval, radial
from render.tools.svg import picture
from render.tools.tones import INK, TONES

HIGH = 0.74
"""How high a kettle is with its hearth, of its width."""
_VIEW = "0 0 100 74"
_LIGHT, _COPPER, _SHADE, _DEEP = "#f2b07c", "#c8733f", "#8a4423", "#4c2113"
_RUNS = "M8 19Q9 31 14 30Q18 29 19 25Q21 22 24 27Q26 42 31 42Q36 42 36 30Q38 26 42 29Q45 31 46 29Z"
"""Where the brew has run over."""
_BELLY = "M6 16C-3 34 8 60 50 60C92 60 103 34 94 16Z"


def kettle(tone: str, look: str, px: int) -> Raster:
    """Draw a kettle `px` pixels wide; its origin is the middle of its mouth.

    :param tone: of the brew.
    :param look: `lit` above a fire, `still` above embers.
    """
    high = round(px * HIGH)
    brew, defs = TONES[tone], _copper()
    body = _fire() if look == "lit" else _embers()
    body += _legs() + f'<path d="{_BELLY}" fill="url(#copper)" stroke="{INK}" stroke-width="2.4"/>'
    if look == "lit":
        body += f'<path d="{_BELLY}" fill="url(#warmth)"/>'
    body += _gleams()
    body += f'<path d="{_RUNS}" fill="{brew.base}" stroke="{INK}" stroke-width="1.2"/>'
    body += _mouth(brew.light, brew.base, brew.shade)
    image = picture(body, _VIEW, (px, high), defs=defs)
    return Raster(image, -(px // 2), -round(px * 0.14))


def _copper() -> str:
    stops = ((0, _LIGHT), (0.3, _COPPER), (0.72, _SHADE), (1, _DEEP))
    inner = "".join(f'<stop offset="{at}" stop-color="{hue}"/>' for at, hue in stops)
    side = f'<linearGradient id="copper" x1="0" y1="0" x2="1" y2=".35">{inner}</linearGradient>'
    warmth = [(0, "#ffb040", 0.85), (0.55, "#ff7a20", 0.35), (1, "#ff7a20", 0)]
    return side + radial("warmth", warmth, ' cx=".5" cy="1.05" r=".6"')


def _legs() -> str:
    line = f'fill="none" stroke="{_DEEP}" stroke-width="5" stroke-linecap="round"'
    return f'<path d="M20 54L14 67M80 54L86 67M50 58V68" {line}/>'


def _mouth(light: str, base: str, shade: str) -> str:
    """Draw the rim, the brew in it and its bubbles, and the handles."""
    ring = f'fill="none" stroke="{INK}" stroke-width="7"'
    metal = f'fill="none" stroke="{_LIGHT}" stroke-width="3.4"'
    handles = "M5 20C-1 22 -1 32 6 33M95 20C101 22 101 32 94 33"
    body = f'<path d="{handles}" {ring}/><path d="{handles}" {metal}/>'
    body += f'<ellipse cx="50" cy="14" rx="46" ry="11.5" fill="{_COPPER}" stroke="{INK}" '
    body += 'stroke-width="2.4"/>'
    body += oval((50, 12.6), 44, 9.8, _LIGHT) + oval((50, 14), 40, 8.4, _DEEP)
    body += oval((50, 15.2), 38.6, 7, base) + oval((50, 18), 30, 3.4, light, ' opacity=".55"')
    for x, y, r in ((18, 14, 3.4), (30, 17.4, 2.4), (71, 17, 3.2), (82, 14, 2.2)):
        body += oval((x, y), r, r * 0.8, light, f' stroke="{shade}" stroke-width=".9"')
    return body


def _gleams() -> str:
    marks = "".join(
        oval((x, y), 1.7, 1.2, _SHADE, ' opacity=".45"')
        for x, y in ((66, 34), (74, 41), (58, 50), (80, 31), (70, 52), (84, 44))
    )
    shine = f'<path d="M10 27C7 36 12 46 20 51" fill="none" stroke="{_LIGHT}" stroke-width="3.6"'
    return marks + shine + ' stroke-linecap="round" opacity=".8"/>'


def _fire() -> str:
    """Draw flames that lick at the belly."""
    flames = "".join(f'<path d="{data}" fill="{hue}"/>' for hue, data in _FLAMES)
    return flames + _logs("#6e411d")


_FLAMES = (
    (
        "#e8501c",
        "M14 73C6 60 18 58 16 46C26 54 24 58 30 60C32 52 36 54 36 48C46 56 44 62 50 62"
        "C56 60 54 54 62 48C64 54 68 54 70 60C76 58 76 52 84 46C82 58 94 60 86 73Z",
    ),
    (
        "#ffab2e",
        "M22 73C18 64 26 63 26 56C34 62 32 66 40 67C48 66 44 62 50 58"
        "C56 62 54 66 60 67C68 66 66 62 74 56C74 63 82 64 78 73Z",
    ),
    (
        "#ffe27a",
        "M32 73C30 68 36 68 36 64C42 68 46 69 50 65C54 69 58 68 64 64C64 68 70 68 68 73Z",
    ),
)


def _embers() -> str:
    glow = "".join(oval((x, 69), 5, 2, "#b8431c") for x in (34, 50, 64))
    return _logs("#4a3020") + glow


def _logs(hue: str) -> str:
    line = f'stroke-width="5" stroke-linecap="round" fill="none" stroke="{hue}"'
    return f'<path d="M24 71L76 68M26 67L74 71.4" {line}/>'
