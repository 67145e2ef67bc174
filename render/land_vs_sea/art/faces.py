"""Whole faces in layers: the land, and the things on it, which may overhang."""

import math
from collections.abc import Callable, Iterator

from PIL import Image, ImageChops, ImageFilter

from games.core.hexes import SIDES, HexRotation
from games.land_vs_sea.components import FILLERS, Kind, Special, Trader, face
from render.land_vs_sea.art import palette as p
from render.land_vs_sea.art import things
from render.land_vs_sea.art.places import SIGN, TRADER, Disc, places
from render.land_vs_sea.art.shape import CORNERS, GRAIN, hexagon_mask, outward, shape
from render.land_vs_sea.art.shape import area_masks as masks_of
from render.tools.curves import Point
from render.tools.hand import Hand
from render.tools.sketch import Art, Bounds, Sketch

Thing = tuple[float, Callable[[Sketch], None]]
"""How far south a thing stands, and its artist."""

_WHITE, _BLACK = "#ffffff", "#000000"
_BEYOND = 1.32
"""How far the land of a face goes on past its sides: so no coast runs along the map's rim."""


OUTLINE = "o"
"""The word, in a sprite's name, for a face with its coasts alone, which stands for all faces with
these edges."""


def land(name: str, rotation: HexRotation) -> Art:
    """Draw the land of a face white, its sea black."""
    drawn, sketch = shape(name, rotation), Sketch()
    sketch.poly(CORNERS, _shade(drawn.base))
    for coast in drawn.coasts:
        sketch.poly(coast.outline, _shade(coast.kind))
    return Art(tuple(sketch.shapes), Bounds(-1, -1, 1, 1))


def beyond(name: str, rotation: HexRotation) -> Art:
    """Draw the same past each side, as far as neighbours or the map's rim may need it."""
    edges, sketch = face(name, rotation).edges, Sketch()
    for side, edge in enumerate(edges):
        one, other = CORNERS[side], CORNERS[(side + 1) % SIDES]
        far = [(x * _BEYOND, y * _BEYOND) for x, y in (other, one)]
        sketch.poly([one, other, *far], _WHITE if edge == "L" else _BLACK)
    return Art(tuple(sketch.shapes), Bounds(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND))


def _shade(kind: Kind) -> str:
    return _WHITE if kind is Kind.LAND else _BLACK


def standing(name: str, rotation: HexRotation, shown: str, px: int) -> Art:
    """Draw coasts, ranges, trees, waves, coins, signs. `shown` says what counts at the table:
    m ranges, t traders; OUTLINE coasts only.
    """
    ink, hand, sketch = max(0.011, 0.7 / px), Hand(f"{name} {rotation}"), Sketch()
    for coast in shape(name, rotation).coasts:
        sketch.line(coast.line, p.INK, max(0.022, 1.5 / px), 0.92)
    if shown == OUTLINE:
        return Art(tuple(sketch.shapes), Bounds(-1.2, -1.3, 1.2, 1.2))
    kept = [*places(name, rotation).taken]
    things = [*_ranges(name, rotation, ink, hand)] if "m" in shown else []
    things += _marks(name, rotation, shown, ink)
    things += _scenery(name, rotation, "m" in shown, kept, ink, hand, px)
    for _, draw in sorted(things, key=lambda thing: thing[0]):
        draw(sketch)
    return Art(tuple(sketch.shapes), Bounds(-1.2, -1.3, 1.2, 1.2))


def _ranges(name: str, rotation: HexRotation, ink: float, hand: Hand) -> Iterator[Thing]:
    """Let peaks and corals hug their sides, so that chains join across tiles."""
    for piece in face(name, rotation).ranges:
        is_land = piece.segment.kind is Kind.MOUNTAINS
        draw, size = (things.peak, 0.34) if is_land else (things.coral, 0.3)
        for side in piece.sides:
            x, y = outward(side)
            for u in (-0.22, 0.22):
                at = (0.68 * x - u * y, 0.68 * y + u * x + 0.1)
                s = size * hand.between(0.88, 1.08)
                yield at[1], _deferred_drawing(draw, at, s, ink, hand)


def _deferred_drawing(
    draw: Callable[[Sketch, Point, float, float, Hand], None],
    at: Point,
    s: float,
    ink: float,
    hand: Hand,
) -> Callable[[Sketch], None]:
    return lambda sketch: draw(sketch, at, s, ink, hand)


