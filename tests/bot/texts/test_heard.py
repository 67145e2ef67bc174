"""No sign is the only carrier of what is said: without signs all of it is heard."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from bench.fold.messages import messages_in
from bot.display.heard import heard
from bot.handlers.questions import dismiss_question, people_question
from bot.table.seating import present
from bot.table.values import Chair, Live, Matter, Motion, with_changes
from bot.texts.catalogues import LANGUAGES
from bot.texts.languages import SPOKEN
from tests.bot.looking import labels, only
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, begun, lobby
from tests.proofs import filled

ROOT = Path(__file__).parents[3]
DANGLING = re.compile(
    r"\b(?:and|or|except|except for|и|или|кроме|і|й|або|та|крім|und|oder|außer)\s*(?:[;.:)]|$)"
)
"""What is left where a sign was the thing itself: "except and; not at a corner"."""


def lines(language: str) -> list[str]:
    """All lines of texts, comments apart."""
    rooms = (ROOT.glob(f"{room}/**/texts/{language}.ftl") for room in ("bot", "games"))
    files = chain(*rooms)
    return [
        line
        for path in files
        for line in path.read_text().splitlines()
        if not line.startswith("#") and heard(line) != line
    ]


@pytest.mark.parametrize("language", [*LANGUAGES, "de"])
def test_no_sentence_lacks_a_word_where_its_signs_are_not_heard(language: str) -> None:
    for line in filled(lines(language)):
        assert not DANGLING.search(re.sub(r"[^{}]*\\{|<[^>]*>", "", heard(line))), line


@pytest.mark.parametrize("language", [*LANGUAGES, "de"])
def test_no_text_and_none_of_its_forms_is_a_sign_alone(language: str) -> None:
    """ "🔴" and "🔵" would both be heard as nothing."""
    for id, value in filled(values(language)):
        for said in filled(forms(value)):
            assert heard(said) == said or any(map(str.isalnum, heard(said))), id


@pytest.mark.parametrize("language", [*LANGUAGES, "de"])
def test_cards_and_tiles_of_a_game_differ_where_only_words_are_heard(language: str) -> None:
    """ "💥 lamp" breaks one, "🔧 lamp" fixes it."""
    words = {id: forms(value)[0] for id, value in values(language) if "-word-" in id}
    said = Counter((game, heard(word)) for game, word in filled({*_of_games(words)}))
    assert [word for word, count in said.items() if count > 1] == []


def _of_games(words: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield each word with its game: two things may be called the same, with the same sign."""
    yield from ((id.partition("-word-")[0], word) for id, word in words.items())


@pytest.mark.parametrize("language", SPOKEN)
def test_buttons_of_each_kind_of_message_differ_where_only_words_are_heard(language: str) -> None:
    for kind, surface in filled(messages_in(language)):
        for rows in (surface.keyboard, surface.more):
            labels = {button.text for row in rows for button in row}
            said = {heard(label) for label in labels}
            assert len(said) == len(labels), (kind, labels)
            assert [label for label in said if not any(map(str.isalnum, label))] == [], kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_about_people_differ_where_only_words_are_heard(language: str) -> None:
    """ "Mo | Mo": one removed Mo, the other had a computer play for them."""
    live = begun("gifts", ANNA, BORIS, CLARA, language=language)
    asked = people_question(FRAME, live, Matter.REMOVE, present(live.table), None)
    gathering = lobby("gifts", ANNA, BORIS, CLARA, language=language)
    removed = dismiss_question(FRAME, gathering, present(gathering.table), None)
    for one in (asked, removed):
        said = [heard(button.text) for row in one.keyboard for button in row]
        assert len(said) == len(set(filled(said)))
        assert not {*said} & {person.name for person in live.table.people}


def values(language: str) -> list[tuple[str, ast.Pattern]]:
    """All messages by their ids."""
    rooms = (ROOT.glob(f"{room}/**/texts/{language}.ftl") for room in ("bot", "games"))
    entries = chain.from_iterable(parse(path.read_text("utf-8")).body for path in chain(*rooms))
    return [
        (entry.id.name, entry.value)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value
    ]


def forms(value: ast.Pattern) -> list[str]:
    """What a message can say at most and at least: all of its first variants, of its second and so
    on, with a word in the place of what is filled in.
    """
    most = max(map(len, map(_variants, value.elements)))
    return [
        "".join(said[n % len(said)] for said in map(_variants, value.elements)) for n in range(most)
    ]


def _variants(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [said for variant in inner.variants for said in forms(variant.value)]
    return [str(inner.parse()["value"])] if isinstance(inner, ast.Literal) else ["word"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_votes_that_are_open_at_once_differ_in_words(language: str) -> None:
    live = begun("gifts", ANNA, BORIS, CLARA, language=language)
    chair = present(live.table)[0]
    for matters in combinations(Matter, 2):
        said = [heard(one) for one in labels(only(voted(live, chair, matters)))]
        assert len(said) == len(set(filled(said))), said


def voted(live: Live, chair: Chair, matters: tuple[Matter, ...]) -> Live:
    """Two votes about one person."""
    motions = tuple(
        Motion(matter, chair, frozenset({live.table.people[chair - 1].user})) for matter in matters
    )
    return with_changes(live, motions=motions)
