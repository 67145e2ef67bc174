"""The ground of Saboteur: dark violet rock, with rays of light where something is to be praised."""

from functools import cache

from PIL import Image

from render.pieces.backdrop import darkened, lit, paved
from render.saboteur.art.geometry import HIGH, WIDE
from render.saboteur.art.rock import rock
from render.tools.svg import picture

_TILE = 256
"""Width of a piece of rock, which repeats: five of them are a sheet."""
_VEIL = '<rect x="-2" y="-2" width="104" height="154" fill="#171229" opacity=".64"/>'


def cave(hue: str = "", middle: str = "0") -> Image.Image:
    """Return the tallest sheet.

    `hue` is the colour of the rays, which come out of the sheet's middle line `middle` pixels
    below its top; without it there are none.
    """
    sheet = darkened(paved(_rock()), "#0c0913")
    return lit(sheet, hue, int(middle)) if hue else sheet


@cache
def _rock() -> Image.Image:
    """Return a piece of rock, kept because each light falls on the same."""
    size = (_TILE, _TILE * HIGH // WIDE)
    return picture(rock() + _VEIL, f"0 0 {WIDE} {HIGH}", size).convert("RGB")
