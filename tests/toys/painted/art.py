"""The art of the painted toy: cards with a fish on them, waves as their ground."""

from PIL import Image, ImageDraw

from render.pieces.backdrop import darkened, lit, paved
from render.pieces.cards import face, stamp
from render.pieces.icons import icon
from render.tools.artist import Artist
from render.tools.raster import Raster
from render.tools.tones import PLAIN

PAINTED = (120, 240)


def key(size: int) -> str:
    """Name the sprite of a card."""
    return f"painted/card/{size}"


def _card(size: str, px: int) -> Raster:
    """Draw a card whose fish is so large, of three."""
    image = face("#2bada2", px)
    fish = icon("painted-fish", "whole", PLAIN, round(px * (0.3 + 0.2 * int(size))))
    stamp(image, fish, px * 0.5, px * 0.75)
    return Raster(image, 0, 0)


def _waves(hue: str = "", middle: str = "0") -> Image.Image:
    """Return the ground, with light of some hue if one is named."""
    tile = Image.new("RGB", (64, 32), "#155059")
    ImageDraw.Draw(tile).arc((0, 8, 63, 40), 180, 360, "#1d646c", 4)
    sheet = darkened(paved(tile), "#0f3f47")
    return lit(sheet, hue, int(middle)) if hue else sheet


ARTISTS = {"card": Artist(_card, PAINTED)}
GROUNDS = {"painted-waves": _waves}
