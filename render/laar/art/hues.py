"""The five kinds of goods to the eye: a hue and a shape each, never one without the other."""

from typing import NamedTuple

from games.laar.components import Goods


class Hue(NamedTuple):
    """The colours of a kind of goods."""

    shape: str
    full: str
    pale: str
    tint: str
    """At the rim of its zone, which is white in the middle."""


HUES = {
    Goods.SPICE: Hue("circle", "#d08a1e", "#ffefc9", "#f4d591"),
    Goods.GEM: Hue("diamond", "#e0609f", "#ffe3ef", "#f2b6d0"),
    Goods.BEAST: Hue("triangle", "#3b8a4a", "#e4f6dc", "#b3dda8"),
    Goods.WEAPON: Hue("square", "#3e4f61", "#edf2f6", "#c3ceda"),
    Goods.SPELL: Hue("star", "#5a49b4", "#eae6ff", "#c0b6f0"),
}

EXPERTS = {
    Goods.SPICE: "laar-chef",
    Goods.GEM: "laar-jeweller",
    Goods.BEAST: "laar-trapper",
    Goods.WEAPON: "laar-armourer",
    Goods.SPELL: "laar-arcanist",
}
"""Their icons."""
