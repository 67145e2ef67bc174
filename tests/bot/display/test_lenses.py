"""Lenses: other pictures of the board, called up by a button; nobody's turn is disturbed."""

import pytest

import render
from bot.display.lenses import look
from bot.display.surfaces import surfaces
from bot.display.token import Verb
from bot.display.values import NOTHING, Button, Focus, Surface
from bot.table.commands import SetOption, Start
from bot.table.values import Live, Refused, User, position
from bot.texts.catalogues import LANGUAGES
from games.core.values import Seat
from tests.bot.looking import buttons, focus, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    STRANGER,
    begun,
    do,
    lobby,
    moved,
    over,
    resign,
    stop,
)

LEFT, FIELDS = Focus(panel="left"), Focus(panel="fields")


def board(live: Live, *focuses: Focus) -> Surface:
    return shown(live, *focuses)["board"]


def page(surface: Surface) -> str:
    assert surface.picture is not None
    return surface.picture.page


def refused(live: Live, user: User, page: str, at: int) -> str:
    with pytest.raises(Refused) as reason:
        look(FRAME, live, user, page, at)
    return reason.value.message.id


def with_farmer(seed: int = 1) -> Live:
    """Return a table where somebody lies on a field."""
    live = begun("carcassonne", ANNA, BORIS, seed=seed)
    while "fields" not in render.lenses("carcassonne", seen(live)):
        live = moved(live, 1, seed=position(live.table))
    return live


def seen(live: Live) -> object:
    assert live.play is not None
    return ALL["carcassonne"].view(live.play.state, None)


def test_buttons_lead_to_what_there_is_to_see() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    assert buttons(board(live))[-1] == ["Tiles left"]
    assert buttons(board(with_farmer()))[-1] == ["Fields", "Tiles left"]


def test_lens_takes_the_place_of_the_picture_and_its_button_leads_back() -> None:
    live = with_farmer()
    usual, lens = board(live), board(live, LEFT)
    assert (page(usual), page(lens)) == ("board", "left")
    assert buttons(lens)[-1] == ["Fields", "‹ Map"]
    assert (lens.text, lens.post) == (usual.text, usual.post)
    assert page(board(live, Focus(panel="board"))) == "board"


def test_choice_in_progress_stays_on_the_buttons() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    preview = focus(live, 0, 0)
    with_lens = board(live, preview, LEFT)
    assert buttons(with_lens)[:-1] == buttons(board(live, preview))[:-1]
    assert with_lens.text == board(live, preview).text
    assert page(with_lens) == "left"
    assert with_lens.picture is not None
    assert with_lens.picture.focus is None  # one picture, however the choice stands


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_speak_the_language_of_the_group(language: str) -> None:
    said = buttons(board(begun("carcassonne", ANNA, BORIS, language=language)))[-1]
    words = {"en": "Tiles left", "ru": "Осталось", "uk": "Лишилося"}
    assert said == [words[language]]


def test_table_that_does_not_count_shows_no_tiles() -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("counting", "off"), Start(1))
    assert verbs(board(live)) & {Verb.LENS} == set()
    assert page(board(live, LEFT)) == "board"
    assert refused(live, ANNA, "left", 0) == "refused-outdated"


def verbs(surface: Surface) -> set[Verb]:
    return {button.token.verb for row in surface.keyboard for button in row if button.token}


def test_games_without_a_painter_have_none() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert Verb.LENS not in verbs(board(live, LEFT))
    assert refused(live, ANNA, "left", 0) == "refused-outdated"


def test_who_sits_at_the_table_may_look_though_it_is_not_his_turn() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    for user in (ANNA, BORIS):
        assert look(FRAME, live, user, "left", 0) == LEFT


def test_onlookers_and_those_who_have_left_are_told_why_not() -> None:
    live = begun("carcassonne", ANNA, BORIS, CLARA)
    assert refused(live, STRANGER, "left", 0) == "refused-onlooker"
    assert refused(do(live, CLARA, resign), CLARA, "left", 0) == "refused-gone"


def test_button_of_a_board_that_has_gone_on_is_out_of_date() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 1)
    assert refused(live, ANNA, "left", 0) == "refused-outdated"
    assert look(FRAME, live, ANNA, "left", 1) == LEFT
    assert look(FRAME, live, ANNA, "nonsense", 1) == NOTHING


def test_buttons_carry_where_the_game_stood() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 3)
    (token,) = [b.token for b in board(live).keyboard[-1][-1:]]
    assert token is not None
    assert (token.verb, token.words) == (Verb.LENS, ("left", "3"))


def test_last_word_shows_whose_fields_they_were() -> None:
    live = over("carcassonne", ANNA, BORIS)
    usual, lens = shown(live)["last"], shown(live, FIELDS)["last"]
    assert (page(usual), buttons(usual)[0]) == ("sheet", ["Fields"])
    assert (page(lens), buttons(lens)[0]) == ("fields", ["‹ Score"])
    assert board(live, FIELDS) == board(live)


def test_stopped_game_keeps_its_lenses_on_the_last_word() -> None:
    live = do(moved(begun("carcassonne", ANNA, BORIS), 2), ANNA, stop)
    last = shown(live, LEFT)["last"]
    assert page(last) == "left"
    assert buttons(last)[-1] == ["Rematch", "Map & log"]


def test_lens_shows_the_group_what_the_table_sees() -> None:
    """Whoever calls it up, the picture is made from the public view."""
    live = with_farmer()
    picture = board(live, FIELDS).picture
    assert picture is not None
    assert picture.view == seen(live)
    assert surfaces(FRAME, live, {Seat(0): FIELDS, None: NOTHING})[0] == board(live)


def test_page_about_somebody_is_called_by_the_name() -> None:
    """docs/adr/0026: colour and name, in rows of their own; the way back is the game's word."""
    live = over("laar", ANNA, BORIS)
    last = shown(live)["last"]
    names = [button.text for row in last.keyboard for button in row if verb_is_lens(button)]
    people = live.table.people
    assert [name.partition(" ")[2] for name in names] == [person.name for person in people]
    look_at = shown(live, Focus(panel="seat-1"))["last"]
    assert page(look_at) == "seat-1"
    assert "‹ Scores" in [button.text for row in look_at.keyboard for button in row]


def verb_is_lens(button: Button) -> bool:
    return button.token is not None and button.token.verb is Verb.LENS
