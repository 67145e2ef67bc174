"""What the lobby shows."""

import re
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.display.buttons import Tempo
from bot.display.lobby.options import ALL_CLOCKS, CLOCK, MORE, OPTIONS
from bot.display.lobby.surface import CANCEL, COLOURS, lobby_surface
from bot.display.surfaces import surfaces
from bot.display.values import Selection, Surface
from bot.table.forgetting import Forget
from bot.table.gathering import (
    AsLastTime,
    ChooseGame,
    Join,
    Leave,
    Recolour,
    SetClock,
    SetOption,
    SetPreset,
    SetWeekends,
    seated_at_once,
)
from bot.table.parts import Choice
from bot.table.recent import remembered
from bot.table.seating import person_of
from bot.table.slots import PATIENCE, GiveWay
from bot.table.ticking import Tick
from bot.table.values import DAY, HOUR, Refused, User, with_changes
from bot.texts.catalogues import LANGUAGES, message_id
from bot.texts.frame import COLOUR_MARKS, COLOUR_WORDS
from bot.texts.reader import public_reader
from games import GAMES
from games.core.contract import AnyGame, as_preset, defaults
from games.core.seats import lawful_people
from tests.bot.looking import buttons, labels, only, panel_of, plain
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    begun,
    do,
    fresh,
    lobby,
    refusal,
    stop,
    waiting_since,
)
from tests.proofs import filled
from tests.toys.heaps import GAME as HEAPS


def test_the_others_join_while_the_host_sets_options_in_the_group() -> None:
    """Where the host's private chat is not open: issue "What the third look found", point 21."""
    for panel in (OPTIONS, MORE, CLOCK):
        (surface,) = surfaces(FRAME, lobby("carcassonne", ANNA), {None: Selection(panel=panel)})
        assert ["Join"] in buttons(surface)


CLOCKS = (
    "✓ ⏳ No limit",
    "⏳ 5 minutes per move",
    "⏳ 12 hours per move",
    "⏳ 1 day per move",
    "⏳ 3 days per move",
    "⋯ More",
)
ALL_OF_THEM = (
    "✓ ⏳ No limit",
    "⏳ 1 minute per move",
    "⏳ 5 minutes per move",
    "⏳ 15 minutes per move",
    "⏳ 1 hour per move",
    "⏳ 12 hours per move",
    "⏳ 1 day per move",
    "⏳ 2 days per move",
    "⏳ 3 days per move",
    "⏳ 7 days per move",
    "⏳ 15 min + 1 min per move",
    "⏳ 1 day + 2 h per move",
    "⏳ 3 days + 6 h per move",
    "⏳ 7 days + 12 h per move",
)


def test_lobby_says_what_is_played_who_sits_there_and_what_is_missing() -> None:
    assert plain(only(lobby("gifts", ANNA))) == (
        "Gifts\nKeep the card, or give it away.\n\nCards: six\nClock: no limit\n\n"
        "Players (2–4 can play)\n🔴 Anna · host · red\n\nWe need 1 more player. Tap “Join”!\n"
        "Too few? Add computers under “⋯ More”."
    )
    assert plain(only(lobby("gifts", ANNA, BORIS))).endswith(
        "🔴 Anna · host · red\n🔵 Борис · blue\n\n"
        "Ready? The host taps “Start”; after 10 quiet minutes, any player can."
    )


_PACE = ["🍕 Tonight", "📅 Over days"]


def test_lobby_offers_a_seat_and_the_start_and_all_else_behind_a_button() -> None:
    assert buttons(only(lobby("gifts"))) == [_PACE, ["Join"], ["⋯ More"]]
    assert listed(only(lobby("gifts"))) == ["Options", "🤖 Computers", "Rules", "Cancel"]
    ready = only(lobby("gifts", ANNA, BORIS))
    assert buttons(ready) == [_PACE, ["Join", "Start"], ["⋯ More"]]
    assert listed(ready) == [
        *("Options", "🤖 Computers", "Rules"),
        *("Colours", "Leave", "Cancel"),
    ]


