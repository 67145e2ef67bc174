"""The light on drawn icons: a dark contour, a bright rim to the north-west, a shade opposite.

Flat shapes become one family of things; done once here, no fragment has to draw its own light.
"""

from PIL import Image, ImageChops, ImageFilter

from render.tools.tones import INK

_CONTOUR = 1.15
"""Of the blur that makes the contour, in the icon's units (64 to its side)."""
_SHADE = ((-2.2, -2.6), "#2a0f28", 0.34)
_RIM = ((1.5, 1.7), "#ffffff", 0.5)


def toon(flat: Image.Image, unit: float) -> Image.Image:
    """Return a flat RGBA drawing with its contour and light; `unit` is pixels to the unit."""
    alpha = flat.getchannel("A")
    image = Image.new("RGBA", flat.size, INK + "00")
    image.paste(INK, (0, 0), _grown_mask(alpha, unit))
    image.alpha_composite(flat)
    for (dx, dy), colour, strength in (_SHADE, _RIM):
        moved = ImageChops.offset(alpha, round(dx * unit), round(dy * unit))
        edge = ImageChops.subtract(alpha, moved).point([int(v * strength) for v in range(256)])
        layer = Image.new("RGBA", flat.size, colour)
        layer.putalpha(edge)
        image.alpha_composite(layer)
    return image


def _grown_mask(alpha: Image.Image, unit: float) -> Image.Image:
    """Grow a mask: blurred and cut off low, which rounds all its corners."""
    slope = max(5.0, 5 * unit)
    # nothing may be left where the mask is empty, or small icons get a grey square
    start = max(14.0, 140 / slope)
    table = [max(0, min(255, round((v - start) * slope + 128))) for v in range(256)]
    return alpha.filter(ImageFilter.GaussianBlur(_CONTOUR * unit)).point(table)