_LAST = 4.0
"""Above everything that stands."""


def _marks(name: str, rotation: HexRotation, shown: str, ink: float) -> Iterator[Thing]:
    lying, at = face(name, rotation), places(name, rotation)
    if name == FILLERS[Kind.LAND]:
        yield 0.3, lambda sketch: things.volcano(sketch, (0, 0.3), 0.42, ink)
    if name == FILLERS[Kind.SEA]:
        yield -8, lambda sketch: things.whirlpool(sketch, (0, 0), 0.5)
    for disc in at.coins:
        yield _LAST + 1, _coin(disc, ink)
    if lying.trader and at.trader and "t" in shown:
        (x, y), is_caravan = at.trader, lying.trader is Trader.CARAVAN
        draw = things.caravan if is_caravan else things.ship
        yield _LAST, lambda sketch: draw(sketch, (x, y + 0.06), TRADER, ink)
    if lying.special and at.special:
        where, again = at.special, lying.special is Special.AGAIN
        yield _LAST + 2, lambda sketch: things.special(sketch, where, SIGN, ink, again=again)


def _coin(disc: Disc, ink: float) -> Callable[[Sketch], None]:
    return lambda sketch: things.coin(sketch, disc.at, disc.r, ink)


_TREES = 9


def _scenery(
    name: str,
    rotation: HexRotation,
    ranged: bool,
    kept: list[Disc],
    ink: float,
    hand: Hand,
    px: int,
) -> Iterator[Thing]:
    """Scatter trees and hills on land, waves at sea, where nothing else is."""
    ground, water = _inland(name, rotation), _open_sea(name, rotation)
    rims = places(name, rotation).rims if ranged else ()
    scattered: list[Point] = []
    trees = 0
    for _ in range(130):
        at = (hand.between(-0.85, 0.85), hand.between(-0.9, 0.9))
        near = (math.dist(at, d.at) < d.r + 0.06 for d in (*kept, *rims))
        close = (math.dist(at, other) < 0.13 for other in scattered)
        if _outside(at) or any(near) or any(close):
            continue
        place = (int((at[0] + 1) * GRAIN / 2), int((at[1] + 1) * GRAIN / 2))
        if ground.getpixel(place) and trees < _TREES:
            trees += 1
            scattered.append(at)
            yield _hill(at, ink) if trees in (2, 5) else _tree(at, ink, hand)
        elif water.getpixel(place):
            scattered.append(at)
            yield _wave(at, hand.between(0.07, 0.11), max(0.018, 1.1 / px))


def _outside(at: Point) -> bool:
    return any(abs(at[0] * x + at[1] * y) > 0.78 for x, y in map(outward, range(3)))


def _tree(at: Point, ink: float, hand: Hand) -> Thing:
    s = 0.13 + 0.03 * hand.random()
    return at[1], lambda sketch: things.tree(sketch, (at[0], at[1] + 0.05), s, ink, hand)


def _hill(at: Point, ink: float) -> Thing:
    return -5, lambda sketch: things.hill(sketch, at, 0.15, ink)


def _wave(at: Point, w: float, width: float) -> Thing:
    return -9, lambda sketch: things.wave(sketch, at, w, width)


def _inland(name: str, rotation: HexRotation) -> Image.Image:
    return _shrunk(_all_of(name, rotation, Kind.LAND), 6)


def _open_sea(name: str, rotation: HexRotation) -> Image.Image:
    inside = hexagon_mask(GRAIN, 0.95)
    sea = ImageChops.multiply(_all_of(name, rotation, Kind.SEA), inside)
    return _shrunk(sea, 7)


def _shrunk(mask: Image.Image, by: int) -> Image.Image:
    """Return the points of a mask that are so far from its rim."""
    soft = mask.filter(ImageFilter.BoxBlur(by))
    return soft.point([255 if value == 255 else 0 for value in range(256)])


def _all_of(name: str, rotation: HexRotation, kind: Kind) -> Image.Image:
    found = Image.new("L", (GRAIN, GRAIN))
    areas = face(name, rotation).areas
    for area, mask in zip(areas, masks_of(name, rotation), strict=True):
        if area.segment.kind is kind:
            found = ImageChops.lighter(found, mask)
    return found
