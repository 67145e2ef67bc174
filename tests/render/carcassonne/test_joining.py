"""Which places stand out where a tile's place is asked: people look for what is theirs."""

from math import hypot
from typing import Any

import pytest
from msgspec.structs import replace

import render
from games.carcassonne.components import Feature
from games.core.values import TABLE, Cell, Seat
from render import Mark, Picture
from render.sheet.regions import BEAD, LETTERS
from render.sheet.scene import Badge, Sprite, Tiles
from render.theme import BADGE, CARD
from tests.render.carcassonne.tables import GAME, choosing, played, thoughtful


@pytest.mark.parametrize("moves", [24, 52])
def test_places_that_go_on_with_ones_own_stand_out_and_no_others(moves: int) -> None:
    """A tile there grows or completes a road, a city or a monastery on which one stands."""
    state = played(moves, seed=4, taste=thoughtful)
    seat = GAME.to_act(state)[0]
    there, own = _grown(state, seat), frozenset(GAME.view(state, TABLE).joining)
    assert there
    assert {cell for cell, grows in there.items() if grows} == own & {*there}
    picture = choosing(state)
    asked = {mark.label: mark.value for mark in _places(picture)}
    loud = {
        asked[item.label]: item.fill == BADGE
        for item in render.layout(picture).items
        if isinstance(item, Badge) and item.fill in (BADGE, CARD)
    }
    assert loud == {cell: cell in own for cell in loud}
    assert {*loud.values()} == {True, False}


def test_places_without_numbers_are_dots_and_ones_own_are_larger() -> None:
    """Where a region is asked first, its buttons are letters: numbers come with the region."""
    state = played(52, seed=4, taste=thoughtful)
    picture = _by_regions(choosing(state))
    view = GAME.view(state, TABLE)
    dots = [i.art for i in render.layout(picture).items if isinstance(i, Sprite) and _is_dot(i)]
    places = {mark.value for mark in _places(picture)}
    assert len(dots) == len(places)
    largest = max(dots, key=_radius)
    assert sum(_radius(art) == _radius(largest) for art in dots) == len(places & {*view.joining})


def test_a_letter_stands_at_a_place_of_its_region() -> None:
    """Not in the middle of a wide region, where none of its places is."""
    picture = choosing(played(52, seed=4))
    cells = tuple(mark.value for mark in _places(picture))
    middle = sorted(cell.x for cell in cells)[len(cells) // 2]
    parts = tuple(tuple(c for c in cells if (c.x < middle) is west) for west in (True, False))
    assert picture.focus
    scene = render.layout(replace(picture, focus=replace(picture.focus, regions=parts)))
    dots = [item for item in scene.items if isinstance(item, Sprite) and _is_dot(item)]
    letters = [item for item in scene.items if isinstance(item, Badge) and item.label in LETTERS]
    assert len(letters) == len(parts)
    tile = next(item.px for item in scene.items if isinstance(item, Tiles))
    for letter in letters:
        nearest = min(dots, key=lambda dot: hypot(dot.x - letter.x, dot.y - letter.y))
        assert hypot(nearest.x - letter.x, nearest.y - letter.y) < letter.r + tile / 2 + 20
        assert nearest.art.split("/")[1:3] == [letter.fill, letter.ring]


def _places(picture: Picture) -> tuple[Mark, ...]:
    assert picture.focus
    return picture.focus.rows[0].marks


def _by_regions(picture: Picture) -> Picture:
    cells = tuple(mark.value for mark in _places(picture))
    assert picture.focus
    return replace(picture, focus=replace(picture.focus, regions=(cells[::2], cells[1::2])))


def _is_dot(item: Sprite) -> bool:
    return item.art.startswith("disc/") and _radius(item.art) > BEAD


def _radius(art: str) -> int:
    return int(art.rsplit("/", 1)[1])


def _grown(state: Any, seat: Seat) -> dict[Cell, bool]:
    """Return for each place whether a tile there changes what one stands on."""
    mine = [
        (figure.spot, region.open)
        for region in state.land.regions
        if region.feature is not Feature.FIELD
        for figure in region.meeples
        if figure.seat == seat
    ]
    found = {}
    for action in GAME.legal_actions(state, seat):
        if action.meeple is None:
            after = GAME.apply(state, seat, action).state.land.regions
            now = {spot: region.open for region in after for spot in region.spots}
            found[action.cell] = any(now[spot] != before for spot, before in mine)
    return found
