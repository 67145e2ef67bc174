"""Translators are told who reads a message, where it stands and how long it may be, by comments in
the English catalogues; `make texts COMMENTS=1` writes most of them.
"""

from pathlib import Path

import pytest

from bench.catalogue import Catalogue
from bench.comments import uncommented, write
from bot.texts.languages import ROOTS, catalogues
from tests.bot.texts.test_languages import written
from tests.proofs import filled

MESSAGES = {
    "button-go": "Go",
    "toast-kept": "Kept.",
    "board-left": "How do you want to carry on?",
    "several": "One, or several.",
}
MINE = """### Mine.
<1>
go = Go

## Toasts
<2>
# Loud.
toast-kept = Kept.
other = { go }
"""
"""A catalogue, and where lines for translators stand in it."""


def catalogue(folder: Path, messages: dict[str, str]) -> Path:
    """Write a package in English; return its catalogue."""
    return written(folder, "en", messages) / "texts" / "en.ftl"


def test_messages_with_a_limit_or_a_reader_get_a_comment_by_their_kind(tmp_path: Path) -> None:
    path = catalogue(tmp_path, MESSAGES)
    assert [line.split()[1] for line in uncommented((tmp_path,))] == [*MESSAGES][:3]
    write((tmp_path,))
    assert [*uncommented((tmp_path,))] == []
    lines = path.read_text("utf-8").splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == [
        "### • toast-*",
        "### • button-*",
        "### • board-*",
    ]
    assert lines[3:] == ["", *(f"{id} = {text}" for id, text in MESSAGES.items())]


def test_comments_are_written_anew_and_nothing_else_changes(tmp_path: Path) -> None:
    path = catalogue(tmp_path, {})
    path.write_text(MINE.replace("<1>", "### • toast-*: old\n").replace("<2>", "## • x: old\n"))
    write((tmp_path,))
    once = path.read_text("utf-8")
    line = next(line for line in once.splitlines() if line.startswith("## • toast-*: "))
    assert once == MINE.replace("<1>", "").replace("<2>", f"{line}\n")
    write((tmp_path,))
    assert path.read_text("utf-8") == once


@pytest.mark.parametrize(("comment", "is_told"), [("“You” is all.", False), ("A question.", True)])
def test_message_of_no_kind_has_a_comment_of_its_own_that_says_who_reads_it(
    tmp_path: Path, comment: str, is_told: bool
) -> None:
    path = catalogue(tmp_path, {"asked": "Do you?"})
    path.write_text(f"# {comment}\n{path.read_text('utf-8')}", "utf-8")
    assert bool([*uncommented((tmp_path,))]) == is_told


def test_ours_have_their_comments() -> None:
    """Else: `make texts COMMENTS=1`; where that knows no kind, a line with # above the message."""
    assert [*uncommented(ROOTS)] == []


def test_comments_of_ours_are_as_they_would_be_written(tmp_path: Path) -> None:
    for number, path in enumerate(filled(catalogues(ROOTS))):
        copy = catalogue(tmp_path / f"{number}", {})
        copy.write_text(path.read_text("utf-8"), "utf-8")
        write((copy.parents[1],))
        assert copy.read_text("utf-8") == path.read_text("utf-8"), "make texts COMMENTS=1"
        assert Catalogue(path).names
