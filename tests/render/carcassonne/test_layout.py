"""Whatever the map, all marks can be read, nothing lies on anything else, and all fits the sheet.

The maps are played by the rules, one round and one long, from the first tile to the last.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from games.carcassonne.actions import Place
from games.carcassonne.components import Segment
from games.core.values import Cell, Rotation, neighbours
from render import Picture, carcassonne
from render.carcassonne.preview import ghost_of
from render.pixels.raster_cache import badge_text
from render.sheet.scene import Badge, Box, Label, Panel, Slot, Sprite, Tiles
from render.theme import BADGE, EDGE, SMALLEST_TEXT, TALLEST, WIDTH
from tests.proofs import filled
from tests.render.carcassonne.tables import GAME, choosing, compact, picture, played, stretched

TASTES = {"round": compact, "long": stretched}
MOVES = (0, 1, 2, 4, 9, 16, 24, 34, 45, 57, 68, 71)
SHEET = Box(EDGE, EDGE, WIDTH - EDGE, TALLEST)


@pytest.fixture(scope="module", params=TASTES)
def states(request: pytest.FixtureRequest) -> list[Any]:
    """Return tables of many sizes."""
    return [played(moves, seed=moves, taste=TASTES[request.param]) for moves in MOVES]


def pictures(states: list[Any]) -> Iterator[Picture]:
    """Ask for every kind of picture."""
    for state in states:
        yield picture(state)
        if GAME.to_act(state):
            yield choosing(state)
            for first in range(0, len(cells_of(choosing(state))), 5):
                yield choosing(state, (first,))


def cells_of(asked: Picture) -> tuple[Any, ...]:
    """Return the marks of the first row of a choice."""
    assert asked.focus
    return asked.focus.rows[0].marks if asked.focus.rows else ()


def test_every_sheet_has_its_measure_and_no_text_is_too_small(states: list[Any]) -> None:
    for asked in filled(pictures(states)):
        scene = carcassonne.layout(asked)
        assert (scene.width, scene.height <= TALLEST) == (WIDTH, True)
        px = max([item.px for item in scene.items if isinstance(item, Tiles)], default=0)
        for item in scene.items:
            if isinstance(item, Label):
                assert item.px >= SMALLEST_TEXT
            if isinstance(item, Badge):
                assert badge_text(item.label, item.r) >= SMALLEST_TEXT
                assert SHEET.holds(item.box)
                assert item.box.bottom <= scene.height - EDGE
            if isinstance(item, Sprite) and item.art.endswith(("/stand", "/lie")):
                assert item.px >= min(32, 0.7 * px)


def test_each_lawful_cell_is_marked_once_where_it_is(states: list[Any]) -> None:
    for state in states:
        if not GAME.to_act(state):
            continue
        asked = choosing(state)
        marks = cells_of(asked)
        scene = carcassonne.layout(asked)
        if not marks or not isinstance(marks[0].value, Cell):
            continue
        tiles = next(item for item in scene.items if isinstance(item, Tiles))
        found = Counter(
            (badge.label, _cell(tiles, badge)) for badge in scene.items if isinstance(badge, Badge)
        )
        assert found == Counter((mark.label, mark.value) for mark in marks)


def test_holes_of_the_map_are_crossed_out_and_nothing_outside_it(states: list[Any]) -> None:
    found = 0
    for state in states:
        asked = picture(state)
        scene = carcassonne.layout(asked)
        tiles = next(item for item in scene.items if isinstance(item, Tiles))
        crosses = [
            item for item in scene.items if isinstance(item, Sprite) and item.art == "barred"
        ]
        cells = {Cell((c.x - tiles.x) // tiles.px, (c.y - tiles.y) // tiles.px) for c in crosses}
        laid = set(asked.view.tiles)
        assert cells == {c for c in asked.view.barred if len(laid & set(neighbours(c))) > 2}
        assert [cell for cell in cells if not SHEET.holds(tiles.box(cell))] == []
        found += len(cells)
    assert found


def _cell(tiles: Tiles, badge: Badge) -> Cell:
    return Cell((badge.x - tiles.x) // tiles.px, (badge.y - tiles.y) // tiles.px)


def test_slots_cards_and_tiles_keep_apart(states: list[Any]) -> None:
    for state in states:
        if not GAME.to_act(state):
            continue
        scene = carcassonne.layout(choosing(state))
        maps = [item for item in scene.items if isinstance(item, Tiles)]
        slots = [item.box for item in scene.items if isinstance(item, Slot)]
        tiles = [maps[0].box(cell) for cell, _ in maps[0].tiles]
        assert not any(filled(one.meets(other) for one, other in combinations(slots, 2)))
        assert not any(filled(slot.meets(tile) for slot in slots for tile in tiles))
        cards = [item.box for item in scene.items if isinstance(item, Panel) and item.shadow]
        # or nothing: where one card lies beside the map, no two meet
        for card, other in combinations(cards, 2):
            assert not card.meets(other)
        assert not any(filled(card.meets(box) for card in cards for box in (*slots, *tiles)))
        assert all(filled(SHEET.holds(box) for box in (*slots, *tiles, *cards)))


def test_map_is_seen_whole_while_the_game_runs_and_when_it_is_over() -> None:
    asked = picture(played(71, seed=1, seats=2, taste=narrow))
    while_it_ran = replace(asked, view=replace(asked.view, result=None))
    for one in (asked, while_it_ran):
        assert _maps(one) == [Counter(asked.view.tiles.keys())]


def test_a_map_that_grows_loses_a_tenth_of_its_size_at_a_step() -> None:
    sizes = [_size(choosing(played(moves, seed=5, taste=stretched))) for moves in range(1, 71, 3)]
    assert all(filled(later > 0.6 * former for former, later in pairwise(sizes)))
    assert sizes[-1] < 86


def _size(asked: Picture) -> int:
    items = carcassonne.layout(asked).items
    return next(item.px for item in items if isinstance(item, Tiles))


def narrow(action: Place, state: Any) -> float:
    """Prefer cells near the middle columns, so that the map grows tall."""
    return -max(abs(action.cell.x), 3)


def _maps(asked: Picture) -> list[Counter[Cell]]:
    items = carcassonne.layout(asked).items
    return [Counter(cell for cell, _ in item.tiles) for item in items if isinstance(item, Tiles)]


def test_a_preview_marks_each_rotation_and_each_free_place_once(states: list[Any]) -> None:
    for asked in filled(pictures(states)):
        ghost = ghost_of(asked)
        if ghost is None or asked.focus is None:
            continue
        scene = carcassonne.layout(asked)
        badges = [item for item in scene.items if isinstance(item, Badge)]
        wanted = Counter(
            mark.label for row in asked.focus.rows for mark in row.marks if mark.value is not None
        )
        assert Counter(badge.label for badge in badges) == wanted
        near = [(a, b) for a, b in pairs(badges) if a.box.grown(-4).meets(b.box.grown(-4))]
        assert near == []
        tiles = next(item for item in scene.items if isinstance(item, Tiles))
        assert tiles.lifted == ghost.cell
        box = tiles.box(ghost.cell)
        assert SHEET.holds(box)
        letters = {mark.label for row in asked.focus.rows for mark in row.marks if _is_place(mark)}
        own = [badge.box for badge in badges if badge.label in letters]
        assert [one for one in own if not box.holds(one)] == []


def _is_place(mark: Any) -> bool:
    return isinstance(mark.value, Segment)


def pairs(badges: list[Badge]) -> Iterator[tuple[Badge, Badge]]:
    """Return all pairs of discs that are near each other."""
    return (
        (one, other)
        for one, other in combinations(badges, 2)
        if abs(one.x - other.x) + abs(one.y - other.y) < 1.42 * (one.r + other.r) - 8
    )


def test_the_picked_rotation_is_golden() -> None:
    asked = choosing(played(6, seed=3), (0, 1))
    assert asked.focus
    rotation = dict(asked.focus.answers)["rotation"]
    (label,) = (
        mark.label for row in asked.focus.rows for mark in row.marks if mark.value == rotation
    )
    badges = [
        i for i in carcassonne.layout(asked).items if isinstance(i, Badge) and i.fill == BADGE
    ]
    assert rotation != Rotation.R0
    assert [badge.label for badge in badges] == [label]
