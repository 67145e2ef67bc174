"""The castle itself: the empty yard, the wall with its battlements, towers and gates."""

from collections.abc import Iterator

from games.castle.board import GATE, STARTS, TRACK, WALLS, Start
from games.castle.components import Feature
from games.core.values import Side
from render.castle.art import palette as p
from render.castle.art.things import stall
from render.castle.art.yard import light, yard
from render.castle.track import AWAY, THICK, TOWER, outward, spaces, step, towers
from render.tools.colour import mix
from render.tools.curves import Point, Points
from render.tools.hand import Hand
from render.tools.sketch import Art, Bounds, Sketch

BOUNDS = Bounds(-0.8, -0.8, 10.8, 9.98)
_INK = 0.022


def walls() -> Art:
    """Draw the castle without a tile; the origin is the north-west corner of square A1."""
    sketch = Sketch()
    _shadow(sketch)
    _ward(sketch)
    _faces(sketch)
    _band(sketch)
    for start in STARTS:
        _gate(sketch, start)
    _slabs(sketch)
    for tower in towers():
        _tower(sketch, tower)
    return Art(tuple(sketch.shapes), BOUNDS)


def outline(away: float) -> Points:
    """Return the closed line round the castle, that far outside the squares."""
    corners = []
    for i, wall in enumerate(WALLS):
        before, here = outward(WALLS[i - 1]), outward(wall)
        x, y = wall.vertex
        corners.append((x + away * (before[0] + here[0]), y + away * (before[1] + here[1])))
    return tuple(corners)


def _shadow(sketch: Sketch) -> None:
    soft = Sketch()
    soft.poly([(x + 0.12, y + 0.16) for x, y in outline(THICK)], "#10140c", 0.75)
    sketch.blurred(soft, 0.1)


def _ward(sketch: Sketch) -> None:
    """Draw the empty yard; the walls throw their shadow on it."""
    yard(sketch, outline(0.1), Hand("castle"))
    soft = Sketch()
    soft.line([(x + 0.16, y + 0.2) for x, y in outline(0.0)], "#10140c", 0.42, 0.5, closed=True)
    sketch.blurred(soft, 0.08)
    light(sketch)


def _faces(sketch: Sketch) -> None:
    """Draw the outer faces that look south, where the wall is seen to be high: courses of stone,
    banners, the dark line of the water.
    """
    line = outline(THICK)
    for i, wall in enumerate(WALLS):
        if outward(wall)[1] <= 0:
            continue
        (x, y), (far, _) = line[i], line[(i + 1) % len(WALLS)]
        west, east = min(x, far), max(x, far)
        sketch.outlined(_upright(west, east, y, _FACE), p.STONE_SHADE, p.INK, _INK)
        for row in (1, 2):
            at = y + row * _FACE / 3
            sketch.line([(west, at), (east, at)], mix(p.STONE_SHADE, p.INK, 0.45), 0.018)
        sketch.line([(west, y + _FACE), (east, y + _FACE)], p.RIPPLE, 0.03, 0.7)
        for share in _BANNERS if east - west > _LONG else ():
            _banner(sketch, (west + (east - west) * share, y))


_FACE = 0.28
"""How high the wall is seen from the south, in squares."""
_BANNERS, _LONG = (0.28, 0.72), 2.0
"""Where banners hang on a wall, and from what length on."""


def _upright(west: float, east: float, top: float, high: float) -> Points:
    return ((west, top), (east, top), (east, top + high), (west, top + high))


def _banner(sketch: Sketch, at: Point) -> None:
    (x, y), half, long = at, 0.13, _FACE + 0.05
    hem = ((x + half, y + long), (x, y + long - 0.1), (x - half, y + long))
    cloth = ((x - half, y - 0.02), (x + half, y - 0.02), *hem)
    sketch.outlined(cloth, p.ROOF, p.INK, _INK * 0.8)
    sketch.poly(_upright(x - 0.04, x + 0.04, y - 0.02, long - 0.06), p.AWNING_PALE)


def _band(sketch: Sketch) -> None:
    """Draw the wall seen from above: its top, the walk on it, the battlements on both rims, which
    throw their shadow on the walk.
    """
    middle = THICK / 2
    sketch.line(outline(middle), p.INK, THICK + 2 * _INK, closed=True)
    sketch.line(outline(middle), p.STONE, THICK, closed=True)
    sketch.line(outline(AWAY), p.STONE_SHADE, 0.37, closed=True)
    sketch.line(outline(AWAY), mix(p.STONE_SHADE, p.FLOOR, 0.35), 0.34, closed=True)
    for away, width, dash in ((THICK - 0.06, 0.12, (0.17, 0.1)), (0.06, 0.07, (0.12, 0.09))):
        line = outline(away)
        sketch.line(line, p.STONE_SHADE, width + 0.02, closed=True)
        sketch.line(
            [(x + 0.02, y + 0.025) for x, y in line], p.INK, width, 0.5, closed=True, dash=dash
        )
        sketch.line(line, p.STONE_LIGHT, width, closed=True, dash=dash)


