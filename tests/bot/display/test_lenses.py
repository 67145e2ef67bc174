"""Lenses: other pictures of the board, for the one who calls them up; no turn is disturbed."""

import pytest

import render
from bot.display.board.lenses import lens
from bot.display.buttons import Away, Lens
from bot.display.token import LIMIT, Token
from bot.display.values import Button, Selection, Surface
from bot.table.gathering import SetOption, Start
from bot.table.values import Live, Place, Refused, position, with_changes
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import Reader
from games.core.contract import on_page
from games.core.values import TABLE
from tests.bot.looking import buttons, more, selection, shown
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, begun, do, lobby, moved, over, stop
from tests.proofs import filled

HERE = Place(7)


def board(live: Live) -> Surface:
    return shown(live)["board"]


def page(surface: Surface) -> str:
    assert surface.picture is not None
    return surface.picture.page


def refused(live: Live, page: str) -> str:
    with pytest.raises(Refused) as reason:
        lens(Reader(FRAME, HERE, "en"), live, page)
    return reason.value.message.id


def with_farmer(seed: int = 1) -> Live:
    """Return a table where somebody lies on a field."""
    live = begun("carcassonne", ANNA, BORIS, seed=seed)
    while "fields" not in render.lenses("carcassonne", seen(live)):
        live = moved(live, 1, seed=position(live.table))
    return live


def seen(live: Live) -> object:
    assert live.play is not None
    return ALL["carcassonne"].view(live.play.state, TABLE)


def test_buttons_lead_to_what_there_is_to_see() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    assert more(board(live)) == ["Tiles left", "Scoring", "🎓 How to play", "Rules"]
    assert more(board(with_farmer()))[1:4] == ["Fields", "Tiles left", "Scoring"]
    assert buttons(board(live))[-1] == ["⋯ More"]


def test_lens_is_a_message_of_its_own_in_the_language_of_its_reader() -> None:
    """docs/adr/0035: never in place of the board of somebody's turn."""
    live = with_farmer()
    words = {"en": "Tiles left", "ru": "Осталось", "uk": "Лишилося"}
    for language, word in words.items():
        one = lens(Reader(FRAME, HERE, language), live, "left")
        assert (one.text, page(one), one.place) == (f"👁 <b>{word}</b>", "left", HERE)
        assert one.silent
        assert verbs(one) == {Away}


def alone(page: str, live: Live) -> Surface:
    """Return the board in the private chat of somebody who has called up a lens there."""
    return shown(live, Selection(panel=page))["board"]


def private(live: Live) -> Live:
    return with_changes(live, place=Place(ANNA.id))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_private_a_lens_is_seen_in_the_boards_own_message(language: str) -> None:
    """docs/adr/0035: with one button, back to the board."""
    live = private(begun("carcassonne", ANNA, BORIS, language=language))
    there, seen = board(live), alone("left", live)
    words = {"en": "Tiles left", "ru": "Осталось", "uk": "Лишилося"}
    back = {"en": "‹ Back", "ru": "‹ Назад", "uk": "‹ Назад"}
    assert (seen.text, page(seen)) == (f"👁 <b>{words[language]}</b>", "left")
    assert buttons(seen) == [[back[language]]]
    assert (seen.key, seen.generation, seen.place) == (there.key, there.generation, there.place)
    assert seen.retired_text == there.retired_text


def test_letter_of_a_table_stands_before_its_lens_once() -> None:
    live = with_changes(private(begun("carcassonne", ANNA, BORIS)), lettered=True)
    assert alone("left", live).text == "<b>Table A 🟧</b> · Carcassonne\n👁 <b>Tiles left</b>"


def test_what_is_no_lens_shows_the_board() -> None:
    group = begun("carcassonne", ANNA, BORIS)
    live = private(group)
    for none in ("board", "sheet", "nothing", "seat-99", "o"):
        assert alone(none, live) == board(live)
    assert alone("left", group) == board(group)


def test_choice_in_progress_marks_no_lens() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    assert "Tiles left" in more(shown(live, selection(live, 0, 0))["board"])
    picture = lens(Reader(FRAME, HERE, "en"), live, "left").picture
    assert picture is not None
    assert picture.focus is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_speak_the_language_of_the_group(language: str) -> None:
    said = more(board(begun("carcassonne", ANNA, BORIS, language=language)))
    words = {"en": "Tiles left", "ru": "Осталось", "uk": "Лишилося"}
    assert said[0] == words[language]


def test_table_that_does_not_count_shows_no_tiles() -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("counting", "off"), Start(1))
    assert not any(filled("Tiles left" in row for row in buttons(board(live))))
    assert refused(live, "left") == "refused-outdated"


def verbs(surface: Surface) -> set[type[Token]]:
    return {type(button.token) for row in surface.keyboard for button in row if button.token}


def test_games_without_a_painter_have_none() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert Lens not in verbs(board(live))
    assert refused(live, "left") == "refused-outdated"
    assert refused(lobby("carcassonne", ANNA), "left") == "refused-outdated"


def test_link_to_a_lens_is_short_enough_for_telegram() -> None:
    """64 characters of A-Z, a-z, 0-9, _ and -. https://core.telegram.org/bots/features#deep-linking"""
    live = over("laar", ANNA, BORIS)
    assert len(f"look_{live.table.id}_seat-11") <= LIMIT


def test_last_word_leads_to_whose_fields_they_were() -> None:
    last = shown(over("carcassonne", ANNA, BORIS))["last"]
    assert page(last) == "sheet"
    assert {"Fields", "🎞 Film"} <= {button.text for row in last.more for button in row}


def test_stopped_game_keeps_its_lenses_on_the_last_word() -> None:
    live = do(moved(begun("carcassonne", ANNA, BORIS), 2), ANNA, stop)
    last = shown(live)["last"]
    assert {"Tiles left", "🎞 Film"} <= {button.text for row in last.more for button in row}
    assert page(lens(Reader(FRAME, HERE, "en"), live, "left")) == "left"


def test_lens_is_made_from_what_everybody_sees() -> None:
    """docs/adr/0052: what it shows besides follows from that."""
    live = with_farmer()
    picture = lens(Reader(FRAME, HERE, "en"), live, "fields").picture
    assert picture is not None
    assert picture.view == on_page(ALL["carcassonne"], seen(live), "fields") != seen(live)


def test_page_about_somebody_is_called_by_the_name() -> None:
    """docs/adr/0035: colour and name, in rows of their own."""
    live = over("laar", ANNA, BORIS)
    last = shown(live)["last"]
    names = [button.text for row in last.more for button in row if verb_is_lens(button)]
    people = live.table.people
    assert [name.partition(" ")[2] for name in names] == [person.name for person in people]
    look_at = lens(Reader(FRAME, HERE, "en"), live, "seat-1")
    assert (page(look_at), look_at.text) == ("seat-1", f"👁 <b>{names[1]}</b>")


def verb_is_lens(button: Button) -> bool:
    return button.token is not None and isinstance(button.token, Lens)
