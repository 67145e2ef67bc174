"""Everything that the bot says, in every language; plural forms by CLDR's rules."""

import ast
import logging
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message as Entry

import bot
from bot.handlers import menus
from bot.texts.catalogues import LANGUAGES, BrokenText, Texts, spoken
from games.core.contract import AnyGame
from games.core.message import Message, Named, Variable
from games.core.values import Seat
from tests.bot.tables import ALL, FRAME, PACKAGES
from tests.contract.plays import play, starts_of
from tests.contract.texts import Mentions, about, catalogue, said
from tests.proofs import filled

STRICT = Texts(PACKAGES, strict=True)
NUMBERS = (0, 1, 2, 5, 21)
WORDS_OF_IDS = re.compile(r"[a-z]+(-[a-z]+)+")


@cache
def own(language: str) -> dict[str, Entry]:
    """The bot's own messages, with those of its features; no two of them say the same id."""
    each = [catalogue(name, language) for name in PACKAGES if name.partition(".")[0] == "bot"]
    found = {id: message for one in each for id, message in one.items()}
    assert len(each) > 1
    assert len(found) == sum(map(len, each))
    return found


@cache
def ids_in_code() -> frozenset[str]:
    """All strings in the bot's code that look like the id of a message."""
    sources = Path(bot.__file__).parent.rglob("*.py")
    nodes = (n for path in sources for n in ast.walk(ast.parse(path.read_text("utf-8"))))
    found = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    known = {id for id in found if WORDS_OF_IDS.fullmatch(id) or id in own("en")}
    return frozenset(known | {f"command-{name}" for name in (*menus.GROUP, *menus.PRIVATE)})


def names_of(seat: Seat) -> tuple[str, ...]:
    return (f"Anna{seat}",)


# The bot's own catalogues, and its features'


def test_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, russian, ukrainian = (
        {id: Mentions(message).variables for id, message in own(language).items()}
        for language in LANGUAGES
    )
    assert russian == ukrainian
    assert set(english) == set(russian)
    assert all(english[id] <= russian[id] for id in english)  # "one player" needs no number


def test_no_message_is_written_in_vain() -> None:
    assert set(own("en")) - ids_in_code() == set()


def test_no_message_is_missing_that_the_code_names() -> None:
    prefixes = {id.partition("-")[0] for id in own("en")}
    named = {id for id in ids_in_code() if id.partition("-")[0] in prefixes}
    assert named - set(own("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_said(language: str, number: int) -> None:
    for id, message in filled(own(language).items()):
        variables: dict[str, Variable] = {
            variable: (Named(Seat(0)),) if variable == "seats" else number
            for variable in Mentions(message).variables
        }
        text = STRICT.say(language, Message(id, variables), names_of)
        assert text.strip() == text
        assert len(text) <= 4096


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_fits(language: str) -> None:
    """1-256 characters: core.telegram.org/bots/api#botcommand"""
    for name in {*menus.GROUP, *menus.PRIVATE}:
        assert 1 <= len(STRICT.say(language, f"command-{name}")) <= 256


@pytest.mark.parametrize("language", LANGUAGES)
def test_toasts_fit(language: str) -> None:
    """0-200 characters: core.telegram.org/bots/api#answercallbackquery; four names of 32 each."""
    four = tuple(Named(Seat(seat)) for seat in range(4))
    for id in filled(id for id in own(language) if id.startswith(("toast-", "refused-"))):
        variables: dict[str, Variable] = {
            "count": 4,
            "seats": four,
            "seat": four[0],
            "fewest": 2,
            "sitting": 1,
            "name": "W" * 32,
            "seconds": 3600,
            "hours": 23,
            "minutes": 59,
            "computer": 1,
            "most": 30,
            "left": 29,
            "level": "W" * 32,
        }
        text = STRICT.say(language, Message(id, variables), lambda seat: ("W" * 32,))
        assert len(text) <= 200, id


PLURALS = [
    ("en", 1, "We need 1 more player. Tap “Join”!"),
    ("en", 2, "We need 2 more players. Tap “Join”!"),
    ("ru", 1, "Нужен ещё 1 игрок. Нажмите «Присоединиться»!"),
    ("ru", 2, "Нужно ещё 2 игрока. Нажмите «Присоединиться»!"),
    ("ru", 5, "Нужно ещё 5 игроков. Нажмите «Присоединиться»!"),
    ("ru", 21, "Нужен ещё 21 игрок. Нажмите «Присоединиться»!"),
    ("uk", 1, "Потрібен ще 1 гравець. Натисніть «Приєднатися»!"),
    ("uk", 2, "Потрібно ще 2 гравці. Натисніть «Приєднатися»!"),
    ("uk", 5, "Потрібно ще 5 гравців. Натисніть «Приєднатися»!"),
    ("uk", 21, "Потрібен ще 21 гравець. Натисніть «Приєднатися»!"),
]


@pytest.mark.parametrize(("language", "more", "text"), PLURALS)
def test_numbers_bend_words(language: str, more: int, text: str) -> None:
    assert STRICT.say(language, Message("lobby-waiting", {"more": more})) == text


# The games' catalogues, spoken by the bot


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_everything_in_a_game_is_spoken(game: AnyGame, language: str) -> None:
    start = starts_of(game.id)[0]
    messages = (*about(game), *said(play(start)))
    assert all(filled(STRICT.say(language, message, names_of).strip() for message in messages))


# The way texts are said


def test_people_are_called_by_their_names() -> None:
    seats = (Named(Seat(0)), Named(Seat(2)))
    several = Message("refused-not-your-turn", {"count": 2, "seats": seats})
    assert STRICT.say("en", several, names_of) == "Not yet: I’m waiting for Anna0 and Anna2."
    one = Message("gifts-card-kept", {"seat": Named(Seat(1)), "card": 3})
    assert STRICT.say("en", one, names_of) == "Anna1 keeps 3"
    assert STRICT.say("en", one, lambda _: ("Anna", "Boris")) == "Anna and Boris keeps 3"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "🏆 Anna0, Anna1 and Anna2 share the win!"),
        ("ru", "Anna0, Anna1 и Anna2"),
        ("uk", "Anna0, Anna1 і Anna2"),
    ],
)
def test_several_people_are_named_as_the_language_does(language: str, text: str) -> None:
    seats = tuple(Named(Seat(seat)) for seat in range(3))
    message = Message("over-winners", {"count": 3, "seats": seats})
    assert text in STRICT.say(language, message, names_of)


