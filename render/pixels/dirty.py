"""Dirty rectangles: the box that each item of a scene reaches, which must be painted anew when the
item changes.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from games.core.values import Cell
from render.pixels.raster_cache import Stamp, made_at
from render.pixels.sprites import sprite
from render.sheet.scene import (
    Badge,
    Box,
    Brackets,
    Cards,
    Glow,
    Hexagon,
    Hexes,
    Item,
    Label,
    Panel,
    Paper,
    Pointer,
    Rule,
    Slot,
    Sprite,
    Thumb,
    Tiles,
)
from render.tools.raster import Raster


class Part(NamedTuple):
    """Something on a sheet that comes and goes as one: an item, a tile of a map, a card."""

    what: object
    """Identifies the part's look: equal parts look the same."""
    box: Box
    """All pixels that it can touch."""


def parts(item: Item) -> Iterator[Part]:
    """Yield the parts of an item, in the order of painting."""
    if isinstance(item, Tiles | Hexes):
        bare = replace(item, tiles=())
        yield from (Part((bare, tile), _tile(item, tile[0])) for tile in item.tiles)
    elif isinstance(item, Cards):
        bare_cards = replace(item, cards=())
        yield from (Part((bare_cards, card), _card(item, card.x, card.y)) for card in item.cards)
    else:
        yield Part(item, _REACHES[type(item)](item))


def within(item: Item, box: Box) -> Item | None:
    """Return the part of an item that is needed to paint a box of the sheet; None if the item does
    not reach the box.
    """
    if isinstance(item, Tiles | Hexes):
        # a rim is drawn where a tile has no neighbour, so the neighbours of all tiles in the box
        # are needed
        near = box.grown(item.px if isinstance(item, Tiles) else round(1.75 * item.px))
        tiles = tuple(
            tile
            for tile in item.tiles
            if tile[0] == item.lifted or _bare(item, tile[0]).meets(near)
        )
        return replace(item, tiles=tiles) if tiles else None
    if isinstance(item, Cards):
        cards = tuple(card for card in item.cards if _card(item, card.x, card.y).meets(box))
        return replace(item, cards=cards) if cards else None
    return item if _REACHES[type(item)](item).meets(box) else None


_SHADOW, _COAST = 0.7, 1.4
"""How far a tile changes its surroundings, in sides of a square, radii of a hexagon: by its shadow
and the things on it; by its coast."""
_LIGHT = 64
"""Pixels round a lifted square that glow."""


def _tile(item: Tiles | Hexes, cell: Cell) -> Box:
    """Return the box that a tile can touch, with the glow round it where a tile is lifted."""
    if isinstance(item, Hexes):
        return _bare(item, cell).grown(round(_COAST * item.px))
    light = 0 if item.lifted is None else _LIGHT
    return _bare(item, cell).grown(max(light, round(_SHADOW * item.px)))


def _bare(item: Tiles | Hexes, cell: Cell) -> Box:
    if isinstance(item, Tiles):
        return item.box(cell)
    x, y = item.at(cell)
    return Box(x, y, x, y).grown(item.px)


def _card(cards: Cards, x: int, y: int) -> Box:
    high = cards.px if cards.square else cards.px * 3 // 2
    return Box(x, y, x + cards.px, y + high).grown(max(10, cards.px // 4))


def _raster(raster: Raster, x: int, y: int) -> Box:
    left, top = x + raster.left, y + raster.top
    return Box(left, top, left + raster.image.width, top + raster.image.height)


def _rule(item: Rule) -> Box:
    left, top, right, bottom = item.box
    box = Box(min(left, right), min(top, bottom), max(left, right), max(top, bottom))
    return box.grown(item.width + 1)


def _stamp(item: Stamp) -> Box:
    return _raster(*made_at(item))


_REACHES: Mapping[type[Any], Callable[[Any], Box]] = {
    Thumb: lambda item: Box(item.x, item.y, item.x + item.px, item.y + item.px).grown(64),
    Sprite: lambda item: _raster(sprite(item.art, item.px), item.x, item.y),
    Glow: lambda item: item.box.grown(3 * max(6, 2 * item.width) + item.width + 2),
    Brackets: lambda item: item.box.grown(max(8, item.box.width // 40 + 4)),
    Slot: lambda item: item.box,
    Hexagon: _stamp,
    Badge: _stamp,
    Panel: _stamp,
    Label: _stamp,
    Rule: _rule,
    Pointer: _stamp,
    Paper: lambda item: item.box,
}
