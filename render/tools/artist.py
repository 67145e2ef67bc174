"""Artists: each draws the sprites of one name.

A sprite's name is its artist's name and the words for the artist, separated by "/":
`follower/2/lie`. The last argument of an artist is the size: the pixels of its unit. Each artist
chooses its unit, such as a follower's height or a card's width.
"""

from collections.abc import Callable

from msgspec import Struct

from render.tools.raster import Raster, rasterise
from render.tools.sketch import Art


class Artist(Struct, frozen=True):
    """Draws the sprites of one name."""

    draw: Callable[..., Raster]
    """The words of the name and the size, to pixels: `draw("2", "lie", 66)`."""
    sizes: tuple[int, ...] = ()
    """The sizes at which the artist draws, for sprites that are needed at many sizes; the others
    are reduced from the next larger one. Empty if the artist draws at all sizes."""


def sketched(draw: Callable[..., Art]) -> Artist:
    """Return an artist whose lines are the same at all sizes; it gets the words alone."""
    return Artist(lambda *told: rasterise(draw(*told[:-1]), told[-1]))


def sized(draw: Callable[..., Art], sizes: tuple[int, ...]) -> Artist:
    """Return an artist whose lines depend on the size, which is its last argument."""
    return Artist(lambda *told: rasterise(draw(*told), told[-1]), sizes)
