"""Things that stand on the land: trees, houses, towers, shields, the church, the garden.

All are seen from the south and lit from the west; (x, y) is where a thing touches the ground, `s`
its size, `ink` the width of its outline, all in units of the tile.
"""

import math

from render.carcassonne.art import palette as p
from render.tools.colour import mix
from render.tools.curves import Point, Points, arc, bezier, blob, smooth
from render.tools.hand import Hand
from render.tools.sketch import Sketch, shadow


def tree(at: Point, s: float, hand: Hand, ink: float) -> Sketch:
    """Draw a broad tree; one in five is olive or autumn brown."""
    (x, y), sketch = at, Sketch()
    leaf, light, dark = hand.pick(p.LEAVES)
    sketch.ellipse((x + s * 0.35, y + s * 0.02), s * 0.55, s * 0.2, p.INK, 0.25)
    sketch.line([(x, y), (x, y - s * 0.3)], p.CASING, s * 0.16)
    sketch.outlined(blob((x, y - s * 0.6), s * 0.5, s * 0.52, 9, hand), leaf, p.INK, ink)
    sketch.ellipse((x + s * 0.14, y - s * 0.46), s * 0.32, s * 0.3, dark, 0.55)
    sketch.ellipse((x - s * 0.15, y - s * 0.76), s * 0.25, s * 0.2, light, 0.95)
    return sketch


def fir(at: Point, s: float, ink: float, slender: bool = False) -> Sketch:
    """Draw a fir, or a slender cypress."""
    (x, y), sketch = at, Sketch()
    w, h = (0.22, 1.45) if slender else (0.32, 1.25)
    sketch.ellipse((x + s * 0.35, y + s * 0.02), s * 0.55, s * 0.2, p.INK, 0.25)
    left, right = (x - s * w, y - s * 0.08), (x + s * w, y - s * 0.08)
    tip, foot = (x, y - s * h), (x, y + s * 0.02)
    waist = (x + s * w * 0.55, y - s * h * 0.55)
    outline = [left, (2 * x - waist[0], waist[1]), tip, waist, right, foot]
    sketch.outlined(outline, mix(p.TREE, p.TREE_DARK, 0.35), p.INK, ink)
    sketch.poly([foot, tip, waist, right], p.TREE_DARK)
    lit = [(x - s * w * 0.5, y - s * 0.25), (x - s * 0.04, y - s * h * 0.8)]
    sketch.line(lit, p.TREE_LIGHT, s * 0.09, 0.8)
    return sketch


def house(at: Point, s: float, hand: Hand, ink: float) -> Sketch:
    """Draw a little map house: gable to the left, to the right, or a hipped roof."""
    (x, y), sketch = at, Sketch()
    roof = hand.pick(p.ROOFS)
    wall, ridge = s * hand.between(0.22, 0.32), s * hand.between(0.44, 0.54)
    build = hand.pick((_gable_left, _gable_left, _gable_right, _gable_right, _hipped_roof))
    east = x + s / 2
    shade = [(east, y), (east + s * 0.28, y - s * 0.05), (east + s * 0.2, y - s * 0.3)]
    sketch.poly([*shade, (east, y - s * 0.3)], p.INK, 0.3)
    faces = build((x, y), s, wall, ridge, roof)
    for outline, _ in faces:
        sketch.line(outline, p.TOWN_LINE, 1.7 * ink, closed=True)
    for outline, colour in faces:
        sketch.poly(outline, colour)
    sketch.line(faces[-1][0], p.TOWN_LINE, ink * 0.7, 0.5, closed=True)
    if ink < 0.012:
        front = faces[0][0]
        door = (front[0][0] + front[1][0]) / 2
        sketch.poly(_box(door - s * 0.06, door + s * 0.06, y - wall * 0.6, y), p.INK, 0.75)
    return sketch


Face = tuple[Points, str]