def _slabs(sketch: Sketch) -> None:
    """Draw the spaces of the track: slabs of the walk, every fifth one darker."""
    for i, wall in enumerate(WALLS):
        (dx, dy), (x, y) = step(wall.direction), towers()[wall.tower]
        after = towers()[WALLS[(i + 1) % len(WALLS)].tower]
        each = (abs(after[0] - x) + abs(after[1] - y) - 2 * TOWER) / len(wall.spaces)
        for number, space in enumerate(wall.spaces):
            along = TOWER + (number + 0.5) * each
            half, at = each / 2 - 0.014, (x + dx * along, y + dy * along)
            wide, high = (half, _WALK) if dx else (_WALK, half)
            tone = p.STONE_DARK if space % 5 == 0 else p.STONE_LIGHT if number % 2 else p.SLAB
            corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
            slab = [(at[0] + east, at[1] + south) for east, south in corners]
            sketch.poly(slab, mix(tone, p.FLOOR, 0.35))
            sketch.line(slab[:2], p.STONE_LIGHT, 0.016, 0.8)


_WALK = 0.15
"""Half the width of the walk on the wall."""


def _gate(sketch: Sketch, start: Start) -> None:
    """Draw a start space in the inner part of the wall: a path that ends there, or a court."""
    (dx, dy), (x, y) = step(start.side), (start.cell.x + 0.5, start.cell.y + 0.5)
    mouth = (x + dx * 0.5, y + dy * 0.5)
    back = (mouth[0] - dx * 0.2, mouth[1] - dy * 0.2)
    wide = 0.2 if start.feature is Feature.PATH else 0.5
    room = tuple(_room(mouth, back, wide))
    sketch.line(room, p.INK, 0.05, closed=True)
    if start.feature is Feature.PATH:
        sketch.poly(room, p.KERB)
        sketch.poly(tuple(_room(mouth, back, 0.1)), p.PATH)
        return
    sketch.poly(room, p.COURT)
    for share in (-0.35, -0.12, 0.12, 0.35):
        at = (back[0] + dx * 0.1 + dy * share, back[1] + dy * 0.1 + dx * share)
        sketch.ellipse(at, 0.07, 0.055, p.FLAG)
    if start.markets:
        sketch.add(stall((mouth[0], mouth[1] - dy * 0.08), 0.3, 0.014))


def _room(mouth: Point, back: Point, wide: float) -> Iterator[Point]:
    dx, dy = mouth[0] - back[0], mouth[1] - back[1]
    long = abs(dx) + abs(dy)
    nx, ny = -dy / long * wide, dx / long * wide
    yield mouth[0] + nx, mouth[1] + ny
    yield mouth[0] - nx, mouth[1] - ny
    yield back[0] - nx, back[1] - ny
    yield back[0] + nx, back[1] + ny


_BLOCK = TOWER + 0.07
"""Half the side of a tower with its battlements."""


def _tower(sketch: Sketch, tower: int) -> None:
    """Draw a corner tower from above: a block with battlements, its two spaces on it."""
    x, y = towers()[tower]
    r = _BLOCK
    for away in (0.07, 0.1, 0.13):
        sketch.poly(_square((x + away, y + 1.3 * away), r), "#0c1014", 0.26)
    sketch.outlined(_upright(x - r, x + r, y + r - 0.05, 0.2), p.STONE_SHADE, p.INK, _INK)
    for dx in (-0.5, 0.5):
        slit = _upright(x + dx * r - 0.025, x + dx * r + 0.025, y + r + 0.03, 0.09)
        sketch.poly(slit, "#ffc35a" if tower % 2 else p.INK)
    sketch.outlined(_square((x, y), r), p.STONE, p.INK, _INK)
    floor = p.ROOF_DARK if tower == GATE else p.SLATE_DARK
    sketch.outlined(_square((x, y), r - 0.1), mix(floor, p.STONE_SHADE, 0.35), p.INK, 0.016)
    for side in Side:
        dx, dy = step(side)
        for along in (-0.9, -0.3, 0.3, 0.9):
            at = (x + dx * r * 0.95 + dy * along * r, y + dy * r * 0.95 + dx * along * r)
            sketch.outlined(_square(at, 0.075), p.STONE_LIGHT, p.INK, _INK * 0.7)
    for number in (tower, tower + 1):
        sketch.circle(spaces()[number % TRACK], 0.1, p.INK)
        sketch.circle(spaces()[number % TRACK], 0.082, p.STONE_LIGHT)


def _square(at: Point, r: float) -> Points:
    (x, y) = at
    return ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
