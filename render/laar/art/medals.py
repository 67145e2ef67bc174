"""Experts who have been sent: a medal in the colour of their owner."""

from PIL import Image, ImageDraw

from games.laar.components import Goods
from render.laar.art.hues import EXPERTS
from render.laar.art.shapes import centred
from render.pieces.cards import stamp
from render.pieces.icons import icon
from render.theme import INK as THEME_INK
from render.theme import STYLES
from render.tools.raster import Raster
from render.tools.tones import INK, PLAIN


def medal(colour: str, expert: str, px: int) -> Raster:
    """Draw an expert on a disc with a rim in a person's colour."""
    style, scale = STYLES[int(colour)], 4
    image = Image.new("RGBA", (px * scale, px * scale))
    pen, middle = ImageDraw.Draw(image), px * scale / 2
    for inset, ink in (
        (0, INK),
        (4, style.rim if style.rim != THEME_INK else style.body),
        (11, INK),
        (13, "#fff6dc"),
    ):
        r = middle - inset * scale * px / 104
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=ink)
    image = image.resize((px, px), Image.Resampling.LANCZOS)
    stamp(image, icon(EXPERTS[Goods(expert)], "whole", PLAIN, round(px * 0.68)), px / 2, px / 2)
    return centred(image)
