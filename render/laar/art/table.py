"""The market's cloth: the woven ground of Guilds of Laar, and the awnings over its cards."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.pieces.backdrop import paved
from render.theme import TALLEST, WIDTH
from render.tools.raster import Raster
from render.tools.svg import picture

_THREAD = 16
"""Pixels of a warp thread, dark and light: the cloth is drawn once and repeated."""
_WARP, _WEFT = ("#0f4449", "#114a4f"), "#1a5c60"
_BAND, _RHOMB, _OCHRE = 24, 64, "#b9823a"
"""The width of the border, and the length of a rhomb on it."""
_EDGE = "#5e2320"
_STRIPES, _STRIPES_AT_DUSK = ("#c04a30", "#fbeccb"), ("#96403a", "#c9b5a6")
_SCALLOPS = 13


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


AWNING = 36
"""How high an awning is, in pixels."""


def awning(*words: str | int) -> Raster:
    """Draw an awning, so many pixels wide as the last word says; its origin is its upper left
    corner. `dusk` before it is an awning under which no lamp burns.
    """
    *dusk, wide = words
    scale, px = 3, int(wide)
    size = (px * scale, (AWNING + 8) * scale)
    image = Image.new("RGBA", size)
    pen = ImageDraw.Draw(image)
    for west, east, colour in _stripes(px * scale, _STRIPES_AT_DUSK if dusk else _STRIPES):
        radius, foot = (east - west) / 2, AWNING * scale
        for fill, down in (("#1408048c", 6 * scale), (colour, 0)):
            pen.rectangle((west, 0, east, foot - radius + down), fill)
            pen.ellipse((west, foot - 2 * radius + down, east, foot + down), fill)
    shade = Image.linear_gradient("L").resize(size).point([(255 - v) * 2 // 5 for v in range(256)])
    lower = Image.new("RGBA", size, "#3a0f0a")
    lower.putalpha(shade)
    folds = Image.alpha_composite(image, lower)
    folds.putalpha(image.getchannel("A"))
    ImageDraw.Draw(folds).rectangle((0, 0, px * scale, 6 * scale), "#4a1a14" if dusk else "#7a2b1e")
    return Raster(folds.reduce(scale), 0, 0)


def _stripes(wide: int, colours: tuple[str, str]) -> Iterator[tuple[float, float, str]]:
    each = wide / _SCALLOPS
    for n in range(_SCALLOPS):
        yield n * each, (n + 1) * each, colours[n % 2]
