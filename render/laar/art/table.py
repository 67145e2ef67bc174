"""The market's cloth: the woven ground of Guilds of Laar, and the awnings over its cards."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.theme import TALLEST, WIDTH
from render.tools.raster import Raster
from render.tools.svg import picture

_THREAD = 16
"""Pixels of a warp thread, dark and light: the cloth is drawn once and repeated."""
_WARP, _WEFT = ("#12474b", "#17585c"), "#1f6a6d"
_BAND, _RHOMB, _GOLD = 34, 64, "#d9a441"
"""The width of the border, and the length of a rhomb on it."""
_EDGE = "#7a2b24"
_STRIPES, _STRIPES_AT_DUSK = ("#b5472f", "#f3e4c4"), ("#8a3630", "#b7a4ad")
_SCALLOPS = 13


def cloth() -> Image.Image:
    """Return the tallest sheet."""
    sheet = Image.new("RGB", (WIDTH, TALLEST))
    for tile, xs in ((_weave(), range(0, WIDTH, 4 * _THREAD)), (_border(), (0, WIDTH - _BAND))):
        for x in xs:
            for y in range(0, TALLEST, tile.height):
                sheet.paste(tile, (x, y))
    return sheet


def _weave() -> Image.Image:
    """Draw warp threads with the weft that goes over and under them."""
    body = ""
    for n in range(4):
        x = n * 25
        body += f'<rect x="{x}" width="25" height="100" fill="{_WARP[n % 2]}"/>'
        for row in range(n % 2, 8, 2):
            body += f'<rect x="{x + 2}" y="{row * 12.5 + 3}" width="21" height="4" rx="2" '
            body += f'fill="{_WEFT}" opacity=".45"/>'
    return picture(body, "0 0 100 100", (4 * _THREAD, 4 * _THREAD)).convert("RGB")


def _border() -> Image.Image:
    """Draw a piece of the border: a rhomb between two golden threads."""
    rhomb = '<path d="M17 6L30 32L17 58L4 32Z" fill="{}"/>'
    body = f'<rect width="34" height="64" fill="{_EDGE}"/>{rhomb.format(_GOLD)}'
    body += f'<path d="M17 18L24 32L17 46L10 32Z" fill="{_WARP[0]}"/>'
    body += f'<path d="M1.5 0V64M32.5 0V64" stroke="{_GOLD}" stroke-width="3"/>'
    return picture(body, "0 0 34 64", (_BAND, _RHOMB)).convert("RGB")


AWNING = 30
"""How high an awning is, in pixels."""


def awning(*words: str | int) -> Raster:
    """Draw an awning, so many pixels wide as the last word says; its origin is its upper left
    corner. `dusk` before it is the evening's shade.
    """
    *light, wide = words
    scale, px = 3, int(wide)
    stripes = _STRIPES_AT_DUSK if light else _STRIPES
    image = Image.new("RGBA", (px * scale, (AWNING + 6) * scale))
    pen = ImageDraw.Draw(image)
    for west, east, colour in _stripes(px * scale, stripes):
        radius, foot = (east - west) / 2, AWNING * scale
        for fill, down in (("#0a2225a0", 5 * scale), (colour, 0)):
            pen.rectangle((west, 0, east, foot - radius + down), fill)
            pen.ellipse((west, foot - 2 * radius + down, east, foot + down), fill)
    pen.rectangle((0, 0, px * scale, 5 * scale), "#7a2b24")
    return Raster(image.reduce(scale), 0, 0)


def _stripes(wide: int, colours: tuple[str, str]) -> Iterator[tuple[float, float, str]]:
    each = wide / _SCALLOPS
    for n in range(_SCALLOPS):
        yield n * each, (n + 1) * each, colours[n % 2]
