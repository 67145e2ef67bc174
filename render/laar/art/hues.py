"""The five kinds of goods to the eye: a hue and a shape each, never one without the other."""

from typing import NamedTuple

from games.laar.components import Goods


class Hue(NamedTuple):
    """The colours of a kind of goods."""

    shape: str
    full: str
    pale: str
    """In the middle of its field."""
    tint: str
    """At the rim of its field."""
    deep: str
    """Of lines and outlines on it."""


HUES = {
    Goods.SPICE: Hue("circle", "#d08a1e", "#fff3cf", "#f2bd55", "#965f1b"),
    Goods.GEM: Hue("diamond", "#e0609f", "#ffe9f2", "#ee8fb8", "#8e3564"),
    Goods.BEAST: Hue("triangle", "#3b8a4a", "#ecfadf", "#86c87f", "#336f41"),
    Goods.WEAPON: Hue("square", "#3e4f61", "#f5f8fb", "#a5b7c9", "#435468"),
    Goods.SPELL: Hue("star", "#5a49b4", "#f2efff", "#a596ec", "#483c97"),
}

EXPERTS = {
    Goods.SPICE: "laar-chef",
    Goods.GEM: "laar-jeweller",
    Goods.BEAST: "laar-trapper",
    Goods.WEAPON: "laar-armourer",
    Goods.SPELL: "laar-arcanist",
}
"""Their icons."""
