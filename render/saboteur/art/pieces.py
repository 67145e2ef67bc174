"""The sprites of Saboteur by the words of their names; all are as many pixels wide as asked for."""

from collections.abc import Iterator
from itertools import product

from games.core.values import Rotation
from games.saboteur.components import CARDS, turns
from render.saboteur.art import actions, backs, cards
from render.saboteur.art.bench import DEEP
from render.saboteur.art.passages import passage
from render.theme import WIDTH
from render.tools.raster import Raster

LIT, DARK = "lit", "dark"
BENCH = f"saboteur/bench/{DEEP}"
PAINTED = (152, 264, 396)
"""Widths at which cards are painted; what lies between is made from the next larger one."""


def card(id: str, degrees: str, light: str, px: int) -> Raster:
    """Draw a tunnel card as it lies, or an action card, its upper left corner the origin."""
    if CARDS[id].ways or CARDS[id].stubs:
        shape = passage(id, Rotation(int(degrees)))
        return Raster(cards.card(shape, light == LIT, px), 0, 0)
    return Raster(actions.action(id, px), 0, 0)


def key(id: str, turned: Rotation = Rotation.R0, light: bool = True) -> str:
    """Name the sprite of a card."""
    return f"saboteur/card/{id}/{turned.value}/{LIT if light else DARK}"


def stock() -> Iterator[tuple[str, int]]:
    """Yield all cards as they may lie where the start leads to, and the bench below the mine."""
    yield BENCH, WIDTH
    for id, px in product(CARDS, PAINTED):
        for turned in turns(id):
            yield key(id, turned), px


def back(kind: str, px: int) -> Raster:
    """Draw the back of a hidden card: "goal", "deck", "gold"."""
    return Raster(backs.back(kind, px), 0, 0)


def pile(kind: str, px: int) -> Raster:
    """Draw a small pile of hidden cards; its middle is the origin."""
    image = backs.pile(kind, px)
    return Raster(image, -(px // 2), -(image.height // 2))


def gold(nuggets: str, px: int) -> Raster:
    """Draw a gold card."""
    return Raster(backs.gold(int(nuggets), px), 0, 0)


def field(hue: str, px: int) -> Raster:
    """Draw the picture of a role's card without the role."""
    return Raster(backs.field(hue, px), 0, 0)
