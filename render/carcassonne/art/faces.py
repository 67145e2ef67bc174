"""Whole faces of tiles: a ground that fills the square, and the things on it, which may
overhang.
"""

from copy import copy
from functools import lru_cache

from games.core.values import Rotation
from render.carcassonne.art import palette as p
from render.carcassonne.art.country import (
    Look,
    Plot,
    crops,
    flower_garden,
    grass,
    inns,
    roads,
    trees,
)
from render.carcassonne.art.geometry import CASING, geometry
from render.carcassonne.art.inns import inn, pond
from render.carcassonne.art.things import monastery, tree
from render.carcassonne.art.town import Thing, buildings, floors
from render.carcassonne.art.water import bridges, water
from render.tools.hand import Hand
from render.tools.sketch import Art, Bounds, Sketch

BLEED = 0.3
"""How far standing things may reach over the border."""

VARIANTS = 3
"""Different crops, trees and houses for each face, so that no pattern shows."""


def ground(kind: str, rotation: Rotation, variant: int, px: int) -> Art:
    """Draw the flat part of a tile of `px` pixels."""
    look, (sown, _, hand) = _look(kind, rotation, px), _sown_fields(kind, rotation, variant, px)
    shape = geometry(kind, rotation)
    sketch = Sketch()
    sketch.poly([(-0.1, -0.1), (1.1, -0.1), (1.1, 1.1), (-0.1, 1.1)], p.FIELD)
    sketch.add(sown)
    sketch.add(grass(look, hand))
    sketch.add(water(shape.river, shape.pool, hand))
    for at in inns(look):
        sketch.add(pond(at, look.ink))
    sketch.add(bridges(shape.river, shape.roads, CASING))
    ways = roads(shape)
    sketch.add(ways)
    sketch.add(floors(shape, hand))
    if shape.gaps:
        sketch.add(ways)
    sketch.add(flower_garden(look))
    return Art(tuple(sketch.shapes), Bounds(0, 0, 1, 1))


def standing(kind: str, rotation: Rotation, variant: int, px: int) -> Art:
    """Draw the standing things of a tile, from the north to the south."""
    look, (_, plots, hand) = _look(kind, rotation, px), _sown_fields(kind, rotation, variant, px)
    shape = geometry(kind, rotation)
    things: list[Thing] = buildings(look, shape, hand)
    if shape.place:
        x, y = shape.place
        things.append((y + 0.045, tree((x, y + 0.045), 0.17, Hand("lime"), look.ink)))
    if shape.monastery:
        x, y = shape.monastery
        things.append((y + 0.1, monastery((x, y), 2 * shape.yard, look.ink)))
    things += [(at[1] + 0.02, inn(at, look.ink)) for at in inns(look)]
    things += trees(look, plots, hand)
    sketch = Sketch()
    for _, thing in sorted(things, key=lambda thing: thing[0]):
        sketch.add(thing)
    return Art(tuple(sketch.shapes), Bounds(-BLEED, -BLEED, 1 + BLEED, 1 + BLEED))


def _look(kind: str, rotation: Rotation, px: int) -> Look:
    return Look(kind, rotation, ink=max(0.0062, 0.62 / px), pixel=1 / px)


def _sown_fields(
    kind: str, rotation: Rotation, variant: int, px: int
) -> tuple[Sketch, list[Plot], Hand]:
    """Return the drawing of the fields, their plots, and the hand that has drawn them and goes
    on.
    """
    sown, plots, hand = _sown(kind, rotation, variant, px)
    return sown, plots, copy(hand)


@lru_cache(maxsize=4)
def _sown(kind: str, rotation: Rotation, variant: int, px: int) -> tuple[Sketch, list[Plot], Hand]:
    """Keep crops for the next layer of the face."""
    hand = Hand(f"{kind} {rotation} {variant}")
    return *crops(_look(kind, rotation, px), hand), hand
