"""The ground of Glastonbury, a starry night; and the stones on which wizards walk."""

import math
from random import Random

from PIL import Image, ImageDraw

from render.theme import TALLEST, WIDTH
from render.tools.raster import Raster
from render.tools.strokes import filled, oval, radial
from render.tools.svg import picture
from render.tools.tones import INK

_STAR = ((0, -11), (3, -3), (11, 0), (3, 3), (0, 11), (-3, 3), (-11, 0), (-3, -3))
_STONES = {"still": ("#a6a8ac", "#5f6470"), "walked": ("#ffe27a", "#c98a1e")}
_MOSS = "#6f9150"
_FINE = 2
"""Scale at which stars are drawn, then reduced: Pillow does not smooth shapes."""
_COARSE = 4
"""... and by which the sky is drawn smaller: it is smooth, and large drawings take long."""


def night() -> Image.Image:
    """Return the tallest sheet: a meadow in a clear night, round which the sky begins."""
    chance, sheet = Random(3), _sky()  # noqa: S311 - stars
    dots, stars = _Sown(), _Sown()
    for _ in range(150):
        x, y, r = chance.random() * WIDTH, chance.random() * TALLEST, chance.choice((1.5, 2, 3))
        dots.pen.ellipse([_FINE * at for at in (x - r, y - r, x + r, y + r)], _faint(chance))
    for _ in range(26):
        x, y = chance.random() * WIDTH, chance.random() * TALLEST
        stars.pen.polygon([(_FINE * (x + dx), _FINE * (y + dy)) for dx, dy in _STAR], 89)
    sheet.paste("#cfc6ff", None, dots.mask())
    sheet.paste("#ffe9a8", None, stars.mask())
    return sheet


def _sky() -> Image.Image:
    small = (WIDTH // _COARSE, TALLEST // _COARSE)
    stops = [(0, "#4b3c86", 1), (0.6, "#2f2660", 1), (1, "#1a1538", 1)]
    meadow = [(0, "#2f6b5c", 1), (0.62, "#275a55", 0.95), (1, "#275a55", 0)]
    body = f'<rect width="{small[0]}" height="{small[1]}" fill="url(#sky)"/>'
    body += '<ellipse cx="124" cy="148" rx="150" ry="150" fill="url(#meadow)"/>'
    defs = radial("sky", stops, ' cy=".4" r=".8"') + radial("meadow", meadow)
    drawn = picture(body, f"0 0 {small[0]} {small[1]}", small, defs=defs).convert("RGB")
    return drawn.resize((WIDTH, TALLEST), Image.Resampling.BICUBIC)


def _faint(chance: Random) -> int:
    return round(255 * (0.15 + 0.45 * chance.random()))


class _Sown:
    """A mask of the things that are strewn over the sky."""

    def __init__(self) -> None:
        self._large = Image.new("L", (WIDTH * _FINE, TALLEST * _FINE))
        self.pen = ImageDraw.Draw(self._large)

    def mask(self) -> Image.Image:
        """Return it at its true size."""
        return self._large.reduce(_FINE)


def stone(place: str, look: str, px: int) -> Raster:
    """Draw a stepping stone, each place with one of its own shape; its origin is its middle."""
    chance, corners = Random(int(place)), 8  # noqa: S311 - stones
    points = []
    for corner in range(corners):
        turn, reach = 2 * math.pi * corner / corners + 0.2, 38 + 8 * chance.random()
        points.append((50 + math.cos(turn) * reach, 50 + math.sin(turn) * reach))
    top, side = _STONES[look]
    body = filled(points, "#120d26", ' transform="translate(3 7)" opacity=".6"')
    edge = f' stroke="{INK}" stroke-width="5" stroke-linejoin="round"'
    body += filled(points, side, edge)
    body += filled(points, top, ' transform="translate(8 6) scale(.84)"')
    if look == "still":
        body += _moss(chance)
    return Raster(picture(body, "0 0 100 100", (px, px)), -(px // 2), -(px // 2))


def _moss(chance: Random) -> str:
    """Return tufts at the foot of a stone, and light on its upper edge."""
    tufts = ((24 + 52 * chance.random(), 66 + 14 * chance.random()) for _ in range(4))
    body = "".join(oval(at, 8 + 5 * chance.random(), 5, _MOSS) for at in tufts)
    return body + oval((40, 32), 16, 6, "#ffffff", ' opacity=".3" transform="rotate(-18 40 32)"')


def spark(px: int) -> Raster:
    """Draw a spark of the way that a wizard has just walked; its origin is its middle."""
    stops = [(0, "#fff6c8", 1), (0.3, "#ffe27a", 1), (0.45, "#ffcf3f", 0.4), (1, "#ffcf3f", 0)]
    body = '<circle cx="50" cy="50" r="50" fill="url(#spark)"/>'
    image = picture(body, "0 0 100 100", (px, px), defs=radial("spark", stops))
    return Raster(image, -(px // 2), -(px // 2))
