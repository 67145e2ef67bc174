"""Colours are told apart by everybody: beside the shapes, not instead of them."""

from itertools import combinations, pairwise, product
from operator import sub

import pytest
from PIL import Image, ImageColor

from render.carcassonne.art import palette
from render.castle.art import palette as castle
from render.glastonbury.art.hues import HUES
from render.land_vs_sea.art import palette as sea
from render.pieces.tokens import token
from render.pixels.tilemap import step_back
from render.sheet.scene import Box
from render.theme import STYLES
from render.tools.tones import TONES
from tests.proofs import filled
from tests.properties import each
from tests.render.vision import SIGHTS, contrast, distance, seen

SEATS = {style.shape: style.colour for style in STYLES[:6]}
GROUND = {
    "field": palette.FIELD,
    "town": palette.FLOOR,
    "road": palette.ROAD,
    "roof": palette.ROOFS[0],
}
CASTLE = {
    "court": castle.COURT,
    "empty square": castle.GRASS,
    "roof": castle.ROOF,
    "tower": castle.FLOOR,
    "path": castle.PATH,
}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        # Sharma, Wu, Dalal 2005, table 1, pairs 1, 7, 14 and 25
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, -0.0010, 2.4900), (50.0, 0.0011, -2.4900), 4.7461),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_distance_is_ciede2000(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)


@each("sight", SIGHTS)
@each(("one", "other"), list(combinations(SEATS, 2)))
def test_seats_are_told_apart(one: str, other: str, sight: str) -> None:
    assert distance(seen(SEATS[one], sight), seen(SEATS[other], sight)) >= 14


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_teams_of_saboteur_are_told_apart(sight: str) -> None:
    """Besides their signs: the drop and the leaf."""
    blue, green = TONES["bl"].base, TONES["gr"].base
    assert distance(seen(blue, sight), seen(green, sight)) >= 10


@each("sight", SIGHTS)
@each(("one", "other"), list(combinations(GROUND, 2)))
def test_grounds_are_told_apart(one: str, other: str, sight: str) -> None:
    assert distance(seen(GROUND[one], sight), seen(GROUND[other], sight)) >= 6


@each("sight", SIGHTS)
@each(("one", "other"), list(combinations(CASTLE, 2)))
def test_what_stands_in_the_castle_is_told_apart(one: str, other: str, sight: str) -> None:
    assert distance(seen(CASTLE[one], sight), seen(CASTLE[other], sight)) >= 10


def test_squares_without_a_tile_are_seen() -> None:
    """Also in a preview, where all but the tile that is tried out steps back."""
    squares = Image.new("RGB", (2, 1), castle.COURT)
    squares.putpixel((1, 0), ImageColor.getrgb(castle.GRASS))
    assert contrast(castle.COURT, castle.GRASS) >= 4
    step_back(squares, Box(0, 0, 2, 1))
    court, earth = (f"#{squares.tobytes()[at : at + 3].hex()}" for at in (0, 3))
    assert contrast(court, earth) >= 2.5


@each("sight", SIGHTS)
def test_land_is_told_from_sea(sight: str) -> None:
    for ground, water in product((sea.LAND, sea.INLAND), (sea.SHALLOW, sea.SEA, sea.DEEP)):
        assert distance(seen(ground, sight), seen(water, sight)) >= 15


@each("sight", SIGHTS)
@each(("one", "other"), list(combinations(HUES, 2)))
def test_the_colours_of_glastonbury_are_told_apart(one: str, other: str, sight: str) -> None:
    """Besides their signs."""
    assert distance(seen(HUES[one].field, sight), seen(HUES[other].field, sight)) >= 10


def test_shapes_are_all_different() -> None:
    assert len({(style.shape, style.body, style.emblem) for style in STYLES}) == len(STYLES)
    assert len({style.shape for style in STYLES[:6]}) == 6


def test_tokens_of_the_second_six_are_striped_and_those_of_the_first_are_not() -> None:
    """Who has the seventh colour is told from who has the first by more than a rim."""

    def edges(colour: int) -> int:
        image = token(str(colour), 128).image.convert("RGBA")
        row = [image.getpixel((x, 90)) for x in range(image.width)]
        seen = [of[:3] for of in row if of[3] > 200]  # type: ignore[index]
        return sum(sum(map(abs, map(sub, *two))) > 60 for two in pairwise(seen))

    half = len(STYLES) // 2
    assert all(filled(edges(n + half) > edges(n) + 4 for n in range(half)))
