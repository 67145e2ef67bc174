"""Names of all scripts in the words of the chat and in what pictures are told."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from telegram import Chat
from telegram import User as Sender

import render
from bot.display.board.captions import board_caption
from bot.display.lobby.surface import lobby_surface
from bot.display.pictures import map_picture
from bot.display.values import NOTHING
from bot.handlers.person import known, title_of
from bot.store.profiles import Profile
from bot.table.values import Live
from bot.texts.frame import fenced, plain_names
from bot.texts.naming import NAME_LIMIT, characters, pseudonym, shortened, told_apart
from bot.texts.reader import public_reader
from games.core.values import Seat
from tests.bot.tables import ANNA, BORIS, FRAME, begun, everybody, lobby

FENCED = "\u2068דוד\u2069"
"""First strong isolate, pop directional isolate: Unicode's UAX #9."""


def called(live: Live, *names: str) -> Live:
    people = (replace(p, name=name) for p, name in zip(live.table.people, names, strict=True))
    return replace(live, table=replace(live.table, people=tuple(people)))


def test_scores_stay_beside_a_name_that_runs_to_the_left() -> None:
    live = called(begun("carcassonne", ANNA, BORIS), "דוד", "Boris")
    caption = board_caption(everybody(live), live, None)
    assert f"🔴 {FENCED} 0" in caption
    assert "Boris 0" in caption
    assert plain_names(live.table)(Seat(0)) == (FENCED,)


@pytest.mark.parametrize("name", ["דוד", "سارة", "Ann ٣"])
def test_names_of_all_scripts_that_run_to_the_left_are_kept_to_themselves(name: str) -> None:
    """Hebrew, Arabic, and Arabic figures: R, AL and AN of UAX #9."""
    assert fenced(name) == f"\u2068{name}\u2069"
    assert fenced("Анна") == "Анна"


@pytest.mark.parametrize("other", ["anna", "ANNA", "Аnnа", "Ａnna"])
def test_names_that_look_alike_are_told_apart(other: str) -> None:
    """By the size of letters, Cyrillic ones among Latin, wide ones."""
    assert told_apart(["Anna", other, "Boris"]) == ["Anna", f"{other} II", "Boris"]
    assert told_apart(["Anna", other, "Anna"]) == ["Anna", f"{other} II", "Anna III"]


def test_a_lobby_says_who_hosts_beside_such_a_name() -> None:
    live = called(lobby("carcassonne", ANNA), "דוד")
    assert (
        f"{FENCED} · <i>host</i>"
        in lobby_surface(public_reader(FRAME, live.table), live.table, NOTHING).text
    )


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
    assert shortened("👨\u200d👩\u200d👧 " * 12).endswith("👧…")


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u200b", "\u200f", "\u3164", "\u2800 \u2800", "\ufeff\u061c", "\u034f"]
)
def test_a_name_that_nobody_sees_becomes_the_user_name(name: str) -> None:
    """Nobody could tell who is to act, or be told of by others."""
    assert shortened(name) == ""
    sender = Sender(7, name, is_bot=False, username="anna_k")
    assert known(sender, Profile()).name == "@anna_k"
    assert known(Sender(7, name, is_bot=False), Profile()).name == ""


IGNORABLE = (
    *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""Default_Ignorable_Code_Point of
https://www.unicode.org/Public/16.0.0/ucd/DerivedCoreProperties.txt"""
BLANK = "\u2800\U0001d159"
"""A Braille cell without dots, and a note without a head: signs of which nothing is drawn."""


def test_no_sign_that_shows_nothing_is_a_name_or_part_of_one() -> None:
    """Of all of Unicode: spaces, controls, what is to be ignored where it is not supported."""
    unseen = {chr(code) for first, last in IGNORABLE for code in range(first, last + 1)} | {*BLANK}
    spaces = ("Cc", "Cf", "Zs", "Zl", "Zp")
    unseen |= {
        one for one in map(chr, range(sys.maxunicode)) if unicodedata.category(one) in spaces
    }
    shown = {one for one in unseen if shortened(one) or pseudonym(one) or shortened(one + one)}
    assert [f"{ord(one):x}" for one in sorted(shown)] == []


def test_a_title_turns_no_line_round() -> None:
    """U+202E and kin: https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters"""
    chat = Chat(-100, "group", title="Fri\u202eday \u2066club\u2069")
    assert title_of(chat) == "Friday club"
    assert title_of(Chat(-100, "group", title="שישי")) == "שישי"


@pytest.mark.parametrize("name", ["👍🏽", "❤\ufe0f", "प्रिया", "한솔", "שלום", ".", "\U0001fae8"])
def test_a_name_of_which_something_is_seen_stays(name: str) -> None:
    assert shortened(name) == name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("B" + "\u0301" * 30, "B\u0301\u0301"),
        ("Z\u0489\u0334\u0335\u0336alg\u0334\u0335\u0336o", "Z\u0489\u0334alg\u0334\u0335o"),
        ("\u05e9\u05bc\u05c1\u05b8\u05ab\u05ab\u05dc", "\u05e9\u05bc\u05c1\u05b8\u05dc"),
        ("é" * 3, "é" * 3),
        ("e\u0301" * 3, "é" * 3),
        ("\u0301\u0301Kim", "Kim"),
    ],
)
def test_a_letter_carries_no_more_marks_than_it_needs(name: str, kept: str) -> None:
    """Two; three where the script needs them: marks of "B" and thirty accents lay on the map."""
    assert shortened(name) == shortened(kept) == unicodedata.normalize("NFC", kept)


