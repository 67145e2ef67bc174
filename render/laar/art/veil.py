"""What steps back: it is no darker, but paler and in duller hues."""

from PIL import Image, ImageEnhance

VEIL, LIGHT_VEIL = 0.4, 0.14
"""How much of a veil's colour what steps back takes on; and what counts on a card beside the chosen
one.
"""
_DUST = "#f6e3c0"
_HUES = 0.3
"""How much of its hues what is below the thickest veil loses."""


def under_veil(image: Image.Image, share: float = VEIL) -> Image.Image:
    """Return a picture below a veil, as dull as the veil is thick."""
    dull = ImageEnhance.Color(image.convert("RGB")).enhance(1 - _HUES * share / VEIL)
    below = Image.blend(dull, Image.new("RGB", image.size, _DUST), share)
    below.putalpha(image.getchannel("A"))
    return below
