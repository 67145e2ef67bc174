"""The yard before anything is built in it: grass in the evening, ways that people have trodden from
the gates to a fire, what builders need, torches on the walls.
"""

from games.castle.board import SQUARES, STARTS, WALLS
from games.castle.components import Feature
from render.castle.art import palette as p
from render.castle.track import outward, step
from render.tools.colour import mix
from render.tools.curves import Point, Points, arc, smooth
from render.tools.hand import Hand
from render.tools.sketch import Sketch

_FIRE: Point = (4.5, 4.5)
"""Where the fire burns: in the middle of a square."""


def yard(sketch: Sketch, edge: Points, hand: Hand) -> None:
    """Draw the yard with the grid of its squares.

    :param edge: the line to which it reaches below the wall.
    """
    sketch.poly(edge, p.GRASS)
    for cell in sorted(SQUARES):
        _mow(sketch, float(cell.x), float(cell.y), hand)
    _tread(sketch, hand)
    for cell in sorted(SQUARES):
        x, y = float(cell.x), float(cell.y)
        square = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        sketch.line(square, p.GRASS_DARK, 0.026, closed=True)
    for cell in sorted(SQUARES):
        if hand.random() < _TUFTED:
            at = (cell.x + hand.between(0.25, 0.75), cell.y + hand.between(0.3, 0.75))
            _tuft(sketch, at, hand)
    for left, top in ((2, 2), (7, 6)):
        _timber(sketch, (left + 0.5, top + 0.56))
    for left, top in ((6, 2), (3, 7)):
        _blocks(sketch, (left + 0.5, top + 0.56))


_TUFTED = 0.3
"""Of the squares, in which grass has grown long."""


def _mow(sketch: Sketch, left: float, top: float, hand: Hand) -> None:
    """Draw the short grass of one square, of two tones by turns."""
    if (left + top) % 2:
        square = [(left, top), (left + 1, top), (left + 1, top + 1), (left, top + 1)]
        sketch.poly(square, mix(p.GRASS, p.GRASS_LIGHT, 0.45))
    for _ in range(6):
        x, y = left + hand.between(0.06, 0.92), top + hand.between(0.14, 0.96)
        tone = hand.pick((p.GRASS_LIGHT, p.GRASS_LIGHT, p.GRASS_DARK))
        sketch.line([(x, y), (x + hand.between(-0.03, 0.03), y - 0.08)], tone, 0.026, 0.75)


def _tread(sketch: Sketch, hand: Hand) -> None:
    """Draw what people have trodden: a way from each path of the gates, and round the fire."""
    worn = Sketch()
    earth: list[Points] = []
    for start in STARTS:
        if start.feature is not Feature.PATH:
            continue
        (dx, dy), (x, y) = step(start.side), (start.cell.x + 0.5, start.cell.y + 0.5)
        near = (x + dx * 2.2 + dy * hand.between(-0.5, 0.5), y + dy * 2.2)
        way = smooth([(x + dx * 0.4, y + dy * 0.4), (x + dx, y + dy), near, _FIRE], 10)
        worn.line(way, p.TRODDEN, 0.46, 0.6)
        earth.append(way)
    worn.ellipse(_FIRE, 1.15, 0.95, p.TRODDEN, 0.75)
    for way in earth:
        worn.line(way, p.TRODDEN_LIGHT, 0.2, 0.5)
    worn.ellipse(_FIRE, 0.8, 0.65, p.TRODDEN_LIGHT, 0.45)
    sketch.blurred(worn, 0.07)


def _tuft(sketch: Sketch, at: Point, hand: Hand) -> None:
    x, y = at
    sketch.ellipse((x, y + 0.02), 0.2, 0.07, p.GRASS_DARK, 0.7)
    for n in range(7):
        foot = x + (n - 3) * 0.045
        tip = (foot + (n - 3) * 0.03 + hand.between(-0.02, 0.02), y - hand.between(0.14, 0.24))
        tone = hand.pick((p.GRASS_LIGHT, p.MOSS))
        sketch.poly([(foot - 0.03, y + 0.02), tip, (foot + 0.03, y + 0.02)], tone)


