"""A language is a line in `NAMES` and its catalogues: spoken once 95 % of English is there, with
English in place of what is missing (docs/adding-a-language.md). The language here is made up.
"""

import logging
from pathlib import Path

import pytest

from bench.texts import lacking, main
from bot.handlers.features import ROUTES
from bot.handlers.pages import settings_pages
from bot.store.profiles import Profile
from bot.table.computers import speaking, with_computer
from bot.texts import catalogues
from bot.texts.catalogues import LANGUAGES, BrokenText, Texts, spoken
from bot.texts.languages import NAMES, ROOTS, SPOKEN, spoken_of
from games.core.contract import Level
from tests.bot.tables import ANNA, FRAME, NOON, lobby

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


def test_ours_are_spoken_in_this_order() -> None:
    assert SPOKEN == LANGUAGES == tuple(NAMES)


def test_settings_offer_the_languages_that_are_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_pages, "SPOKEN", ("en", MADE_UP))
    monkeypatch.setattr(settings_pages, "NAMES", {"en": "English", MADE_UP: "Madeup", "yy": "Half"})
    panel = settings_pages.settings_panel(FRAME, "en", Profile(), ROUTES.switches, NOON, "language")
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
    with pytest.raises(BrokenText):
        Texts((package.name,), strict=True).say(MADE_UP, id)


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


def test_check_tells_what_is_missing_what_differs_and_what_is_cut_off(package: Path) -> None:
    theirs = ENGLISH | {
        "count": "{ $cuont } bits",
        "button-go": "Go " * 12,
        "text-new": "unheard of",
    }
    del theirs["text-a"]
    written(package, MADE_UP, theirs)
    where = package / "texts" / f"{MADE_UP}.ftl"
    assert [*lacking(MADE_UP, (package,))] == [
        f"{where}: text-a is missing",
        f"{where}: button-go is cut off: 35 of 34 characters on a button",
        f"{where}: count does not say $all",
        f"{where}: count does not say $count",
        f"{where}: count says $cuont, which nobody fills in",
        f"{where}: text-new is unknown in English",
    ]


def test_check_says_how_much_is_there(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(package, MADE_UP, dict([*ENGLISH.items()][:11]))
    main(MADE_UP, (package,))
    assert capsys.readouterr().out.endswith(
        "xx: 50.0% of English is there; spoken from 95% on, once it has a line in"
        " bot/texts/languages.py\n"
    )


def test_ours_lack_nothing() -> None:
    found = [line for each in LANGUAGES for line in lacking(each, ROOTS)]
    assert [line for line in found if "missing" in line or "nobody" in line] == []
