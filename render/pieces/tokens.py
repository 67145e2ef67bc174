"""Tokens: a person's colour and shape as a thing that lies on the table, with room for a letter."""

import math
from collections.abc import Sequence

from render.pieces.icons import lit
from render.theme import BOLD, INK, SMALLEST_TEXT, STYLES, Style, style_of
from render.tools.colour import mix
from render.tools.curves import Point
from render.tools.raster import Raster


def token(colour: str, px: int) -> Raster:
    """Draw a token `px` pixels wide; its middle is the origin."""
    style = style_of(colour)
    is_second = int(colour.removesuffix(BOLD)) >= len(STYLES) // 2
    body = _shape(style.shape, 1.0, style.rim if is_second else style.body)
    if is_second and style.bold:
        body += _shape(style.shape, _HOLLOW, style.body)
    elif is_second:
        body = _with_stripes(style, body)
    elif style.shape == "cross":
        body += _shape(style.shape, 0.8, mix(style.body, style.emblem, 0.06))
    if style.bold:
        body = _shape(style.shape, _BOLD, "#ffffff") + _shape(style.shape, _DARK, "#000000") + body
    image = lit(body, px)
    return Raster(image, -(px // 2), -(px // 2))


def _with_stripes(style: Style, body: str) -> str:
    """Put white stripes on a token of the second six, and a disc for the letter: a rim alone looks
    like an outline of the first six.
    """
    clip = f'<clipPath id="token">{_shape(style.shape, 1.0, INK)}</clipPath>'
    path = "".join(f"M{x} 70L{x + 76} -6" for x in range(-60, 80, 17))
    lines = f'<path d="{path}" stroke="{style.body}" stroke-width="6.5" clip-path="url(#token)"/>'
    r = _DISCS.get(style.shape, 18)
    lift = 4 if style.shape == "triangle" else 0
    disc = f'<circle cx="32" cy="{32 + lift}" r="{r}" fill="{style.body}" stroke="{style.rim}" '
    return f'{clip}{body}{lines}{disc}stroke-width="2.5"/>'


_DISCS = {"circle": 19, "square": 20, "triangle": 16}
"""How large the disc below the letter is, in units of 64; elsewhere it is 18."""
_BOLD, _DARK = 1.3, 1.2
"""How large the shapes below a token are that are its outline in high contrast."""
_HOLLOW = 0.72
"""How large the white field of a token of the second six is in high contrast."""


def key(colour: int) -> str:
    """Name the sprite of a token."""
    return f"token/{colour}"


def letter(style: Style, px: int) -> tuple[str, int, int]:
    """Return how a letter stands on a token `px` pixels wide: its ink, its height, how far below
    the middle. A height of 0: a letter that can be read would hide the shape.
    """
    full = style in STYLES[: len(STYLES) // 2]
    ink = "#ffffff" if full and style.emblem == "#ffffff" else INK
    share = 0.44 if style.shape in ("triangle", "diamond", "star", "cross") else 0.52
    tall = max(SMALLEST_TEXT, round(px * share)) if px >= _LETTERED else 0
    return ink, tall, round(px * (0.07 if style.shape == "triangle" else 0.0))


_LETTERED = 58
"""Pixels of a token that has room for a letter."""


def _shape(shape: str, size: float, fill: str) -> str:
    if shape == "circle":
        return f'<circle cx="32" cy="32" r="{27 * size}" fill="{fill}"/>'
    lift = 4 * size if shape == "triangle" else 0.0
    points = " ".join(
        f"{32 + x * size:.1f},{32 + lift + y * size:.1f}" for x, y in _OUTLINES[shape]
    )
    return f'<polygon points="{points}" fill="{fill}"/>'


def _regular(corners: int, r: float, inner: float | None = None) -> list[Point]:
    """Return a polygon with a corner at its top; with every second one at `inner`, a star."""
    reach = [r if inner is None or k % 2 == 0 else inner for k in range(corners)]
    angles = [2 * math.pi * k / corners - math.pi / 2 for k in range(corners)]
    return [(d * math.cos(a), d * math.sin(a)) for d, a in zip(reach, angles, strict=True)]


def _cross(arm: float, reach: float) -> list[Point]:
    quarter = [(-arm, -reach), (arm, -reach), (arm, -arm)]
    points: list[Point] = []
    for _ in range(4):
        points += quarter
        quarter = [(-y, x) for x, y in quarter]
    return points


_OUTLINES: dict[str, Sequence[Point]] = {
    "square": [(-24, -24), (24, -24), (24, 24), (-24, 24)],
    "triangle": _regular(3, 33),
    "diamond": _regular(4, 31),
    "star": _regular(10, 32, 19),
    "cross": _cross(13, 28),
}
