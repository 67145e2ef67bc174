"""A game can be stepped through by its people, as the whole table saw it (docs/adr/0044)."""

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.fitted import units
from bot.display.records.stepping import stepped
from bot.display.values import CAPTION_LIMIT, TEXT_LIMIT, Surface
from bot.features.sharing.shown import shared_moment
from bot.table.values import Live, Place, Refused
from bot.table.words import LOOKING, word_of
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import Reader
from games.core.log import unfolded
from games.core.values import TABLE
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    PEOPLE,
    STRANGER,
    begun,
    moved,
    over,
    people_for,
)
from tests.proofs import filled

HERE = Place(ANNA.id)


def seen(live: Live, at: int, language: str = "en") -> Surface:
    return stepped(Reader(FRAME, HERE, language), live, at)


def moves(live: Live) -> int:
    assert live.table.log
    return len(live.table.log.moves)


def ways(surface: Surface) -> dict[str, int]:
    """By label: the moment that a button leads to."""
    return {
        button.text: button.token.moves
        for row in surface.keyboard
        for button in row
        if isinstance(button.token, buttons.Step)
    }


@pytest.mark.parametrize("game", sorted(ALL))
def test_each_moment_is_shown_as_the_table_saw_it(game: str) -> None:
    live = over(game, *people_for(game, 3)[:3])
    log, last = live.table.log, moves(live)
    assert log
    for at, moment in filled(enumerate(unfolded(ALL[game], log), start=1)):
        if at % 7 and at != last:
            continue
        shown = seen(live, at)
        assert f" · {at}/{last}" in shown.text
        assert shown.picture is None or shown.picture.view == ALL[game].view(moment.state, TABLE)
        assert units(shown.text) <= (CAPTION_LIMIT if shown.picture else TEXT_LIMIT)


def test_buttons_lead_to_the_first_the_next_the_next_points_and_the_last() -> None:
    live = over("carcassonne", ANNA, BORIS)
    last = moves(live)
    first = ways(seen(live, 0))
    assert set(first) == {"▶", "▶ Next points", "⏭"}
    assert (first["▶"], first["⏭"]) == (1, last)
    pays = first["▶ Next points"]
    assert "</b>: +" in seen(live, pays).text
    assert ways(seen(live, pays))["▶ Next points"] > pays
    assert ways(seen(live, last - 1))["▶ Next points"] == last  # the final scoring
    middle = ways(seen(live, 5))
    assert (middle["⏮"], middle["◀"], middle["▶"], middle["⏭"]) == (0, 4, 6, last)
    assert set(ways(seen(live, last))) == {"⏮", "◀"}
    assert seen(live, 10_000) == seen(live, last)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_its_buttons_is_cut_by_a_phone(language: str) -> None:
    """A row of a phone has room for some forty letters, that of the signs for no word besides."""
    live = over("carcassonne", ANNA, BORIS)
    signs, *rows = stepped(Reader(replace(FRAME, shares=True), HERE, language), live, 3).keyboard
    assert {button.text for button in signs} == {"⏮", "◀", "▶", "⏭"}
    assert rows
    assert all(len(row) <= 2 for row in rows)


def test_it_says_who_did_what_in_the_language_of_who_asks() -> None:
    live = over("carcassonne", ANNA, BORIS)
    told = seen(live, 1, "ru").text.split("\n")
    assert told[0] == f"<b>Каркассон</b> · 1/{moves(live)}"
    assert told[1].startswith(("Anna: ", "Борис: "))
    assert "строка" not in told[1], "the picture shows it"
    unseen = stepped(Reader(replace(FRAME, pictures=False), HERE, "ru"), live, 1).text
    assert ", строка " in unseen.split("\n")[1]


def test_a_game_that_runs_is_stepped_through_where_it_hides_nothing() -> None:
    open_ = moved(begun("carcassonne", ANNA, BORIS), 6)
    assert " · 6/6" in seen(open_, 6).text
    with pytest.raises(Refused, match="refused-replay-secret"):
        seen(moved(begun("saboteur", *PEOPLE[:3]), 6), 3)
    with pytest.raises(Refused, match="refused-replay-secret"):
        seen(moved(begun("glastonbury", ANNA, BORIS), 6), 3)  # strict memory (docs/adr/0033)


def test_who_only_follows_a_link_is_offered_nothing_that_is_for_who_has_played() -> None:
    """Nobody shares what others have played (docs/adr/0044), nor has decisions of theirs there."""
    live = over("carcassonne", ANNA, BORIS)

    def verbs(user: int) -> list[str]:
        _, *rows = stepped(Reader(replace(FRAME, shares=True), Place(user), "en"), live, 3).keyboard
        others = [button.token for row in rows for button in row]
        names = [type(token).__name__ if token else "SHARE" for token in others]
        return [name for name in names if name != "Step"]

    assert verbs(BORIS.id) == ["Moments", "SHARE", "Away"]
    assert verbs(STRANGER.id) == ["Away"]


def test_a_shared_moment_fits_below_its_picture_with_the_ways_to_the_rest() -> None:
    people = [replace(one, name="W" * 32) for one in PEOPLE[:5]]
    live = over("carcassonne", *people)
    for at in range(0, moves(live) + 1, 5):
        text = shared_moment(FRAME, live, at, "uk").text
        assert units(text) <= CAPTION_LIMIT
        assert f'?start=step_{live.table.id}_{word_of(live.table, LOOKING)}_{at}"' in text
