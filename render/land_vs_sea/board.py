"""The board: the map, the last move, waypoints; the question; and the players."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.core.values import TABLE, Cell, Seat
from games.land_vs_sea.actions import Pick, Stack, Theft
from games.land_vs_sea.chart import Laid
from games.land_vs_sea.components import Spot
from games.land_vs_sea.view import Phase, View
from render.land_vs_sea import strip
from render.land_vs_sea.pieces import (
    flags,
    glow,
    hexes,
    last,
    letter,
    number,
    spot_at,
    standing_out,
)
from render.land_vs_sea.place import Plan, plan
from render.land_vs_sea.regions import lettered, region, region_plan
from render.land_vs_sea.regions import regions as parted
from render.land_vs_sea.window import SMALL, Window, shown, window
from render.sheet.marks import apart, marks
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Scene, Sprite
from render.theme import EDGE, WIDTH

SHOWING, WINDOWED = 1440, 1120
"""The tallest sheets without a question below: of a whole map, and of one with a window."""


def board(picture: Picture) -> Scene:
    """Lay out the whole map; below, everybody, or one's own tiles to choose from.

    If the tiles would be too small to choose among, one region is shown at a time; if nothing is
    numbered, a window shows the important part.
    """
    view: View = picture.view
    tallest = picture.room if picture.focus else SHOWING
    foot = _foot(picture)
    numbered = _numbered_cells(picture)
    if picture.focus and picture.focus.near:
        return _near(picture, foot)
    found = plan([*view.tiles, *numbered], foot, tallest)
    if numbered or found.px >= SMALL:
        return _scene(picture, found.height, _map(picture, found))
    height = min(tallest, WINDOWED)
    divided = window([*view.tiles], _centres(picture), foot, height)
    return _scene(picture, height, _window_and_map(picture, divided))


def _near(picture: Picture, foot: int) -> Scene:
    """Lay out the region that is shown large."""
    found = region_plan(picture, foot)
    above = (
        *region(picture, marks(picture.focus, Cell), found, foot),
        *on_the_map(picture.view, found, frozenset(_visible_cells(picture.view, found, foot))),
    )
    return _scene(picture, found.height, above)


def _visible_cells(view: View, found: Plan, foot: int) -> Iterator[Cell]:
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, found.height - EDGE - foot)
    return (cell for cell in (*view.tiles, *view.frontier) if sheet.holds(found.box(cell)))


def _numbered_cells(picture: Picture) -> list[Cell]:
    return [mark.value for mark in marks(picture.focus, Cell)]


def regions(picture: Picture) -> tuple[tuple[Cell, ...], ...]:
    """Return the places that are asked for, by regions: see `Painter.regions`."""
    return parted(picture, _numbered_cells(picture), _foot(picture))


def film(pictures: Sequence[Picture]) -> Iterator[Scene]:
    """Lay out the whole map again and again where it will lie at last."""
    end: View = pictures[-1].view
    found = plan([*end.tiles], strip.public_height(end), SHOWING)
    for picture in pictures:
        yield _scene(picture, found.height, _map(picture, found))


def _foot(picture: Picture) -> int:
    """Return the height of the strip at the foot: low where numbers need the room."""
    if not _shows_own(picture):
        return strip.public_height(picture.view)
    return strip.LOW if marks(picture.focus, Cell) else strip.OWN


def _scene(picture: Picture, height: int, above: Iterable[Item]) -> Scene:
    return Scene(WIDTH, height, (*above, *_strip(picture, height)))


def _strip(picture: Picture, height: int) -> Iterator[Item]:
    if _shows_own(picture):
        assert picture.view.viewer is not None
        return own_strip(picture, picture.view.viewer, height)
    return strip.public(picture, height, marks(picture.focus, Theft))


def _shows_own(picture: Picture) -> bool:
    """Tell whether the foot shows the own tiles: their owner looks, and chooses among them."""
    view: View = picture.view
    return (
        view.viewer is not TABLE
        and bool(view.hands[view.viewer])
        and view.phase in (Phase.LAYING, Phase.DRAWING)
        and not marks(picture.focus, Theft)
    )


def _map(picture: Picture, found: Plan) -> Iterator[Item]:
    view: View = picture.view
    yield hexes(view, view.tiles, found)
    yield from on_the_map(view, found)
    if picture.focus and picture.focus.regions:
        yield from lettered(picture, found, _foot(picture))
        return
    out = standing_out(picture)
    for mark in marks(picture.focus, Cell):
        yield from number(found, mark.value, mark.label, stands_out=mark.value in out)
    yield from letters(picture, view.tiles, found)


def _window_and_map(picture: Picture, divided: Window) -> Iterator[Item]:
    """Lay out a window on the current part, and the whole map beside it."""
    view: View = picture.view
    seen = [cell for cell in (*view.tiles, *view.frontier) if divided.shows(cell)]
    yield from shown(view, view.tiles, divided, _centres(picture))
    yield from on_the_map(view, divided.large, frozenset(seen))
    yield from letters(
        picture, {cell: laid for cell, laid in view.tiles.items() if cell in seen}, divided.large
    )
    yield from letters(
        picture,
        {cell: laid for cell, laid in view.tiles.items() if cell not in seen},
        divided.small,
    )


def _centres(picture: Picture) -> tuple[Cell, ...]:
    """Return the cells that the window must show: the holes to fill, else the cells of the last
    move, else the start.
    """
    view: View = picture.view
    return view.holes or (view.last.cells if view.last else ()) or (Cell(0, 0),)


def on_the_map(view: View, found: Plan, among: frozenset[Cell] | None = None) -> Iterator[Item]:
    """Mark the last move and holes, and stand the waypoints; on some cells, or on all."""

    def is_there(cell: Cell) -> bool:
        return among is None or cell in among

    for cell in filter(is_there, holes(view)):
        yield Sprite("hexhole", *found.at(cell), found.px)
    laid = view.last.cells if view.last else ()
    yield from (last(found, cell) for cell in laid if is_there(cell))
    yield from (glow(found, cell) for cell in view.holes if is_there(cell))
    yield from flags(view, found, is_there)


def holes(view: View) -> list[Cell]:
    """Return the empty cells with six equal edges, which no tile will fill any more."""
    if not view.filled:
        return []
    return [cell for cell, required in view.frontier.items() if required in ("L" * 6, "S" * 6)]


def letters(picture: Picture, tiles: Mapping[Cell, Laid], found: Plan) -> Iterator[Item]:
    """Letter the areas of these tiles where a waypoint may go; no letter lies on another."""
    asked = [mark for mark in marks(picture.focus, Spot) if mark.value.cell in tiles]
    radii = [26 if len(mark.label) < 2 else 30 for mark in asked]
    wanted = [spot_at(tiles, found, mark.value) for mark in asked]
    for mark, r, (x, y) in zip(asked, radii, apart(wanted, radii), strict=True):
        yield letter(x, y, mark.label, r, picked=mark.picked)


def own_strip(picture: Picture, seat: Seat, height: int) -> Iterator[Item]:
    """Lay out the own tiles as far as the choice has come."""
    answers = dict(picture.focus.answers) if picture.focus else {}
    picked, stack = answers.get("side"), answers.get("stack")
    yield from strip.own(
        picture,
        seat,
        height,
        marks(picture.focus, Pick),
        marks(picture.focus, Stack),
        picked.value if isinstance(picked, Pick) else "",
        low=bool(marks(picture.focus, Cell)),
        drawn_from=stack if isinstance(stack, Stack) else None,
    )
