"""The ground of Glastonbury, a starry night; and the stones on which wizards walk."""

import math
from random import Random

from PIL import Image

from render.theme import TALLEST, WIDTH
from render.tools.raster import Raster
from render.tools.strokes import filled, radial
from render.tools.svg import picture
from render.tools.tones import INK

_STAR = "M0 -11l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3Z"
_STONES = {"still": ("#9a93b8", "#625b86"), "walked": ("#ffe27a", "#c98a1e")}


def night() -> Image.Image:
    """Return the tallest sheet."""
    chance = Random(3)  # noqa: S311 - stars
    dots = (
        f'<circle cx="{chance.random() * WIDTH:.0f}" cy="{chance.random() * TALLEST:.0f}" '
        f'r="{(1.5, 2, 3)[int(chance.random() * 3)]}" fill="#cfc6ff" '
        f'opacity="{0.15 + 0.45 * chance.random():.2f}"/>'
        for _ in range(150)
    )
    stars = (
        f'<path transform="translate({chance.random() * WIDTH:.0f} '
        f'{chance.random() * TALLEST:.0f})" d="{_STAR}" fill="#ffe9a8" opacity=".35"/>'
        for _ in range(26)
    )
    body = f'<rect width="{WIDTH}" height="{TALLEST}" fill="url(#sky)"/>{"".join((*dots, *stars))}'
    sky = [(0, "#4b3c86", 1), (0.6, "#2f2660", 1), (1, "#1a1538", 1)]
    defs = radial("sky", sky, ' cy=".4" r=".8"')
    view = f"0 0 {WIDTH} {TALLEST}"
    return picture(body, view, (WIDTH, TALLEST), defs=defs).convert("RGB")


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
    return Raster(picture(body, "0 0 100 100", (px, px)), -(px // 2), -(px // 2))
