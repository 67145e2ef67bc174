"""One area of a face in a colour of its own, to be laid over it."""

from PIL import Image, ImageChops, ImageFilter

from games.core.hexes import HexRotation
from render.land_vs_sea.art.shape import GRAIN, area_masks, hexagon_mask
from render.tools.raster import Raster

_STRENGTH = 0.48
_RIM = 7
"""Points of a mask by which its coast reaches into an area: two points of a phone."""
_ROOM = 9
"""Points of a mask by which an area grows: masks keep out of the corners of a hexagon."""


def tint(name: str, degrees: str, index: str, colour: str, px: int) -> Raster:
    """Fill the area of that index, and draw its coast; `px` is the radius of the hexagon."""
    area, tile = area_masks(name, HexRotation(int(degrees)))[int(index)], hexagon_mask(GRAIN, 1.0)
    grown = ImageChops.multiply(area.filter(ImageFilter.MaxFilter(_ROOM)), tile)
    beyond = ImageChops.subtract(tile, grown).filter(ImageFilter.MinFilter(_ROOM))
    coast = ImageChops.multiply(grown, beyond.filter(ImageFilter.MaxFilter(_ROOM + 2 * _RIM)))
    filled = ImageChops.lighter(grown.point(lambda value: round(value * _STRENGTH)), coast)
    mask = filled.resize((2 * px, 2 * px), Image.Resampling.BICUBIC)
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask)
    return Raster(image, -px, -px)
