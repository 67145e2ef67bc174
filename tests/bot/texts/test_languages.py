"""A language is a line in `NAMES` and its catalogues: spoken once 95 % of English is there, with
English in place of what is missing (docs/adding-a-language.md). The language here is made up.
"""

import logging
from pathlib import Path

import pytest

from bench.texts import main, missing, mistakes
from bot.display.buttons import Game
from bot.display.lobby import games_list
from bot.handlers.features import ROUTES
from bot.handlers.pages import settings_pages
from bot.store.profiles import Profile
from bot.table.computers import speaking, with_computer
from bot.texts import catalogues, languages
from bot.texts.catalogues import LANGUAGES, BrokenText, Texts, spoken
from bot.texts.languages import NAMES, ROOTS, SPOKEN, spoken_of
from bot.texts.reader import public_reader
from games.core.contract import Level
from tests.bot.tables import ANNA, FRAME, NOON, fresh, lobby
from tests.proofs import filled

SWITCHES = ROUTES.entrances.switches

MADE_UP = "xx"
ENGLISH = {f"text-{number}": f"text {number}" for number in "abcdefghijklmnopqrst"} | {
    "button-go": "Go",
    "count": "{ $count } tiles of { $all }",
}


def written(folder: Path, language: str, messages: dict[str, str]) -> Path:
    """Write a package with a catalogue; return its folder."""
    (folder / "texts").mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").touch()
    lines = "".join(f"{id} = {text}\n" for id, text in messages.items())
    (folder / "texts" / f"{language}.ftl").write_text(lines, "utf-8")
    return folder


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in English alone, which can be imported."""
    monkeypatch.syspath_prepend(tmp_path)
    return written(tmp_path / f"spoken_{tmp_path.name}".replace("-", "_"), "en", ENGLISH)


@pytest.mark.parametrize(("missing", "is_spoken"), [(0, True), (1, True), (2, False)])
def test_language_is_spoken_once_95_of_100_texts_are_there(
    package: Path, missing: int, is_spoken: bool
) -> None:
    written(package, MADE_UP, dict([*ENGLISH.items()][missing:]))
    names = {"en": "English", MADE_UP: "Madeup"}
    assert spoken_of(names, (package,)) == (("en", MADE_UP) if is_spoken else ("en",))


def test_all_of_a_language_counts_not_a_file(package: Path) -> None:
    """A game in which nothing is translated yet may outweigh the rest."""
    written(package, MADE_UP, ENGLISH)
    written(package / "game", "en", ENGLISH)
    assert spoken_of({MADE_UP: "Madeup"}, (package,)) == ()


def test_sentences_that_english_has_not_make_no_language_whole(package: Path) -> None:
    """Nobody says them."""
    of_its_own = {f"old-{id}": text for id, text in ENGLISH.items()}
    written(package, MADE_UP, dict([*ENGLISH.items()][10:]) | of_its_own)
    assert spoken_of({MADE_UP: "Madeup"}, (package,)) == ()


def test_what_a_release_has_spoken_is_not_withdrawn(package: Path) -> None:
    """A new text, or a game, would take their language from people who play in it."""
    assert spoken_of({"uk": "Українська"}, (package,)) == ("uk",)


def test_game_is_in_a_language_as_a_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = written(written(tmp_path, "en", ENGLISH) / "laar", "en", ENGLISH)
    monkeypatch.setattr(languages, "ROOTS", (tmp_path, tmp_path))
    for lacking, is_in_it in ((2, False), (1, True)):
        written(game, "de", dict([*ENGLISH.items()][lacking:]))
        languages.is_played_in.cache_clear()
        assert languages.is_played_in("de", "games.laar.lessons") == is_in_it
    languages.is_played_in.cache_clear()


def test_list_of_games_says_which_are_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_list, "is_played_in", lambda _, game: game == "games.laar")
    _, shown = games_list.games_list(
        public_reader(FRAME, fresh("uk").table), fresh("uk").table, "", ""
    )
    buttons = [button for row in shown.keyboard for button in row]
    said = {one.token.game: one.text for one in buttons if isinstance(one.token, Game)}
    assert said["laar"].endswith("хв")
    assert said["castle"].endswith(" · English")


@pytest.mark.parametrize(("code", "ours"), [("pt-BR", "pt-br"), ("pt", "pt"), ("pt-pt", "pt")])
def test_language_of_a_region_goes_before_that_of_all(
    code: str, ours: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "SPOKEN", ("en", "pt", "pt-br"))
    assert spoken(code) == ours


def test_ours_are_spoken_in_this_order_and_those_that_are_kept_whole_come_first() -> None:
    assert tuple(NAMES) == SPOKEN
    assert SPOKEN[: len(LANGUAGES)] == LANGUAGES


def test_settings_offer_the_languages_that_are_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_pages, "SPOKEN", ("en", MADE_UP))
    monkeypatch.setattr(settings_pages, "NAMES", {"en": "English", MADE_UP: "Madeup", "yy": "Half"})
    panel = settings_pages.settings_panel(FRAME, "en", Profile(), SWITCHES, NOON, "language")
    labels = [button.text for row in panel.keyboard for button in row]
    assert labels[:2] == ["✓ English", "Madeup"]
    assert "Half" not in labels


@pytest.mark.parametrize("id", ["text-a", "button-go"])
def test_english_stands_in_for_what_is_missing_and_nothing_is_logged(
    package: Path, id: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One log line for each such sentence would hide the bugs."""
    monkeypatch.setattr(catalogues, "SPOKEN", ("en", MADE_UP))
    written(package, MADE_UP, {"text-b": "tekst b"})
    texts = Texts((package.name,))
    with caplog.at_level(logging.ERROR):
        assert texts.say(MADE_UP, "text-b") == "tekst b"
        assert texts.say(MADE_UP, id) == ENGLISH[id]
    assert caplog.records == []
    strict = Texts((package.name,), strict=True)
    assert strict.say(MADE_UP, id) == ENGLISH[id]
    monkeypatch.setattr(catalogues, "LANGUAGES", ("en", MADE_UP))
    with pytest.raises(BrokenText):
        strict.say(MADE_UP, id)


