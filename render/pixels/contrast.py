"""Sprites in high contrast, made of the ordinary ones: deeper colours for land, cards and walls; an
outline, dark within and light without, for things that lie on them (docs/adr/0129).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from render.sheet.contrast import CONTRAST, Curve
from render.tools.raster import Raster

Blend = Callable[[Image.Image, int], Image.Image]
_TILES = ("ground", "things", "square", "beyond", "land", "standing")
"""The layers of tiles."""


def source_of(words: Sequence[str]) -> str:
    """Name the ordinary sprite of one in high contrast, without the prefix; layers stand before
    the game there: `square/carcassonne/D/90/1`.
    """
    if words[0] in _TILES:
        layer, game, *rest = words
        return "/".join((game, layer, *rest))
    return "/".join(words)


def sharpened(source: str, raster: Raster, px: int) -> Raster:
    """Return a sprite in high contrast.

    :param source: the ordinary sprite's name.
    """
    kinds = source.split("/")[:2]
    change = next((_CHANGES[kind] for kind in kinds if kind in _CHANGES), None)
    return change(raster, px) if change else raster


def deepened(image: Image.Image, curve: Curve = CONTRAST.tiles) -> Image.Image:
    """Return an image in deeper tones; its hues stay as they are, and grow no harsher."""
    tones = [round(255 * _curved_level(level / 255, curve)) for level in range(256)]
    hues = [round(128 + curve.chroma * (level - 128)) for level in range(256)]
    deep = image.convert("RGB").convert("YCbCr").point(tones + 2 * hues).convert("RGB")
    if image.mode == "RGBA":
        deep.putalpha(image.getchannel("A"))
    return deep


def _curved_level(level: float, curve: Curve) -> float:
    gamma, pivot, _, least = curve
    if level <= pivot:
        return float(least + (pivot - least) * (level / pivot) ** gamma)
    return float(1 - (1 - pivot) * ((1 - level) / (1 - pivot)) ** gamma)


def _deep(raster: Raster, px: int, curve: Curve = CONTRAST.tiles) -> Raster:
    """Deepen the colours, and make lines and rims stand out from what is beside them."""
    edges = ImageFilter.UnsharpMask(max(1.5, px * CONTRAST.edge), round(100 * CONTRAST.edges), 0)
    image = deepened(raster.image, curve)
    sharp = image.filter(edges)
    if image.mode == "RGBA":
        sharp.putalpha(image.getchannel("A"))
    return raster._replace(image=sharp)


def _card(raster: Raster, px: int) -> Raster:
    """Deepen a card, a pale one more, and have its rim shine in the dark."""
    lightness = ImageStat.Stat(raster.image.convert("RGB").convert("L")).mean[0]
    deep = _deep(raster, px, CONTRAST.pale_cards if lightness > _PALE else CONTRAST.cards)
    wide, high = deep.image.size
    light = Image.new("RGBA", deep.image.size, CONTRAST.moonlight + "00")
    box, line = (0, 0, wide - 1, high - 1), max(2, round(px * CONTRAST.rim))
    ImageDraw.Draw(light).rounded_rectangle(
        box, min(wide, high) // 14, outline=CONTRAST.moonlight + "c0", width=line
    )
    image = Image.alpha_composite(deep.image.convert("RGBA"), light)
    if deep.image.mode != "RGBA":
        return deep._replace(image=image.convert("RGB"))
    image.putalpha(deep.image.getchannel("A"))
    return deep._replace(image=image)


_PALE = 150
"""The mean lightness from which on a card is pale, of 255."""


def _moonlit(raster: Raster, px: int) -> Raster:
    """Make a rim light that lies in the dark."""
    light = Image.new("RGBA", raster.image.size, CONTRAST.moonlight)
    light.putalpha(raster.image.getchannel("A"))
    return raster._replace(image=light)


def _hollow(raster: Raster, px: int) -> Raster:
    """Leave a free cell nearly as dark as its ground, with a light rim: what is opaque."""
    alpha = raster.image.getchannel("A")
    rim = alpha.point([max(0, a - 170) * 3 for a in range(256)])
    image = Image.new("RGBA", raster.image.size, CONTRAST.moonlight)
    image.putalpha(ImageChops.lighter(alpha.point(lambda a: int(a * CONTRAST.free)), rim))
    return raster._replace(image=image)


def _with_outline(raster: Raster, px: int) -> Raster:
    """Put an outline round a thing."""
    wide = max(2, round(px * CONTRAST.outline))
    margin = 2 * wide + 1
    image, left, top = raster
    if image.mode != "RGBA":
        return raster
    size = (image.width + 2 * margin, image.height + 2 * margin)
    shape = Image.new("L", size)
    shape.paste(image.getchannel("A"), (margin, margin))
    outlined = Image.new("RGBA", size)
    for reach, colour in ((2 * wide, CONTRAST.halo), (wide, CONTRAST.contour)):
        rim = Image.new("RGBA", size, colour)
        rim.putalpha(_grown_mask(shape, reach))
        outlined.alpha_composite(rim)
    outlined.alpha_composite(image, (margin, margin))
    return Raster(outlined, left - margin, top - margin)


def _grown_mask(mask: Image.Image, reach: int) -> Image.Image:
    """Return a mask that has grown round its shape, with a smooth rim."""
    grown = mask.point([255 if level > 128 else 0 for level in range(256)])
    for _ in range(reach):
        grown = grown.filter(ImageFilter.MaxFilter(3))
    return ImageChops.lighter(grown.filter(ImageFilter.GaussianBlur(0.8)), mask)


_CHANGES: Mapping[str, Callable[[Raster, int], Raster]] = {
    **dict.fromkeys(("ground", "things", "square", "beyond", "standing"), _deep),
    **dict.fromkeys(("card", "back", "gold", "field"), _card),
    "walls": partial(_deep, curve=CONTRAST.grounds),
    **dict.fromkeys(("icon", "crown", "flag"), _with_outline),
    "hexrim": _moonlit,
    "hexslot": _hollow,
}
"""By the word that names a sprite, in its game or in all."""


def outlined(blend: Blend) -> Blend:
    """Return the colouring of a map of hexagons in high contrast: what is no land is dark, and the
    coast a thick line.
    """

    def colour(mask: Image.Image, px: int) -> Image.Image:
        drawn = blend(mask, px)
        land, sea = (deepened(drawn, curve) for curve in (CONTRAST.land, CONTRAST.sea))
        image = Image.composite(land, sea, mask)
        wide = max(3, round(px * CONTRAST.outline)) | 1
        inner = mask.filter(ImageFilter.MinFilter(wide))
        coast = ImageChops.subtract(mask.filter(ImageFilter.MaxFilter(wide)), inner)
        image.paste(CONTRAST.contour, (0, 0), coast)
        return image

    return colour
