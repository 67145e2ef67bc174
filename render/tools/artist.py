"""Artists: who draws the sprites of one name.

A sprite's name is its artist's name and the words that the artist is told, parted by "/":
`follower/2/lie`. Last of all it is told the size: how many pixels its unit has. What the unit is
(a follower's height, a card's width) is the artist's to say.
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
    """At which sizes it draws, for what is asked for at many: the others are made from the next
    larger one. Empty: at all."""


def sketched(draw: Callable[..., Art]) -> Artist:
    """Return an artist whose lines are the same at all sizes; it gets the words alone."""
    return Artist(lambda *told: rasterise(draw(*told[:-1]), told[-1]))


def sized(draw: Callable[..., Art], sizes: tuple[int, ...]) -> Artist:
    """Return an artist whose lines depend on the size, which is its last argument."""
    return Artist(lambda *told: rasterise(draw(*told), told[-1]), sizes)
