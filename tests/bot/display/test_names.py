"""Names of all scripts in the words of the chat and in what pictures are told."""

import pytest
from msgspec.structs import replace
from telegram import Chat
from telegram import User as Sender

import render
from bot.display.board.captions import board_caption
from bot.display.board.surface import map_picture
from bot.display.lobby.surface import lobby_surface
from bot.display.values import NOTHING
from bot.handlers.person import known, shortened, title_of
from bot.store.profiles import Profile
from bot.table.values import Live
from bot.texts.frame import plain_names
from games.core.values import Seat
from tests.bot.tables import ANNA, BORIS, FRAME, begun, lobby

FENCED = "\u2068דוד\u2069"
"""First strong isolate, pop directional isolate: Unicode's UAX #9."""


def called(live: Live, *names: str) -> Live:
    people = (replace(p, name=name) for p, name in zip(live.table.people, names, strict=True))
    return replace(live, table=replace(live.table, people=tuple(people)))


def test_scores_stay_beside_a_name_that_runs_to_the_left() -> None:
    live = called(begun("carcassonne", ANNA, BORIS), "דוד", "Boris")
    caption = board_caption(FRAME, live, None)
    assert f"🔴 {FENCED} 0" in caption
    assert "Boris 0" in caption
    assert plain_names(live.table)(Seat(0)) == (FENCED,)


def test_a_lobby_says_who_hosts_beside_such_a_name() -> None:
    live = called(lobby("carcassonne", ANNA), "דוד")
    assert f"{FENCED} · <i>host</i>" in lobby_surface(FRAME, live.table, NOTHING).text


@pytest.mark.parametrize(("language", "shape"), [("en", "Circle"), ("ru", "Круг"), ("uk", "Коло")])
def test_who_has_a_name_that_nobody_sees_is_called_by_a_shape(language: str, shape: str) -> None:
    live = called(begun("carcassonne", ANNA, BORIS), "\u3164", "👍🏽")
    picture = map_picture(FRAME, replace(live, table=replace(live.table, language=language)))
    assert picture is not None
    assert picture.names == (shape, "👍🏽")
    assert render.shape(live.table.people[0].colour) == "circle"


def test_a_long_name_ends_in_dots() -> None:
    assert shortened("Maximilian Konstantin Hohenburg zu Hof") == "Maximilian Konstantin Hohenburg…"
    assert len(shortened("x" * 33)) == 32
    assert shortened("x" * 32) == "x" * 32
    assert shortened("👨\u200d👩\u200d👧 " * 9).endswith("…")


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u200b", "\u200f", "\u3164", "\u2800 \u2800", "\ufeff\u061c", "\u034f"]
)
def test_a_name_that_nobody_sees_becomes_the_user_name(name: str) -> None:
    """Nobody could tell who is to act, or be told of by others."""
    assert shortened(name) == ""
    sender = Sender(7, name, is_bot=False, username="anna_k")
    assert known(sender, Profile()).name == "@anna_k"
    assert known(Sender(7, name, is_bot=False), Profile()).name == ""


def test_a_title_turns_no_line_round() -> None:
    """U+202E and kin: https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters"""
    chat = Chat(-100, "group", title="Fri\u202eday \u2066club\u2069")
    assert title_of(chat) == "Friday club"
    assert title_of(Chat(-100, "group", title="שישי")) == "שישי"


@pytest.mark.parametrize(
    "name", ["\u3164Anna", "👍🏽", "❤\ufe0f", "प्रिया", "한솔", "שלום", ".", "\U0001fae8"]
)
def test_a_name_of_which_something_is_seen_stays(name: str) -> None:
    assert shortened(name) == name
