"""I25: whatever stands or is said in a chat is in the language of whoever reads it. What the bot
says is marked with its language by a character that nobody sees, so that ru is told from uk.
"""

import re
from collections.abc import Iterator, Mapping
from re import escape

from msgspec.structs import replace

from bot.display.values import Surface
from bot.table.values import Table
from bot.texts.catalogues import Texts
from bot.texts.languages import SPOKEN
from tests.bot.tables import FRAME, PACKAGES

_MARKS = {language: chr(0xE000 + n) for n, language in enumerate(SPOKEN)}


class _Marked(Texts):
    """Catalogues whose sentences end with the mark of their language."""

    def _fill(self, language: str, id: str, arguments: tuple[tuple[str, int | str], ...]) -> str:
        return super()._fill(language, id, arguments) + _MARKS[language]


MARKED = replace(FRAME, texts=_Marked(PACKAGES, strict=True))


def unmarked(text: str) -> str:
    """Return a text without the marks of its languages."""
    return "".join(sign for sign in text if sign not in _MARKS.values())


def _said(surface: Surface) -> list[str]:
    """Return what is said in a message, on its buttons and in its picture."""
    said = [surface.text, surface.retired_text, surface.line, surface.opening, surface.way_line]
    said += [button.text for row in (*surface.keyboard, *surface.more) for button in row]
    if picture := surface.picture:
        said += [*picture.words.values(), *picture.names]
    return said


def _named(table: Table) -> str:
    """Return the name of who is forgotten, which is no name of theirs: it is kept in a language."""
    people = (*table.people, *table.invited, *(one.person for one in table.former))
    return "|".join(escape(one.name) for one in people if unmarked(one.name) != one.name)


def languages_of(surface: Surface, names: str = "") -> frozenset[str]:
    """Return the languages in which something is said in a message, besides some names.

    :param names: a pattern.
    """
    said = "\n".join(_said(surface))
    marks = {*(re.sub(names, "", said) if names else said)}
    return frozenset(language for language, mark in _MARKS.items() if mark in marks)


def of_foreign_words(table: Table, surface: Surface, languages: Mapping[int, str]) -> Iterator[str]:
    """Yield what a table's message says in a language that is not its readers'.

    :param languages: by user, what they read.
    """
    reads = languages.get(surface.place.chat, table.language)
    if foreign := languages_of(surface, _named(table)) - {reads}:
        where = f"{surface.key} in chat {surface.place.chat}"
        yield f"I25: {where} is read in {reads}, and speaks {[*foreign]}: {surface.text}"


def of_foreign_letters(surface: Surface, languages: Mapping[int, str]) -> Iterator[str]:
    """Yield what a message of no table says in a language that is not its reader's, or in a group
    in two.
    """
    said, chat = languages_of(surface), surface.place.chat
    if said - {languages.get(chat, next(iter(said), ""))}:
        yield f"I25: chat {chat} is told in {[*said]}: {surface.text}"
