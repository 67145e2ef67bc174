"""Small signs: the shape of a kind of goods, coins, gems by their class."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from games.laar.components import CLASSES, Goods
from render.laar.art.figures import figure
from render.laar.art.hues import HUES
from render.pieces.icons import lit
from render.tools.curves import Point
from render.tools.raster import Raster
from render.tools.tones import INK, TONES

_TONES = ("rd", "or", "ye", "gr", "te", "bl", "pu", "st")
"""Of gems, by class."""
_CUT = 0.58
"""How large the flat top of a stone is."""


def centred(image: Image.Image) -> Raster:
    """Return a picture whose origin is its middle."""
    return Raster(image, -(image.width // 2), -(image.height // 2))


def kind(goods: str, *words: str | int) -> Raster:
    """Draw the shape of a kind of goods, so many pixels wide as the last word says; after `pale`,
    as it stands on the kind's own colour.
    """
    *pale, wide = words
    hue, px = HUES[Goods(goods)], int(wide)
    scale = 4
    image = Image.new("RGBA", (px * scale, px * scale))
    pen, middle, r = ImageDraw.Draw(image), px * scale / 2, px * scale * 0.36
    for reach, ink in ((r * 1.24, hue.deep if pale else INK), (r, hue.pale if pale else hue.full)):
        pen.polygon(
            [(middle + x * reach, middle + y * reach) for x, y in _OUTLINES[hue.shape]], ink
        )
    return centred(image.resize((px, px), Image.Resampling.LANCZOS))


def shape_of(goods: Goods, x: float, y: float, reach: float) -> list[Point]:
    """Return the outline of the shape of a kind of goods round a middle."""
    return [(x + dx * reach, y + dy * reach) for dx, dy in _OUTLINES[HUES[goods].shape]]


def _regular(corners: int, inner: float = 1.0, grown: float = 1.0) -> list[Point]:
    """Return a polygon round (0, 0) with a corner at its top; every second one at `inner`."""
    angles = [2 * math.pi * k / corners - math.pi / 2 for k in range(corners)]
    reach = [grown if k % 2 == 0 else grown * inner for k in range(corners)]
    return [(d * math.cos(a), d * math.sin(a)) for d, a in zip(reach, angles, strict=True)]


_OUTLINES = {
    "circle": _regular(40),
    "diamond": _regular(4, grown=1.2),
    "triangle": [(x, y + 0.15) for x, y in _regular(3, grown=1.25)],
    "square": [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
    "star": _regular(10, 0.5, 1.25),
}


def coin(points: str, px: int) -> Raster:
    """Draw a number of points as a coin."""
    body = (
        '<circle cx="32" cy="32" r="28" class="go2"/><circle cx="32" cy="32" r="21" class="go1"/>'
    )
    image = lit(body, px)
    figure(image, points, (px / 2, px * 0.49), round(px * 0.62))
    return centred(image)


def gem(stone: str, px: int) -> Raster:
    """Draw a gem with its class, which is also the number of its corners."""
    image = lit(_facets(int(stone)), px)
    below = 0.57 if stone == "3" else 0.5
    figure(image, stone, (px / 2, px * below), round(px * 0.42), "#ffffff", INK)
    return centred(image)


@lru_cache(CLASSES)
def _facets(stone: int) -> str:
    """Return a stone with flat facets, lit from the upper left."""
    light, base, shade = TONES[_TONES[stone - 1]]
    outline = _outline(stone)
    inner = [(x * _CUT, y * _CUT) for x, y in outline]
    body = ""
    for at in range(len(outline)):
        a, b = outline[at], outline[(at + 1) % len(outline)]
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        facing = -(mx * 0.6 + my * 0.8) / (math.hypot(mx, my) or 1)
        tone = light if facing > 0.35 else base if facing > -0.35 else shade
        facet = (a, b, inner[(at + 1) % len(outline)], inner[at])
        body += f'<path d="{_path(facet)}" fill="{tone}" stroke="{tone}" stroke-width=".5"/>'
    top = _path(inner)
    return f'{body}<path d="{top}" fill="{base}"/><path d="{top}" fill="#fff" opacity=".12"/>'


def _path(points: list[Point] | tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{32 + x:.1f} {32 + y:.1f}" for x, y in points) + "Z"


def _outline(stone: int) -> list[Point]:
    """Return 1 as a round stone, 2 as a lens, 3 to 6 as polygons, 7 and 8 as stars."""
    r = 26.0
    if stone == 1:
        return _regular(20, grown=r)
    if stone == 2:
        half = [math.pi * i / 8 for i in range(9)]
        right = [(math.sin(t) * r * 0.73, -math.cos(t) * r * 1.06) for t in half]
        return right + [(-x, y) for x, y in right[::-1][1:-1]]
    if stone == 3:
        return [(x, y + r * 0.18) for x, y in _regular(3, grown=r * 1.18)]
    if stone <= 6:
        return _regular(stone, grown=r * 1.06)
    return _regular(2 * stone, (0.80 if stone == 7 else 0.84) / 1.1, r * 1.1)
