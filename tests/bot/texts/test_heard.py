"""No sign is the only carrier of what is said: without signs all of it is heard."""

import re
from itertools import chain
from pathlib import Path

import pytest

from bot.display.heard import heard
from bot.handlers.questions import dismiss_question, people_question
from bot.table.seating import present
from bot.table.values import Chair, Live, Matter, Motion, with_changes
from bot.texts.catalogues import LANGUAGES
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_votes_that_are_open_at_once_differ_in_words(language: str) -> None:
    live = begun("gifts", ANNA, BORIS, CLARA, language=language)
    chair = present(live.table)[0]
    said = [heard(one) for one in labels(only(voted(live, chair)))]
    assert len(said) == len(set(filled(said)))


def voted(live: Live, chair: Chair) -> Live:
    """Two votes about one person."""
    motions = tuple(
        Motion(matter, chair, frozenset({live.table.people[chair - 1].user}))
        for matter in (Matter.REMOVE, Matter.REPLACE)
    )
    return with_changes(live, motions=motions)
