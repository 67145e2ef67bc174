"""docs/learning.md tells how long each lesson takes: under three minutes."""

import os
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

from bot.display.values import Keyboard
from bot.features.lessons.shown import Taught, answered, asked, focus_of, listing
from bot.handlers.table.opening import welcome
from bot.table.values import Place
from bot.texts.catalogues import LANGUAGES
from games.core.lessons import Lesson, lessons_of
from tests.bot.lessons import LESSONS, steps, taps, way_to
from tests.bot.tables import FRAME

PAGE = Path(__file__).parents[2] / "docs/learning.md"
WORDS_A_MINUTE = 200
LONGEST = 180
TAG = re.compile(r"<[^>]+>")
HEAD = "| lesson | steps | taps | reading, en | ru | uk |\n| --- | --- | --- | --- | --- | --- |\n"


def words_of(html: str, keyboard: Keyboard = ()) -> int:
    """How many words a message has, with those on its buttons; numbers and signs are none."""
    said = [unescape(TAG.sub("", html)), *(button.text for row in keyboard for button in row)]
    return len(re.findall(r"[^\W\d_][\w’'-]*", " ".join(said)))


def words_at(at: Taught) -> Iterator[int]:
    """The words of a step: the question, and what is said of the right answer."""
    first = asked(FRAME, at, 1, focus_of(FRAME, at))
    yield words_of(first.text, first.keyboard if at.step.choices else ())
    if at.step.answer:
        yield words_of(answered(FRAME, at, 1, way_to(at)).text)


def seconds(lesson: Lesson, language: str) -> int:
    """How long it takes to read all of it, from the first screen on."""
    first = welcome(FRAME, language, Place(1))
    before = words_of(first.text, first.keyboard)
    listed = FRAME.say(language, "learn-which")
    if lists := lists_before(lesson):
        before += words_of(listed, listing(FRAME, language))
    if lists > 1:
        before += words_of(listed, listing(FRAME, language, is_further=True))
    words = sum(sum(words_at(at)) for at in steps(lesson.id, language))
    return round((before + words) * 60 / WORDS_A_MINUTE)


def lists_before(lesson: Lesson) -> int:
    """How many lists lead to a lesson: none to the one on the first screen."""
    if lesson == LESSONS[0][1]:
        return 0
    return 1 if any(lesson == lessons_of(game)[0] for game, _ in LESSONS) else 2


def taps_of(lesson: Lesson) -> int:
    """Start, the first screen, for others than its lesson Back and the lists; then what each step
    takes, with the way to the next.
    """
    *asking, _ = steps(lesson.id)
    moves = sum(len([*taps(at)]) for at in asking if at.step.asks_move)
    lists = lists_before(lesson)
    ways = 2 + (lists + 1 if lists else 0)
    return ways + moves + sum(bool(at.step.choices) for at in asking) + len(asking)


def table() -> str:
    rows = []
    for game, lesson in LESSONS:
        is_first = lesson == lessons_of(game)[0]
        id = f"{game.id}-name" if is_first else f"{game.id}-lesson-{lesson.id}"
        name = FRAME.say("en", id.replace("_", "-"))
        shown = name if is_first else f"*{name}*"
        times = " | ".join(f"{seconds(lesson, language)} s" for language in LANGUAGES)
        rows.append(f"| {shown} | {len(lesson.step)} | {taps_of(lesson)} | {times} |\n")
    return HEAD + "".join(rows)


def test_each_lesson_takes_less_than_three_minutes() -> None:
    for _, lesson in LESSONS:
        assert all(seconds(lesson, language) < LONGEST for language in LANGUAGES), lesson.id


def test_page_tells_how_long_each_lesson_takes() -> None:
    said = PAGE.read_text()
    begin = said.index(HEAD) if HEAD in said else len(said)
    end = said.find("\n\n", begin)
    fresh = said[:begin] + table() + (said[end + 1 :] if end > 0 else "")
    if os.environ.get("REWRITE_LEARNING"):
        PAGE.write_text(fresh)
    assert fresh == said or os.environ.get("REWRITE_LEARNING")
