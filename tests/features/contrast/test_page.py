"""The page by touch is in high contrast for whoever wants that, and for nobody else."""

import pytest
from msgspec.structs import replace

import render
from bot.app.looks import Look, look, version_of
from bot.display.values import NOTHING
from bot.features.contrast.shown import shaped
from bot.table.values import User
from games.core.choices import Path
from render import Plain
from tests.bot.tables import ANNA, FRAME, begun, moved, people_for

MAPS = ("carcassonne", "castle", "land_vs_sea", "saboteur")


def seen(game: str, user: User) -> Look:
    return look(FRAME, moved(begun(game, *people_for(game)), 6), user, NOTHING, NOTHING)


def faces(shown: Look) -> set[Plain]:
    assert shown.chart
    things = (one.thing for one in shown.chart.held)
    return {shown.chart.ground, *(one.plain for one in shown.chart.placed), *things}


def _paths(shown: Look) -> list[list[Path]]:
    return [[option.path for option in question.options] for question in shown.questions]


@pytest.mark.parametrize("game", MAPS)
def test_its_map_and_picture_are_sharp(game: str) -> None:
    usual, sharp = (seen(game, replace(ANNA, contrast=wanted)) for wanted in (False, True))
    assert (shaped(usual.text), shaped(usual.status)) == (sharp.text, sharp.status)
    assert _paths(usual) == _paths(sharp)
    assert usual.picture
    assert sharp.picture
    assert (bool(usual.picture.contrast), bool(sharp.picture.contrast)) == (False, True)
    drawn = {type(plain): plain for plain in faces(sharp) - faces(usual)}
    assert len(drawn) > 1
    assert all(render.face(plain).file for plain in drawn.values())


def test_a_page_that_is_open_is_told_that_it_looks_otherwise_now() -> None:
    live = begun("carcassonne", *people_for("carcassonne"))
    usual, sharp = (
        version_of(FRAME, live, replace(ANNA, contrast=wanted)) for wanted in (False, True)
    )
    assert usual != sharp
