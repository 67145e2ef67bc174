"""Colours as "#rrggbb"."""

from functools import cache

Rgb = tuple[int, int, int]


@cache
def rgb(colour: str) -> Rgb:
    """Return red, green and blue, 0..255."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


@cache
def contrast(one: str, other: str) -> float:
    """Return how many times as bright one of two colours is as the other (WCAG 2.2)."""
    bright, dark = sorted((_bright(one), _bright(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _bright(colour: str) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in rgb(colour))
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


@cache
def mix(one: str, other: str, share: float) -> str:
    """Blend two colours; `share` 0..1 is the part of the other."""
    channels = zip(rgb(one), rgb(other), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in channels).hex()
