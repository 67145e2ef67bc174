"""What the lobby shows."""

from bot.frame import COLOUR_MARKS
from bot.lobby import OPTIONS
from bot.shown import Focus
from bot.table import (
    Recolour,
    SetOption,
    Stop,
)
from tests.bot.looking import buttons, only, plain
from tests.bot.tables import (
    ANNA,
    BORIS,
    CLARA,
    PEOPLE,
    begun,
    do,
    fresh,
    lobby,
)


def test_first_the_game_is_chosen() -> None:
    surface = only(fresh())
    assert surface.text == "<b>What shall we play?</b>"
    assert buttons(surface) == [["Carcassonne"], ["Gifts"], ["Sealed Bids"], ["Cancel"]]


def test_lobby_says_what_is_played_who_sits_there_and_what_is_missing() -> None:
    assert plain(only(lobby("gifts", ANNA))) == (
        "Gifts\nKeep the card, or give it away.\n\nCards: six\n\n"
        "Players (2–4)\n🔴 Anna · host\n\nNeeds at least 2 players. Tap “Join”!"
    )
    assert plain(only(lobby("gifts", ANNA, BORIS))).endswith(
        "🔴 Anna · host\n🔵 Борис\n\nReady when you are: the host taps “Start”."
    )


def test_lobby_offers_what_can_be_done() -> None:
    assert buttons(only(lobby("gifts"))) == [["Join"], ["Options", "Rules"], ["Cancel"]]
    assert buttons(only(lobby("gifts", ANNA, BORIS))) == [
        ["Join", "Leave"],
        [*COLOUR_MARKS[2:]],
        ["Options", "Rules"],
        ["Start"],
        ["Cancel"],
    ]


def test_lobby_of_a_game_without_options_has_none() -> None:
    assert buttons(only(lobby("sealed"))) == [["Join"], ["Rules"], ["Cancel"]]
    assert "Options" not in plain(only(lobby("sealed")))


def test_colours_that_are_taken_are_not_offered() -> None:
    surface = only(do(lobby("gifts", ANNA, BORIS), ANNA, Recolour(4)))
    assert buttons(surface)[1] == ["🔴", "🟡", "⚫", "🟢"]
    assert "⚪ Anna" in surface.text


def test_options_panel_explains_and_ticks() -> None:
    live = do(lobby("carcassonne", ANNA), ANNA, SetOption("farmers", "off"))
    surface = only(live, Focus(panel=OPTIONS))
    assert buttons(surface) == [["Farmers: on", "✓ Farmers: off"], ["Back"]]
    assert "3 points for each completed city" in surface.text
    assert "Farmers: <b>off</b>" in only(live).text


def test_cancelled_lobby_has_no_buttons() -> None:
    surface = only(do(lobby("gifts", ANNA), ANNA, Stop()))
    assert (surface.text, surface.keyboard) == (
        "This table was cancelled. /play opens a new one.",
        (),
    )


def test_names_with_markup_stay_names() -> None:
    assert "Clara &lt;3" in only(lobby("gifts", CLARA)).text
    live = begun("gifts", *PEOPLE)
    assert "Clara &lt;3" in only(live).text
    assert "<3" in plain(only(live))