def test_the_length_of_a_name_counts_what_a_reader_counts() -> None:
    """UAX #29: a family, a flag, a letter with its marks are one character each."""
    assert [*characters("👨\u200d👩\u200d👧🇺🇦🇺🇸e\u0301👍🏽")] == [
        *("👨\u200d👩\u200d👧", "🇺🇦", "🇺🇸", "e\u0301", "👍🏽")
    ]
    assert shortened("🇺🇦" * 32) == "🇺🇦" * 32
    assert shortened("प्रि" * 12) == "प्रि" * 12


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("🤖 Ada", "Ada"),
        ("➤ Kim", "Kim"),
        ("🥇Kim", "Kim"),
        ("🔴 Kim", "Kim"),
        ("Kim · host", "Kim host"),
        ("Gal·la", "Gal·la"),
        ("K\u200dim", "Kim"),
        ("Ki\u200b\u2060m", "Kim"),
        ("\u3164Anna", "Anna"),
        ("نمی\u200cخواهم", "نمی\u200cخواهم"),
        ("🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", None),
        ("🤖", ""),
    ],
)
def test_a_name_says_nothing_in_the_signs_of_the_bot_and_hides_nothing(
    name: str, kept: str | None
) -> None:
    """“🤖 Ada” is no computer, and “Kim · host” hosts nothing."""
    assert shortened(name) == (name if kept is None else kept)


SIGNS = "\u202e\u200b\u200d\u0301\u0489\u3164🤖🔴🥇·—👩👧🏽🇺🇦🏴\U000e0067@/#.\n "
NAMES = st.text(st.one_of(st.sampled_from(SIGNS), st.characters()), max_size=80)


@given(NAMES)
def test_whatever_somebody_is_called_it_is_one_line_of_bounded_length(name: str) -> None:
    """No sign turns a line round or controls it, none is the bot's; twice shortened is once."""
    kept = shortened(name)
    assert len([*characters(kept)]) <= NAME_LIMIT
    assert len(kept) <= 2 * NAME_LIMIT
    assert not {"\u202e", "🤖", "🔴", "🥇"} & {*kept}
    assert [sign for sign in kept if unicodedata.category(sign) in ("Cc", "Zl", "Zp")] == []
    assert shortened(kept) == kept


@given(NAMES)
def test_whatever_strangers_are_called_it_leads_nowhere(name: str) -> None:
    """https://core.telegram.org/api/entities"""
    assert not {*"@/#$.:"} & {*pseudonym(name)}


@given(st.lists(NAMES.map(shortened).filter(bool), max_size=10))
def test_no_two_strangers_are_called_alike(names: list[str]) -> None:
    told = told_apart(names)
    assert len({*told}) == len(names)
    assert told_apart(told) == told


@pytest.mark.parametrize(
    ("name", "kept"), [("t．me／kim", "t me kim"), ("＠kim", "kim"), ("kim。com", "kim com")]
)
def test_an_alias_leads_nowhere_in_full_width_either(name: str, kept: str) -> None:
    assert pseudonym(name) == kept


def test_an_alias_is_as_short_as_strangers_lists_have_room_for() -> None:
    assert pseudonym("Maximilian Alexander Ferdinand") == "Maximilian Alexande…"


@pytest.mark.parametrize(("name", "kept"), [("Anna1985", "Anna1985"), ("Anna19850", "")])
def test_a_year_may_be_in_an_alias_and_no_number_of_a_phone(name: str, kept: str) -> None:
    assert pseudonym(name) == kept