def listed(surface: Surface) -> list[str]:
    """What stands behind "⋯", below the way to a seat and above Back."""
    return [button.text for row in surface.more[1:-1] for button in row]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lobby_has_four_buttons_at_most(game: str, language: str) -> None:
    """Who is new sees what there is to do: sit down, begin, and one way to the rest; above them
    stands the one question, of two answers.
    """
    recent = (Choice(game, {}, DAY),)
    for people in ((), (ANNA,), (ANNA, BORIS), PEOPLE):
        with suppress(Refused):
            live = with_changes(lobby(game, *people), language=language, recent=recent)
            rows = only(live).keyboard
            asked = [b for row in rows for b in row if isinstance(b.token, Tempo)]
            assert len(asked) == 2
            assert sum(map(len, rows)) - len(asked) <= 4


def test_lobby_that_keeps_people_waiting_asks_before_it_is_cancelled() -> None:
    asked = only(lobby("gifts", ANNA, BORIS), Selection(panel=CANCEL))
    assert plain(asked).endswith("2 players have joined. Cancel anyway?")
    assert buttons(asked) == [["Cancel the table"], ["Back"]]
    assert asked.keyboard[0][0].style == "danger"


def test_game_without_options_still_has_a_clock_to_set() -> None:
    panel = panel_of(lobby("sealed"), OPTIONS)
    assert [text for row in buttons(panel) for text in row] == [*CLOCKS, "Done"]


def test_slow_clock_offers_free_weekends_beside_it_and_the_lobby_tells() -> None:
    for game, panel in (("sealed", OPTIONS), ("carcassonne", CLOCK)):
        live = do(lobby(game, ANNA), ANNA, SetClock(HOUR))
        assert not any(
            filled("Weekends" in t for row in buttons(panel_of(live, panel)) for t in row)
        )
        slow = do(live, ANNA, SetClock(12 * HOUR))
        assert ["🛋 Weekends: clock runs"] in buttons(panel_of(slow, panel))
        free = do(slow, ANNA, SetWeekends(is_on=True))
        assert ["🛋 Weekends: clock stopped"] in buttons(panel_of(free, panel))
        assert "12 hours per move · weekends don’t count" in plain(only(free))
        assert "weekends" not in plain(only(slow))


def test_chosen_clock_is_ticked_and_told() -> None:
    live = do(lobby("sealed", ANNA), ANNA, SetClock(12 * HOUR))
    ticked = [t for row in buttons(panel_of(live, OPTIONS)) for t in row if "✓" in t]
    assert ticked == ["✓ ⏳ 12 hours per move"]
    assert "Clock: 12 hours per move" in plain(only(live))
    live = do(live, ANNA, SetClock(3 * DAY, 6 * HOUR))
    ticked = [t for row in buttons(panel_of(live, OPTIONS)) for t in row if "✓" in t]
    assert ticked == ["✓ ⏳ 3 days + 6 h per move"]
    assert "Clock: 3 days + 6 h per move" in plain(only(live))


def test_expired_lobby_says_so_and_has_no_buttons() -> None:
    live = lobby("gifts", ANNA)
    surface = only(do(live, ANNA, Tick(NOON + DAY, live.revision)))
    assert surface.text.startswith("This table has waited too long")
    assert surface.keyboard == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_that_gave_way_after_an_hour_says_nothing_of_a_day(language: str) -> None:
    """It told of "a whole day": no figure of a text can be wrong that is not there."""
    live = waiting_since(lobby("gifts", ANNA), NOON - PATIENCE, language=language)
    said = only(do(live, BORIS, GiveWay(NOON))).text
    assert not re.search("day|день", said)


def test_no_colours_are_offered_where_the_pieces_have_their_own() -> None:
    surface = only(lobby("glastonbury", ANNA, BORIS))
    assert not {label[0] for row in buttons(surface) for label in row} & set(COLOUR_MARKS)
    assert not any(mark in surface.text for mark in COLOUR_MARKS)


