"""Gold in pictures: the sign of a tile, ingots on the map, the tile that is asked for besides."""

import math
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from games.carcassonne.actions import Place
from games.carcassonne.components import COUNTS, INNS, MINES, RIVER, TRADERS, Feature, tile
from games.core.choices import path_to
from games.core.contract import defaults
from games.core.log import play
from games.core.rng import Rng, stack
from games.core.values import Cell, Rotation
from render.carcassonne import PAINTER
from render.carcassonne.art import palette
from render.carcassonne.art.faces import BLEED
from render.carcassonne.art.gold import hoard
from render.carcassonne.art.spots import emblem_at, pile_at, sign_at, spots
from render.carcassonne.preview import PX, STRIP
from render.pixels.sprites import sprite
from render.sheet.grid import HEIGHTS
from render.sheet.picture import Picture
from render.sheet.scene import Badge, Box, Label, Panel, Scene, Sprite, Tiles
from render.theme import EDGE, WIDTH
from render.tools.raster import rasterise
from render.tools.sketch import Art, Bounds
from tests.properties import each
from tests.render.carcassonne.tables import GAME, choosing, picture
from tests.render.carcassonne.test_expansions import seen
from tests.render.vision import SIGHTS, distance
from tests.render.vision import seen as seen_by

FACES = [(kind, rotation) for kind in MINES for rotation in Rotation]
CITY = Feature.CITY
BOXES = (*COUNTS, *RIVER, *INNS, *TRADERS, *MINES)
MOVES = ("1,0 r90 road0", "0,1 r180 beside 0,0", "-1,1 r90 beside 0,1", "-1,0 r270")
STACK = ["A", "GB", "GA", "A", "U"]


@each(("kind", "rotation"), FACES)
def test_the_sign_is_seen_where_tiles_are_small(kind: str, rotation: Rotation) -> None:
    """Nothing that stands in front of it hides it; 44 pixels are the smallest tile drawn."""
    px, at = 44, sign_at(kind, rotation)
    assert at
    art = Art(
        tuple(hoard(at, 0.16, 0.62 / px).shapes), Bounds(-BLEED, -BLEED, 1 + BLEED, 1 + BLEED)
    )
    face = sprite(f"carcassonne/standing/{kind}/{rotation.value}/0", px)
    assert seen(rasterise(art, px), face) > 0.75


@each(("kind", "rotation"), FACES)
def test_nobody_stands_on_the_sign(kind: str, rotation: Rotation) -> None:
    at = sign_at(kind, rotation)
    assert at
    assert min(math.dist(at, spot) for spot in spots(kind, rotation).values()) > 0.17


@pytest.mark.parametrize("rotation", Rotation)
def test_ingots_lie_apart_from_places_of_figures_and_from_marks(rotation: Rotation) -> None:
    for kind in BOXES:
        lying, at = tile(kind, rotation), pile_at(kind, rotation)
        emblems = (emblem_at(part, lying) for part in lying.parts if part.segment.feature is CITY)
        taken = [*spots(kind, rotation).values(), *filter(None, emblems)]
        assert min(math.dist(at, other) for other in taken) > 0.2, kind


def test_ingots_lie_on_their_tiles_with_their_number_where_there_are_several() -> None:
    """The Gold Mines, 1. Placing a tile: also on a tile that has ingots already."""
    shown = picture(_after(3))
    assert shown.view.ingots == {Cell(0, 0): 1, Cell(0, 1): 2, Cell(-1, 1): 1}
    scene = PAINTER.layout(shown)
    (tiles,) = (item for item in scene.items if isinstance(item, Tiles))
    lying = {(item.x, item.y) for item in _ingots(scene)}
    assert {_cell(tiles, at) for at in lying} == set(shown.view.ingots)
    before = [*scene.items][: scene.items.index(_figure(scene))]
    assert [said.text for said in before if isinstance(said, Label)] == ["2"]


