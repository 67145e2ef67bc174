"""What earlier diggers have left in the rock: mouths of galleries with a lantern, props, heaps of
stones; and what they have not found: veins and crystals.

All of it is darker, fainter and less regular than cards, with which it must not be confused:
nothing in it looks like a way.
"""

import math
from collections.abc import Callable

from render.saboteur.art.inks import UNLIT
from render.saboteur.art.rock import boulders
from render.tools.curves import Point
from render.tools.hand import Hand
from render.tools.strokes import filled, line, outline, oval, radial

LAMP = radial("lamp", [(0.0, "#ffc56b", 0.85), (0.25, "#ff9e3d", 0.38), (1.0, "#ff8a2a", 0.0)])
"""The light round a lantern."""
_WOOD, _WORN, _LINE = "#523725", "#6d4b31", "#0f0a18"
_RIM = f' stroke="{_LINE}" stroke-width="3" stroke-linejoin="round"'
_STRENGTH = 0.58
_ACROSS, _DOWN = 4, 6
_PLAN = "GvBccPvGvGcBBcGvGvPccBvG"
"""What lies in the fields of a grid, row by row: a gallery, a vein, boulders, crystals, props."""


def diggings(wide: int, high: int) -> tuple[str, list[Point]]:
    """Return them as shapes on a plane of that size, and where the lanterns hang."""
    drawn, lamps = [], []
    for place, what in enumerate(_PLAN):
        hand = Hand(f"diggings {place}")
        x = (place % _ACROSS + 0.5 + hand.between(-0.22, 0.22)) * wide / _ACROSS
        y = (place // _ACROSS + 0.5 + hand.between(-0.22, 0.22)) * high / _DOWN
        drawn.append(_DRAWN[what]((x, y), hand))
        if what in "GP":
            lamps.append((x + (0 if what == "G" else 4), y - 52))
    return f'<g opacity="{_STRENGTH}">{"".join(drawn)}</g>', lamps


def _gallery(at: Point, hand: Hand) -> str:
    """Return the mouth of a gallery: it is dark inside, a lantern hangs there."""
    x, y = at
    mouth = [(x - 62, y + 78), (x - 56, y - 44), (x, y - 66), (x + 56, y - 44), (x + 62, y + 78)]
    deep = [(x - 34, y + 52), (x - 32, y - 22), (x, y - 36), (x + 32, y - 22), (x + 34, y + 52)]
    body = filled(mouth, "#0d0817", _RIM) + filled(deep, "#06040c")
    posts = [
        [(x - 74, y + 86), (x - 66, y - 56), (x - 46, y - 56), (x - 52, y + 86)],
        [(x + 52, y + 86), (x + 46, y - 56), (x + 66, y - 56), (x + 74, y + 86)],
    ]
    body += "".join(filled(post, _WOOD, _RIM) for post in posts)
    body += filled(
        [(x - 86, y - 52), (x - 80, y - 78), (x + 84, y - 80), (x + 88, y - 54)], _WORN, _RIM
    )
    return body + _lantern((x, y - 52))


def _prop(at: Point, hand: Hand) -> str:
    """Return a prop that holds the rock, with a lantern."""
    x, y = at
    body = filled(
        [(x - 12, y + 92), (x - 9, y - 64), (x + 10, y - 64), (x + 13, y + 92)], _WOOD, _RIM
    )
    body += filled(
        [(x - 64, y - 62), (x - 60, y - 84), (x + 66, y - 82), (x + 62, y - 60)], _WORN, _RIM
    )
    body += filled(
        [(x + 8, y - 6), (x + 8, y + 10), (x + 50, y - 58), (x + 38, y - 60)], _WOOD, _RIM
    )
    return (
        body + boulders((x - 34, y + 84), 26, UNLIT, f"prop {x:.0f}") + _lantern((x - 34, y - 52))
    )


def _lantern(at: Point) -> str:
    x, y = at
    body = f'<circle cx="{x:g}" cy="{y + 16:g}" r="120" fill="url(#lamp)"/>'
    body += line(outline([(x, y - 14), (x, y)]), _LINE, 3)
    body += filled([(x - 12, y + 2), (x, y - 8), (x + 12, y + 2)], "#2c2130", _RIM)
    body += filled(
        [(x - 10, y + 3), (x + 10, y + 3), (x + 8, y + 28), (x - 8, y + 28)], "#ffd97e", _RIM
    )
    return body + oval((x, y + 16), 4, 8, "#fff3c9")


def _vein(at: Point, hand: Hand) -> str:
    """Return a vein of gold, which nobody has found yet: nuggets along a crack."""
    turn = hand.between(-0.9, 0.9)
    way = [(at[0] - 80 * math.cos(turn), at[1] - 80 * math.sin(turn))]
    for _ in range(5):
        bend = turn + hand.between(-0.7, 0.7)
        way.append((way[-1][0] + 36 * math.cos(bend), way[-1][1] + 36 * math.sin(bend)))
    body = line(outline(way), _LINE, 7, ' stroke-linejoin="bevel"')
    for x, y in [*way[1:-1], *way[2:-2]]:
        r = hand.between(6, 15)
        x, y = x + hand.between(-14, 14), y + hand.between(-14, 14)
        stone = [(x - r, y), (x - r / 3, y - r), (x + r, y - r / 3), (x + r / 2, y + r)]
        body += filled(stone, "#94692a", _RIM) + filled(stone[:3], "#cf9f48")
    return body


def _crystals(at: Point, hand: Hand) -> str:
    """Return a cluster of crystals."""
    x, y = at
    dark, bright = hand.pick(
        (("#3f3470", "#8474c9"), ("#1f4f5c", "#5fb0b5"), ("#5a2f5f", "#b070b0"))
    )
    body = oval((x, y + 6), 62, 18, _LINE, ' opacity=".55"')
    for n in hand.order(range(5)):
        lean, tall = (n - 2) * 0.34, hand.between(46, 92) - abs(n - 2) * 10
        foot, wide = x + (n - 2) * 17, hand.between(9, 14)
        tip = (foot + math.sin(lean) * tall, y - math.cos(lean) * tall)
        neck = (foot + math.sin(lean) * tall * 0.72, y - math.cos(lean) * tall * 0.72)
        left, right = (neck[0] - wide, neck[1] + lean * 6), (neck[0] + wide, neck[1] - lean * 6)
        shard = [(foot - wide * 0.7, y + 8), left, tip, right, (foot + wide * 0.7, y + 8)]
        body += filled(shard, dark, _RIM)
        body += filled(
            [(foot - wide * 0.7, y + 8), left, tip, (foot, y + 8)], bright, ' opacity=".7"'
        )
    return body


def _heap(at: Point, hand: Hand) -> str:
    return boulders(at, hand.between(44, 62), UNLIT, f"heap {at[0]:.0f}")


_DRAWN: dict[str, Callable[[Point, Hand], str]] = {
    "G": _gallery,
    "P": _prop,
    "v": _vein,
    "c": _crystals,
    "B": _heap,
}
