"""Maps for a page that lays them itself (docs/adr/0107): all that is asked lies on them."""

from io import BytesIO

import pytest
from PIL import Image

import render
from bot.display.board.asking import asking_of
from bot.display.board.lenses import offered
from bot.display.keyboards import marks
from bot.display.pictures import picture_of
from bot.display.values import Selection
from bot.table.gathering import SetOption, Start
from bot.table.values import Live, stamp_of, to_act
from games.core.choices import Path, Screen
from games.core.values import Cell, Turned
from render import Chart
from tests.bot.tables import ALL, ANNA, FRAME, begun, do, lobby, moved, people_for
from tests.proofs import filled

MAPS = ("carcassonne", "castle", "land_vs_sea", "saboteur")
MOVES = 12


def charted(live: Live, path: Path = (), page: str = "board") -> tuple[Screen, Chart]:
    """Return what who is to act sees after some answers, and the map of it.

    :param page: with this lens over it.
    """
    seat = to_act(ALL, live)[0]
    shown = asking_of(FRAME, live, seat, Selection(seat, stamp_of(ALL, live, seat), path)).shown
    picture = picture_of(FRAME, live, seat, page, "en", shown, seat)
    assert picture
    chart = render.chart(picture)
    assert chart
    return shown, chart


def with_options(game: str, **wanted: str) -> Live:
    """Return a table with those of these options that the game has."""
    live, known = lobby(game, *people_for(game)), {option.id for option in ALL[game].options}
    for option, value in wanted.items():
        if option in known:
            live = do(live, ANNA, SetOption(option, value))
    return do(live, ANNA, Start(1))


def positions(game: str) -> list[Live]:
    start = begun(game, *people_for(game))
    return [moved(start, count) for count in (0, MOVES // 2, MOVES)]


@pytest.mark.parametrize("game", MAPS)
def test_each_place_that_is_asked_for_lies_on_the_map_under_its_label(game: str) -> None:
    asked = 0
    for live in positions(game):
        first, _ = charted(live)
        for path in [(), *(path for row in first.rows for path in row.paths)]:
            shown, chart = charted(live, path)
            labels = [badge.label for badge in chart.badges]
            for row, marked in zip(shown.rows, marks(shown), strict=True):
                if any(isinstance(option, Cell) for option in row.question.options):
                    asked += len(row.paths)
                    assert [m.label for m in marked.marks if m.label not in labels] == []
    assert asked


@pytest.mark.parametrize("game", MAPS)
def test_what_lies_stays_where_it_lay(game: str) -> None:
    """A page would jump under the finger."""
    for before, after in filled(zip(positions(game), positions(game)[1:], strict=False)):
        _, old = charted(before)
        _, new = charted(after)
        assert filled({(each.x, each.y) for each in old.placed[:1]}) <= {
            (p.x, p.y) for p in new.placed
        }


def test_tile_that_is_tried_out_lies_in_its_place_and_its_features_have_letters() -> None:
    live = begun("carcassonne", *people_for("carcassonne"))
    _, bare = charted(live)
    shown, tried = charted(live, (0,))
    assert len(tried.placed) == len(bare.placed) + 1
    spots = [row for row in shown.rows if not isinstance(row.question.options[0], Turned)]
    labels = {
        mark.label
        for row, marked in zip(shown.rows, marks(shown), strict=True)
        if row in spots
        for mark in marked.marks
        if mark.label
    }
    assert labels == {badge.label for badge in tried.badges}


@pytest.mark.parametrize(
    ("game", "page"),
    [("carcassonne", "fields"), ("land_vs_sea", "areas"), ("land_vs_sea", "routes")],
)
def test_lens_of_a_map_is_a_layer_over_it_and_hides_no_place(game: str, page: str) -> None:
    live = moved(with_options(game, mountains="on", caravans="on"), 2 * MOVES)
    assert page in dict(offered(FRAME, live, "en"))
    (_, bare), (_, layered) = charted(live), charted(live, page=page)
    assert layered.badges == bare.badges
    assert len(layered.placed) > len(bare.placed)
    for plain in {each.plain for each in layered.placed}:
        render.face(plain)


def test_gold_that_lies_on_tiles_lies_on_the_map() -> None:
    live = moved(with_options("carcassonne", mines="on"), MOVES)
    _, chart = charted(live)
    arts = [getattr(each.plain, "art", "") for each in chart.placed]
    assert "carcassonne/icon/ingot" in arts


@pytest.mark.parametrize("game", MAPS)
def test_faces_are_small_images(game: str) -> None:
    _, chart = charted(moved(begun(game, *people_for(game)), MOVES))
    for plain in {chart.ground, *(each.plain for each in chart.placed)}:
        face = render.face(plain)
        assert Image.open(BytesIO(face.file)).format == "WEBP"
        assert len(face.file) < 100_000


def test_game_of_cards_has_no_map() -> None:
    live = begun("laar", *people_for("laar"))
    picture = picture_of(FRAME, live, to_act(ALL, live)[0], "board", "en")
    assert picture
    assert render.chart(picture) is None
