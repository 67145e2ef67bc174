"""One area of a face in a colour of its own, to be laid over it."""

from PIL import Image, ImageChops, ImageFilter

from games.core.hexes import HexRotation
from render.land_vs_sea.art.shape import GRAIN, area_masks, hexagon_mask
from render.tools.raster import Raster

_STRENGTH = 0.5
_ROOM = 9
"""Points of a mask by which an area grows: masks keep out of the corners of a hexagon."""


def tint(name: str, degrees: str, index: str, colour: str, px: int) -> Raster:
    """Fill the area of that index; `px` is the radius of the hexagon."""
    area = area_masks(name, HexRotation(int(degrees)))[int(index)]
    grown = ImageChops.multiply(area.filter(ImageFilter.MaxFilter(_ROOM)), hexagon_mask(GRAIN, 1.0))
    mask = grown.resize((2 * px, 2 * px), Image.Resampling.BICUBIC)
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask.point(lambda value: round(value * _STRENGTH)))
    return Raster(image, -px, -px)
