"""The stack of the day: the same for all who play alike, never where it would tell secrets."""

import pytest
from msgspec.structs import replace

from bot.display.lobby.options import OPTIONS, STACK
from bot.display.records.chronicle import chronicle
from bot.display.surfaces import surfaces
from bot.table.daily import chance_of
from bot.table.gathering import SetOption, SetStack, Start
from bot.table.values import Live
from bot.texts.catalogues import LANGUAGES
from tests.bot.looking import buttons, only, panel_of, plain
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, do, lobby, moved, refusal
from tests.proofs import filled

DAY, NEXT = "2026-11-20", "2026-11-21"


def dealt(game: str = "gifts", *, seed: int = 1, day: str = DAY) -> Live:
    """Return a table that has begun with the stack of a day."""
    return do(chosen(game), ANNA, Start(seed, day))


def chosen(game: str) -> Live:
    return do(lobby(game, ANNA, BORIS), ANNA, SetStack(daily=True))


def stack(live: Live) -> object:
    assert live.play is not None
    return live.play.state.stack


@pytest.mark.parametrize("game", ["gifts", "carcassonne"])
def test_everybody_gets_the_same_on_a_day_and_another_on_the_next(game: str) -> None:
    assert stack(dealt(game, seed=1)) == stack(dealt(game, seed=2))
    assert stack(dealt(game)) != stack(dealt(game, day=NEXT))


def test_stack_is_the_same_for_ever() -> None:
    """A change here would break what others have been dealt on that day."""
    live = lobby("carcassonne", ANNA, BORIS)
    rng = chance_of(ALL, live.table, DAY, {"farmers": "on"})
    assert (rng.seed, rng.used) == (SEED, 0)
    assert chance_of(ALL, live.table, DAY, {"farmers": "off"}) != rng
    assert chance_of(ALL, lobby("carcassonne", ANNA, BORIS, CLARA).table, DAY, {}) != rng


SEED, OF_USUAL_OPTIONS = 2122419442280817707, 8726135515233836915


def test_who_begins_is_drawn_by_lot_all_the_same() -> None:
    first = {dealt(seed=seed).table.people[0].user for seed in range(9)}
    assert first == {ANNA.id, BORIS.id}


def test_usually_chance_mixes() -> None:
    tables = [do(lobby("gifts", ANNA, BORIS), ANNA, Start(seed, DAY)) for seed in (1, 2)]
    assert stack(tables[0]) != stack(tables[1])
    assert [live.table.day for live in tables] == ["", ""]


def test_options_agreed_are_those_that_count() -> None:
    live = dealt("carcassonne")
    assert live.table.log is not None
    assert (live.table.log.rng.seed, live.table.log.rng.used) == (OF_USUAL_OPTIONS, 0)


# Secrets


def test_game_with_secrets_is_never_dealt_from_it() -> None:
    live = lobby("sealed", ANNA, BORIS)
    assert refusal(live, ANNA, SetStack(daily=True)) == "refused-outdated"
    forced = replace(live, table=replace(live.table, daily=True))
    begun = do(forced, ANNA, Start(5, DAY))
    assert begun.table.day == ""
    assert begun.table.log is not None
    assert begun.table.log.rng != chance_of(ALL, live.table, DAY, live.table.options)


def test_choice_is_not_offered_where_there_are_secrets() -> None:
    said = buttons(panel_of(lobby("sealed", ANNA), OPTIONS))
    assert not any(filled("📅" in text for row in said for text in row))


# The lobby


def test_only_the_host_chooses() -> None:
    assert refusal(lobby("gifts", ANNA, BORIS), BORIS, SetStack(daily=True)) == "refused-only-host"


def test_panel_offers_it_and_warns() -> None:
    surface = panel_of(chosen("gifts"), OPTIONS)
    offered = [row[0] for row in buttons(surface) if "📅" in row[0]]
    assert offered == ["📅 Random shuffle", "✓ 📅 Daily shuffle"]
    assert "One try each!" in surface.text


def test_of_many_options_it_has_a_panel_of_its_own() -> None:
    live = lobby("carcassonne", ANNA)
    said = [text for row in buttons(panel_of(live, OPTIONS)) for text in row]
    assert "📅 Random shuffle" in said
    opened = panel_of(live, STACK)
    assert buttons(opened)[:2] == [["✓ 📅 Random shuffle"], ["📅 Daily shuffle"]]


def test_lobby_says_it_and_it_can_be_taken_back() -> None:
    live = chosen("gifts")
    assert "📅 daily shuffle" in plain(only(live))
    assert "📅" not in plain(only(do(live, ANNA, SetStack(daily=False))))


# The end


@pytest.mark.parametrize("language", LANGUAGES)
def test_result_says_of_which_day_it_was(language: str) -> None:
    live = moved(dealt("gifts"), 100)
    live = replace(live, table=replace(live.table, language=language))
    assert f"{DAY}" in plain(only(live))
    assert DAY in chronicle(FRAME, live).split("\n\n")[0]


def test_options_that_make_secrets_turn_it_off() -> None:
    """A table keeps the wish, so that another option brings it back."""
    game = replace(ALL["gifts"], has_secrets=lambda options: options["cards"] == "4")
    live = chosen("gifts")
    table = do(live, ANNA, SetOption("cards", "4")).table
    assert table.daily
    frame = replace(FRAME, games={**ALL, "gifts": game})
    (surface,) = surfaces(frame, Live(table))
    assert "📅" not in plain(surface)
