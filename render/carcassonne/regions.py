"""A map too large for its numbers: its regions with their letters, or one of them, large."""

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from games.carcassonne.view import View
from games.core.values import Cell, neighbours
from render.carcassonne.card import card, card_size
from render.carcassonne.edge import table_edge
from render.carcassonne.overview import Overview
from render.carcassonne.pieces import (
    barred,
    followers,
    free,
    holes,
    ingots,
    last_move,
    number,
    players,
    standing_out,
    tiles_of,
)
from render.sheet import regions as parting
from render.sheet.grid import LADDER, WHOLE, Plan, anywhere, extent, free_place, heights, plan
from render.sheet.legend import legend, legend_height
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Box, Item, Scene, Tiles
from render.theme import EDGE, WIDTH

LEAST = LADDER[-1]
"""The shortest side of a tile at which the whole map bears numbers."""
_LARGE = 78
"""The side of a tile in a region: 18 pt of a phone."""
_SIZES = tuple(px for px in WHOLE if px <= 140)
"""Sides that tiles of a region may have: with larger tiles less of its surroundings is seen."""
_SMALL_MAP = (260, 220)


def regions(picture: Picture, marks: Sequence[Mark]) -> tuple[tuple[Cell, ...], ...]:
    """Return the places by regions; none where the whole map has room, one where all of them have
    that lie on it.
    """
    view: View = picture.view
    cells, foot = [mark.value for mark in marks], legend_height(players(picture))

    def fits(px: int, shown: Sequence[Cell]) -> bool:
        return plan(shown, card_size(view), foot, (px,), picture.room) is not None

    assert picture.focus
    if not picture.focus.regions:
        is_few = len(cells) <= parting.EACH
        if not cells or (is_few and fits(LEAST, [*view.tiles, *cells])):
            return ()
        if is_few and fits(LEAST, _round(view, cells)):
            return (tuple(cells),)

    def scale(places: Sequence[Cell]) -> float:
        reach = extent(_round(view, places))
        return min(WIDTH / reach.columns, (picture.room - foot) / reach.rows)

    def is_enough(places: Sequence[Cell]) -> bool:
        return scale(places) >= _LARGE and fits(_LARGE, _round(view, places))

    return parting.regions(cells, scale, is_enough)


def _round(view: View, places: Collection[Cell]) -> list[Cell]:
    """Return places with the tiles that a tile there would join."""
    beside = {cell for place in places for cell in neighbours(place) if cell in view.tiles}
    return [*places, *beside]


def region(picture: Picture, marks: Sequence[Mark]) -> Scene:
    """Lay out one region, as large as can be, and where on the map it is."""
    view, room = picture.view, picture.room
    assert picture.focus
    shown, foot = _round(view, picture.focus.near), legend_height(players(picture))
    found = plan(shown, card_size(view), foot, _SIZES, room) or plan(shown, None, foot, WHOLE)
    assert found, "the smallest tiles of 84 in a line fit"
    found = _off_tiles(view, found, shown, room, foot)
    items = tuple(_large(picture, marks, found, frozenset(shown)))
    return Scene(WIDTH, found.height, items)


def _off_tiles(view: View, found: Plan, shown: Collection[Cell], room: int, foot: int) -> Plan:
    """Let the card lie where it hides nothing at all, if the sheet may be tall enough for that."""
    size, taken = card_size(view), {*view.tiles, *shown}
    for height in heights(room) if size else ():
        more = height - found.height
        bare = replace(found, height=height, y=found.y + more // 2, card=None)
        if size and more >= 0 and (place := free_place(size, bare, taken, height - foot, anywhere)):
            return replace(bare, card=place)
    return found


def _large(
    picture: Picture, marks: Sequence[Mark], found: Plan, shown: frozenset[Cell]
) -> Iterator[Item]:
    view: View = picture.view
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, found.height - EDGE - legend_height(players(picture)))
    near = [cell for cell in view.tiles if found.box(cell).grown(found.px // 2).meets(sheet)]
    tiles = Tiles(found.x, found.y, found.px, tiles_of(view.tiles, near))
    yield from table_edge(view, tiles, sheet)
    yield tiles
    if view.last in near:
        yield last_move(tiles.box(view.last))
    whole = (cell for cell in holes(view) if sheet.holds(tiles.box(cell)))
    yield from (barred(tiles.box(cell)) for cell in whole)
    open_cells = (tiles.box(mark.value) for mark in marks)
    yield from (free(box) for box in open_cells if sheet.holds(box))
    yield from ingots(view.ingots, view.tiles, tiles)
    yield from followers(picture, view.tiles, tiles)
    out = standing_out(view, marks)
    for mark in marks:  # above followers, who reach over their tiles
        if mark.value in shown:
            yield number(tiles.box(mark.value), mark.label, stands_out=mark.value in out)
    if found.card:
        yield from card(picture, found.card)
    yield from _where(view, tiles, found, sheet, shown)
    yield from legend(players(picture), view.turn, found.height)


def _where(
    view: View, tiles: Tiles, found: Plan, sheet: Box, shown: frozenset[Cell]
) -> Iterator[Item]:
    """Show where on the whole map this is, in a corner that is free."""
    small, bottom = Overview(view.tiles, _SMALL_MAP), sheet.bottom + EDGE
    place = free_place(small.size, found, {*view.tiles, *shown}, bottom, anywhere)
    place = place or free_place(small.size, found, shown, bottom)
    if place:
        yield from small.items(view, place[:2], tiles, sheet)


def lettered(picture: Picture, marks: Sequence[Mark], found: Plan) -> Iterator[Item]:
    """Mark the places of the regions on the whole map, with a letter each; places have no numbers
    there.
    """
    assert picture.focus
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, found.height - EDGE - legend_height(players(picture)))
    each = [[found.box(cell) for cell in places] for places in picture.focus.regions]
    taken = [found.box(cell) for cell in picture.view.tiles]
    large = [found.box(cell) for cell in standing_out(picture.view, marks)]
    yield from parting.lettered(each, sheet, [*taken, found.card] if found.card else taken, large)