def _timber(sketch: Sketch, at: Point) -> None:
    """Draw a pile of logs, seen at their ends."""
    x, y = at
    sketch.ellipse((x + 0.06, y + 0.2), 0.42, 0.14, p.INK, 0.4)
    for row, count in enumerate((3, 2, 1)):
        for n in range(count):
            log = (x + (n - (count - 1) / 2) * 0.25, y + 0.08 - row * 0.2)
            sketch.circle(log, 0.135, p.INK)
            sketch.circle(log, 0.112, p.WOOD)
            sketch.circle(log, 0.08, mix(p.WOOD, p.AWNING_PALE, 0.5))
            sketch.circle(log, 0.03, p.WOOD)


def _blocks(sketch: Sketch, at: Point) -> None:
    """Draw dressed stones, ready for a wall."""
    x, y = at
    sketch.ellipse((x + 0.06, y + 0.22), 0.44, 0.13, p.INK, 0.4)
    for left, top in ((-0.34, 0.0), (0.02, 0.0), (-0.16, -0.22)):
        west, east, high = x + left, x + left + 0.32, y + top
        front = ((west, high), (east, high), (east, high + 0.2), (west, high + 0.2))
        lid = ((west, high), (west + 0.07, high - 0.07), (east + 0.07, high - 0.07), (east, high))
        side = ((east, high), lid[2], (east + 0.07, high + 0.13), (east, high + 0.2))
        for face, tone in ((front, p.STONE_DARK), (lid, p.STONE), (side, p.STONE_SHADE)):
            sketch.outlined(face, tone, p.INK, 0.02)


def _fire(sketch: Sketch) -> None:
    """Draw a fire in a ring of stones."""
    x, y = _FIRE
    for stone in arc((x, y + 0.14), 0.27, 0, 324, 9, 0.15):
        sketch.circle(stone, 0.075, p.INK)
        sketch.circle(stone, 0.056, p.STONE_DARK)
    for wide, high, tone in (
        (0.2, 0.46, "#f0641e"),
        (0.14, 0.34, "#ffa62e"),
        (0.07, 0.2, "#ffe9a0"),
    ):
        foot = y + 0.16
        flame = (
            (x - wide, foot - 0.06),
            (x - wide * 0.7, foot - high * 0.5),
            (x - wide * 0.1, foot - high),
            (x + wide * 0.45, foot - high * 0.62),
            (x + wide, foot - 0.08),
            (x, foot),
        )
        sketch.poly(smooth(flame, 6, closed=True), tone)


def light(sketch: Sketch) -> None:
    """Let the fire, and a torch on each wall, light the grass before them."""
    shine, flames = Sketch(), Sketch()
    for reach, strength in ((2.9, 0.14), (1.8, 0.2), (0.8, 0.36)):
        shine.ellipse(_FIRE, reach, reach * 0.9, "#ffc060", strength)
    for wall, after in zip(WALLS, (*WALLS[1:], WALLS[0]), strict=True):
        (dx, dy), (x, y), (ex, ey) = outward(wall), wall.vertex, after.vertex
        at = ((x + ex) / 2 - dx * 0.1, (y + ey) / 2 - dy * 0.1)
        shine.ellipse((at[0] - dx * 0.8, at[1] - dy * 0.8), 1.2, 1.2, "#ffc765", 0.16)
        shine.ellipse((at[0] - dx * 0.4, at[1] - dy * 0.4), 0.8, 0.8, "#ffd07a", 0.32)
        flames.circle(at, 0.1, "#ff9b2e")
        flames.circle(at, 0.055, "#ffe9a0")
    sketch.blurred(shine, 0.36)
    sketch.add(flames)
    _fire(sketch)
