"""The grounds of Guilds of Laar: the square of the market, and a woven cloth below sheets."""

from PIL import Image

from render.pieces.backdrop import paved
from render.theme import TALLEST, WIDTH
from render.tools.svg import picture

_THREAD = 16
"""Pixels of a warp thread, dark and light: the cloth is drawn once and repeated."""
_WARP, _WEFT = ("#0f4449", "#114a4f"), "#1a5c60"
_BAND, _RHOMB, _OCHRE = 24, 64, "#b9823a"
"""The width of the border, and the length of a rhomb on it."""
_EDGE = "#5e2320"


def cloth() -> Image.Image:
    """Return the tallest sheet: evening light comes down from the awnings, and goes out below."""
    sheet, border = paved(_weave()), _border()
    for x in (0, WIDTH - _BAND):
        for y in range(0, TALLEST, _RHOMB):
            sheet.paste(border, (x, y))
    light = Image.radial_gradient("L")
    wide, high = light.width * WIDTH // _REACH, light.height // 2
    left = (light.width - wide) // 2
    mask = light.resize((WIDTH, _DOWN), box=(left, high, left + wide, 2 * high))
    sheet.paste("#f0a24c", (0, 0), mask.point([max(0, 150 - v) * 3 // 5 for v in range(256)]))
    dusk = Image.linear_gradient("L").resize((WIDTH, TALLEST))
    sheet.paste("#071f28", (0, 0), dusk.point([v * 120 // 255 for v in range(256)]))
    return sheet


_REACH, _DOWN = 2200, 1500
"""How far the light reaches across and down."""


def _weave() -> Image.Image:
    """Draw warp threads with the weft that goes over and under them."""
    body = ""
    for n in range(4):
        x = n * 25
        body += f'<rect x="{x}" width="25" height="100" fill="{_WARP[n % 2]}"/>'
        for row in range(n % 2, 8, 2):
            body += f'<rect x="{x + 2}" y="{row * 12.5 + 3}" width="21" height="4" rx="2" '
            body += f'fill="{_WEFT}" opacity=".4"/>'
    return picture(body, "0 0 100 100", (4 * _THREAD, 4 * _THREAD)).convert("RGB")


def _border() -> Image.Image:
    """Draw a piece of the border: a rhomb between two threads of ochre."""
    body = f'<rect width="24" height="64" fill="{_EDGE}"/>'
    body += f'<path d="M12 10L20 32L12 54L4 32Z" fill="{_OCHRE}"/>'
    body += f'<path d="M12 22L16 32L12 42L8 32Z" fill="{_EDGE}"/>'
    body += f'<path d="M1.5 0V64M22.5 0V64" stroke="{_OCHRE}" stroke-width="2.5"/>'
    return picture(body, "0 0 24 64", (_BAND, _RHOMB)).convert("RGB")


def square() -> Image.Image:
    """Return the tallest sheet of the market's square: sunlit flagstones, in the shade below."""
    sheet = paved(_flagstones())
    light = Image.radial_gradient("L")
    wide, high = light.width * WIDTH // _REACH, light.height // 2
    left = (light.width - wide) // 2
    mask = light.resize((WIDTH, _DOWN), box=(left, high, left + wide, 2 * high))
    sheet.paste("#ffe0a0", (0, 0), mask.point([max(0, 170 - v) * 3 // 5 for v in range(256)]))
    dusk = Image.linear_gradient("L").resize((WIDTH, TALLEST))
    sheet.paste("#6a2f38", (0, 0), dusk.point([v * 90 // 255 for v in range(256)]))
    return sheet


def _flagstones() -> Image.Image:
    """Draw rows of flagstones, each a little lighter or darker than the next, with sand between."""
    body = f'<rect width="320" height="160" fill="{_JOINT}"/>'
    for row, (y, starts) in enumerate(((0, (-60, 40, 170, 260)), (80, (-30, 90, 200, 290)))):
        for n, (x, end) in enumerate(zip(starts, (*starts[1:], starts[0] + 320), strict=True)):
            stone = f'y="{y + 3}" width="{end - x - 5}" height="75" rx="8"'
            for at in (x, x + 320):
                body += f'<rect x="{at}" {stone} fill="{_STONES[(row + 2 * n) % 3]}"/>'
                body += f'<path d="M{at + 8} {y + 5}H{end - x - 14 + at}" stroke="#fff" '
                body += 'stroke-width="2" opacity=".22"/>'
    return picture(body, "0 0 320 160", (320, 160)).convert("RGB")


_STONES, _JOINT = ("#cf9664", "#c68c5b", "#d69f6c"), "#a9714a"