def _gable_left(at: Point, s: float, wall: float, ridge: float, roof: str) -> list[Face]:
    west, east, y = at[0] - s / 2, at[0] + s / 2, at[1]
    g = west + s * 0.45
    eaves, top = y - wall, y - wall - ridge
    gable = ((west, y), (g, y), (g, eaves), ((west + g) / 2, top), (west, eaves))
    slope = ((g, eaves), (east, eaves), (east - s * 0.225, top), ((west + g) / 2, top))
    return [(gable, p.PLASTER), (_box(g, east, eaves, y), p.PLASTER_DARK), (slope, roof)]


def _gable_right(at: Point, s: float, wall: float, ridge: float, roof: str) -> list[Face]:
    west, east, y = at[0] - s / 2, at[0] + s / 2, at[1]
    g = east - s * 0.45
    eaves, top = y - wall, y - wall - ridge
    gable = ((east, y), (g, y), (g, eaves), ((east + g) / 2, top), (east, eaves))
    slope = ((g, eaves), (west, eaves), (west + s * 0.225, top), ((east + g) / 2, top))
    lit = mix(roof, p.SUN, 0.38)
    return [(gable, p.PLASTER_DARK), (_box(west, g, eaves, y), p.PLASTER), (slope, lit)]


def _hipped_roof(at: Point, s: float, wall: float, ridge: float, roof: str) -> list[Face]:
    west, east, y = at[0] - s / 2, at[0] + s / 2, at[1]
    eaves = y - wall * 0.8
    top = eaves - ridge * 0.9
    over, inset = s * 0.05, s * 0.16
    slope = ((west - over, eaves), (east + over, eaves), (east - inset, top), (west + inset, top))
    end = _box(east - s * 0.12, east, eaves, y)
    lit = mix(roof, p.SUN, 0.15)
    return [(_box(west, east, eaves, y), p.PLASTER), (end, p.PLASTER_DARK), (slope, lit)]


def _box(left: float, right: float, top: float, bottom: float) -> Points:
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def tower(at: Point, r: float, h: float, ink: float, cone: float = 1.5) -> Sketch:
    """Draw a round tower with a pointed roof; `cone` 0 makes it flat with merlons."""
    (x, y), sketch = at, Sketch()
    shade = [(x + r, y), (x + r * 2.6, y - r * 0.5), (x + r * 2.3, y - r * 1.2)]
    sketch.poly([*shade, (x + r, y - r * 0.8)], p.INK, 0.28)
    top = y - h
    body = ((x - r, top), *arc(at, r, 180, 0, 8, r * 0.42), (x + r, top))
    sketch.outlined(body, p.STONE, p.INK, ink)
    lit, dark = x - r * 0.45, x + r * 0.25
    sketch.poly([(x - r, top), (x - r, y), (lit, y + r * 0.3), (lit, top)], p.STONE_LIGHT)
    sketch.poly([(dark, top), (dark, y + r * 0.38), (x + r, y), (x + r, top)], p.STONE_DARK)
    if cone:
        sketch.add(_cone((x, top), r, cone, ink))
    else:
        sketch.add(_merlons((x, top), r * 1.15, r, ink))
    return sketch


def _cone(at: Point, r: float, height: float, ink: float) -> Sketch:
    (x, y), sketch = at, Sketch()
    tip = (x, y - r * height * 1.55)
    base = arc((x, y + r * 0.1), r * 1.3, 180, 0, 8, r * 0.45)
    sketch.outlined((*base, tip), p.TOWER_ROOF, p.INK, ink)
    sketch.poly([base[0], base[3], tip], mix(p.TOWER_ROOF, p.SUN, 0.4))
    sketch.poly([base[-1], base[-4], tip], mix(p.TOWER_ROOF, "#20100c", 0.35))
    return sketch


def _merlons(at: Point, reach: float, r: float, ink: float) -> Sketch:
    (x, y), sketch = at, Sketch()
    for colour, extra in ((p.INK, 2 * ink), (p.STONE_LIGHT, 0.0)):
        rim = [(x - reach, y), (x + reach, y)]
        sketch.line(rim, colour, r * 0.5 + extra, cut=True)
        for step in (-0.7, 0.0, 0.7):
            at_x = x + step * reach
            merlon = [(at_x, y - r * 0.05), (at_x, y - r * 0.5)]
            sketch.line(merlon, colour, r * 0.55 + extra, cut=True)
    return sketch


