"""Tables of one place are told apart by the first line of all that is said of them."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import render
from bot.display.board.hands import ephemeral_hand
from bot.display.board.lenses import lens
from bot.display.pages.history import listing, recalled
from bot.display.surfaces import surfaces
from bot.display.tables_of import table_name
from bot.display.values import CAPTION_LIMIT, Surface
from bot.display.views import view_of
from bot.table.values import Chair, Live, Place
from bot.texts.reader import Reader
from games.core.values import TABLE
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, PEOPLE, begun, do, lobby, moved, over, stop
from tests.proofs import filled


def lettered(live: Live, slot: int = 1) -> Live:
    return replace(live, table=replace(live.table, slot=slot, lettered=True, title="Friday"))


STATES = {
    "no game": replace(lobby("gifts", ANNA), table=replace(lobby("gifts", ANNA).table, game=None)),
    "lobby": lobby("gifts", ANNA, BORIS),
    "running": moved(begun("carcassonne", *PEOPLE), 4),
    "secrets": moved(begun("saboteur", *PEOPLE), 4),
    "over": over("gifts", ANNA, BORIS),
    "stopped": do(begun("carcassonne", ANNA, BORIS), ANNA, stop),
}


def texts(surface: Surface) -> Iterator[str]:
    for said in (surface.text, surface.retired_text, surface.opening):
        if said:
            yield re.sub(r"<[^>]*>", "", said)


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_all_that_stands_anywhere_says_its_letter(state: Live) -> None:
    """At the beginning of a line; above it stands the question at most, and what came last."""
    said = [text for s in surfaces(FRAME, lettered(state)) for text in texts(s)]
    assert said
    assert all(re.search("^(Table|Стол|Стіл) B 🟪 · ", text, re.MULTILINE) for text in said)


@pytest.mark.parametrize(("state", "game"), [("running", "Carcassonne"), ("secrets", "Saboteur")])
def test_what_stands_in_a_group_says_which_game(state: str, game: str) -> None:
    """Of two boards in one chat a letter alone does not say which game one is asked in."""
    live = lettered(STATES[state])
    said = [text for s in surfaces(FRAME, live) if s.place == GROUP for text in texts(s)]
    assert all(f"\nTable B 🟪 · {game}" in f"\n{text}" for text in filled(said))


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_lone_table_shows_no_letter(state: Live) -> None:
    lines = [text for s in surfaces(FRAME, state) for text in texts(s)]
    assert not any(filled("🟧" in line for line in lines))


def test_letter_is_seen_on_pictures_and_hands_that_one_person_sees() -> None:
    live = lettered(STATES["secrets"], 2)
    assert ephemeral_hand(FRAME, live, Chair(0)).text.startswith("<b>Стіл C 🟫</b> · ")
    looked = lettered(STATES["running"])
    name = render.lenses("carcassonne", view_of(FRAME, looked, TABLE))[0]
    page = lens(Reader(FRAME, looked.table.place, "en"), looked, name)
    assert page.text.startswith("<b>Table B 🟪</b> · ")
    assert not lens(Reader(FRAME, Place(ANNA.id), "en"), looked, name).text.startswith("<b>B")


def test_table_is_known_by_letter_game_and_group() -> None:
    assert table_name(FRAME, lettered(STATES["running"]).table, "en") == (
        "Table B 🟪 · Carcassonne · Friday"
    )


def test_games_that_are_over_are_told_apart_by_their_days() -> None:
    live = lettered(STATES["over"])
    text, _ = listing(Reader(FRAME, Place(ANNA.id), "en"), [live], 0, 1)
    seen = recalled(Reader(FRAME, Place(ANNA.id), "en"), live, None)
    assert "🟪" not in text + seen.text


def test_longest_caption_has_room_for_the_letter() -> None:
    long = tuple(replace(person, name="М" * 32) for person in PEOPLE)
    live = lettered(moved(begun("carcassonne", *long), 40))
    captions = [s.text for s in surfaces(FRAME, live) if s.picture]
    assert captions
    assert all(len(text.encode("utf-16-le")) // 2 <= CAPTION_LIMIT for text in captions)
