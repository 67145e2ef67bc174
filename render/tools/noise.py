"""Smooth noise, of which textures are made."""

from hashlib import shake_128

from PIL import Image


def noise(size: tuple[int, int], cell: int, seed: str, low: int, high: int) -> Image.Image:
    """Return soft noise: random points `cell` pixels apart, joined smoothly."""
    columns, rows = size[0] // cell + 3, size[1] // cell + 3
    points = Image.frombytes("L", (columns, rows), shake_128(seed.encode()).digest(columns * rows))
    scaled = points.point(lambda v: low + (high - low) * v // 255)
    wide = scaled.resize((columns * cell, rows * cell), Image.Resampling.BICUBIC)
    return wide.crop((cell, cell, cell + size[0], cell + size[1]))