def test_colours_that_are_taken_are_not_offered() -> None:
    live = do(lobby("gifts", ANNA, BORIS), ANNA, Recolour(4))
    assert "Colours" in listed(only(live))
    panel = lobby_surface(public_reader(FRAME, live.table), live.table, Selection(panel=COLOURS))
    assert [said for said in labels(panel) if said[0] in COLOUR_MARKS] == [
        *("🔴 red", "🟡 yellow", "⚫ black", "🟢 green")
    ]
    assert labels(panel)[0] == "Join"  # while one looks, the others join
    assert "⚪ Anna" in panel.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_free_colours_are_named_for_the_colour_blind_two_to_a_phones_row(language: str) -> None:
    """A phone's keyboard is 300 points wide: two such words a row, and each is told as the list of
    players tells it.
    """
    table = replace(lobby("gifts", ANNA, BORIS).table, language=language)
    rows = lobby_surface(public_reader(FRAME, table), table, Selection(panel=COLOURS)).keyboard
    assert max(map(len, rows)) == 2
    words = [FRAME.say(language, word) for word in COLOUR_WORDS]
    named = [f"{mark} {word}" for mark, word in zip(COLOUR_MARKS, words, strict=True)]
    said = [button.text for row in rows for button in row]
    assert [label for label in said if label[0] in COLOUR_MARKS] == named[2:]


def test_options_panel_explains_and_ticks() -> None:
    live = do(lobby("gifts", ANNA), ANNA, SetOption("cards", "4"))
    surface = panel_of(live, OPTIONS)
    assert buttons(surface)[0] == ["Cards: six", "✓ Cards: four"]
    said = [text for row in buttons(surface) for text in row]
    assert said[-len(CLOCKS) - 1 :] == [*CLOCKS, "Done"]
    assert "How many cards are played." in surface.text
    assert "Cards: <b>four</b>" in only(live).text


def test_many_options_are_opened_one_by_one() -> None:
    live = do(lobby("carcassonne", ANNA), ANNA, SetOption("farmers", "first"))
    panel = buttons(panel_of(live, MORE))
    assert panel[:2] == [["Farmers: 1st edition"], ["River: off", "Abbot: off"]]
    assert panel[-1] == ["Done"]
    opened = panel_of(live, f"{OPTIONS}/farmers")
    assert buttons(opened) == [["On", "Off"], ["✓ 1st edition", "2nd edition"], ["Back"]]
    assert "a city counts only once per player" in opened.text
    clock = panel_of(live, CLOCK)
    assert [text for row in buttons(clock) for text in row] == [*CLOCKS, "Back"]
    every = panel_of(live, ALL_CLOCKS)
    assert [text for row in buttons(every) for text in row] == [*ALL_OF_THEM, "Back"]


def test_presets_stand_above_single_options_and_set_them_all() -> None:
    live = do(lobby("carcassonne", ANNA), ANNA, SetOption("farmers", "first"))
    panel = panel_of(live, OPTIONS)
    said = [text for row in buttons(panel) for text in row]
    assert said[:3] == ["Classic", "River & abbot", "Solo or team"]
    assert said[-3:] == ["⏳ No limit", "⋯ More", "Done"]
    chosen = do(live, ANNA, SetPreset("river_abbot"))
    assert "River: on · Abbot: on\nClock" in plain(only(chosen))
    assert buttons(panel_of(chosen, OPTIONS))[0][1] == "✓ River & abbot"
    assert refusal(live, BORIS, SetPreset("classic")) == "refused-only-host"
    assert refusal(live, ANNA, SetPreset("chess")) == "refused-outdated"


@pytest.mark.parametrize("game", [*GAMES.values(), HEAPS], ids=lambda game: game.id)
def test_each_game_names_a_few_lawful_presets_the_standard_rules_first(
    game: AnyGame,
) -> None:
    """Where there is something to agree; else there is one way to play, which needs no name."""
    known = {option.id: option.values for option in game.options}
    assert len(game.presets) in ((2, 3, 4, 5) if game.options else (0,))
    assert [as_preset(game, one) for one in game.presets[:1]] == ([defaults(game)] if known else [])
    # or nothing: a game without options has no presets
    for preset in game.presets:
        assert [o for o, value in preset.options.items() if value not in known[o]] == []
        assert lawful_people(game, preset.options)
        for language in LANGUAGES:
            assert len(FRAME.say(language, message_id(game.id, "preset", preset.id))) <= 20
    assert len({tuple(as_preset(game, p).items()) for p in game.presets}) == len(game.presets)