def gatehouse(at: Point, ink: float) -> Sketch:
    """Draw the gate where a road ends at a town wall."""
    (x, y), sketch = at, Sketch()
    for side in (-1, 1):
        sketch.add(tower((x + side * 0.085, y + 0.02), 0.04, 0.13, ink, 1.4))
    sketch.outlined(_box(x - 0.05, x + 0.05, y - 0.1, y + 0.03), p.STONE, p.INK, ink)
    arch = arc((x, y - 0.035), 0.03, 180, 360, 8)
    sketch.poly([(x - 0.03, y + 0.03), *arch, (x + 0.03, y + 0.03)], p.INK)
    return sketch


def shield(at: Point, s: float, ink: float) -> Sketch:
    """Draw a blue shield with a golden crown."""
    (x, y), sketch = at, Sketch()
    brow = y - s * 0.55
    head = smooth([(x - s * 0.5, brow), (x, y - s * 0.5), (x + s * 0.5, brow)], 4)
    point = (x, y + s * 0.68)
    east = bezier(head[-1], (x + s * 0.52, y + s * 0.1), (x + s * 0.3, y + s * 0.45), point, 8)
    west = bezier(point, (x - s * 0.3, y + s * 0.45), (x - s * 0.52, y + s * 0.1), head[0], 8)
    outline = (*head[:-1], *east, *west)
    shadow(sketch, outline, (s * 0.12, s * 0.1), p.INK, 0.35)
    sketch.line(outline, p.INK, s * 0.16 + 2 * ink, closed=True)
    sketch.line(outline, p.GOLD, s * 0.14, closed=True)
    sketch.poly(outline, p.SHIELD)
    sketch.poly([q for q in outline if q[0] <= x], mix(p.SHIELD, "#ffffff", 0.14))
    half = [(0.3, 0.2), (0.34, -0.2), (0.15, 0.0)]
    crown = [(-u, v) for u, v in half] + [(0.0, -0.3)] + half[::-1]
    sketch.poly([(x + s * u, y + s * v) for u, v in crown], p.GOLD)
    return sketch


def monastery(at: Point, s: float, ink: float) -> Sketch:
    """Draw a church with a bell tower in a walled yard."""
    (x, y), sketch = at, Sketch()
    yard = arc((x, y + s * 0.08), s * 0.5, 0, 345, 23, s * 0.4)
    sketch.ellipse((x + s * 0.03, y + s * 0.12), s * 0.53, s * 0.42, p.INK, 0.22)
    sketch.line(yard, p.INK, s * 0.07 + 2 * ink, closed=True)
    sketch.line(yard, p.STONE_LIGHT, s * 0.07, closed=True)
    sketch.poly(yard, p.YARD)
    sketch.line([(a, b + s * 0.03) for a, b in yard[1:12]], p.STONE_DARK, s * 0.035, 0.8)
    sketch.add(fir((x - s * 0.36, y + s * 0.06), s * 0.22, ink, slender=True))
    sketch.add(fir((x + s * 0.4, y + s * 0.04), s * 0.22, ink, slender=True))
    sketch.add(_nave((x, y + s * 0.2), s, ink))
    sketch.add(_belfry((x - s * 0.2, y + s * 0.22), s, ink))
    return sketch


