"""Copies of a kind of tile have different faces, and each keeps its own."""

from itertools import pairwise

import pytest

import render
from render.sheet.scene import Scene, Thumb, Tiles
from tests.render.test_film import played

_GAMES = ("carcassonne", "castle")


@pytest.mark.parametrize("game", _GAMES)
def test_a_tile_is_laid_with_the_face_that_it_has_in_hand(game: str) -> None:
    laid = 0
    for before, after in pairwise(map(render.layout, played(game))):
        news = {*_tiles(after)}.difference(_tiles(before))
        if len(_tiles(after)) == len(_tiles(before)) + 1:  # all of the map is seen on both
            ((_, art),) = news
            assert _face(art) in map(_face, _thumbs(before))
            laid += 1
    assert laid > 30


@pytest.mark.parametrize("game", _GAMES)
def test_copies_of_a_kind_have_different_faces(game: str) -> None:
    arts = [art for _, art in _tiles(render.layout(played(game)[-1]))]
    kinds = [art.split("/")[1] for art in arts]
    twice = {kind for kind in kinds if kinds.count(kind) > 1}
    assert twice
    for kind in twice:
        assert len({_face(art) for art in arts if art.split("/")[1] == kind}) > 1


def _tiles(scene: Scene) -> tuple[tuple[object, str], ...]:
    return next((item.tiles for item in scene.items if isinstance(item, Tiles)), ())


def _thumbs(scene: Scene) -> list[str]:
    return [item.art for item in scene.items if isinstance(item, Thumb)]


def _face(art: str) -> tuple[str, str]:
    """Return kind and variant, which turning leaves."""
    _, kind, _, variant = art.split("/")
    return kind, variant
