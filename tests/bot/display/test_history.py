"""What was played, told again: in whoever's language, as long as messages allow."""

import pytest
from msgspec.structs import replace

from bot.display.fitted import units
from bot.display.pages.history import PAGE, listing, recalled
from bot.display.values import CAPTION_LIMIT, TEXT_LIMIT
from bot.table.values import Live, Place, Refused
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import Reader
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, NOON, PEOPLE, begun, moved, over
from tests.bot.teams import team

HERE = Place(ANNA.id)


def named(live: Live, number: int, title: str = "Friday") -> Live:
    return replace(live, table=replace(live.table, id=f"{number:010}", title=title))


def test_list_says_game_day_and_places_with_a_button_for_each() -> None:
    games = [named(over("gifts", ANNA, BORIS), n) for n in range(PAGE)]
    text, (looks, turns) = listing(Reader(FRAME, GROUP, "en"), games, 1, 3)
    title, first, *_ = text.split("\n\n")
    assert title == "<b>Games played here</b>"
    assert first.startswith(f'6. <b>Gifts</b> · <tg-time unix="{NOON}" format="D">')
    assert "🏆" in first
    assert [button.text for button in looks] == ["👁 6", "👁 7", "👁 8", "👁 9", "👁 10"]
    assert [button.text for button in turns] == ["◀", "▶"]


def test_own_list_names_the_group() -> None:
    games = [named(over("gifts", ANNA, BORIS), 0)]
    text, keyboard = listing(Reader(FRAME, Place(ANNA.id), "ru"), games, 0, 1)
    assert "Friday" in text
    assert text.startswith("<b>Ваши партии</b>")
    assert len(keyboard) == 1  # nothing to turn to


def test_team_is_told_what_it_reached() -> None:
    text, _ = listing(Reader(FRAME, GROUP, "en"), [moved(team(), 10_000)], 0, 1)
    assert "🥇" not in text


def test_long_names_fit() -> None:
    people = [replace(one, name="W" * 32) for one in PEOPLE]
    games = [named(over("gifts", *people), n, "T" * 128) for n in range(PAGE)]
    text, _ = listing(Reader(FRAME, Place(ANNA.id), "uk"), games, 0, 1)
    assert units(text) <= TEXT_LIMIT
    seen = recalled(Reader(FRAME, HERE, "uk"), games[0], "https://t.me/c/1/2")
    assert units(seen.text) <= CAPTION_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_is_told_again_in_the_language_of_who_asks(language: str) -> None:
    live = named(over("carcassonne", ANNA, BORIS, language="uk"), 0)
    seen = recalled(Reader(FRAME, HERE, language), live, None)
    assert FRAME.say(language, "over-title") in seen.text
    assert "Friday" in seen.text.partition("\n")[0]
    assert seen.picture is not None
    assert seen.picture.page == "sheet"
    assert seen.place == HERE
    buttons = [button.text for row in seen.keyboard for button in row]
    assert {FRAME.say(language, f"button-{id}") for id in ("film", "export")} <= set(buttons)


def test_the_film_is_offered_in_private_to_those_who_have_played() -> None:
    live = over("carcassonne", ANNA, BORIS)
    for user, is_offered in ((ANNA.id, True), (77, False)):
        seen = recalled(Reader(FRAME, Place(user), "en"), live, None)
        texts = [button.text for row in seen.keyboard for button in row]
        assert (FRAME.say("en", "button-film") in texts) is is_offered


def test_game_that_runs_is_not_told() -> None:
    with pytest.raises(Refused):
        recalled(Reader(FRAME, HERE, "en"), begun("sealed", ANNA, BORIS), None)
