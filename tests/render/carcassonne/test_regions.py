"""However 84 tiles lie, each lawful cell has its number on a picture that can be tapped on, and no
number lies below anything.

"A number that names a place is seen or reached by its region, always; no '+4' arrows;
no number covered by another."
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

import render
from games.carcassonne.view import Laid
from games.core.values import Cell, Rotation, Side, beside
from render import Mark, MarkRow, Picture
from render.sheet.regions import MOST
from render.sheet.scene import Badge, Box, Panel, Scene, Tiles
from render.theme import BADGE, EDGE, WIDTH
from tests.proofs import filled
from tests.properties import each
from tests.render.carcassonne.positions import choosing

LARGE = 77
"""Pixels: 18 pt of a phone."""
TILES = 84
"""Base game and river."""
ROOMS = (800, 1040, 1280)


def bent(*legs: tuple[int, int, int]) -> list[Cell]:
    """Walk legs of (steps, dx, dy)."""
    cells = [Cell(0, 0)]
    for steps, dx, dy in legs:
        x, y = cells[-1]
        cells += [Cell(x + dx * n, y + dy * n) for n in range(1, steps + 1)]
    return cells


SHAPES = {
    "line": bent((83, 1, 0)),
    "upright line": bent((83, 0, 1)),
    "square": [Cell(i % 10, i // 10) for i in range(TILES)],
    "staircase": [Cell((i + 1) // 2, i // 2) for i in range(TILES)],
    "L": bent((42, 1, 0), (41, 0, 1)),
    "Z": bent((28, 1, 0), (28, 0, 1), (27, 1, 0)),
    "T": [*bent((42, 1, 0)), *(Cell(21, y) for y in range(1, 42))],
    "cross": [*bent((42, 1, 0)), *(Cell(21, y) for y in range(-20, 22) if y)][:TILES],
    "comb": [*bent((27, 1, 0)), *(Cell(x, y) for x in range(0, 28, 2) for y in range(1, 5))],
}


def rim(tiles: Iterable[Cell], every: int) -> list[Cell]:
    """Every `every`-th empty cell beside a tile, as buttons have them: row by row."""
    laid = set(tiles)
    found = {beside(cell, side) for cell in laid for side in Side} - laid
    return sorted(found, key=lambda cell: (cell.y, cell.x))[::every]


def asked(tiles: list[Cell], places: list[Cell], room: int) -> Picture:
    """Ask for one of these places on a map of these tiles."""
    picture = choosing()
    laid = {cell: Laid("U", Rotation.R0) for cell in tiles}
    view = replace(picture.view, tiles=laid, meeples=(), last=tiles[-1])
    marks = tuple(Mark(cell, str(n + 1)) for n, cell in enumerate(places))
    assert picture.focus
    focus = replace(picture.focus, rows=(MarkRow("cell", marks),))
    return replace(picture, view=view, focus=focus, room=room)


def shown(picture: Picture) -> Iterator[Picture]:
    """Yield the pictures below which the numbers stand on buttons."""
    assert picture.focus
    regions = render.regions(picture)
    if not regions:
        yield picture
    for n, _ in enumerate(regions):
        yield replace(picture, focus=replace(picture.focus, regions=regions, region=n))


def read(scene: Scene) -> Counter[tuple[str, Cell]]:
    """Return the numbers that lie whole on a sheet, with the cell of the map that each lies in."""
    tiles = next(item for item in scene.items if isinstance(item, Tiles))
    sheet = Box(EDGE, EDGE, WIDTH - EDGE, scene.height - EDGE)
    badges = [one for one in scene.items if isinstance(one, Badge) and one.fill == BADGE]
    assert all(sheet.holds(badge.box) for badge in badges)
    return Counter(
        (one.label, Cell((one.x - tiles.x) // tiles.px, (one.y - tiles.y) // tiles.px))
        for one in badges
    )


@each("room", ROOMS)
@each("every", [1, 3])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_number_lies_on_its_cell_of_one_picture(shape: str, every: int, room: int) -> None:
    places = rim(SHAPES[shape], every)
    found: Counter[tuple[str, Cell]] = Counter()
    for picture in shown(asked(SHAPES[shape], places, room)):
        found += read(render.layout(picture))
    assert found == Counter((str(n + 1), cell) for n, cell in enumerate(places))


@each("room", ROOMS)
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_lies_on_a_number(shape: str, room: int) -> None:
    for picture in filled(shown(asked(SHAPES[shape], rim(SHAPES[shape], 3), room))):
        items = render.layout(picture).items
        numbers = [one for one in items if isinstance(one, Badge) and one.fill == BADGE]
        cards = [one.box for one in items if isinstance(one, Panel) and one.shadow]
        assert not any(filled(card.meets(number.box) for card in cards for number in numbers))
        for one, other in filled(combinations(numbers, 2)):
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= (one.r + other.r - 4) ** 2


@pytest.mark.parametrize("shape", SHAPES)
def test_the_overview_names_each_region_once_off_all_places(shape: str) -> None:
    places = rim(SHAPES[shape], 2)
    picture = asked(SHAPES[shape], places, 1040)
    regions = render.regions(picture)
    assert len(regions) <= MOST
    if len(regions) < 2:
        return
    assert picture.focus
    scene = render.layout(replace(picture, focus=replace(picture.focus, regions=regions)))
    letters = [item for item in scene.items if isinstance(item, Badge)]
    assert [letter.label for letter in letters] == [*"ABCDE"[: len(regions)]]
    assert not any(filled(one.box.meets(other.box) for one, other in combinations(letters, 2)))
    tiles = next(item for item in scene.items if isinstance(item, Tiles))
    hidden = sum(letter.box.common(tiles.box(cell)) for letter in letters for cell in places)
    assert hidden <= len(letters) * tiles.px**2  # crowded rims leave no other place


def test_what_has_room_is_not_parted() -> None:
    assert render.regions(asked(SHAPES["square"], rim(SHAPES["square"], 2), 1040)) == ()


def test_where_all_places_lie_close_they_are_shown_at_once() -> None:
    tiles = SHAPES["line"]
    places = rim(tiles, 1)[:8]
    (near,) = render.regions(asked(tiles, places, 1040))
    assert near == tuple(places)


@pytest.mark.parametrize("arm", [16, 19, 22])
def test_the_arms_of_a_map_come_off_whole(arm: int) -> None:
    """All is at least 18 points large (77 px) after at most one further tap. Five regions that were
    cut evenly left an arm of 17 tiles in one piece, at 70 px.
    """
    block = [Cell(x, y) for y in range(6) for x in range(8) if (7 * x + 3 * y) % 5]
    east = [Cell(8 + n, 3) for n in range(arm)]
    south = [Cell(4, 6 + n) for n in range(arm // 2)]
    tiles = [*block, *east, *south]
    for picture in shown(asked(tiles, rim(tiles, 2), 800)):
        items = render.layout(picture).items
        large = next(item for item in items if isinstance(item, Tiles))
        assert large.px >= LARGE
