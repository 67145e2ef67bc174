"""Sheets that are painted on again: the system gives the memory of a new one page by page, which
takes longer than to copy what is on it.
"""

from PIL import Image

from render.sheet.scene import Box
from render.theme import WIDTH

_SPARE: dict[tuple[int, int], Image.Image] = {}
_MOST = 2
"""Sheets, each of another size."""


def sheet(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return a sheet to paint on that shows the upper left part of an RGB image."""
    assert Box(0, 0, *image.size).holds(Box(0, 0, width, height))  # no more is overwritten
    fresh = scrap(width, height)
    fresh.paste(image, (0, 0))
    return fresh


def scrap(width: int, height: int) -> Image.Image:
    """Return a sheet that may show anything: for who paints a part of it and looks at no more."""
    return _SPARE.pop((width, height), None) or Image.new("RGB", (width, height), None)


def give_back(image: Image.Image) -> None:
    """Let a sheet be painted on by others: nobody may look at it any more."""
    if image.width < WIDTH:  # a map beside others: it would take the place of a sheet
        return
    _SPARE.pop(image.size, None)
    _SPARE[image.size] = image
    if len(_SPARE) > _MOST:
        _SPARE.pop(next(iter(_SPARE)), None)