def test_who_is_alone_learns_how_to_play_alone() -> None:
    assert "Too few? Fewer can play “Solo or team”; or add computers under “⋯ More”." in plain(
        only(lobby("carcassonne", ANNA))
    )
    alone = do(lobby("carcassonne", ANNA), ANNA, SetPreset("solo"))
    assert plain(only(alone)).endswith("Ready? Tap “Start”.")
    another = do(lobby("carcassonne", BORIS), ANNA, SetPreset("solo"))
    assert plain(only(another)).endswith(
        "Ready? The host taps “Start”; after 10 quiet minutes, any player can."
    )
    assert plain(only(lobby("saboteur", ANNA))).endswith("Too few? Add computers under “⋯ More”.")


def test_once_all_seats_are_taken_anybody_seated_is_told_to_start() -> None:
    """The host may be asleep: docs/adr/0095."""
    for language, said in (
        ("en", "Everyone’s here. Any player can tap “Start”."),
        ("ru", "Все в сборе: «Начать» может нажать любой игрок."),
        ("uk", "Усі на місці: «Почати» може натиснути будь-хто з гравців."),
    ):
        full = with_changes(lobby("castle", ANNA, BORIS), language=language)
        assert plain(only(full)).endswith(said)


def test_two_learn_how_two_can_play() -> None:
    said = plain(only(lobby("saboteur", ANNA, BORIS)))
    assert said.endswith("Too few? Fewer can play “Saboteur 2”; or add computers under “⋯ More”.")


def test_who_waits_for_guests_is_not_told_that_they_are_too_few() -> None:
    two = lobby("saboteur", ANNA, BORIS)
    awaited = with_changes(two, invited=(person_of(two.table, CLARA, 2),))
    assert "Too few" not in plain(only(awaited))


def test_alone_one_tap_leads_to_a_game_for_one() -> None:
    rows = buttons(only(lobby("carcassonne", ANNA)))
    assert ["Solo or team", "⋯ More"] in rows
    assert ["⋯ More"] in buttons(only(lobby("carcassonne", ANNA, BORIS)))
    assert all(
        filled("Solo" not in text for row in buttons(only(lobby("gifts", ANNA))) for text in row)
    )


def test_host_who_has_not_sat_down_is_named() -> None:
    live = with_changes(lobby("gifts", BORIS), host_name="Anna")
    assert "Players (2–4 can play)\nHost: Anna\n🔴 Борис · red\n" in plain(only(live))
    assert "Host:" not in plain(only(do(live, ANNA, Join())))
    alone = do(lobby("gifts", ANNA), ANNA, Leave())
    assert "Host: Anna" in plain(only(alone))
    forgotten = do(alone, ANNA, Forget("Player"))
    assert "Host: Player" in plain(only(forgotten))


def test_options_without_effect_are_hidden_unless_they_are_chosen() -> None:
    """An endless table has no edge; who is alone needs nobody to begin, and has no farmers."""
    live = lobby("carcassonne", ANNA)
    assert not any(filled("edge" in text for row in buttons(panel_of(live, MORE)) for text in row))
    small = do(live, ANNA, SetOption("table", "9"))
    assert any("Table edge" in text for row in buttons(panel_of(small, MORE)) for text in row)
    solo = do(live, ANNA, SetOption("mode", "solo"))
    assert not any(
        filled("Farmers" in text for row in buttons(panel_of(solo, MORE)) for text in row)
    )
    clash = do(small, ANNA, SetOption("edges", "close"), SetOption("table", "endless"))
    assert any("Table edge" in text for row in buttons(panel_of(clash, MORE)) for text in row)


def test_gold_and_broken_tools_are_agreed_on_in_the_base_game_only() -> None:
    """Saboteur, booklet: an additional rule of the base game; with Saboteur 2 nothing follows."""
    live = lobby("saboteur", ANNA)
    for expansion, offered in (("off", "Broken tool"), ("on", "Gold to")):
        panel = panel_of(do(live, ANNA, SetOption("expansion", expansion)), MORE)
        named = {text.partition(":")[0] for row in buttons(panel) for text in row}
        assert named & {"Broken tool", "Gold to"} == {offered}


def test_options_need_what_there_is() -> None:
    needed = 0
    for game in GAMES.values():
        known = {option.id: option.values for option in game.options}
        for id, values in [one for option in game.options for one in option.needs.items()]:
            assert {*values} - {*known[id]} == set()
            needed += 1
    assert needed


