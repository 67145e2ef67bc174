"""Land and sea of a whole map at once, from a mask: beaches, shallows, lines along the coast.

The look of water and beach depends on the distance to the coast, on whichever tile it lies. So
tiles only say where land is, and no seam can show.
"""

from collections.abc import Callable
from functools import cache
from statistics import NormalDist

from PIL import Image, ImageFilter

from render.land_vs_sea.art import palette as p
from render.tools.colour import mix, rgb

_NEAR, _FAR = 0.11, 0.3
"""How far a coast is felt, in radii of a hexagon: by beaches and lines, by deep and inland."""


def blend(land: Image.Image, px: int) -> Image.Image:
    """Colour a mask, 255 where there is land; `px` pixels of it are the radius of a hexagon."""
    near = land.filter(ImageFilter.GaussianBlur(px * _NEAR))
    half = land.reduce(2).filter(ImageFilter.GaussianBlur(px * _FAR / 2))
    far = half.resize(land.size, Image.Resampling.BILINEAR)
    blended = Image.new("RGB", land.size)
    for top in range(0, land.height, _BAND):
        part = (0, top, land.width, min(top + _BAND, land.height))
        blended.paste(_land_and_sea(*(image.crop(part) for image in (land, near, far))), (0, top))
    return blended


_BAND = 48
"""Pixels: bands are so low that their memory is at hand."""


def _land_and_sea(land: Image.Image, near: Image.Image, far: Image.Image) -> Image.Image:
    return Image.composite(_near_on_far(near, far, _GROUND), _near_on_far(near, far, _SEA), land)


def _near_on_far(near: Image.Image, far: Image.Image, tones: "_Tones") -> Image.Image:
    """Lay what is near the coast over what is far from it."""
    return Image.composite(
        _in_colours(near, tones.near()), _in_colours(far, tones.far()), near.point(tones.share())
    )


def _in_colours(values: Image.Image, palette: bytes) -> Image.Image:
    indexed = values.copy()
    indexed.putpalette(palette)
    return indexed.convert("RGB")


class _Tones:
    """The colours of land or sea by how much land is felt, 0..255."""

    def __init__(
        self,
        far: Callable[[int], str],
        near: Callable[[int], str],
        share: Callable[[int], int],
    ) -> None:
        self.far = cache(lambda: _palette(far))
        self.near = cache(lambda: _palette(near))
        self.share = cache(lambda: [max(0, min(255, share(v))) for v in range(256)])


def _palette(colour: Callable[[int], str]) -> bytes:
    return bytes(channel for v in range(256) for channel in rgb(colour(v)))


def _ramp(one: str, other: str, share: float) -> str:
    return mix(one, other, max(0.0, min(1.0, share)))


_LINES_AT = (0.75, 1.5)
"""How far off the coast lines are drawn, in sigmas of what is felt near it."""


def _line(felt: int) -> float:
    """Return how much of a line along the coast lies here."""
    away = -NormalDist().inv_cdf(min(0.9995, max(0.0005, felt / 255)))
    return max(0.0, *(1 - abs(away - at) / 0.17 for at in _LINES_AT))


_SEA = _Tones(
    far=lambda v: _ramp(p.DEEP, p.SEA, v * 3 / 255),
    near=lambda v: _ramp(_ramp(p.SEA, p.SHALLOW, (v * 2 - 20) / 200), p.LINES, _line(v) * 0.6),
    share=lambda v: max(v * 2 - 20, round(150 * _line(v))),
)
_GROUND = _Tones(
    far=lambda v: _ramp(p.LAND, p.INLAND, (v - 170) * 2 / 255),
    near=lambda v: p.SAND,
    share=lambda v: 255 - (v - 150) * 4,
)
