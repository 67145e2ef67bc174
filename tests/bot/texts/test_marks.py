"""A translation is stale once the English that it was made from has changed: `make texts LANG=nl`
tells it, and nothing fails (docs/adding-a-language.md).
"""

from functools import partial
from pathlib import Path

import pytest

from bench import marks, texts
from tests.bot.texts.test_languages import written

ENGLISH = {"greeting": "Good day!", "toast-kept": "Kept.", "toast-lost": "Lost."}
DUTCH = {"greeting": "Goedendag!", "toast-kept": "Bewaard.", "toast-lost": "Verloren."}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in English and Dutch, all of whose messages are marked."""
    monkeypatch.setattr(marks, "FOLDER", tmp_path / "translated")
    written(tmp_path / "package", "en", ENGLISH)
    package = written(tmp_path / "package", "nl", DUTCH)
    texts.main("nl", (package,), "*")
    return package


def told(package: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the ids that are told to be stale; nothing is told to be wrong."""
    capsys.readouterr()
    assert texts.main("nl", (package,)) == 0
    lines = capsys.readouterr().out.splitlines()
    return [line.split()[1] for line in lines if line.endswith(marks.STALE)]


def test_changed_english_is_told_as_stale_and_what_is_marked_is_not(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = partial(told, package, capsys)
    assert stale() == []
    changed = {id: f"{text} Now!" for id, text in ENGLISH.items()}
    written(package, "en", changed)
    assert stale() == ["greeting", "toast-kept", "toast-lost"]
    texts.main("nl", (package,), "greeting toast-k*")
    assert stale() == ["toast-lost"]
    written(package, "en", changed | {"toast-lost": ENGLISH["toast-lost"]})
    assert stale() == []


def test_comments_and_line_breaks_make_nothing_stale(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    english = package / "texts" / "en.ftl"
    source = english.read_text("utf-8")
    english.write_text(
        source.replace("greeting = ", "# In the morning.\ngreeting =\n    "), "utf-8"
    )
    assert told(package, capsys) == []


def test_what_is_new_is_marked_with_the_others_and_what_is_deleted_is_no_longer(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(package, "en", ENGLISH | {"button-go": "Go"})
    written(package, "nl", {"greeting": "Goedendag!", "button-go": "Ga"})
    capsys.readouterr()
    texts.main("nl", (package,))
    assert "nl: 1 without a mark" in capsys.readouterr().out
    texts.main("nl", (package,), "greeting")
    assert "without a mark" not in capsys.readouterr().out
    kept = (marks.FOLDER / "nl.txt").read_text("utf-8").split()
    assert kept[::2] == ["button-go", "greeting"]
