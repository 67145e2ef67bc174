"""The board: the map, the last move, the followers, the drawn tile, the lawful cells if asked."""

from collections.abc import Iterator, Sequence

from games.carcassonne.view import View
from games.core.values import Cell
from render.carcassonne.card import card, card_size
from render.carcassonne.edge import table_edge
from render.carcassonne.pieces import (
    barred,
    dot,
    followers,
    free,
    ingots,
    last_move,
    number,
    players,
    spot_marks,
    standing_out,
    tiles_of,
)
from render.carcassonne.regions import lettered, region
from render.carcassonne.regions import regions as parted
from render.sheet.grid import WHOLE, Plan, clearing, plan
from render.sheet.legend import HEIGHT, legend
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Box, Item, Panel, Scene, Sprite, Tiles
from render.theme import EDGE, TALLEST, WIDTH


def board(picture: Picture) -> Scene:
    """Lay out the whole map; or one region of it, where it is too large for its numbers."""
    view: View = picture.view
    marks = cell_marks(picture.focus)
    if picture.focus and picture.focus.near:
        return region(picture, marks)
    cells = [*view.tiles, *view.barred, *(mark.value for mark in marks)]
    found = _whole(cells, card_size(view), picture.room)
    return Scene(WIDTH, found.height, tuple(_items(picture, marks, found, cells)))


def _whole(cells: list[Cell], card: tuple[int, int] | None, room: int) -> Plan:
    found = plan(cells, card, HEIGHT, WHOLE, room) or plan(cells, None, HEIGHT, WHOLE)
    assert found, "the smallest tiles of 84 in a line fit"
    return found


def regions(picture: Picture) -> tuple[tuple[Cell, ...], ...]:
    """Return the places that are asked for, by regions: see `Painter.regions`."""
    return parted(picture, cell_marks(picture.focus))


def film(pictures: Sequence[Picture]) -> Iterator[Scene]:
    """Lay out the whole map again and again where it will lie at last; no tile in a corner."""
    end: View = pictures[-1].view
    cells = [*end.tiles, *end.barred]
    found = _whole(cells, None, TALLEST)
    for picture in pictures:
        yield Scene(WIDTH, found.height, tuple(_items(picture, (), found, cells)))


def cell_marks(focus: Focus | None) -> tuple[Mark, ...]:
    """Return the marks of the lawful cells, if a cell is asked for."""
    rows = focus.rows if focus else ()
    return next((row.marks for row in rows if row.field == "cell"), ())


def _items(
    picture: Picture, marks: tuple[Mark, ...], found: Plan, cells: list[Cell]
) -> Iterator[Item]:
    view: View = picture.view
    tiles = Tiles(found.x, found.y, found.px, tiles_of(view.tiles))
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, found.height - EDGE - HEIGHT)
    edge = tuple(table_edge(view, tiles, sheet))
    yield from edge
    yield tiles
    beyond = [item.box for item in edge if isinstance(item, Panel)]
    yield from _rose(found, [*beyond, *map(found.box, cells)])
    if view.last is not None:
        yield last_move(tiles.box(view.last))
    yield from (barred(tiles.box(cell)) for cell in view.barred)
    out, by_regions = standing_out(view, marks), bool(picture.focus and picture.focus.regions)
    for mark in marks:
        box = tiles.box(mark.value)
        yield dot(box, stands_out=mark.value in out) if by_regions else free(box)
    yield from ingots(view.ingots, view.tiles, tiles)
    yield from followers(picture, view.tiles, tiles)
    if by_regions:
        yield from lettered(picture, found)
    else:  # above followers, who reach over their tiles
        for mark in marks:
            yield number(tiles.box(mark.value), mark.label, stands_out=mark.value in out)
    yield from spot_marks(picture, tiles)
    if found.card:
        yield from card(picture, found.card)
    yield from legend(players(picture), view.turn, found.height)


def _rose(found: Plan, taken: list[Box]) -> Iterator[Item]:
    """Put a faint compass rose where a lot of paper is free: more than a hole in the map."""
    boxes = (*taken, found.card) if found.card else tuple(taken)
    place = clearing(boxes, found.height - HEIGHT - EDGE)
    if place and 2 * place[2] > found.px:
        yield Sprite("rose", *place, strength=43)
