"""Buffer pool: reuses the images of sheets, because the system gives the memory of a new one page
by page, which takes longer than to copy what is on it.
"""

from PIL import Image, _imaging

from render.sheet.scene import Box
from render.theme import WIDTH

_SPARE: list[Image.Image] = []
_MOST = 2
"""Sheets that are kept."""


def sheet(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return a sheet to paint on that shows the upper left part of an RGB image."""
    assert Box(0, 0, *image.size).holds(Box(0, 0, width, height))  # no more is overwritten
    fresh = scrap(width, height)
    fresh.paste(image, (0, 0))
    return fresh


def scrap(width: int, height: int) -> Image.Image:
    """Return a sheet that may show anything: for who paints a part of it and looks at no more."""
    if not _SPARE:
        return Image.new("RGB", (width, height), None)
    nearest = min(_SPARE, key=lambda spare: abs(spare.height - height))
    _SPARE.remove(nearest)
    if nearest.size == (width, height):
        return nearest
    # Pillow makes the next image from a block that it was told to keep: what differs is all that
    # the system gives or takes
    _imaging.set_blocks_max(1)
    del nearest
    fresh = Image.new("RGB", (width, height), None)
    _imaging.set_blocks_max(0)
    return fresh


def give_back(image: Image.Image) -> None:
    """Let a sheet be painted on by others: nobody may look at it any more."""
    if image.width < WIDTH or image.mode != "RGB":  # a map beside others, a texture: no sheet
        return
    _SPARE.append(image)
    if len(_SPARE) > _MOST:
        _SPARE.pop(0)
