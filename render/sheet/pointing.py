"""Points at things in a picture: an arrow and a frame of light at each thing that a lesson
mentions.

A lesson names a thing, and the thing is found in the scene, so the arrow follows the layout:

* `1,0`: a cell of the map;
* `card ew`: the first sprite, card or tile whose name has this part, however it is turned;
* `last ew`: the last one; `text A`: the first label that says so.

A lesson can name a part of a thing: `zone laar/card/8 0 0 50 40` reaches from the thing's origin
half its size to the right and two fifths down.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.core.values import Cell
from render.sheet.scene import (
    Badge,
    Box,
    Cards,
    Glow,
    Hexagon,
    Hexes,
    Item,
    Label,
    Panel,
    Pointer,
    Scene,
    Sprite,
    Thumb,
    Tiles,
)
from render.sheet.text import width
from render.theme import INK

ARROW = "#ffb31f"
_CELL = re.compile(r"(-?\d+),(-?\d+)")


class Place(NamedTuple):
    """Where a named thing lies on a sheet."""

    box: Box
    hexagon: int = 0
    """From the middle of a hexagon to its corners; 0 for a thing of another shape."""

    def frame(self) -> Item:
        """Return the frame of light round the thing, in its shape."""
        if not self.hexagon:
            return Glow(self.box, 8)
        left, top, right, bottom = self.box
        return Sprite("hexglow", (left + right) // 2, (top + bottom) // 2, self.hexagon)


class Thing(NamedTuple):
    """Something in a scene: its origin, its size in pixels, its shape."""

    x: int
    y: int
    px: int
    shape: Box
    """In percent of the size, from the origin."""
    is_hexagon: bool = False

    def whole(self) -> Place:
        """Return where all of it is."""
        return Place(self.part(self.shape).box, self.px if self.is_hexagon else 0)

    def part(self, shape: Box) -> Place:
        """Return where a part of it is."""
        left, top, right, bottom = (share * self.px // 100 for share in shape)
        return Place(Box(self.x + left, self.y + top, self.x + right, self.y + bottom))


def pointed(scene: Scene, points: tuple[str, ...]) -> Scene:
    """Return the scene with an arrow at each named thing that is in it."""
    places = [place for point in points if (place := place_of(scene, point))]
    kept = [*_boxes_to_avoid(scene, points), *(place.box for place in places)]
    things = [*_lying(scene)]
    marks = tuple(mark for place in places for mark in _mark(scene, place, kept, things))
    return replace(scene, items=(*scene.items, *marks)) if marks else scene


def place_of(scene: Scene, point: str) -> Place | None:
    """Return where a named thing is in a scene; None if the scene does not have it."""
    kind, _, rest = point.partition(" ")
    if cell := _CELL.fullmatch(point):
        found = _cells(scene, Cell(int(cell[1]), int(cell[2])))
    elif kind == "zone":
        name, *shares = rest.split()
        found = (thing.part(Box(*map(int, shares))) for thing in _things(scene, name))
    elif kind == "text":
        found = map(Place, _labels(scene, rest))
    else:
        found = (thing.whole() for thing in _things(scene, rest))
    if kind == "last":
        found = reversed([*found])
    return next(found, None)


def _boxes_to_avoid(scene: Scene, points: Sequence[str]) -> Iterator[Box]:
    """Yield the boxes that arrows must not cover: all text, badges, the strip at the top, and cards
    like those of whose zones the lesson speaks, for these are full of numbers and signs.
    """
    zoned = tuple(point.split()[1].rpartition("/")[0] for point in points if point[:5] == "zone ")
    for item in scene.items:
        if isinstance(item, Label):
            yield _label_box(item)
        elif isinstance(item, Sprite) and zoned and item.art.startswith(zoned):
            yield Box(item.x, item.y, item.x + item.px, item.y + item.px * _HIGH // 100)
        elif isinstance(item, Badge | Panel) and _is_read(item, scene.width):
            yield item.box


_HIGH = 44
"""How high a card with zones is, in percent of its width."""


def _is_read(item: Badge | Panel, wide: int) -> bool:
    return isinstance(item, Badge) or (item.box.top, item.box.width) == (0, wide)


def _lying(scene: Scene) -> Iterator[Box]:
    """Yield the boxes of pieces, beside which an arrow lies rather than over them."""
    for item in scene.items:
        if isinstance(item, Tiles):
            yield from (item.box(cell) for cell, _ in item.tiles)
        elif isinstance(item, Hexes):
            yield from (_round(*item.at(cell), round(item.px * 0.87)) for cell, _ in item.tiles)
        elif isinstance(item, Cards):
            high = item.px if item.square else item.px * 3 // 2
            yield from (Box(x, y, x + item.px, y + high) for _, x, y, *_ in item.cards)
        elif isinstance(item, Thumb):
            yield Box(item.x, item.y, item.x + item.px, item.y + item.px)
        elif isinstance(item, Sprite) and item.px < scene.width // 2:
            yield _round(item.x, item.y, item.px // 2)


def _mark(scene: Scene, place: Place, kept: Sequence[Box], things: Sequence[Box]) -> Iterator[Item]:
    """Frame a thing, and point at it from the side where the arrow hides least."""
    yield place.frame()
    sheet = Box(0, 0, scene.width, scene.height)

    def words(arrow: _Arrow) -> int:
        return sum(arrow.box.common(box) for box in kept)

    def hidden(arrow: _Arrow) -> int:
        return _WORDS * words(arrow) + sum(arrow.box.common(box) for box in things)

    found: list[_Arrow] = []
    for long, wide in _SIZES:
        arrows = [_Arrow(place.box, long, wide, *way) for way in _WAYS]
        found += filter(lambda arrow: sheet.holds(arrow.box), arrows)
        if found and not words(min(found, key=hidden)):
            break
    if found:
        yield Pointer(min(found, key=hidden).points, ARROW, INK)


_SIZES = ((92, 84), (40, 60))
"""How long and wide an arrow is in pixels: it is still seen where the picture is 300 pixels wide.
The short one is for where the long one would hide words.
"""
_NEAR, _FAR = 4, 62
"""Pixels from a thing to the arrow's tip: farther there is room for a label between them."""
_WAYS = (
    *((0, -1, _NEAR), (0, 1, _NEAR), (1, 0, _NEAR), (-1, 0, _NEAR)),
    *((0, -1, _FAR), (0, 1, _FAR), (1, 0, _FAR), (-1, 0, _FAR)),
)
"""The places of an arrow, the best first: above, below, at the right, at the left; then far off."""
_WORDS = 50
"""How much worse it is to hide words than pieces."""
_SHAPE = ((0, 0), (50, 45), (20, 45), (20, 100), (-20, 100), (-20, 45), (-50, 45))
"""The corners of an arrow: across and along it, in percent of its width and length, from its
tip."""


