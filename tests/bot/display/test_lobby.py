"""What the lobby shows."""

from bot.display.lobby import CANCEL
from bot.display.options import CLOCK, OPTIONS
from bot.display.values import Focus
from bot.table.commands import Recolour, SetClock, SetOption, Tick
from bot.table.values import DAY, HOUR
from bot.texts.frame import COLOUR_MARKS
from tests.bot.looking import buttons, only, plain
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, PEOPLE, begun, do, fresh, lobby, stop


def test_first_the_game_is_chosen() -> None:
    surface = only(fresh())
    assert surface.text == "<b>What shall we play?</b>"
    assert buttons(surface) == [
        ["Carcassonne"],
        ["Saboteur"],
        ["Guilds of Laar"],
        ["Gifts"],
        ["Sealed Bids"],
        ["Cancel"],
    ]


CLOCKS = (
    "✓ ⏳ no limit",
    "⏳ 12 hours per move",
    "⏳ 1 day per move",
    "⏳ 2 days per move",
    "⏳ 3 days per move",
    "⏳ 7 days per move",
)


def test_lobby_says_what_is_played_who_sits_there_and_what_is_missing() -> None:
    assert plain(only(lobby("gifts", ANNA))) == (
        "Gifts\nKeep the card, or give it away.\n\nCards: six\nClock: no limit\n\n"
        "Players (2–4)\n🔴 Anna · host\n\nNeeds at least 2 players. Tap “Join”!"
    )
    assert plain(only(lobby("gifts", ANNA, BORIS))).endswith(
        "🔴 Anna · host\n🔵 Борис\n\nReady? The host taps “Start”."
    )


def test_lobby_offers_what_can_be_done() -> None:
    assert buttons(only(lobby("gifts"))) == [["Join"], ["Options", "Rules"], ["Cancel"]]
    assert buttons(only(lobby("gifts", ANNA, BORIS))) == [
        ["Join", "Leave"],
        [*COLOUR_MARKS[2:]],
        ["Start"],
        ["Options", "Rules"],
        ["Cancel"],
    ]


def test_lobby_that_keeps_people_waiting_asks_before_it_is_cancelled() -> None:
    asked = only(lobby("gifts", ANNA, BORIS), Focus(panel=CANCEL))
    assert plain(asked).endswith("2 players have joined. Cancel anyway?")
    assert buttons(asked) == [["Cancel the table"], ["Back"]]
    assert asked.keyboard[0][0].style == "danger"


def test_game_without_options_still_has_a_clock_to_set() -> None:
    panel = only(lobby("sealed"), Focus(panel=OPTIONS))
    assert [text for row in buttons(panel) for text in row] == [*CLOCKS, "Back"]


def test_chosen_clock_is_ticked_and_told() -> None:
    live = do(lobby("sealed", ANNA), ANNA, SetClock(12 * HOUR))
    ticked = [t for row in buttons(only(live, Focus(panel=OPTIONS))) for t in row if "✓" in t]
    assert ticked == ["✓ ⏳ 12 hours per move"]
    assert "Clock: 12 hours per move" in plain(only(live))


def test_expired_lobby_says_so_and_has_no_buttons() -> None:
    live = lobby("gifts", ANNA)
    surface = only(do(live, ANNA, Tick(NOON + DAY, live.revision)))
    assert surface.text.startswith("Nobody came for a day")
    assert surface.keyboard == ()


def test_colours_that_are_taken_are_not_offered() -> None:
    surface = only(do(lobby("gifts", ANNA, BORIS), ANNA, Recolour(4)))
    assert buttons(surface)[1] == ["🔴", "🟡", "⚫", "🟢"]
    assert "⚪ Anna" in surface.text


def test_options_panel_explains_and_ticks() -> None:
    live = do(lobby("gifts", ANNA), ANNA, SetOption("cards", "4"))
    surface = only(live, Focus(panel=OPTIONS))
    assert buttons(surface)[0] == ["Cards: six", "✓ Cards: four"]
    said = [text for row in buttons(surface) for text in row]
    assert said[-len(CLOCKS) - 1 :] == [*CLOCKS, "Back"]
    assert "How many cards are played." in surface.text
    assert "Cards: <b>four</b>" in only(live).text


def test_many_options_are_opened_one_by_one() -> None:
    live = do(lobby("carcassonne", ANNA), ANNA, SetOption("farmers", "first"))
    panel = only(live, Focus(panel=OPTIONS))
    said = [text for row in buttons(panel) for text in row]
    assert said[:2] == ["Farmers: 1st edition", "River: no"]
    assert said[-2:] == ["⏳ no limit", "Back"]
    opened = only(live, Focus(panel=f"{OPTIONS}/farmers"))
    assert buttons(opened) == [["on", "off"], ["✓ 1st edition", "2nd edition"], ["Back"]]
    assert "no city twice for one player" in opened.text
    clock = only(live, Focus(panel=CLOCK))
    assert [text for row in buttons(clock) for text in row] == [*CLOCKS, "Back"]


def test_lobby_tells_of_many_options_those_that_are_not_as_usual() -> None:
    live = lobby("carcassonne", ANNA)
    assert "Standard rules\nClock: no limit" in plain(only(live))
    changed = do(live, ANNA, SetOption("river", "on"), SetOption("holes", "on"))
    assert "River: yes · Holes: extra turn\nClock" in plain(only(changed))


def test_why_options_of_a_game_do_not_go_together_is_told_by_the_game() -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("edges", "close"))
    assert "⚠️ An endless table has no edge" in plain(only(live))
    small = do(live, ANNA, SetOption("table", "9"), SetOption("river", "on"))
    assert "or 19 × 19" in plain(only(small, Focus(panel=OPTIONS)))


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
