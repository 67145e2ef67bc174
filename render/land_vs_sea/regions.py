"""A map too large for its numbers: its regions with their letters, or one of them, large."""

from collections.abc import Collection, Iterator, Sequence

from games.core.hexes import neighbours
from games.core.values import Cell
from games.land_vs_sea.view import View
from render.land_vs_sea.pieces import hexes, number, standing_out
from render.land_vs_sea.place import LADDER, Plan, plan, reach
from render.sheet import regions as parting
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Box, Item, Sprite
from render.theme import EDGE, WIDTH

LEAST = 34
"""The radius of a tile from which on numbers stand on the map: 59 px across, 14 pt of a phone."""
_LARGE = 46
"""The radius of a tile in a region: 80 px across, 19 pt of a phone."""
_SIZES = tuple(px for px in LADDER if px <= 84)
"""Of tiles in a region: larger ones would show less round it."""


def regions(picture: Picture, cells: Sequence[Cell], foot: int) -> tuple[tuple[Cell, ...], ...]:
    """Return the places by regions; none where the whole map has room, one where all of them have
    that lie on it.

    :param foot: pixels of the strip below the map.
    """
    view: View = picture.view

    def fits(px: int, shown: Sequence[Cell]) -> bool:
        return plan(shown, foot, picture.room).px >= px

    assert picture.focus
    if not picture.focus.regions:
        is_few = len(cells) <= parting.EACH
        if not cells or (is_few and fits(LEAST, [*view.tiles, *cells])):
            return ()
        if is_few and fits(LEAST, _round(view, cells)):
            return (tuple(cells),)

    def scale(places: Sequence[Cell]) -> float:
        wide, high = reach(_round(view, places))
        return min(WIDTH / wide, (picture.room - foot) / high)

    return parting.regions(
        cells,
        scale,
        lambda places: fits(_LARGE, _round(view, places)),
        across=lambda cell: 2 * cell.x + cell.y,
    )


def _round(view: View, places: Collection[Cell]) -> list[Cell]:
    """Return places with the tiles that a tile there would join."""
    beside = {cell for place in places for cell in neighbours(place) if cell in view.tiles}
    return [*places, *beside]


def region_plan(picture: Picture, foot: int) -> Plan:
    """Return where the map lies of which one region is shown, as large as can be."""
    assert picture.focus
    return plan(_round(picture.view, picture.focus.near), foot, picture.room, sizes=_SIZES)


def region(picture: Picture, marks: Sequence[Mark], found: Plan, foot: int) -> Iterator[Item]:
    """Lay out the region that is shown large, and the part of the map around it."""
    view: View = picture.view
    assert picture.focus
    seen = Box(EDGE, EDGE, WIDTH - EDGE, found.height - EDGE - foot)
    near = {c: laid for c, laid in view.tiles.items() if found.box(c).meets(seen)}
    yield hexes(view, near, found, clip=seen)
    out = standing_out(picture)
    for mark in marks:
        if mark.value in picture.focus.near:
            yield from number(found, mark.value, mark.label, stands_out=mark.value in out)
        elif seen.holds(found.box(mark.value)):
            yield Sprite("hexslot", *found.at(mark.value), found.px)


def lettered(picture: Picture, found: Plan, foot: int) -> Iterator[Item]:
    """Mark the places of the regions on the whole map, with a letter each; places have no numbers
    there.
    """
    assert picture.focus
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, found.height - EDGE - foot)
    for places in picture.focus.regions:
        yield from (Sprite("hexslot", *found.at(place), found.px) for place in places)
    each = [[found.box(cell) for cell in places] for places in picture.focus.regions]
    taken = map(found.box, picture.view.tiles)
    large = [found.box(cell) for cell in standing_out(picture)]
    yield from parting.lettered(each, sheet, taken, large)
