"""Whole faces of tiles: a ground that fills the square, and what stands on it and may overhang."""

from games.core.values import Rotation
from render.carcassonne.art import palette as p
from render.carcassonne.art.country import (
    Look,
    crops,
    flower_garden,
    grass,
    roads,
    trees,
)
from render.carcassonne.art.geometry import CASING, geometry
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
    """Draw what lies flat, for a tile of `px` pixels."""
    look, hand = _look(kind, rotation, px), _hand(kind, rotation, variant)
    shape = geometry(kind, rotation)
    sketch = Sketch()
    sketch.poly([(-0.1, -0.1), (1.1, -0.1), (1.1, 1.1), (-0.1, 1.1)], p.FIELD)
    sketch.add(crops(look, hand)[0])
    sketch.add(grass(look, hand))
    sketch.add(water(shape.river, shape.pool, hand))
    sketch.add(bridges(shape.river, shape.roads, CASING))
    sketch.add(roads(shape))
    sketch.add(floors(shape, hand))
    sketch.add(flower_garden(look))
    return Art(tuple(sketch.shapes), Bounds(0, 0, 1, 1))


def standing(kind: str, rotation: Rotation, variant: int, px: int) -> Art:
    """Draw what stands, from the north to the south."""
    look, hand = _look(kind, rotation, px), _hand(kind, rotation, variant)
    shape = geometry(kind, rotation)
    plots = crops(look, hand)[1]
    things: list[Thing] = buildings(look, shape, hand)
    if shape.place:
        x, y = shape.place
        things.append((y + 0.045, tree((x, y + 0.045), 0.17, Hand("lime"), look.ink)))
    if shape.monastery:
        x, y = shape.monastery
        things.append((y + 0.1, monastery((x, y), 0.54, look.ink)))
    things += trees(look, plots, hand)
    sketch = Sketch()
    for _, thing in sorted(things, key=lambda thing: thing[0]):
        sketch.add(thing)
    return Art(tuple(sketch.shapes), Bounds(-BLEED, -BLEED, 1 + BLEED, 1 + BLEED))


def _look(kind: str, rotation: Rotation, px: int) -> Look:
    return Look(kind, rotation, ink=max(0.0062, 0.62 / px), pixel=1 / px)


def _hand(kind: str, rotation: Rotation, variant: int) -> Hand:
    return Hand(f"{kind} {rotation} {variant}")
