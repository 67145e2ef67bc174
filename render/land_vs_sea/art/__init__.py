"""The art of Land vs Sea: who draws what is named `land_vs_sea/…`."""

from collections.abc import Mapping

from games.core.hexes import HexRotation
from render.land_vs_sea.art import faces, signs
from render.tools.artist import Artist, sized, sketched
from render.tools.sketch import Art

PAINTED = (160, 110, 76, 50)
"""Radii of hexagons that are drawn; what lies between is made from the next larger one."""


def _land(name: str, degrees: str, shown: str, px: int) -> Art:
    return faces.land(name, HexRotation(int(degrees)))


def _beyond(name: str, degrees: str, shown: str, px: int) -> Art:
    return faces.beyond(name, HexRotation(int(degrees)))


def _standing(name: str, degrees: str, shown: str, px: int) -> Art:
    return faces.standing(name, HexRotation(int(degrees)), shown, px)


ARTISTS: Mapping[str, Artist] = {
    "land": sized(_land, ()),
    "beyond": sized(_beyond, ()),
    "standing": sized(_standing, PAINTED),
    "flag": sketched(signs.flag),
    "icon": sketched(signs.icon),
}
