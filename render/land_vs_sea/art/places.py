"""The places of things on a face: coins, traders, signs, flags. Each has room and hides no
other.
"""

import math
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageChops, ImageFilter

from games.core.hexes import HexRotation
from games.land_vs_sea.components import FILLERS, Face, Kind, Piece, Trader, face
from render.land_vs_sea.art.shape import GRAIN, area_masks, hexagon_mask, outward
from render.tools.curves import Point

COIN, SMALL_COIN, TRADER, SIGN, FLAG = 0.18, 0.145, 0.33, 0.31, 0.24
"""Sizes in radii of a hexagon."""


class Disc(Struct, frozen=True):
    """A place that is taken."""

    at: Point
    r: float


class Places(Struct, frozen=True):
    """The places of things on a face as it lies."""

    coins: tuple[Disc, ...]
    trader: Point | None
    special: Point | None
    flags: tuple[Point, ...]
    """By area: where a waypoint, or the letter for one, would stand."""
    taken: tuple[Disc, ...]
    rims: tuple[Disc, ...]
    """The discs of mountain ranges."""


@lru_cache(maxsize=2048)
def places(name: str, rotation: HexRotation) -> Places:
    """Find room for all things on a face."""
    lying, masks = face(name, rotation), area_masks(name, rotation)
    rims = tuple(_rim(side) for piece in lying.ranges for side in piece.sides)
    if name in FILLERS.values():
        coins = _beside_the_middle(lying)
        flag = (-0.45, -0.25) if Kind.LAND is lying.areas[0].segment.kind else (-0.5, -0.2)
        return Places(coins, None, None, (flag,), (Disc((0, 0), 0.55), *coins), rims)
    coins, taken = _coins(lying, masks, rims)
    trader = special = None
    if lying.trader:
        trader = _room(_home(lying, masks), 0.34, taken, rims)
        taken.append(Disc(trader, 0.3))
    if lying.special:
        special = _room(hexagon_mask(GRAIN, 0.85), 0.3, taken, rims)
        taken.append(Disc(special, 0.31))
    flags = tuple(_room(mask, FLAG, taken, rims) for mask in masks)
    return Places(coins, trader, special, flags, tuple(taken), rims)


def _rim(side: int) -> Disc:
    x, y = outward(side)
    return Disc((0.74 * x, 0.74 * y), 0.2)


def _beside_the_middle(lying: Face) -> tuple[Disc, ...]:
    """Put the coins of a volcano or whirlpool where no mountains or corals are: the other half."""
    bare = sorted(set(range(6)) - {side for piece in lying.ranges for side in piece.sides})
    first = next(s for s in bare if (s - 1) % 6 not in bare) if len(bare) < 6 else 2
    angles = (-60 + 60 * (first + k) for k in (-0.35, 0.35, 1, 1.65, 2.35))
    at = ((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in angles)
    return tuple(Disc((0.66 * x, 0.66 * y), 0.16) for x, y in at)


def _coins(
    lying: Face, masks: tuple[Image.Image, ...], rims: tuple[Disc, ...]
) -> tuple[tuple[Disc, ...], list[Disc]]:
    coins: list[Disc] = []
    taken: list[Disc] = []
    for area, mask in zip(lying.areas, masks, strict=True):
        if area.plus > 1 and len(area.sides) == 1:
            row = _row(area)
            coins += row
            taken += [Disc(coin.at, 0.17) for coin in row]
        elif area.plus:
            x, y = _room(mask, 0.22 if area.plus == 1 else 0.36, taken, rims, 0.15)
            coins += [Disc((x + u, y + v), COIN) for u, v in _CLUSTERS[area.plus]]
            taken.append(Disc((x, y), 0.37 if area.plus > 1 else 0.21))
    return tuple(coins), taken


_W = COIN * 1.02
_CLUSTERS = {
    1: ((0.0, 0.0),),
    2: ((-_W, 0.0), (_W, 0.0)),
    3: ((-_W, _W * 0.8), (_W, _W * 0.8), (0.0, -_W * 0.9)),
}
"""How coins lie together, by their number."""


def _row(area: Piece) -> list[Disc]:
    """Lay coins along the only side of a small area."""
    (x, y), step = outward(area.sides[0]), SMALL_COIN * 1.7
    offsets = (-0.5, 0.5) if area.plus == 2 else (-1, 0, 1)
    return [Disc((0.7 * x - y * step * k, 0.7 * y + x * step * k), SMALL_COIN) for k in offsets]


def _home(lying: Face, masks: tuple[Image.Image, ...]) -> Image.Image:
    """Return the largest area that a caravan or ship can be on."""
    kind = Kind.LAND if lying.trader is Trader.CARAVAN else Kind.SEA
    own = [m for a, m in zip(lying.areas, masks, strict=True) if a.segment.kind is kind]
    return max(own, key=lambda mask: mask.histogram()[255])


def _room(
    mask: Image.Image,
    r: float,
    taken: list[Disc],
    rims: tuple[Disc, ...],
    care: float = 0.6,
) -> Point:
    """Return the best free place of an area: deep inside it, clear of the things there."""
    best, found = -9.0, (0.0, 0.0)
    for most, at in _candidates(_depths(mask), r):
        if most <= best:
            break
        worth = most
        worth -= 3 * sum(max(0.0, d.r + r * 0.9 - math.dist(at, d.at)) for d in taken)
        worth -= care * sum(max(0.0, d.r + r * 0.6 - math.dist(at, d.at)) for d in rims)
        if worth > best:
            best, found = worth, at
    return found


def _candidates(depths: bytes, r: float) -> list[tuple[float, Point]]:
    """Return the points of an area with their values if nothing is near, best first."""
    points = []
    for place, depth in enumerate(depths):
        if depth:
            row, column = divmod(place, _SIDE)
            x, y = (column + 0.5) * 2 / _SIDE - 1, (row + 0.5) * 2 / _SIDE - 1
            worth = 2.2 * min(depth * 2 / _SIDE, r * 1.15) - 0.14 * math.hypot(x, y)
            points.append((worth, (x, y)))
    return sorted(points, reverse=True)


_COARSE = 3
_SIDE = GRAIN // _COARSE
"""Points of a coarse mask from side to side."""


def _depths(mask: Image.Image) -> bytes:
    """Return how deep inside a mask each point of a coarse one lies, in its points."""
    inside = ImageChops.multiply(mask, hexagon_mask(GRAIN, 0.92)).reduce(_COARSE)
    inside = inside.point([255 if value == 255 else 0 for value in range(256)])
    depths, step = Image.new("L", inside.size), [1 if value else 0 for value in range(256)]
    while inside.getbbox() is not None:
        depths = ImageChops.add(depths, inside.point(step))
        inside = inside.filter(ImageFilter.MinFilter(3))
    return depths.tobytes()
