"""The art of Carcassonne: the artists of the names `carcassonne/…`."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from games.carcassonne.components import COUNTS
from games.core.values import Rotation
from render.carcassonne.art import faces, icons, patches
from render.tools.artist import Artist, sized, sketched
from render.tools.sketch import Art

PAINTED = (280, 154, 104, 44)
"""Sizes of tiles that are drawn; what lies between is made from the next larger one."""


def _tile(layer: Callable[[str, Rotation, int, int], Art]) -> Artist:
    def draw(kind: str, degrees: str, variant: str, px: int) -> Art:
        return layer(kind, Rotation(int(degrees)), int(variant), px)

    return sized(draw, PAINTED)


ARTISTS: Mapping[str, Artist] = {
    "ground": _tile(faces.ground),
    "standing": _tile(faces.standing),
    "patch": Artist(patches.patch),
    "icon": sketched(icons.icon),
    "stack": sketched(icons.stack),
}


def stock() -> Iterator[tuple[str, int]]:
    """Yield the tiles of the box without what is added to it, as they may lie."""
    for kind, copies in COUNTS.items():
        variants = range(min(copies, faces.VARIANTS))
        faced = product(("things", "square"), Rotation, variants, PAINTED)
        for layer, turned, variant, px in faced:
            yield f"carcassonne/{layer}/{kind}/{turned.value}/{variant}", px