def _nave(at: Point, s: float, ink: float) -> Sketch:
    (x, y), sketch = at, Sketch()
    west, east, g = x - s * 0.3, x + s * 0.32, s * 0.26
    eaves, top = y - s * 0.22, y - s * 0.46
    shade = [(east, y), (east + s * 0.14, y - s * 0.03), (east + s * 0.1, y - s * 0.2)]
    sketch.poly([*shade, (east, y - s * 0.2)], p.INK, 0.3)
    gable = ((east, y), (east - g, y), (east - g, eaves), (east - g / 2, top), (east, eaves))
    side = _box(west, east - g, eaves, y)
    roof = ((east - g, eaves), (west, eaves), (west + g * 0.3, top), (east - g / 2, top))
    faces = ((gable, p.PLASTER_DARK), (side, p.LIME), (roof, p.SLATE_LIGHT))
    for outline, _ in faces:
        sketch.line(outline, p.INK, 2 * ink, closed=True)
    for outline, colour in faces:
        sketch.poly(outline, colour)
    sketch.line(roof, p.INK, ink * 0.8, 0.6, closed=True)
    for k in range(3):
        pane = west + s * 0.08 + k * s * 0.1
        sketch.line([(pane, y - s * 0.066), (pane, y - s * 0.136)], p.SLATE_DARK, s * 0.035)
    door = east - g / 2
    sketch.line([(door, y), (door, y - s * 0.11)], p.INK, s * 0.075, cut=True)
    return sketch


def _belfry(at: Point, s: float, ink: float) -> Sketch:
    (x, y), sketch = at, Sketch()
    w, top = s * 0.22, y - s * 0.52
    west, east = x - w / 2, x + w / 2
    sketch.outlined(_box(west, east, top, y), p.LIME, p.INK, ink)
    sketch.poly(_box(x + w * 0.18, east, top, y), p.PLASTER_DARK)
    louvre = x - w * 0.08
    sketch.line([(louvre, y - s * 0.312), (louvre, y - s * 0.426)], p.INK, s * 0.05)
    tip = (x, top - s * 0.34)
    spire = ((west - s * 0.03, top), (east + s * 0.03, top), tip)
    sketch.outlined(spire, p.SLATE_LIGHT, p.INK, ink)
    sketch.poly([(x + w * 0.1, top), spire[1], tip], p.SLATE_DARK)
    for colour, width in ((p.INK, s * 0.035 + 2 * ink), (p.GOLD, s * 0.035)):
        sketch.line([(x, tip[1] + s * 0.02), (x, tip[1] - s * 0.15)], colour, width)
        arm = tip[1] - s * 0.09
        sketch.line([(x - s * 0.055, arm), (x + s * 0.055, arm)], colour, width)
    return sketch


def garden(at: Point, s: float, ink: float) -> Sketch:
    """Draw a hedged flower garden: four beds and a fountain."""
    (x, y), sketch = at, Sketch()
    w, h = s * 0.5, s * 0.44
    hedge = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
    shadow(sketch, hedge, (s * 0.06, s * 0.08), p.INK, 0.3)
    sketch.line(hedge, p.INK, s * 0.12 + 2 * ink, closed=True)
    sketch.line(hedge, p.HEDGE, s * 0.12, closed=True)
    sketch.poly(hedge, "#efe2b8")
    sketch.line(
        [(a - s * 0.015, b - s * 0.02) for a, b in hedge], p.TREE_LIGHT, s * 0.035, closed=True
    )
    for east in (-1, 1):
        for south in (-1, 1):
            bed = (x + east * w * 0.48, y + south * h * 0.48)
            sketch.add(_bed(bed, s, p.BLOSSOM if east == south else p.BLOSSOM_PALE))
    sketch.circle(at, s * 0.11 + ink, p.INK)
    sketch.circle(at, s * 0.11, p.WATER)
    sketch.circle((x - s * 0.03, y - s * 0.03), s * 0.03, "#ffffff")
    return sketch


def _bed(at: Point, s: float, blossom: str) -> Sketch:
    (x, y), sketch = at, Sketch()
    sketch.ellipse(at, s * 0.17, s * 0.15, p.HEDGE)
    for k in range(5):
        angle = k * math.tau / 5 + 0.3
        petal = (x + s * 0.095 * math.cos(angle), y + s * 0.084 * math.sin(angle))
        sketch.circle(petal, s * 0.062, blossom)
    sketch.circle(at, s * 0.05, p.GOLD)
    return sketch
