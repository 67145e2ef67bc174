"""What a script can hold of docs/words.md: short labels, one word for one thing, plural rules."""

import re
from collections.abc import Iterator
from re import match

import pytest
from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from bot.display.heard import heard
from bot.texts.catalogues import LANGUAGES
from bot.texts.packages import packages_of
from games.core.contract import AnyGame
from games.core.message import Message
from tests.contract import plays
from tests.contract.texts import Mentions, catalogue, say
from tests.properties import each

OPTION = 20
"""Characters of "option: value" where two stand in a row."""
WORD = 24
"""... of a word behind a letter, "A · bend": one of up to 12 leaves room for another beside it."""
BUTTON = 20
"""... of other buttons: two of up to 16 stand in a row."""

AVOIDED = {
    "en": r"\b(meeples?|whom|himself|as usual|plainest|(?<!/)export)\b",
    "ru": r"\b(мипл|ведущ|переписк|тайн|плитк|балл(ы|ов|а)\b|лабиринт)",
    "uk": r"\b(міпл|ведуч|особист|листуван|таємн|плитк|бал(и|ів)\b|лабіринт|поцуп|цупи)",
}
"""What is called otherwise, by the tables of docs/words.md."""


TRANSLATED = {
    "en": r"\b(plays? on for|(time|clocks?) stands? still|open end\b|by lot\b|awaited|back then"
    r"|lays? no\b|takes? no \d|brings? (you |in )?(\d|points)|behind “|stands? under “)",
    "ru": r"(время (на ход )?стоит|\bСрок: |» за «⋯|завершает друг друга|[Вв]ам рады)",
    "uk": r"(час (на хід )?стоїть|\bТермін: |» за «⋯|завершує одне одного|[Вв]ам раді|\bвправі\b)",
}
"""What nobody says who grew up with the language: "Turns that sound translated" there."""


PACKAGES = packages_of(plays.ALL)
"""Where catalogues lie."""


@each("language", LANGUAGES)
def test_two_options_fit_into_a_row(game: AnyGame, language: str) -> None:
    name = _id(game.id)
    labels = [
        f"{_say(game, language, f'{name}-option-{_id(option.id)}')}: "
        + _say(game, language, f"{name}-option-{_id(option.id)}-{_id(value)}")
        for option in game.options
        for value in option.values
    ]
    assert [label for label in labels if len(label) > OPTION] == []


@each("language", LANGUAGES)
def test_answers_fit_into_a_row(game: AnyGame, language: str) -> None:
    prefix = f"{_id(game.id)}-word-"
    words = [_say(game, language, id) for id in catalogue(game.package, "en") if prefix in id]
    assert [word for word in words if len(word) > WORD] == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_tunnels_stand_in_pairs(language: str) -> None:
    """Six cards are not to be six rows: "A · " and a word of up to 12."""
    ids = [
        id for id in catalogue("games.saboteur", "en") if match(r"saboteur-word-(x-)?[nesw]+$", id)
    ]
    words = [say("games.saboteur", language, Message(id)) for id in ids]
    assert len(words) == 16
    assert [word for word in words if len(word) > 12] == []


@each("language", LANGUAGES)
def test_buttons_fit_into_a_row(game: AnyGame, language: str) -> None:
    starts = tuple(f"{_id(game.id)}-{what}-" for what in ("lens", "kind"))
    ids = [id for id in catalogue(game.package, "en") if id.startswith(starts)]
    words = [_say(game, language, id) for id in ids]
    assert [word for word in words if len(word) > BUTTON] == []


@each("package", PACKAGES)
@each("language", LANGUAGES)
def test_a_thing_has_one_word(package: str, language: str) -> None:
    assert _found(package, language, AVOIDED[language]) == []


@each("package", PACKAGES)
@each("language", LANGUAGES)
def test_nothing_sounds_translated(package: str, language: str) -> None:
    assert _found(package, language, TRANSLATED[language]) == []


def _found(package: str, language: str, pattern: str) -> list[tuple[str, str]]:
    """Return what a pattern finds in a catalogue, with the ids of the messages."""
    return [
        (id, match.group())
        for id, message in catalogue(package, language).items()
        for match in re.finditer(pattern, _words(message), re.IGNORECASE)
    ]


@each("package", PACKAGES)
@each("language", ["ru", "uk"])
def test_one_stands_with_its_number(package: str, language: str) -> None:
    """21 and 31 are "one", too: what is meant for 1 alone stands under [1]."""
    found = [
        id
        for id, message in catalogue(package, language).items()
        for variant in _ones(message)
        if not Mentions(variant).variables | Mentions(variant).messages
    ]
    assert found == []


GAP = re.compile(
    r"\(\s*[,;)]|,\s*[,;.:)]|\b(and|or|with|except|by|as|и|или|кроме|с|на|в|й|і|або|крім|з|у)"
    r"\s*([,;.:)]|$)",
    re.IGNORECASE | re.MULTILINE,
)
"""What is left of a sentence in which a sign stood for a word: "except and;", "a computer ()"."""
COLOURED = {
    "en": r"(green|red|blue) button",
    "ru": r"(зелён|красн|син)\w+ кнопк",
    "uk": r"(зелен|червон|син)\w+ кнопк",
}
DRAWN = {"glastonbury-legend": "explains the board in characters, which no voice reads"}
SPELT = {"carcassonne-acting": "the colour's name follows"}


@each("package", PACKAGES)
@each("language", LANGUAGES)
def test_no_sign_and_no_colour_carries_the_meaning_alone(package: str, language: str) -> None:
    """The rules of Glastonbury were heard as "any card on the field, except and; not at a corner",
    and "Only a green button is final" is nothing to who hears it or sees no green.
    """
    found = []
    for id, message in catalogue(package, language).items():
        patterns = _Patterns()
        patterns.visit(message)
        for text in patterns.found if id not in DRAWN | SPELT else ():
            said = heard(text)
            is_mute = text.strip() and not re.sub(r"<[^>]+>", "", said).strip(" :,.;")
            if is_mute or (GAP.search(said) and not GAP.search(text)):
                found.append((id, text))
            if re.search(COLOURED[language], text):
                found.append((id, text))
    assert found == []


class _Patterns(Visitor):
    """What a message says, each variant for itself, with a name for whatever is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - named by the library
        """Note a pattern, and go on into it."""
        self.found.append("".join(map(_said_of, node.elements)))
        self.generic_visit(node)


def _said_of(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    expression = element.expression
    return expression.value if isinstance(expression, ast.StringLiteral) else "Anna"


class _Ones(Visitor):
    """The variants of a message that stand under [one]."""

    def __init__(self) -> None:
        self.found: list[ast.Variant] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - named by the library
        """Note a variant, and go on into it."""
        if isinstance(node.key, ast.Identifier) and node.key.name == "one":
            self.found.append(node)
        self.generic_visit(node)


def _ones(message: ast.Message) -> Iterator[ast.Variant]:
    visitor = _Ones()
    visitor.visit(message)
    return iter(visitor.found)


def _words(message: ast.Message) -> str:
    """Return what is said, without ids and comments."""
    text = serialize(ast.Resource([ast.Message(message.id, message.value)]))
    return re.sub(r"\{ [\w$-]+( ->)?|\[\w+\]", "", text.partition("=")[2])


def _say(game: AnyGame, language: str, id: str) -> str:
    return say(game.package, language, Message(id))


def _id(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-")
