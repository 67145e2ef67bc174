"""What expansions add to pictures: each mark and each figure is drawn as what it is, or fails."""

import pytest
from msgspec.structs import replace

from games.carcassonne.components import INNS, TRADERS, Feature, Figure, Mark, Segment, Spot, tile
from games.carcassonne.view import Deployed, Laid
from games.core.rng import Rng
from games.core.values import Cell, Rotation, Seat
from render.carcassonne.pieces import follower
from render.pixels.sprites import sprite
from render.sheet.scene import Tiles
from tests.render.carcassonne.tables import GAME

HERE = Tiles(0, 0, 104, ())
ROAD, FIELD = Segment(Feature.ROAD, 0), Segment(Feature.FIELD, 0)


def test_every_figure_has_an_outline_of_its_own() -> None:
    drawn = [
        follower(0, Spot(Cell(0, 0), ROAD), Laid("U", Rotation.R0), HERE, figure=figure).art
        for figure in Figure
    ]
    assert len(set(drawn)) == len(Figure)
    assert all(sprite(art, 30).image.getbbox() for art in drawn)


def test_a_large_follower_is_larger_standing_and_lying() -> None:
    for segment in (ROAD, FIELD):
        spot, laid = Spot(Cell(0, 0), segment), Laid("U", Rotation.R0)
        usual, large = (
            follower(0, spot, laid, HERE, figure=figure).px
            for figure in (Figure.MEEPLE, Figure.LARGE)
        )
        assert large > 1.2 * usual


@pytest.mark.parametrize("kind", [*INNS, *TRADERS])
def test_every_tile_is_drawn_with_its_marks(kind: str) -> None:
    for layer in ("ground", "standing"):
        assert sprite(f"carcassonne/{layer}/{kind}/0/0", 44).image.getbbox()


def test_every_mark_is_on_a_tile() -> None:
    there = {m for kind in (*INNS, *TRADERS) for part in tile(kind).parts for m in part.marks}
    assert there == set(Mark)


def test_board_in_characters_tells_figures_and_marks_apart() -> None:
    start = GAME.setup({"inns": "on", "traders": "on"}, 2, Rng(1))
    view = GAME.view(start, None)
    laid = {Cell(0, 0): Laid("D", Rotation.R0), Cell(0, -1): Laid("CK", Rotation.R0)}
    road, city = Spot(Cell(0, 0), ROAD), Spot(Cell(0, -1), Segment(Feature.CITY, 0))
    figures = (
        Deployed(Seat(0), road, Figure.LARGE, 2),
        Deployed(Seat(1), city, Figure.BUILDER, 0),
    )
    board = GAME.text_board(replace(view, tiles=laid, meeples=figures))
    assert "L1" in board
    assert "b2" in board
    assert "A" in board
