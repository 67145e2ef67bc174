"""What the bot is promised: a JPEG of a chat's measure, pages, words."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace
from PIL import Image

import render
from bot.texts.catalogues import LANGUAGES
from render import Picture
from render.pixels.paint import HEAVIEST
from tests.proofs import filled
from tests.render.carcassonne import positions
from tests.render.carcassonne.tables import GAME, choosing, picture, played, stretched

TEXTS = Path(__file__).parents[2] / "games" / "carcassonne" / "texts"


@pytest.mark.parametrize(
    "ask",
    [
        lambda: picture(played(0, seed=1)),
        lambda: picture(played(71, seed=5)),
        lambda: choosing(played(66, seed=8)),
        lambda: choosing(played(66, seed=8, taste=stretched)),
        positions.previewing,
        positions.ended,
    ],
)
def test_a_picture_is_a_jpeg_that_a_chat_shows_whole(ask: Callable[[], Picture]) -> None:
    data = render.draw(ask())
    with Image.open(BytesIO(data)) as image:
        assert image.format == "JPEG"
        assert image.width == 1280
        assert image.height <= 1600
    assert len(data) < HEAVIEST == 400_000


def test_the_sheet_is_there_when_the_game_is_over() -> None:
    assert render.pages("carcassonne", positions.view()) == ("board",)
    assert render.pages("carcassonne", positions.ended().view) == ("board", "sheet")
    assert render.pages("chess", None) == ()
    assert render.words("chess") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pictures_is_in_the_catalogue(language: str) -> None:
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    messages = [e for e in FluentParser().parse(source).body if isinstance(e, ast.Message)]
    assert filled(set(render.words(GAME.id))) <= {message.id.name for message in messages}


def test_a_missing_word_is_an_error() -> None:
    with pytest.raises(KeyError):
        render.draw(replace(positions.ended(), words={}))
