"""Films: a game as the table saw it, moment after moment."""

from io import BytesIO
from random import Random
from typing import Any

import av
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from games import GAMES
from games.castle.actions import Payment
from games.castle.components import Feature, Segment, Spot
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE
from render import Picture
from render.pixels.clip import FPS
from render.pixels.paint import paint
from render.pixels.reel import WIDE, stills
from render.sheet.scene import Box, Hexes, Panel, Scene, Tiles
from render.theme import INK, WIDTH
from tests.proofs import filled

NAMES = ("Anna", "Борис", "Їжак", "Liam")


def played(name: str, moves: int | None = None) -> list[Picture]:
    """The board of four random players after each move."""
    game, chance = GAMES[name], Random(5)
    state: Any = game.setup(defaults(game), 4, Rng(5))
    words = {id: id for id in render.words(name)}
    seen = [Picture(name, "board", game.view(state, TABLE), NAMES, words=words)]
    while (acting := game.to_act(state)) and len(seen) != moves:
        action = chance.choice(list(game.legal_actions(state, acting[0])))
        state = game.apply(state, acting[0], action).state
        seen.append(replace(seen[0], view=game.view(state, TABLE)))
    return seen


def scenes(pictures: list[Picture]) -> list[Scene]:
    return [*render.moments(pictures)]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_jumps(name: str) -> None:
    """Laid out once for the final extent; a new maze for each round."""
    laid = scenes(played(name))
    assert len({scene.height for scene in laid}) == 1
    maps = [item for scene in laid for item in scene.items[:1] if isinstance(item, Tiles | Hexes)]
    assert len({(item.x, item.y, item.px) for item in maps}) <= 1


def test_the_castle_is_seen_between_turns_and_not_while_its_player_says_what_scores_first() -> None:
    first, second, *_ = played("castle", 3)
    payment = Payment(Spot(second.view.last, Segment(Feature.PATH, 0)), doubled=False)
    asks = replace(second, view=replace(second.view, drawn=None, pending=(payment,)))
    assert scenes([first, asks, second]) == scenes([first, second])


@pytest.mark.parametrize("name", ["carcassonne", "land_vs_sea"])
def test_what_is_painted_anew_looks_as_if_all_of_it_were(name: str) -> None:
    laid = scenes(played(name, 7))
    for scene, still in zip(filled(laid), stills(laid, None), strict=True):
        assert looks_alike(still.image, scene), name


def looks_alike(frame: Image.Image, scene: Scene) -> bool:
    """Tell whether a frame is a picture, reduced: but for the rounding of what is reduced."""
    height = -(-scene.height // 16) * 16
    whole = paint(replace(scene, height=height)).resize(frame.size, Image.Resampling.HAMMING)
    counts = ImageChops.difference(frame, whole).histogram()
    return not any(count for value, count in enumerate(counts) if value % 256 > 4)


def spot(x: int) -> Scene:
    return Scene(WIDTH, 480, (Panel(Box(100 + x, 100, 200 + x, 200), INK),))


def filmed(laid: list[Scene], end: Scene | None = None) -> tuple[int, float]:
    """How many stills there are, and how many seconds they take."""
    made = [still.ticks for still in stills(laid, end)]
    return len(made), sum(made) / FPS


def test_a_game_of_72_tiles_takes_less_than_forty_seconds_and_the_scores_stand_for_three() -> None:
    """A longer film is not watched to its end."""
    laid = [spot(x) for x in range(72)]
    count, seconds = filmed(laid, Scene(WIDTH, 600, ()))
    assert count == 73
    assert 20 < seconds <= 40
    assert [still.ticks for still in stills(laid[:3], None)][-1] == 3 * FPS


def test_a_log_that_is_too_long_is_told_in_leaps() -> None:
    count, seconds = filmed([spot(x % 900) for x in range(1500)])
    assert count < 200
    assert seconds <= 40
    end = spot(5)
    *_, last = (still.image.copy() for still in stills([*map(spot, range(900)), end], None))
    assert looks_alike(last, end)


def test_moments_that_look_the_same_are_one() -> None:
    assert filmed([spot(1), spot(1), spot(2)])[0] == 2


def test_scores_that_are_taller_than_the_film_are_made_smaller() -> None:
    *_, last = (still.image.size for still in stills([spot(0)], Scene(WIDTH, 900, ())))
    assert last == (WIDE, 270)


def test_it_is_h264_without_sound() -> None:
    data = render.film(played("glastonbury", 3), None)
    with av.open(BytesIO(data)) as film:
        (stream,) = film.streams
        assert isinstance(stream, av.VideoStream)
        assert (stream.codec_context.name, stream.codec_context.pix_fmt) == ("h264", "yuv420p")
        assert stream.width == WIDE
        assert stream.height % 2 == 0
    assert data.find(b"moov") < data.find(b"mdat")  # it plays while it is loaded