def test_other_parts_of_sentences_are_parted_by_commas() -> None:
    sides = tuple(Message("castle-side", {"side": side, "edge": "path"}) for side in ("n", "s"))
    assert STRICT.say("en", Message("castle-status-drawn", {"tile": sides})) == (
        "Tile: north: path, south: path"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_less_than_nothing_has_a_minus_sign(language: str) -> None:
    lost = Message("over-alone", {"seats": (Named(Seat(0)),), "points": -12})
    assert "\u221212" in STRICT.say(language, lost, names_of)


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("en", "en"),
        ("en-GB", "en"),
        ("ru", "ru"),
        ("uk-UA", "uk"),
        ("UK", "uk"),
        ("de-AT", "de"),
        ("be", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_telegrams_language_codes_lead_to_ours(code: str | None, language: str) -> None:
    assert spoken(code) == language


def test_foreign_language_is_answered_in_english() -> None:
    assert STRICT.say("pt-BR", "button-join") == "Join"


@pytest.mark.parametrize(
    "message",
    [
        Message("no-such-message"),
        Message("over-winners", {"count": 1}),
        Message("gifts-card-kept", {"seat": Named(Seat(0)), "card": 1}),
    ],
    ids=["missing", "without its variables", "without names"],
)
def test_strict_texts_raise_what_is_broken(message: Message) -> None:
    with pytest.raises(BrokenText):
        STRICT.say("ru", message)


def test_broken_sentence_never_stops_a_game(caplog: pytest.LogCaptureFixture) -> None:
    lenient = Texts(PACKAGES)
    with caplog.at_level(logging.ERROR):
        assert lenient.say("ru", Message("no-such-message")) == "no-such-message"
    assert [r.getMessage() for r in caplog.records] == [
        "broken text no-such-message in ru",
        "broken text no-such-message in en",
    ]


@pytest.mark.parametrize(
    "source",
    [
        "title =\n    .label = only an attribute\n",
        "title = the { title }\n",
        "title = the { other }\nother = a { title }\n",
        "title = { $who\n",
    ],
    ids=["without text", "refers to itself", "refers to itself by another", "not closed"],
)
def test_message_that_cannot_be_said_is_broken(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "halftexts" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "halftexts", raising=False)
    with pytest.raises(BrokenText):
        Texts(("halftexts",), strict=True).say("en", "title")


def test_frame_speaks_and_links() -> None:
    assert FRAME.say("uk", "button-join") == "Приєднатися"
    assert FRAME.deep_link("join_1") == "https://t.me/some_bot?start=join_1"