def test_package_without_a_catalogue_in_a_language_is_said_in_english(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "SPOKEN", ("en", MADE_UP))
    assert Texts((package.name,)).say(f"{MADE_UP}-YY", "button-go") == "Go"
    assert spoken(f"{MADE_UP}-YY") == MADE_UP


def test_computers_without_names_in_a_language_have_english_ones() -> None:
    """A table in a new language could seat none: KeyError."""
    table = lobby("carcassonne", ANNA, language=MADE_UP).table
    computer = with_computer(table, Level.EASY).people[-1]
    assert computer.name == "Ada"
    assert speaking(computer, "ru").name == "Ада"


# make texts LANG=xx

SHEETS = {
    "toast-kept": "Kept, so that nobody loses it.",
    "linked": '<a href="{ $link }">here</a> is <b>more</b> of it',
    "moved": "{ $count -> \n    [one] one tile\n   *[other] { $count } tiles\n } moved",
    "role": "{ $who -> \n    [digger] digs\n   *[thief] steals\n }",
    "again": "{ linked } once more",
    "sheet-rules": "All of it.",
}
MISTAKES = {
    "count": ("{ $count } bits", ["does not say $all"]),
    "text-a": ("{ $cuont }", ["says $cuont, which nobody fills in"]),
    "text-new": ("unheard of", ["is unknown in English"]),
    "text-b": ("one\ntext-b = two", ["stands there twice"]),
    "text-c": ("{ $count", ["cannot be read (Expected token"]),
    "linked": ('<a href="{ $link }">hier</a> <b>mehr', ["is no HTML (Can't find end tag"]),
    "text-d": ("this < that", ["is no HTML (Unsupported start tag"]),
    "text-e": ("<b>fett</i>", ["is no HTML (Unmatched end tag"]),
    "again": ("{ leads } nochmal", ["refers to leads, which is not there"]),
    "moved": (
        "{ $count -> \n    [one] eins\n    [oans] zwoa\n   *[other] { $count }\n }",
        ["has a variant [oans], which never is"],
    ),
    "role": ("{ $who -> \n   *[thief] stiehlt\n }", ["lacks the variant [digger]"]),
    "toast-kept": ("Behalten " * 30, ["is too long: 269 of 200 characters"]),
    "sheet-rules": (
        "Alles. " * 700,
        ["is too long: 4899 of 4096 characters", "has 4899 of 2500 characters in one piece"],
    ),
    "button-go": ("Go " * 12, ["is cut off: 35 of 34 characters on a button"]),
}
"""What somebody writes, and what they are told of it."""


@pytest.mark.parametrize("id", MISTAKES)
def test_check_tells_what_is_wrong(package: Path, id: str) -> None:
    written(package, "en", ENGLISH | SHEETS)
    text, told = MISTAKES[id]
    good = {"linked": '<a href="{ $link }">hier</a>', "role": SHEETS["role"].replace("s", "x")}
    written(package, "nl", good | {id: text})
    found = [*mistakes("nl", (package,))]
    assert [
        [one.id.startswith((id, "line")), one.what[: len(what)]]
        for one, what in zip(found, told, strict=True)
    ] == [[True, what] for what in told]
    assert all(filled(one.mend for one in found))


def test_check_tells_a_lost_link_and_what_is_still_english(package: Path) -> None:
    written(package, "en", ENGLISH | SHEETS)
    written(package, "nl", {"linked": "{ $link } mehr", "toast-kept": SHEETS["toast-kept"]})
    assert [one.what for one in mistakes("nl", (package,))] == [
        "has lost a <a…",
        "is still English",
    ]


def test_check_asks_about_a_form_of_numbers_that_may_not_be_needed(package: Path) -> None:
    written(package, "en", ENGLISH | SHEETS)
    written(package, "pl", {"moved": SHEETS["moved"].replace("tile", "plytka")})
    found = [*mistakes("pl", (package,))]
    assert [one.what for one in found] == ["lacks the variant [few]", "lacks the variant [many]"]
    assert not any(one.is_sure for one in found)
    assert main("pl", (package,)) == 0


def test_check_tells_what_is_missing_and_whether_anything_is_wrong(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = {id: f"x{text}" for id, text in ENGLISH.items() if id != "text-a"}
    written(package, "nl", theirs)
    assert main("nl", (package,)) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{package / 'texts' / 'nl.ftl'}: text-a is missing"
    written(package, "nl", theirs | {"text-b": "<b>"})
    assert main("nl", (package,)) == 1


def test_check_says_how_much_is_there(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(package, MADE_UP, dict([*ENGLISH.items()][:11]))
    main(MADE_UP, (package,))
    assert capsys.readouterr().out.endswith(
        "xx: 50.0% of the bot is there; spoken from 95% on, once it has a line in"
        " bot/texts/languages.py\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_ours_lack_nothing(language: str) -> None:
    assert [*missing(language, ROOTS)] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_what_is_spoken_can_be_said(language: str) -> None:
    """Whoever changes English need not translate what this refuses in a language that is not kept
    whole: deleted, it is said in English.
    """
    assert [one for one in mistakes(language, ROOTS) if one.is_sure] == []