def test_what_the_group_played_last_is_offered_first() -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("river", "on"), SetClock(DAY))
    recent = remembered(live.table, ())
    assert recent == (Choice("carcassonne", live.table.options, DAY),)
    games = [
        row[0] for row in buttons(only(with_changes(fresh(), recent=(Choice("saboteur", {}, 0),))))
    ]
    assert [name.split(" · ")[0] for name in games[:2]] == ["Saboteur", "🆕 Carcassonne"]
    again = with_changes(lobby("carcassonne", ANNA, BORIS), recent=recent)
    assert buttons(only(again))[2][0] == "🔁 Like last time"
    assert buttons(panel_of(again, OPTIONS))[0][0] == "🔁 Like last time"
    assert refusal(again, BORIS, AsLastTime()) == "refused-only-host"
    same = do(again, ANNA, AsLastTime())
    assert (same.table.options["river"], same.table.clock) == ("on", DAY)
    assert buttons(only(same)) == [_PACE, ["Join", "Start"], ["⋯ More"]]
    assert do(same, ANNA, AsLastTime()) == same


def test_options_that_there_are_no_more_are_passed_over() -> None:
    recent = (Choice("carcassonne", {"dragon": "on", "river": "maybe", "abbot": "on"}, 0),)
    live = do(with_changes(lobby("carcassonne", ANNA), recent=recent), ANNA, AsLastTime())
    carcassonne = ALL["carcassonne"]
    assert live.table.options == {**defaults(carcassonne), "abbot": "on"}


def test_who_opens_a_table_sits_there_where_he_can_at_once() -> None:
    """In a game with secrets only if their private chat is open."""
    unknown = replace(ANNA, reachable=False)

    def people(game: str, user: User) -> list[str]:
        table = do(fresh(), user, ChooseGame(game)).table
        return [person.name for person in seated_at_once(ALL, table, user).people]

    assert people("gifts", unknown) == people("sealed", ANNA) == ["Anna"]
    assert people("sealed", unknown) == []
    assert seated_at_once(ALL, fresh().table, ANNA).people == ()
    assert seated_at_once(ALL, lobby("gifts").table, BORIS).people == ()


def test_lobby_tells_of_many_options_those_that_are_not_as_usual() -> None:
    live = lobby("carcassonne", ANNA)
    assert "Standard rules\nClock: no limit" in plain(only(live))
    changed = do(live, ANNA, SetOption("river", "on"), SetOption("holes", "on"))
    assert "River: on · Holes: extra turn\nClock" in plain(only(changed))


def test_lobby_reminds_teams_of_what_they_keep_to_by_themselves() -> None:
    """Land vs Sea, booklet p. 19: players of one team must not give each other advice."""
    people = (*PEOPLE, User(4, "Dora", "en", reachable=True))
    for count, said in ((3, "Standard rules\n"), (4, "Standard rules · Team talk: limited\n")):
        assert said in plain(only(lobby("land_vs_sea", *people[:count])))
    free = do(lobby("land_vs_sea", *people), ANNA, SetOption("table_talk", "free"))
    assert "\nTeam talk: free\n" in plain(only(free))


def test_why_options_of_a_game_do_not_go_together_is_told_by_the_game() -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("edges", "close"))
    assert "⚠️ An endless table has no edge" in plain(only(live))
    small = do(live, ANNA, SetOption("table", "9"), SetOption("river", "on"))
    assert "or 19 × 19" in plain(panel_of(small, OPTIONS))


def test_cancelled_lobby_has_no_buttons() -> None:
    surface = only(do(lobby("gifts", ANNA), ANNA, stop))
    assert (surface.text, surface.keyboard) == (
        "This table was cancelled. /play opens a new one.",
        (),
    )


def test_names_with_markup_stay_names() -> None:
    assert "Clara &lt;3" in only(lobby("gifts", CLARA)).text
    live = begun("gifts", *PEOPLE)
    assert "Clara &lt;3" in only(live).text
    assert "<3" in plain(only(live))


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_colour_is_named_for_who_cannot_tell_the_marks_apart(language: str) -> None:
    host = FRAME.say(language, "lobby-host")
    word = {"en": "red", "ru": "красный", "uk": "червоний"}[language]
    said = plain(only(lobby("carcassonne", ANNA, language=language)))
    assert f"🔴 Anna · {host} · {word}" in said