class _Arrow(NamedTuple):
    """An arrow at a side of a thing."""

    at: Box
    long: int
    wide: int
    right: int
    down: int
    apart: int

    @property
    def points(self) -> tuple[tuple[int, int], ...]:
        """Return the corners of the arrow."""
        x, y = ((a + b) // 2 for a, b in (self.at[::2], self.at[1::2]))
        x += self.right * (self.at.width // 2 + self.apart)
        y += self.down * (self.at.height // 2 + self.apart)
        lengths = (
            (across * self.wide // 100, along * self.long // 100) for across, along in _SHAPE
        )
        return tuple(
            (
                x + self.right * along + abs(self.down) * across,
                y + self.down * along + abs(self.right) * across,
            )
            for across, along in lengths
        )

    @property
    def box(self) -> Box:
        """Return the box round the arrow."""
        lefts, tops = zip(*self.points, strict=True)
        return Box(min(lefts), min(tops), max(lefts), max(tops))


def _cells(scene: Scene, cell: Cell) -> Iterator[Place]:
    for item in scene.items:
        if isinstance(item, Tiles):
            yield Place(item.box(cell))
        if isinstance(item, Hexes):
            x, y = item.at(cell)
            yield Place(_round(x, y, round(item.px * 0.87)), item.px)


def _labels(scene: Scene, said: str) -> Iterator[Box]:
    for item in scene.items:
        if isinstance(item, Label) and item.text == said:
            yield _label_box(item)
        if isinstance(item, Badge) and item.label == said:
            yield item.box


def _label_box(label: Label) -> Box:
    wide = width(label.text, label.face, label.px)
    left = label.x - {"l": 0, "m": wide // 2, "r": wide}[label.anchor[0]]
    high = label.px // 2
    return Box(left, label.y - high, left + wide, label.y + high).grown(8)


def _things(scene: Scene, name: str) -> Iterator[Thing]:
    for item in scene.items:
        if isinstance(item, Cards):
            square = Box(0, 0, 100, 100 if item.square else 150)
            for card in item.cards:
                if _has(card.art, name):
                    yield Thing(card.x, card.y, item.px, square)
        elif isinstance(item, Hexagon) and _has(item.art, name):
            yield Thing(item.x, item.y, item.px, Box(-100, -100, 100, 100), is_hexagon=True)
        elif isinstance(item, Thumb | Sprite) and _has(item.art, name):
            yield Thing(item.x, item.y, item.px, _SHAPES[type(item)])


_SHAPES = {
    Thumb: Box(0, 0, 100, 100),
    Sprite: Box(-60, -60, 60, 60),
}
"""The boxes of items, in percent of their size, from their origin: most sprites lie round it."""


def _has(art: str, name: str) -> bool:
    return f"/{name}/" in f"/{art}/"


def _round(x: int, y: int, r: int) -> Box:
    return Box(x - r, y - r, x + r, y + r)
