"""I25: whatever stands or is said in a chat is in the language of whoever reads it. What the bot
says is marked with its language by a character that nobody sees, so that ru is told from uk.
"""

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.display.values import Surface
from bot.table.values import NOBODY, Table, is_open
from bot.texts.catalogues import Texts
from bot.texts.languages import SPOKEN
from tests.bot.tables import FRAME, PACKAGES

_MARKS = {language: chr(0xE000 + n) for n, language in enumerate(SPOKEN)}


class _Marked(Texts):
    """Catalogues whose sentences end with the mark of their language."""

    def _fill(self, language: str, id: str, arguments: tuple[tuple[str, int | str], ...]) -> str:
        return super()._fill(language, id, arguments) + _MARKS[language]


MARKED = replace(FRAME, texts=_Marked(PACKAGES, strict=True))
_NOBODY = re.compile("|".join(MARKED.say(language, "forgotten-name") for language in _MARKS))


def unmarked(text: str) -> str:
    """Return a text without the marks of its languages."""
    return "".join(sign for sign in text if sign not in _MARKS.values())


def _said(surface: Surface) -> str:
    """Return what is said in a message, on its buttons and in its picture."""
    said = [surface.text, surface.retired_text, surface.line, surface.opening, surface.way_line]
    said += [button.text for row in (*surface.keyboard, *surface.more) for button in row]
    if picture := surface.picture:
        said += [*picture.words.values(), *picture.names]
    return "\n".join(said)


def speaks(said: str) -> frozenset[str]:
    """Return the languages of what is said, besides names of people who are forgotten: these are
    kept as they were said first.
    """
    said = _NOBODY.sub("", said)
    return frozenset(language for language, mark in _MARKS.items() if mark in said)


def of_foreign_words(table: Table, surface: Surface, languages: Mapping[int, str]) -> Iterator[str]:
    """Yield what a table's message says in a language that is not its readers'. Who is forgotten
    plays on in the language that they had chosen.

    :param languages: by user, what they read.
    """
    here = (surface.place.chat, NOBODY)  # a game that is over knows them no more
    if any(one.is_forgotten and one.user in here for one in table.people):
        return
    chat = surface.place.chat
    then = {one.user: one.language for one in table.people}  # the last word stays as it was said
    reads = (languages if is_open(table) else then).get(chat, table.language)
    if foreign := speaks(_said(surface)) - {reads}:
        where = f"{surface.key} in chat {chat}"
        yield f"I25: {where} is read in {reads}, and speaks {[*foreign]}: {surface.text}"


def of_foreign_letters(surface: Surface, languages: Mapping[int, str]) -> Iterator[str]:
    """Yield what a message of no table says in a language that is not its reader's, or in a group
    in two.
    """
    said, chat = speaks(_said(surface)), surface.place.chat
    if said - {languages.get(chat, next(iter(said), ""))}:
        yield f"I25: chat {chat} is told in {[*said]}: {surface.text}"
