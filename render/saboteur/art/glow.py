"""The light of lanterns beside a way: the rock into which it is hewn, seen as far as they reach."""

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from render.saboteur.art.geometry import HIGH, WIDE
from render.saboteur.art.rock import rock
from render.tools.raster import Raster
from render.tools.svg import picture

_REACH = 0.76
"""How far light reaches beyond a card, in its widths."""
_FULL, _BLUR = 0.2, 0.29
"""How far it does so undiminished, and how softly it ends."""
_NIGHT = "#08050c"
_DARK, _BRIGHT = "#24141d", "#b9855a"
_PART = 4
"""Light is soft: its mask is drawn in a quarter of the size."""


def glow(count: str, px: int) -> Raster:
    """Draw the light round `count` cards in a row, each `px` pixels wide; the origin is the upper
    left corner of the first one. The rock of the cards goes on all round them.
    """
    reach, tall = round(px * _REACH), round(px * HIGH / WIDE)
    image = _rock(px, int(count) * px + 2 * reach, tall + 2 * reach, reach)
    image.paste(_NIGHT, (0, 0), _shadow(image.size, reach, px))
    image.putalpha(_light(image.size, reach, px))
    return Raster(image, -reach, -reach)


def _shadow(size: tuple[int, int], reach: int, px: int) -> Image.Image:
    """Return the mask of the cards' shadow, which falls to the south-east."""
    mask = Image.new("L", (size[0] // _PART, size[1] // _PART))
    side = reach / _PART
    east, south = px / _PART * 0.03, px / _PART * 0.06
    box = (side + east, side + south, mask.width - side + east, mask.height - side + south)
    ImageDraw.Draw(mask).rectangle(box, fill=235)
    soft = mask.filter(ImageFilter.GaussianBlur(px * 0.05 / _PART))
    return soft.resize(size, Image.Resampling.BICUBIC)


def _light(size: tuple[int, int], reach: int, px: int) -> Image.Image:
    """Return the mask: full light at the cards, none where it ends."""
    mask = Image.new("L", (size[0] // _PART, size[1] // _PART))
    dark = (reach - px * _FULL) / _PART
    box = (dark, dark, mask.width - 1 - dark, mask.height - 1 - dark)
    ImageDraw.Draw(mask).rounded_rectangle(box, px / _PART / 3, fill=245)
    soft = mask.filter(ImageFilter.GaussianBlur(px * _BLUR / _PART))
    return soft.resize(size, Image.Resampling.BICUBIC)


def _rock(px: int, wide: int, high: int, reach: int) -> Image.Image:
    """Return rock in warm light; at `reach` from the left and the top a card begins."""
    tall = round(px * HIGH / WIDE)
    tile = picture(rock(), f"0 0 {WIDE} {HIGH}", (px, tall)).convert("L")
    tile = ImageOps.colorize(tile, _DARK, _BRIGHT, blackpoint=40, whitepoint=150)
    sheet = Image.new("RGB", (wide, high))
    for x in range(reach % px - px, wide, px):
        for y in range(reach % tall - tall, high, tall):
            sheet.paste(tile, (x, y))
    return sheet.filter(ImageFilter.GaussianBlur(px / 180)).convert("RGBA")
