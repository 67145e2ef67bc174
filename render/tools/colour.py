"""Colours as "#rrggbb"."""

from functools import cache

Rgb = tuple[int, int, int]


@cache
def rgb(colour: str) -> Rgb:
    """Return red, green and blue, 0..255."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


@cache
def mix(one: str, other: str, share: float) -> str:
    """Blend two colours; `share` 0..1 is the part of the other."""
    channels = zip(rgb(one), rgb(other), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in channels).hex()
