"""The board: the map, the last move, the followers, the drawn tile, the lawful cells if asked."""

from collections.abc import Iterator, Sequence

from games.carcassonne.view import View
from games.core.values import Cell
from render.carcassonne.card import card, card_size
from render.carcassonne.edge import table_edge
from render.carcassonne.paid import paid
from render.carcassonne.pieces import (
    barred,
    followers,
    free,
    holes,
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
from render.sheet.grid import WHOLE, Plan, plan
from render.sheet.legend import legend, legend_height
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Box, Item, Scene, Tiles
from render.theme import EDGE, TALLEST, WIDTH


def board(picture: Picture) -> Scene:
    """Lay out the whole map; or one region of it, where it is too large for its numbers."""
    view: View = picture.view
    marks = cell_marks(picture.focus)
    if picture.focus and picture.focus.near:
        return region(picture, marks)
    cells = [*view.tiles, *(mark.value for mark in marks)]
    found = _whole(cells, card_size(view), picture)
    return Scene(WIDTH, found.height, tuple(_items(picture, marks, found)))


def _whole(
    cells: list[Cell], card: tuple[int, int] | None, picture: Picture, room: int | None = None
) -> Plan:
    foot = legend_height(players(picture))
    found = plan(cells, card, foot, WHOLE, room or picture.room) or plan(cells, None, foot, WHOLE)
    assert found, "the smallest tiles of 84 in a line fit"
    return found


def regions(picture: Picture) -> tuple[tuple[Cell, ...], ...]:
    """Return the places that are asked for, by regions: see `Painter.regions`."""
    return parted(picture, cell_marks(picture.focus))


def film(pictures: Sequence[Picture]) -> Iterator[Scene]:
    """Lay out the whole map again and again where it will lie at last; no tile in a corner."""
    end: View = pictures[-1].view
    found = _whole([*end.tiles], None, pictures[0], TALLEST)
    for picture in pictures:
        yield Scene(WIDTH, found.height, tuple(_items(picture, (), found, is_film=True)))


def cell_marks(focus: Focus | None) -> tuple[Mark, ...]:
    """Return the marks of the lawful cells, if a cell is asked for."""
    rows = focus.rows if focus else ()
    return next((row.marks for row in rows if row.field == "cell"), ())


def _items(
    picture: Picture, marks: tuple[Mark, ...], found: Plan, *, is_film: bool = False
) -> Iterator[Item]:
    view: View = picture.view
    tiles = Tiles(found.x, found.y, found.px, tiles_of(view.tiles))
    foot = EDGE + legend_height(players(picture))
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, found.height - foot)
    yield from table_edge(view, tiles, sheet)
    yield tiles
    if view.last is not None:
        yield last_move(tiles.box(view.last))
    if not is_film:  # only who looks for a place cares
        yield from (barred(tiles.box(cell)) for cell in holes(view))
    out, by_regions = standing_out(view, marks), bool(picture.focus and picture.focus.regions)
    if not by_regions:
        yield from (free(tiles.box(mark.value)) for mark in marks)
    yield from ingots(view.ingots, view.tiles, tiles)
    yield from followers(picture, view.tiles, tiles)
    if by_regions:
        yield from lettered(picture, marks, found)
    else:  # above followers, who reach over their tiles
        for mark in marks:
            yield number(tiles.box(mark.value), mark.label, stands_out=mark.value in out)
    yield from paid(view, tiles)
    yield from spot_marks(picture, tiles)
    if found.card:
        yield from card(picture, found.card)
    yield from legend(players(picture), view.turn, found.height)