def test_numbers_of_the_other_tile_are_seen_beside_the_ghost_and_its_ingot_when_it_is_chosen() -> (
    None
):
    state = _after(1)
    seat = GAME.to_act(state)[0]
    actions = list(GAME.legal_actions(state, seat))
    (chosen,) = (a for a in actions if str(a) == "place 0,1 r180 beside 0,0")
    path = path_to(actions, chosen)
    asked = choosing(state, path[:-1])
    assert asked.focus
    (row,) = (row for row in asked.focus.rows if row.field == "beside")
    assert {mark.value for mark in row.marks} == {Cell(0, 0), Cell(1, 0)}
    scene = PAINTER.layout(asked)
    there = Box(EDGE, EDGE, WIDTH - EDGE, scene.height - EDGE - STRIP)
    numbers = [
        b for b in scene.items if isinstance(b, Badge) and b.label in "12" and b.y < there.bottom
    ]
    assert len(numbers) == 2
    assert all(there.holds(badge.box) for badge in numbers)
    assert _ingots(scene) == []
    assert isinstance(chosen, Place)
    after = PAINTER.layout(choosing(state, path))
    (tiles,) = (item for item in after.items if isinstance(item, Tiles))
    assert {_cell(tiles, (i.x, i.y)) for i in _ingots(after)} == {Cell(0, 1), Cell(0, 0)}
    assert tiles.px == PX


def test_no_number_of_the_other_tile_covers_a_letter_or_another_number() -> None:
    """Where little room is left above, numbers of tiles beyond the rim come near all of these."""
    asked = [picture for seed in (12, 13) for picture in _asked_beside(seed)]
    assert len(asked) > 10
    numbers = 0
    for shown in asked:
        scene = PAINTER.layout(replace(shown, room=HEIGHTS[0]))
        above = scene.height - EDGE - STRIP
        signs = [i for i in scene.items if isinstance(i, Badge | Panel) and i.box.bottom < above]
        for number in signs:
            if isinstance(number, Badge) and number.label.isdigit():
                others = [sign for sign in signs if sign is not number]
                assert [other for other in others if number.box.meets(other.box)] == []
                numbers += 1
    assert numbers


def _asked_beside(seed: int) -> Iterator[Picture]:
    """Yield the previews of a random game of five with all there is, where gold goes to a tile."""
    chance, usual = Random(seed), defaults(GAME)
    options = {**usual, **dict.fromkeys(("river", "abbot", "inns", "traders", "mines"), "on")}
    state = GAME.setup(options, 5, Rng(seed))
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        actions = list(GAME.legal_actions(state, seat))
        action = chance.choice(actions)
        if action.beside is not None:
            yield choosing(state, path_to(actions, action))
        state = GAME.apply(state, seat, action).state


def test_gold_is_called_up_once_somebody_has_some() -> None:
    assert "gold" not in PAINTER.lenses(GAME.view(_after(3), None))
    assert "gold" in PAINTER.lenses(GAME.view(_after(4), None))


def _after(moves: int) -> object:
    state = GAME.setup(defaults(GAME) | {"mines": "on"}, 2, stack(STACK))
    for move in MOVES[:moves]:
        state = play(GAME, state, GAME.to_act(state)[0], f"place {move}").state
    return state


def _ingots(scene: Scene) -> list[Sprite]:
    return [i for i in scene.items if isinstance(i, Sprite) and i.art.endswith("/ingot")]


def _figure(scene: Scene) -> Sprite:
    """Return the first follower that is laid out: ingots come before."""
    return next(i for i in scene.items if isinstance(i, Sprite) and i.art.startswith("follower/"))


def _cell(tiles: Tiles, at: tuple[int, int]) -> Cell:
    return Cell((at[0] - tiles.x) // tiles.px, (at[1] - tiles.y) // tiles.px)


@each("sight", SIGHTS)
@each("ground", [palette.FIELD, palette.FLOOR, palette.ROAD, *palette.CROPS])
def test_an_ingot_is_told_from_what_it_lies_on(ground: str, sight: str) -> None:
    """By its gold, or by the dark line round that."""
    below = seen_by(ground, sight)
    assert max(distance(below, seen_by(c, sight)) for c in (palette.GOLD, palette.INK)) > 25
