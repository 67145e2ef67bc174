"""The art of Land vs Sea: the artists of the names `land_vs_sea/…`."""

from collections.abc import Iterator, Mapping
from itertools import chain, product

from games.core.hexes import HexRotation
from games.land_vs_sea.components import FILLERS, START, TILES
from render.land_vs_sea.art import faces, signs
from render.land_vs_sea.art.tint import tint
from render.tools.artist import Artist, sized, sketched
from render.tools.sketch import Art

PAINTED = (160, 110, 76, 50)
"""Radii of hexagons that are drawn; what lies between is made from the next larger one."""


def _land(name: str, degrees: str, shown: str, px: int) -> Art:
    return faces.land(name, HexRotation(int(degrees)))


def _beyond(name: str, degrees: str, shown: str, px: int) -> Art:
    return faces.beyond(name, HexRotation(int(degrees)))


def _standing_things(name: str, degrees: str, shown: str, px: int) -> Art:
    return faces.standing(name, HexRotation(int(degrees)), shown, px)


ARTISTS: Mapping[str, Artist] = {
    "land": sized(_land, ()),
    "beyond": sized(_beyond, ()),
    "standing": sized(_standing_things, PAINTED),
    "flag": sketched(signs.flag),
    "icon": sketched(signs.icon),
    "tint": Artist(tint),
}


def stock() -> Iterator[tuple[str, int]]:
    """Yield the sprites of all tiles as they may lie at a table without options."""
    names = dict.fromkeys((START, *chain(*TILES), *FILLERS.values()))
    for name, turned, px in product(names, HexRotation, PAINTED):
        yield f"land_vs_sea/standing/{name}/{turned.value}/-", px
